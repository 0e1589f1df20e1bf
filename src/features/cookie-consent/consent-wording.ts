/** The words of the banner and of the cookie page. A change of meaning needs a new policyVersion (consent-record.ts). */
import { storageCategories, type StorageCategory } from '#shared/catalogue/browser-storage.ts';
import type { ConsentScreen, OptionalCategory } from './consent-record.ts';

export const bannerWords = {
  title: 'Cookies on this site',
  text: 'Necessary cookies keep the site working. With your permission we would also remember your preferences, count visits and show our advertisements on other sites. We do none of that today.',
  policy: 'Privacy policy',
  acceptAll: 'Accept All',
  rejectAll: 'Reject All',
  choose: 'Choose cookies',
  save: 'Save Preferences',
  keep: 'Keep my choice',
  details: 'Choose what to allow',
} as const;

/** The cookie page's categories under the names of the record (ruling R18). */
const names = {
  functional: 'preferences',
  analytical: 'analytics',
  marketing: 'marketing',
} as const satisfies Record<Exclude<StorageCategory, 'essential'>, OptionalCategory>;

export interface Choice {
  name: OptionalCategory;
  title: string;
  text: string;
}

/** The three switches, in the order of the cookie page. */
export const choices: readonly Choice[] = storageCategories.flatMap((category) =>
  category.id === 'essential'
    ? []
    : [{ name: names[category.id], title: category.title, text: category.text }],
);

export const categoryOf = (name: OptionalCategory): StorageCategory =>
  (Object.keys(names) as (keyof typeof names)[]).find((id) => names[id] === name) ?? 'marketing';

/** Everything that the screen says to somebody who chooses there, a line each: what the hash in the record stands for. */
export function wordingOf(screen: ConsentScreen): string {
  const { title, text, policy, acceptAll, rejectAll, choose, save, details } = bannerWords;
  const categories = choices.map((choice) => `${choice.title}: ${choice.text}`);
  if (screen === 'banner') return [title, text, policy, acceptAll, rejectAll, choose].join('\n');
  if (screen === 'details')
    return [title, text, policy, acceptAll, rejectAll, details, ...categories, save].join('\n');
  const [essential] = storageCategories;
  return [`${essential.title}: ${essential.text}`, ...categories, save, acceptAll, rejectAll].join('\n');
}
