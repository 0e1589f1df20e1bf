/** What content/mentors says: a sheet for the mentor of each eWork project. For mentors alone: no page and no student's function reads it. */
import { z } from 'astro/zod';
import type { PublicWeek } from '#shared/catalogue/words.ts';
import { line, list, unknownLines } from './words.ts';

const levels = {
  deliverable: line('deliverable', 'what is judged', 5, 200),
  levels: list(
    'levels',
    line('levels', 'what work of this level looks like', 10, 400),
    'what work looks like at four levels, the weakest first',
    4,
    4,
  ),
};

const published = {
  week: z.int({ error: 'must be the number of a week of this project, such as "week: 2".' }).min(1).max(16),
  rubric: list(
    'rubric',
    z
      .int({ error: 'must be the number of a deliverable of the rubric, such as "rubric: [1, 2]".' })
      .min(1)
      .max(4),
    'the deliverables of that week, by their place in the rubric',
    1,
    4,
  ),
};

const sheet = {
  title: line('title', 'the name of the project, as in content/ework', 5, 80),
  /** Printed on the course's sample week for all to read: these deliverables of the rubric, and the exemplar. */
  public: z.strictObject(published, unknownLines(Object.keys(published))).optional(),
  surprise: line('surprise', 'what the mentor does that the brief does not say', 40, 700),
  when: line('when', 'the moment to do it', 10, 200),
  play: line('play', 'whom the mentor plays, and what that person knows and wants', 40, 1200).optional(),
  good: list(
    'good',
    line('good', 'a sign of good work', 10, 400),
    'what good work looks like',
    2,
    8,
  ).optional(),
  rubric: list(
    'rubric',
    z.strictObject(levels, unknownLines(Object.keys(levels))),
    'the deliverables, each at four levels',
    2,
    4,
  ).optional(),
  mistakes: list(
    'mistakes',
    line('mistakes', 'a common mistake', 10, 400),
    'common mistakes, with what to ask',
    2,
    8,
  ).optional(),
  exemplar: line('exemplar', 'one deliverable as it should be', 100, 4000).optional(),
};

const shape = {
  projects: list(
    'projects',
    z.strictObject(sheet, unknownLines(Object.keys(sheet))),
    'the sheets of the four projects, in order',
    4,
    4,
  ),
};

export const mentorSheets = z
  .strictObject(shape, unknownLines(Object.keys(shape)))
  .superRefine(({ projects }, context) => {
    const say = (message: string) => context.addIssue({ code: 'custom', path: ['projects'], message });
    const published = projects.filter((sheet) => sheet.public);
    if (published.length !== 1)
      say(
        `has ${published.length} projects with "public". One of the four has it: its week is for all to read.`,
      );
    for (const { title, public: chosen, rubric, exemplar } of published) {
      const missing = chosen?.rubric.find((number) => !rubric?.[number - 1]);
      if (missing !== undefined)
        say(`has no deliverable ${missing} in the rubric of "${title}", which "public" names.`);
      if (exemplar === undefined) say(`has no exemplar in "${title}", which is public.`);
    }
  });
export type MentorSheets = z.output<typeof mentorSheets>;

/**
 * What of a course's sheets anyone may read.
 * @throws Error where no project is public, which the schema does not let happen
 */
export function publicPart({ projects }: MentorSheets): PublicWeek {
  const index = projects.findIndex((one) => one.public);
  const sheet = projects[index];
  if (!sheet?.public || sheet.exemplar === undefined) throw new Error('No project of the course is public.');
  return {
    project: index + 1,
    week: sheet.public.week,
    rubric: sheet.public.rubric.flatMap((number) => sheet.rubric?.[number - 1] ?? []),
    exemplar: sheet.exemplar,
  };
}
