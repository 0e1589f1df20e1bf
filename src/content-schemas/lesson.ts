/**
 * What a week's lesson says (content/ework/<course>/lessons/NN.yaml) and how a course is begun (start.yaml): the half of
 * a week's hours that is not the task.
 */
import { z } from 'astro/zod';
import type { CourseStart, Lesson, Material } from '#shared/catalogue/words.ts';
import { pageAddress } from './page-address.ts';
import { checked, choice, line, list, unknownLines } from './words.ts';

function part<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, unknownLines(Object.keys(shape)));
}

const minutes = z
  .int({ error: 'must be a whole number of minutes, such as "minutes: 25".' })
  .min(5, { error: 'must be 5 minutes or more.' })
  .max(240, { error: 'must be 240 minutes or fewer; divide it.' });

const step = part({
  do: choice('do', ['read', 'watch', 'try'], 'what the student does'),
  title: line('title', 'the name of the page, or of what is tried', 4, 120),
  /** Left out for what is tried on one's own computer. */
  address: pageAddress.optional(),
  minutes,
  why: line('why', 'what to look for in it, in our own words', 20, 400),
});

const question = part({
  ask: line('ask', 'a question that the student can answer after the steps above', 15, 400),
  answer: line('answer', 'the answer, with its reason', 15, 800),
});

const code = part({
  code: z.string({ error: 'needs lines of code under "code: |".' }).trim().min(3).max(3000),
});

const hint = part({
  when: line('when', 'where people get stuck, as they would say it', 10, 200),
  try: line('try', 'what to try next', 15, 500),
});

export const lesson: z.ZodType<Lesson> = part({
  checked,
  plan: list('plan', step, 'what to read, watch and try, in this order', 3, 8),
  questions: list('questions', question, 'questions to check oneself with', 3, 5),
  example: part({
    title: line('title', 'the hardest step of the week', 10, 120),
    steps: list(
      'steps',
      z.union([line('steps', 'one paragraph', 15, 900), code]),
      'paragraphs and pieces of code, in order',
      2,
      10,
    ),
  }),
  hints: list('hints', hint, 'what to try where people get stuck', 2, 5),
  now: line('now', 'where the student is at the end of the week', 40, 500),
  materials: list(
    'materials',
    line('materials', 'the name of a data set', 3, 40),
    'data sets of this week',
    0,
    4,
  ).default([]),
}).transform(({ checked: _checked, ...words }) => words);

export const courseStart: z.ZodType<CourseStart> = part({
  checked,
  before: list(
    'before',
    line('before', 'an account, a card or a computer that is needed, and the way without it', 20, 400),
    'what to know before the first week',
    1,
    6,
  ),
  install: list(
    'install',
    part({
      name: line('name', 'the program with its version', 3, 60),
      week: z.int({ error: 'must be the number of the week that needs it first.' }).min(1).max(16),
      minutes,
      windows: line('windows', 'how to install it on Windows', 10, 400),
      macos: line('macos', 'how to install it on macOS', 10, 400),
      linux: line('linux', 'how to install it on Linux', 10, 400),
      browser: line('browser', 'how to do without installing it', 10, 400),
      check: line('check', 'how to see that it works', 10, 400),
    }),
    'the programs, in the order in which they are needed',
    1,
    8,
  ),
}).transform(({ checked: _checked, ...words }) => words);

export const material: z.ZodType<Material> = part({
  title: line('title', 'what the data are', 5, 100),
  files: list(
    'files',
    part({
      name: line('name', 'the name of the file', 5, 60).regex(/^[a-z0-9-]+\.(?:csv|json|txt|md|log|sql)$/, {
        error: 'must be small letters, digits and hyphens with an ending, such as stock-list.csv.',
      }),
      rows: z.int({ error: 'must be the number of lines without the names.' }).min(1),
      columns: list(
        'columns',
        line(
          'columns',
          'a column and what it means, such as "age: in years on the day of the mailing"',
          5,
          200,
        ),
        'the columns',
        1,
        20,
      ),
    }),
    'the files',
    1,
    6,
  ),
  made: line('made', 'how the data were made', 30, 800),
  fictitious: line('fictitious', 'what in it is invented', 15, 400),
  licence: line('licence', 'how it may be used', 10, 200),
  find: list(
    'find',
    line('find', 'something that is there to be found', 15, 300),
    'what is there to be found',
    1,
    8,
  ),
});
