import type { Count, Deps } from '../deps.ts';

const minute = 60;
const hour = 60 * minute;

/**
 * Counted per address from one network soon, and over all networks later, so that whoever bothers somebody else's address
 * from one place does not lock its owner out. Unknown addresses count alike: a refusal says nothing about an address.
 */
function tries(name: string, email: string, deps: Deps, max: { here: number; everywhere: number }): Count[] {
  const address = email.toLowerCase();
  return [
    {
      name: `${name}-here`,
      subject: `${address} ${deps.network}`,
      max: max.here,
      windowSeconds: 15 * minute,
    },
    { name: `${name}-everywhere`, subject: address, max: max.everywhere, windowSeconds: hour },
  ];
}

/** Mails with a code. */
export const countCodeMail = (email: string, deps: Deps) =>
  deps.count(tries('ework-mail', email, deps, { here: 5, everywhere: 20 }));

/** Codes tried: guessing one has odds of 1 to 33,000 an hour. */
export const countCode = (email: string, deps: Deps) =>
  deps.count(tries('ework-code', email, deps, { here: 10, everywhere: 30 }));

/** Sign-ins by address alone. */
export const countEmail = (email: string, deps: Deps) =>
  deps.count(tries('ework-email', email, deps, { here: 20, everywhere: 60 }));
