/** The words of the banner and of the cookie page. A change of meaning needs a new policyVersion (consent-record.ts). */
import { storageCategories, type StorageCategory } from '#shared/catalogue/browser-storage.ts';
import type { ConsentScreen, OptionalCategory } from './consent-record.ts';

export const bannerWords = {
  title: 'Cookies on this site',
  text: 'May we also remember your preferences, count visits and advertise on other sites? We do none of that today. Necessary cookies are always on.',
  policy: 'Privacy policy',
  acceptAll: 'Accept All',
  rejectAll: 'Reject All',
  choose: 'Choose cookies',
  save: 'Save Preferences',
  keep: 'Keep my choice',
  details: 'Choose what to allow',
} as const;

/** The cookie page's categories under the names of the record. */
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

/**
 * SHA-256 of what each screen says to someone who chooses there. Records on the server carry it. Changed words get a new hash
 * (the test of this file says which); changed meaning also a new policyVersion.
 */
export const wordingHashes: Readonly<Record<ConsentScreen, string>> = {
  banner: 'cfd3ed5ec025b0b343f9fb4eeab52cbee4ffc2d15d884ba4a89590d88ee07f37',
  details: '4d25ed6c3b98d3a89be1f65e1a01b685270f7370283d3afad7ab16c71245c021',
  page: '8038b1c1418d6c7ff06d601bffd7fc6542a0042959056798f84268ec909d4771',
};

/** Everything that the screen says to someone who chooses there, a line each: what its hash is made from. */
export function wordingOf(screen: ConsentScreen): string {
  const { title, text, policy, acceptAll, rejectAll, choose, save, details } = bannerWords;
  const categories = choices.map((choice) => `${choice.title}: ${choice.text}`);
  if (screen === 'banner') return [title, text, policy, acceptAll, rejectAll, choose].join('\n');
  if (screen === 'details')
    return [title, text, policy, acceptAll, rejectAll, details, ...categories, save].join('\n');
  const [essential] = storageCategories;
  return [`${essential.title}: ${essential.text}`, ...categories, save, acceptAll, rejectAll].join('\n');
}
