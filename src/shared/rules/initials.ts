import type { CurrentUser } from '../contracts/auth.ts';

/** The letters in the header's circle: first letters of first and last name; otherwise the first two of the e-mail address; otherwise U. */
export function initialsOf({
  firstName,
  lastName,
  email,
}: Pick<CurrentUser, 'firstName' | 'lastName' | 'email'>): string {
  const [first] = firstName.trim();
  const [last] = lastName.trim();
  const letters = first && last ? `${first}${last}` : Array.from(email.trim()).slice(0, 2).join('');
  return letters.toLocaleUpperCase('en-GB') || 'U';
}
