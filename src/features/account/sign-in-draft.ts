import { emailMaxLength } from '#shared/rules/email.ts';
import { dropStored, findStored, keepStored } from '../../browser/storage.ts';

/** What is carried from step to step and outlives a reload. Never a password and never a code. */
export interface Person {
  email: string;
  firstName: string;
  lastName: string;
}

const storageKey = 'sign-in-draft';
export const noPerson: Person = { email: '', firstName: '', lastName: '' };

export const isPersonField = (name: string): name is keyof Person => Object.hasOwn(noPerson, name);

/** What the tab keeps, with the e-mail address that a link from a mail names. Read with mistrust. */
export function findPerson(search: string): Person {
  const stored = findStored('session', storageKey);
  const kept = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  const text = (name: keyof Person) =>
    typeof kept[name] === 'string' ? kept[name].slice(0, emailMaxLength) : '';
  const named = new URLSearchParams(search).get('email')?.slice(0, emailMaxLength);
  return { email: named ?? text('email'), firstName: text('firstName'), lastName: text('lastName') };
}

export const dropPerson = (): void => dropStored('session', storageKey);

/** Keeps nothing of a person who has typed nothing yet. */
export function keepPerson(person: Person): void {
  if (Object.values(person).some(Boolean)) keepStored('session', storageKey, person);
  else dropPerson();
}
