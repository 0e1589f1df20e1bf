import { AppError } from '#shared/app-error.ts';
import { addressKey } from '#shared/rules/email.ts';
import type { Count, Deps } from './deps.ts';

/**
 * What one person may try, and one network, without anybody being able to use up what belongs to another. A refused try is
 * not counted; a right one is taken back. So someone who guesses from one network fills the counters of that network, and those of the
 * address over all networks only in part.
 */

/** How long a code from a mail works. */
export const codeSeconds = 10 * 60;

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

interface Allowance {
  readonly max: number;
  readonly seconds: number;
}

/** How often something may be guessed wrongly. */
interface Guessing {
  /** For one address from one network. */
  readonly here: readonly Allowance[];
  /** For one address over all networks. Past it a network still has its first try, and the owner has one of their own. */
  readonly everywhere: Allowance;
  /** For one address over all networks, without exception: for what is short enough to be guessed in the end. */
  readonly ceiling?: Allowance;
}

/** Wrong guesses from one network at whichever addresses: more than a class that mistypes, less than a program wants. */
const network: Allowance = { max: 100, seconds: 10 * minute };

const codes: Guessing = {
  here: [
    { max: 8, seconds: 15 * minute },
    { max: 12, seconds: hour },
  ],
  // Six digits: odds of 1 to 33,000 an hour for a guesser with few networks, and of 1 to 5,000 for one with hundreds.
  everywhere: { max: 30, seconds: hour },
  ceiling: { max: 200, seconds: hour },
};

const guessing = {
  password: {
    here: [
      { max: 10, seconds: 15 * minute },
      { max: 20, seconds: hour },
    ],
    everywhere: { max: 100, seconds: hour },
  },
  code: codes,
  // Five tries in the ten minutes that a code lives (docs/contract/accounts.md).
  'ework-code': { ...codes, here: [{ max: 5, seconds: 10 * minute }, ...codes.here.slice(1)] },
  // Asked of someone who has proven a session and a password, and counted apart: no stranger can use it up.
  'desk-code': { ...codes, here: [{ max: 5, seconds: 10 * minute }, ...codes.here.slice(1)] },
  'ework-address': {
    here: [{ max: 20, seconds: 15 * minute }],
    everywhere: { max: 100, seconds: hour },
  },
} as const satisfies Record<string, Guessing>;

export type Guessed = keyof typeof guessing;

const toCount = (name: string, subject: string, { max, seconds }: Allowance): Count => ({
  name: `${name}-${seconds}`,
  subject,
  max,
  windowSeconds: seconds,
});

const isLimit = (error: unknown): boolean => error instanceof AppError && error.code === 'rate_limited';

/**
 * Lets one guess be made about an address. Counted beforehand, so that many at once are not one; taken back unless it was
 * wrong, which `work` says by throwing AppError `not_signed_in` or `invalid_fields`. Unknown addresses count alike.
 * @throws AppError `rate_limited`, and whatever `work` throws
 */
export async function guess<Result>(
  what: Guessed,
  address: string,
  deps: Deps,
  work: () => Promise<Result>,
): Promise<Result> {
  const { here, everywhere, ceiling }: Guessing = guessing[what];
  const key = addressKey(address);
  const hereOnly = (allowance: Allowance) => toCount(`${what}-here`, `${key} ${deps.network}`, allowance);
  const always = [
    toCount('guesses', deps.network, network),
    ...(ceiling ? [toCount(`${what}-ceiling`, key, ceiling)] : []),
  ];
  let taken = [...here.map(hereOnly), toCount(`${what}-everywhere`, key, everywhere), ...always];
  try {
    await deps.count(taken);
  } catch (error) {
    if (!isLimit(error)) throw error;
    taken = [...here.map((allowance) => hereOnly({ ...allowance, max: 1 })), ...always];
    await deps.count(taken).catch((second: unknown) => {
      if (!isLimit(second)) throw second;
      deps.report('guessing-stopped', { what });
      throw error;
    });
  }
  try {
    const result = await work();
    await takeBack(taken, deps);
    return result;
  } catch (error) {
    const wasWrong =
      error instanceof AppError && (error.code === 'not_signed_in' || error.code === 'invalid_fields');
    if (wasWrong) deps.report('guess-wrong', { what });
    else await takeBack(taken, deps);
    throw error;
  }
}

/** A right guess that stays counted is a small wrong; refusing it would be a greater one. */
async function takeBack(counts: readonly Count[], deps: Deps): Promise<void> {
  try {
    await deps.giveBack(counts);
  } catch (error) {
    deps.report('count-not-taken-back', { code: error instanceof AppError ? error.code : 'internal' });
  }
}

/**
 * Counts a mail that anybody can have sent to an address. One network can use up neither the hour nor the day of an address.
 * @throws AppError `rate_limited`
 */
export async function countMail(kind: 'account' | 'ework', address: string, deps: Deps): Promise<void> {
  const key = addressKey(address);
  const here = `${key} ${deps.network}`;
  await deps.count([
    toCount(`${kind}-mail-here`, here, { max: 5, seconds: hour }),
    toCount(`${kind}-mail-here`, here, { max: 10, seconds: day }),
    toCount(`${kind}-mail`, key, { max: 8, seconds: hour }),
    toCount(`${kind}-mail`, key, { max: 24, seconds: day }),
  ]);
}

/**
 * Counts a mail that a learner has sent to an address that is not theirs yet.
 * @throws AppError `rate_limited`
 */
export async function countMove(learnerId: string, deps: Deps): Promise<void> {
  await deps.count([
    toCount('move', learnerId, { max: 5, seconds: hour }),
    toCount('move', learnerId, { max: 10, seconds: day }),
  ]);
}

/**
 * Counts a code that opens the desk. Asked for with a session and its password, so that only its owner can use this up.
 * @throws AppError `rate_limited`
 */
export async function countEntry(userId: string, deps: Deps): Promise<void> {
  const here = `${userId} ${deps.network}`;
  await deps.count([
    toCount('desk-mail-here', here, { max: 10, seconds: hour }),
    toCount('desk-mail', userId, { max: 30, seconds: hour }),
  ]);
}
