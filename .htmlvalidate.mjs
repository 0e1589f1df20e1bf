// What "valid HTML" means for the built pages (tests/e2e/html.e2e.ts): everything recommended, except what is switched off below.
import { defineConfig } from 'html-validate';

export default defineConfig({
  root: true,
  extends: ['html-validate:recommended'],
  elements: [
    'html5',
    // Astro writes a <style> of one line before the first island. Browsers have always taken it there, and no setting moves it.
    { style: { inherit: 'style', flow: true, phrasing: true } },
  ],
  rules: {
    // Valid either way; Astro and React each write them in their own manner.
    'attr-case': 'off',
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // Headlines of articles may be 80 characters long; the layout then leaves the institute's name out of the title.
    'long-title': ['error', { maxlength: 80 }],
    // Drawings to scale carry their numbers (weeks, shares) in style attributes; the content security policy allows just that.
    'no-inline-style': 'off',
    // Tables that turn into blocks on a phone say that they still are tables: a changed display makes browsers forget.
    'no-redundant-role': 'off',
    // Telephone numbers are kept on one line by the class "nowrap".
    'tel-non-breaking': 'off',
  },
});
