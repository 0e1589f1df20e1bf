import { startChecking } from './check-page.ts';

/*
 * The checker as a file of its own: it takes the form over as soon as it is there. Bundled by itself (CheckScript.astro), because
 * what the bundler adds to an import in a page is larger than everything else that the page asks for.
 */
const form = document.querySelector<HTMLFormElement>('[data-check-form]');
const answer = document.querySelector<HTMLElement>('[data-check-answer]');
if (form && answer) startChecking(form, answer);
