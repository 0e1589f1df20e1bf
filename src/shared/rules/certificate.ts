/** Which certificate a course or a plan leads to, and of what kind it is. Pages, mails and the assistant say it from here. */
import type { CertificationTrack } from '../catalogue/certifications.ts';
import { certificationTracks } from '../catalogue/certifications.ts';
import type { CourseSlug } from '../catalogue/course.ts';

/** What kind of certificate ours are, to be said wherever one is named. */
export const certificateKind = 'our own, not regulated by Ofqual';

/** What a course without an examination track gives. */
export const completionCertificate = 'certificate of completion; no exam yet';

/** The track of a course; null where there is no exam of ours for it. */
export function trackOf(slug: CourseSlug): CertificationTrack | null {
  return certificationTracks.find(({ courseSlug }) => courseSlug === slug) ?? null;
}

/** 'Prompt Engineering Foundational, by exam', or 'Certificate of completion; no exam yet'. */
export function courseCertificate(slug: CourseSlug): string {
  const track = trackOf(slug);
  return track ? `${track.title} Foundational, by exam` : 'Certificate of completion; no exam yet';
}

export interface PlanCertificates {
  /** Exams that the plan includes, in the order in which they are sat: 'Cybersecurity Foundational'. */
  readonly exams: readonly string[];
  /** As a line of the plan's list. */
  readonly text: string;
}

/**
 * The certificates of a plan. The 6-month plan has the first level of the course's track, the 12-month plan the first two.
 * A course without a track gives a certificate of completion, and at six months an exam of another track where the plan
 * names one.
 */
export function planCertificates(
  slug: CourseSlug,
  months: 6 | 12,
  secondTrack: CourseSlug | null,
): PlanCertificates {
  const track = trackOf(slug);
  if (track) {
    const exams = track.levels.slice(0, months === 6 ? 1 : 2).map(({ level }) => `${track.title} ${level}`);
    const text =
      months === 6
        ? `1 certification: ${track.title} Foundational`
        : `2 certifications, foundation and advanced: ${track.title} Foundational and Professional`;
    return { exams, text: `${text} (${certificateKind})` };
  }
  const second = secondTrack === null ? null : trackOf(secondTrack);
  if (months === 12 || !second) {
    return { exams: [], text: `1 ${completionCertificate} (${certificateKind})` };
  }
  return {
    exams: [`${second.title} Foundational`],
    text: `2 certificates: a certificate of completion (no exam of the course’s own yet) and ${second.title} Foundational, by exam (${certificateKind})`,
  };
}
