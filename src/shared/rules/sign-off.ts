/** When a week or a project is signed off, and by when a mentor has promised to answer. */
import { toLondonDay } from './london-day.ts';
import { addWorkingDays } from './working-days.ts';

export const handInStates = ['waiting', 'reading', 'replaced', 'accepted', 'returned'] as const;
/** `waiting` and `reading` are with the mentors; `replaced` was followed by a newer version before anyone had read it. */
export type HandInState = (typeof handInStates)[number];

/** The latest version of one deliverable. */
export interface LatestHandIn {
  readonly deliverable: number;
  readonly state: HandInState;
  readonly mentor: string | null;
  /** When the mentor answered, as an ISO time. */
  readonly givenAt: string | null;
}

export interface SignOff {
  readonly mentor: string;
  /** ISO time. */
  readonly at: string;
}

/**
 * Signed off by the mentor who accepted the last of them, once each deliverable that the work has now is accepted. What is handed in
 * of a deliverable that the work no longer has counts for nothing; work without deliverables is never signed off.
 */
export function signOff(deliverables: readonly number[], latest: readonly LatestHandIn[]): SignOff | null {
  let last: SignOff | null = null;
  for (const number of deliverables) {
    const one = latest.find(({ deliverable }) => deliverable === number);
    if (one?.state !== 'accepted' || one.mentor === null || one.givenAt === null) return null;
    if (last === null || Date.parse(one.givenAt) > Date.parse(last.at))
      last = { mentor: one.mentor, at: one.givenAt };
  }
  return last;
}

/** A mentor answers within so many working days. */
export const promisedWorkingDays = 2;

/** The civil day in London at whose end the promise is broken for work that has waited since a moment. */
export const answerDueDay = (waitingSince: Date): string =>
  addWorkingDays(toLondonDay(waitingSince), promisedWorkingDays);
