/** What can be certified, in the words that a certificate carries. */
import { certificationTracks } from '../catalogue/certifications.ts';
import { courses } from '../catalogue/courses.ts';
import type { CourseSlug } from '../catalogue/course.ts';
import type { Award, AwardKind, CertificateKind } from './credential.ts';

interface KnownAward extends Award {
  readonly kind: AwardKind;
  readonly course: CourseSlug;
  /** The level that has to be held before; null where none has. */
  readonly before: { readonly id: string; readonly name: string } | null;
}

const levels: readonly KnownAward[] = certificationTracks.flatMap(
  ({ id: trackId, courseSlug, levels: three }) =>
    three.map((level, index) => {
      const before = three[index - 1];
      return {
        kind: 'level' as const,
        id: level.id,
        name: level.name,
        description: `${level.level}, level ${index + 1} of 3. Skills: ${level.skills.join(', ')}.`,
        criteria: `A proctored examination: ${level.examFormat}. Training before it: ${level.duration}.`,
        page: `/certifications#${trackId}`,
        course: courseSlug,
        before: before ? { id: before.id, name: before.name } : null,
      };
    }),
);

const completions: readonly KnownAward[] = courses.map(({ slug, title, weeks }) => ({
  kind: 'course',
  id: slug,
  name: `${title}: certificate of completion`,
  description: `A course of ${weeks} weeks.`,
  criteria: 'The work of the course was handed in and accepted by mentors. There was no examination.',
  page: `/courses/${slug}`,
  course: slug,
  before: null,
}));

/** Everything that can be awarded, in the order of the catalogue. */
export const awards: readonly KnownAward[] = [...levels, ...completions];

export const findAward = (kind: CertificateKind, id: string): KnownAward | null =>
  awards.find((award) => award.kind === kind && award.id === id) ?? null;
