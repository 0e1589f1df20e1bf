import { expect, test } from 'vitest';
import { findEworkTask } from '#shared/catalogue/ework-tasks.ts';
import type { EworkTaskWords } from '#shared/catalogue/words.ts';
import type { AppError } from '#shared/app-error.ts';
import type { Deps } from '../deps.ts';
import { saveTaskProgress } from './progress.ts';
import { toTaskProgress, type TaskRow } from './rows.ts';

const task = findEworkTask('prompt-engineering-w01')!;
const words = (part: Partial<EworkTaskWords>): EworkTaskWords => ({
  title: 'A week',
  description: 'What to do.',
  objectives: [
    { number: 0, text: 'Counts' },
    { number: 1, text: 'States' },
  ],
  deliverables: [{ number: 0, text: 'A page' }],
  removed: { objectives: [], deliverables: [] },
  resources: [],
  ...part,
});
const row = (part: Partial<TaskRow>): TaskRow => ({
  taskId: task.id,
  objectives: [],
  deliverables: [],
  status: 'in_progress',
  ...part,
});

test('an item put in first takes no tick from the others, and the ticked ones keep theirs', () => {
  const before = toTaskProgress({ task, words: words({}) }, row({ objectives: [0], deliverables: [0] }));
  expect(before).toMatchObject({ completedObjectives: [0], completedDeliverables: [0], progress: 67 });
  const objectives = [
    { number: 2, text: 'Asks first' },
    { number: 0, text: 'Counts' },
    { number: 1, text: 'States' },
  ];
  const after = toTaskProgress(
    { task, words: words({ objectives }) },
    row({ objectives: [0], deliverables: [0] }),
  );
  expect(after.task.objectives).toEqual(['Asks first', 'Counts', 'States']);
  expect(after).toMatchObject({ completedObjectives: [1], completedDeliverables: [0], progress: 50 });
});

test('a task whose last open item was taken out is completed, at 100 per cent', () => {
  const left = words({
    objectives: [{ number: 0, text: 'Counts' }],
    removed: { objectives: [1], deliverables: [] },
  });
  expect(toTaskProgress({ task, words: left }, row({ objectives: [0], deliverables: [0] }))).toMatchObject({
    progress: 100,
    status: 'completed',
  });
  // Something is still open, or the item that went was ticked and the student took the task back.
  expect(toTaskProgress({ task, words: left }, row({ objectives: [0] }))).toMatchObject({
    progress: 50,
    status: 'in_progress',
  });
  expect(toTaskProgress({ task, words: left }, row({ objectives: [0, 1], deliverables: [0] })).status).toBe(
    'in_progress',
  );
});

/** The arguments of the one call to the database that a post makes. */
async function argumentsOf(changed: EworkTaskWords, index: number): Promise<Record<string, unknown>> {
  let seen: Record<string, unknown> = {};
  const deps = {
    eworkWordsOf: () => Promise.resolve({ [task.id]: changed }),
    session: { ework: 'token', endEwork: () => undefined },
    database: (_name: string, args: Record<string, unknown>) => {
      seen = args;
      return Promise.resolve(row({}));
    },
  } as unknown as Deps;
  await saveTaskProgress({ taskId: task.id, changes: [{ kind: 'objective', index, done: true }] }, deps);
  return seen;
}

test('what is ticked is stored by its number, wherever it is in the list', async () => {
  const moved = words({
    objectives: [
      { number: 2, text: 'Asks first' },
      { number: 0, text: 'Counts' },
    ],
    removed: { objectives: [1], deliverables: [] },
  });
  expect(await argumentsOf(moved, 0)).toMatchObject({ p_numbers: [2], p_objectives: [2, 0] });
  expect(await argumentsOf(moved, 1)).toMatchObject({ p_numbers: [0] });
  await expect(argumentsOf(moved, 2)).rejects.toMatchObject({
    code: 'invalid_fields',
  } satisfies Partial<AppError>);
});
