import type { Count, Deps } from '../deps.ts';

const minute = 60;
const hour = 60 * minute;

/** One spelling of an address, for counting and comparing. */
export const addressKey = (email: string): string => email.trim().toLowerCase();

/**
 * A guesser is stopped per address from their network soon, and over all networks later. Whoever owns the address can wait,
 * or use the other way to sign in, which counts apart: nobody is locked out for good.
 */
function tries(
  name: string,
  email: string,
  network: string,
  max: { here: number; everywhere: number },
): Count[] {
  const address = addressKey(email);
  return [
    { name: `${name}-here`, subject: `${address} ${network}`, max: max.here, windowSeconds: 15 * minute },
    { name: `${name}-everywhere`, subject: address, max: max.everywhere, windowSeconds: hour },
  ];
}

/** Tries of a password: 10 in a quarter of an hour from one network, 60 an hour from all. */
export const countPassword = (email: string, deps: Deps) =>
  deps.count(tries('password', email, deps.network, { here: 10, everywhere: 60 }));

/** Tries of a code of six digits: at most 30 an hour, so that guessing one has odds of 1 to 33,000 an hour. */
export const countCode = (email: string, deps: Deps) =>
  deps.count(tries('code', email, deps.network, { here: 8, everywhere: 30 }));

/** Mails with a code: an address gets at most 8 an hour, whoever asks. */
export const countMail = (email: string, deps: Deps) =>
  deps.count([{ name: 'account-mail', subject: addressKey(email), max: 8, windowSeconds: hour }]);
