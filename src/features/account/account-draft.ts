import { emailMaxLength } from '#shared/rules/email.ts';
import { dropStored, findStored, keepStored } from '../../browser/storage.ts';
import { signInAgain } from '../../learning/session-end.ts';

/** What was typed into the account page when the session ended. No password. */
export type AccountDraft = Readonly<Partial<Record<'firstName' | 'lastName' | 'email', string>>>;

const storageKey = 'account-draft';
const fields = ['firstName', 'lastName', 'email'] as const;

/** Read with mistrust, and once: after the next reload the account is as it is kept. */
export function takeAccountDraft(): AccountDraft {
  const stored = findStored('session', storageKey);
  dropStored('session', storageKey);
  if (typeof stored !== 'object' || stored === null) return {};
  const kept = stored as Record<string, unknown>;
  return Object.fromEntries(
    fields.flatMap((name) =>
      typeof kept[name] === 'string' ? [[name, kept[name].slice(0, emailMaxLength)]] : [],
    ),
  );
}

/** Keeps what was typed and leads to the sign-in, from where the person comes back to it. */
export function keepAndSignIn(values: Readonly<Record<string, string>>): void {
  const draft = Object.fromEntries(
    fields.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])),
  );
  if (Object.keys(draft).length > 0) keepStored('session', storageKey, draft);
  signInAgain();
}
