/**
 * Who reads the work of learners, who signs for the institute, and when courses begin. None of it is known yet and none is
 * invented: a slot without a value is on `npm run launch-check`, marked where it will be on a page of ours, and absent from what
 * the public sees. Names and trades need the consent of the people they are about.
 */
import type { CourseSlug } from './course.ts';

/** A place on pages that waits for a fact. */
export interface Slot<T> {
  readonly value: T | null;
  /** What belongs here. */
  readonly needed: string;
}

export interface Reader {
  /** What they do or did for a living: "Business analyst in local government". */
  readonly trade: string;
  /** In that trade. */
  readonly years: number;
  /** Whose learners' work they read. */
  readonly courses: readonly CourseSlug[];
}

export interface Signature {
  readonly name: string;
  readonly role: string;
  /** The signature as one SVG path, at most 220 wide and 70 high from 0 0. */
  readonly path: string;
}

export interface StartDate {
  /** The first day of week 1, YYYY-MM-DD. */
  readonly day: string;
  readonly courses: readonly CourseSlug[];
}

export interface Slots {
  readonly readers: Slot<readonly Reader[]>;
  readonly directorSignature: Slot<Signature>;
  /** In the order of the calendar. */
  readonly courseStarts: Slot<readonly StartDate[]>;
}

export const slots: Slots = {
  readers: {
    value: null,
    needed: 'Who reads the work of each course: trade and years in it, with their consent',
  },
  directorSignature: {
    value: null,
    needed: 'The director’s name, role and signature as an SVG path, with their consent',
  },
  courseStarts: { value: null, needed: 'The next three start dates, with the courses that begin on each' },
};

export const findReaders = (readers: readonly Reader[] | null, slug: CourseSlug): readonly Reader[] =>
  readers?.filter(({ courses }) => courses.includes(slug)) ?? [];

/** The next three, of one course or of all. What has begun is not told. */
export function nextStarts(
  starts: readonly StartDate[] | null,
  { today, slug }: { readonly today: string; readonly slug?: CourseSlug | undefined },
): readonly StartDate[] {
  return (starts ?? [])
    .filter(({ day, courses }) => day >= today && (slug === undefined || courses.includes(slug)))
    .slice(0, 3);
}
