import {
  consentEvent,
  findConsent,
  followConsent,
  optionalCategories,
  sentEvent,
  type Consent,
  type OptionalCategory,
} from './consent-record.ts';

/** What holds, in a sentence. */
export function describeConsent(
  consent: Consent | null,
  titleOf: (category: OptionalCategory) => string,
): string {
  if (!consent) return 'You have not chosen yet, so everything optional is off.';
  const allowed = optionalCategories.filter((category) => consent.preferences[category]);
  const what =
    allowed.length === optionalCategories.length
      ? 'you allowed everything'
      : allowed.length > 0
        ? `you allowed: ${allowed.map(titleOf).join(', ')}`
        : 'you refused everything optional';
  const time = new Date(consent.timestamp).toLocaleString('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/London',
  });
  return `On ${time}, UK time, ${what}.`;
}

/** Everything that this browser holds of this site and that a page can see. */
function describeStored(): string {
  const names = (storage: () => Storage): string[] => {
    try {
      return Object.keys(storage());
    } catch {
      return [];
    }
  };
  const cookies = document.cookie.split(/; ?/).map((pair) => pair.split('=')[0] ?? '');
  const stored = [...cookies, ...names(() => localStorage), ...names(() => sessionStorage)].filter(Boolean);
  const unseen = stored.includes('signed-in')
    ? ' Signed in, it also holds a cookie that no page can read.'
    : '';
  return `In this browser at this moment: ${stored.join(', ') || 'nothing'}.${unseen}`;
}

/** Shows the choice that holds, now and whenever it changes. */
export function startCookieSettings(place: HTMLElement): void {
  const chosen = place.querySelector<HTMLElement>('[data-chosen]');
  const stored = place.querySelector<HTMLElement>('[data-stored]');
  const list = stored?.querySelector('span');
  if (!chosen || !stored || !list) return;
  const switchOf = (category: OptionalCategory) =>
    place.querySelector<HTMLInputElement>(`input[name="${category}"]`);
  const titleOf = (category: OptionalCategory) =>
    switchOf(category)?.closest('label')?.querySelector('b')?.textContent ?? category;
  const show = (consent: Consent | null) => {
    for (const category of optionalCategories) {
      const input = switchOf(category);
      if (input) input.checked = consent?.preferences[category] ?? false;
    }
    chosen.textContent = describeConsent(consent, titleOf);
    list.textContent = describeStored();
    stored.hidden = false;
  };
  followConsent(show);
  document.addEventListener(sentEvent, () => {
    list.textContent = describeStored();
  });
  document.addEventListener(consentEvent, () => {
    if (!findConsent())
      chosen.textContent =
        'Your browser does not let this site store anything, so your choice could not be kept. Everything optional stays off.';
  });
}
