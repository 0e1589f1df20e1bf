// @ts-check
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { shareImages } from './scripts/build/share-images.ts';
import { headScript } from './src/layouts/head-script.ts';

/** Pages that nobody should find by searching: the signed-in areas and the ends of a form. */
const unlisted =
  /^\/(404|sign-in|dashboard|projects|career-path|ai-tools|learner-profiles|account|enquire\/.+|desk.*)$/;

/** `client:intent` loads an island when somebody shows that they want it. The enquiry feature owns the directive. */
const intentDirective = './src/browser/intent-directive.ts';

export default defineConfig({
  site: process.env.SITE_URL ?? 'https://kestrelrow.example',
  output: 'static',
  trailingSlash: 'never',
  // One address a page, without a trailing slash: /about is about.html.
  build: { format: 'file', inlineStylesheets: 'always' },
  prefetch: false,
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: 'prism' },
  integrations: [
    react(),
    mdx(),
    sitemap({ filter: (page) => !unlisted.test(new URL(page).pathname) }),
    shareImages(),
    {
      name: 'house',
      hooks: {
        'astro:config:setup': ({ addClientDirective }) => {
          if (existsSync(new URL(intentDirective, import.meta.url))) {
            addClientDirective({ name: 'intent', entrypoint: intentDirective });
          }
        },
        // Crawlers look for /sitemap.xml; the integration writes an index under a longer name.
        'astro:build:done': ({ dir }) =>
          copyFile(new URL('sitemap-index.xml', dir), new URL('sitemap.xml', dir)),
      },
    },
  ],
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
      ],
      scriptDirective: {
        resources: ["'self'"],
        hashes: [`sha256-${createHash('sha256').update(headScript).digest('base64')}`],
      },
      styleDirective: {
        // Elements by hash; `style` attributes carry numbers for drawings (weeks, shares) and nothing from visitors.
        resources: [
          { resource: "'self'", kind: 'element' },
          { resource: "'unsafe-inline'", kind: 'attribute' },
        ],
      },
    },
  },
  vite: { plugins: [tailwindcss()] },
});
