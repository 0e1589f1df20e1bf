/*
 * Door sign: bundled into every page as text (scripts/build/plain-script.ts) and run in its place, right after the banner,
 * before anything else has come. It decides whether the banner shows, so nothing flashes, and answers every button of
 * the banner and of the cookie page, so no choice waits for code. Plain DOM; import nothing but the record.
 */
import { findStored } from '../../browser/storage.ts';
import { choose, consentEvent, findConsent, optionalCategories, unsentKey } from './consent-record.ts';

const root = document.documentElement;
const state = root.dataset;
const script = document.currentScript as HTMLScriptElement;
const banner = script.previousElementSibling as HTMLElement;
let opener: HTMLElement | null = null;

// `data-ask` shows the banner: empty when there is no choice yet, "again" when someone wants to look at theirs.
if (!findConsent()) state['ask'] = '';

// What follows a choice (follow-up.ts) comes when there is one. It may fail to come: the choice is kept and the next page tries.
const followUp = (): void =>
  void import(/* @vite-ignore */ script.dataset['followUp'] ?? '').catch(() => null);
document.addEventListener(consentEvent, followUp);
document.addEventListener('DOMContentLoaded', () => {
  if (findStored('local', unsentKey) || document.querySelector('[data-consent-category]')) followUp();
});

// Content, focus and whatever else is fixed at the bottom keep clear of it. Hidden, by an ad blocker too, it is 0 high.
// Measured when the page is laid out anyway: to ask at any other time would lay it out once more.
const measure = () => root.style.setProperty('--banner', `${banner.offsetHeight}px`);
document.addEventListener('DOMContentLoaded', () => {
  new ResizeObserver(measure).observe(banner);
  // A banner that an ad blocker hides, at once or later, asks no one, so nothing makes room for it.
  new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) delete state['ask'];
  }).observe(banner);
});

const close = () => {
  delete state['ask'];
  opener?.focus();
  opener = null;
};

document.addEventListener('click', (event) => {
  const target = event.target as Element;
  const link = target.closest<HTMLElement>('[data-cookie-settings]');
  if (link && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) {
    state['ask'] = findConsent() ? 'again' : '';
    if (banner.offsetHeight) {
      event.preventDefault();
      opener = link;
      banner.focus();
    } else {
      // Hidden even so, by an ad blocker: the link leads to the cookie page, which offers the same.
      delete state['ask'];
    }
  }
  const button = target.closest<HTMLElement>('[data-consent]');
  const answer = button?.dataset['consent'];
  if (!button || !answer) return;
  const place = button.closest('section');
  const switches = [...(place?.querySelectorAll<HTMLInputElement>('input[role=switch]') ?? [])];
  if (answer !== 'keep')
    choose(
      answer === 'save'
        ? switches.filter(({ checked }) => checked).map(({ name }) => name)
        : answer === 'all'
          ? optionalCategories
          : [],
      place !== banner ? 'page' : switches[0] ? 'details' : 'banner',
    );
  close();
});

// Chosen in another tab, or on a page after this one from which someone came back.
for (const sign of ['storage', 'pageshow'])
  addEventListener(sign, () => {
    if (state['ask'] === '' && findConsent()) close();
  });
