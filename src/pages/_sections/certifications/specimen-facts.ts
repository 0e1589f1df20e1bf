/** The words of the specimen certificate. The person, the id and the dates are invented; the length is the real one. */
import { certificationTracks, type CertificationLevel } from '#shared/catalogue/certifications.ts';
import { terms } from '#shared/catalogue/terms.ts';
import { validUntil } from '#shared/rules/certificate-validity.ts';

const issued = new Date(Date.UTC(2026, 11, 1));

const date = (day: Date): string => day.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

function shownLevel(): { track: string; level: CertificationLevel } {
  const track = certificationTracks.find(({ id }) => id === 'ai-business-analyst');
  if (!track)
    throw new Error('The specimen shows the AI Business Analyst track, which is not in the catalogue.');
  return { track: track.title, level: track.levels[1] };
}

const { track, level } = shownLevel();

export const specimen = {
  holder: 'Amara Okafor',
  award: track,
  level: `${level.level} Certification`,
  id: 'KRI-SPECIMEN-0417',
  issued: date(issued),
  until: date(validUntil(issued, terms.certificateYears)),
} as const;
