import { publicPart } from '../../src/content-schemas/mentors.ts';
import { getCollection } from './collections.ts';

/** The texts in a value, those under some keys left out. */
function textsIn(value: unknown, key = ''): string[] {
  // A sheet names its project and its deliverables as the public brief does.
  if (typeof value === 'string') return key === 'title' || key === 'deliverable' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, key));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, one]) => textsIn(one, name));
  return [];
}

/** Those that are long enough to be recognised. */
const sentencesIn = (value: unknown): string[] =>
  textsIn(value)
    .flatMap((text) => text.split(/(?<=[.!?])\s+|\n/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= 30);

/** Every sentence of the mentors' sheets. */
export const mentorSentences = (): string[] => sentencesIn([...getCollection('mentorSheets').values()]);

/** Those that are printed on the sample week of a course, by choice; by the course's slug. */
export const publicSentences = (): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    [...getCollection('mentorSheets')].map(([slug, sheets]) => {
      const { rubric, exemplar } = publicPart(sheets);
      return [slug, new Set(sentencesIn({ rubric, exemplar }))];
    }),
  );
