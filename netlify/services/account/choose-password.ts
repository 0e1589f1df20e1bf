import { institute } from '#shared/catalogue/institute.ts';
import { AppError } from '#shared/app-error.ts';
import { accountMessages } from '#shared/messages/account.ts';
import { hasVisibleText } from '#shared/rules/plain-text.ts';
import commonPasswords from './common-passwords.json' with { type: 'json' };

/**
 * The 4,000 commonest passwords of eight characters or more in @zxcvbn-ts/language-common 4.1.3 (MIT), which ranks those of
 * public leaks: OWASP ASVS 5.0, 6.2.4 asks for 3,000.
 */
const common: ReadonlySet<string> = new Set(commonPasswords);

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '');

/** Words that a guesser tries first for this person here. */
const ownWords = (email: string): string[] => {
  const [local = '', domain = ''] = email.split('@');
  const names = [institute.name, institute.legalName, institute.name.split(' ').slice(0, 2).join(' ')];
  return [email, local, domain, domain.split('.')[0] ?? '', ...names].map(lettersOf).filter(Boolean);
};

/**
 * Refuses a password that is among the first to be guessed: a common one, one character over and over, spaces, or the person's own
 * address or our name with digits and signs around it. Asked before anything is said of an account, so that it tells nothing about one.
 * @throws AppError `invalid_fields`
 */
export function requireUncommonPassword(password: string, email: string): void {
  const folded = password.toLowerCase();
  const letters = lettersOf(password);
  if (
    common.has(folded) ||
    new Set(folded).size < 3 ||
    !hasVisibleText(password) ||
    folded === email.toLowerCase() ||
    ownWords(email).includes(letters)
  )
    throw new AppError('invalid_fields', undefined, { fields: { password: accountMessages.commonPassword } });
}
