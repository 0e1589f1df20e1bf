/** What an enquiry can be about, and how a programme's name leads back to the catalogue. */
import type { CertificationLevel, CertificationTrack } from './certifications.ts';
import { certificationTracks } from './certifications.ts';
import type { Course } from './courses.ts';
import { courses, getCourse } from './courses.ts';
import type { Plan } from './plans.ts';
import { plans } from './plans.ts';

/** The card that sells eWork projects without a course. */
export const eworkProgramme = 'eWork Experience';

export interface ProgrammeOption {
  readonly value: string;
  readonly label: string;
}

/** All nine, each with its length. */
export const programmes: readonly ProgrammeOption[] = courses.map((course) => ({
  value: course.title,
  label: `${course.title} (${course.weeks} weeks)`,
}));

export type Programme =
  | { readonly kind: 'course'; readonly name: string; readonly course: Course }
  | { readonly kind: 'plan'; readonly name: string; readonly course: Course; readonly plan: Plan }
  | {
      readonly kind: 'certification';
      readonly name: string;
      readonly course: Course;
      readonly track: CertificationTrack;
      readonly level: CertificationLevel;
    }
  | { readonly kind: 'ework'; readonly name: string };

const normalise = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

const byName = new Map<string, Programme>();

function register(programme: Programme, ...names: readonly string[]): void {
  for (const name of [programme.name, ...names]) byName.set(normalise(name), programme);
}

for (const course of courses) {
  register(
    { kind: 'course', name: course.title, course },
    course.slug,
    course.shortTitle,
    `${course.title} (${course.weeks} weeks)`,
  );
}
// The name of the same course in the salary table of docs/contract/courses.md.
register(
  { kind: 'course', name: 'Cybersecurity with AI', course: getCourse('cybersecurity-with-ai') },
  'Cybersecurity Consultant with AI',
);
for (const plan of plans) {
  register({ kind: 'plan', name: plan.name, course: getCourse(plan.courseSlug), plan }, plan.id);
}
for (const track of certificationTracks) {
  for (const level of track.levels) {
    register(
      { kind: 'certification', name: level.name, course: getCourse(track.courseSlug), track, level },
      level.id,
    );
  }
}
register({ kind: 'ework', name: eworkProgramme });

/** Finds a course, plan, certification level or eWork by the name that an enquiry carries; capitals and spaces do not matter. */
export function findProgramme(text: string): Programme | null {
  return byName.get(normalise(text)) ?? null;
}
