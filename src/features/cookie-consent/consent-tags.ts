/**
 * The loader of optional scripts. A page carries each as an inert element (ConsentTag.astro); it runs once its category
 * is allowed and never before. Today no page carries any.
 */
import { storedItems, type StoredItem } from '#shared/catalogue/browser-storage.ts';
import { optionalCategories, type Consent, type OptionalCategory } from './consent-record.ts';
import { categoryOf } from './consent-wording.ts';

/** The elements of ConsentTag.astro. */
export const tagSelector = 'script[data-consent-category]';

const running = new Set<Element>();
/** What undoes a category on this page, registered by whatever ran. */
const cleanups = new Map<OptionalCategory, Set<() => void>>();

/** Registers what must happen on this page when the category is withdrawn. */
export function onWithdrawal(category: OptionalCategory, cleanup: () => void): void {
  const registered = cleanups.get(category) ?? new Set();
  cleanups.set(category, registered.add(cleanup));
}

/** The registry of what a category sets: the list that the cookie page prints, and what the tags of this page declare. */
function namesSetBy(category: OptionalCategory, tags: readonly HTMLElement[]): string[] {
  const items: readonly StoredItem[] = storedItems;
  const listed = items.filter((item) => item.category === categoryOf(category)).map(({ name }) => name);
  const declared = tags
    .filter((tag) => tag.dataset['consentCategory'] === category)
    .flatMap((tag) => (tag.dataset['sets'] ?? '').split(' ').filter(Boolean));
  return [...listed, ...declared];
}

/**
 * Runs what is allowed and undoes what is not.
 * @returns whether something ran on this page that is no longer allowed: only a new page is surely rid of it.
 */
export function applyConsent(consent: Consent | null): boolean {
  const tags = [...document.querySelectorAll<HTMLScriptElement>(tagSelector)];
  const isAllowed = (category: string | undefined): boolean =>
    optionalCategories.some((known) => known === category && consent?.preferences[known] === true);
  if (tags.length > 0) setConsentMode(isAllowed);
  for (const tag of tags) {
    const category = tag.dataset['consentCategory'] as OptionalCategory;
    if (!isAllowed(category) || running.has(tag)) continue;
    running.add(tag);
    const script = document.createElement('script');
    script.src = tag.dataset['src'] ?? '';
    script.async = true;
    tag.after(script);
    onWithdrawal(category, () => script.remove());
  }
  let mustLeave = false;
  for (const category of optionalCategories) {
    if (isAllowed(category)) continue;
    const registered = cleanups.get(category);
    cleanups.delete(category);
    for (const cleanup of registered ?? []) cleanup();
    forget(namesSetBy(category, tags));
    mustLeave ||= (registered?.size ?? 0) > 0;
  }
  return mustLeave;
}

let isModeDefault = false;

/** Google's Consent Mode: everything denied before anything runs, then what was allowed. Only for pages that carry a tag. */
function setConsentMode(isAllowed: (category: OptionalCategory) => boolean): void {
  const page = window as Window & { dataLayer?: unknown[] };
  const layer = (page.dataLayer ??= []);
  function gtag(..._words: unknown[]): void {
    // eslint-disable-next-line prefer-rest-params -- Google's tag understands an arguments object only, not an array
    layer.push(arguments);
  }
  const signals = (isGranted: (category: OptionalCategory) => boolean) => {
    const signal = (category: OptionalCategory) => (isGranted(category) ? 'granted' : 'denied');
    return {
      ad_storage: signal('marketing'),
      ad_user_data: signal('marketing'),
      ad_personalization: signal('marketing'),
      analytics_storage: signal('analytics'),
      functionality_storage: signal('preferences'),
      personalization_storage: signal('preferences'),
      security_storage: 'granted',
    };
  };
  if (!isModeDefault)
    gtag(
      'consent',
      'default',
      signals(() => false),
    );
  isModeDefault = true;
  gtag('consent', 'update', signals(isAllowed));
}

/** Removes what was stored under these names; a star at the end matches any ending. */
function forget(names: readonly string[]): void {
  const isNamed = (stored: string) =>
    names.some((name) => (name.endsWith('*') ? stored.startsWith(name.slice(0, -1)) : stored === name));
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, i) => `; Domain=${labels.slice(i).join('.')}`)];
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? '';
    if (!isNamed(name)) continue;
    for (const domain of domains) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
  }
  for (const find of [() => localStorage, () => sessionStorage]) {
    try {
      const storage = find();
      for (const key of Object.keys(storage)) if (isNamed(key)) storage.removeItem(key);
    } catch {
      // Blocked storage holds nothing.
    }
  }
}
