import * as z from 'zod/mini';
import { AppError } from '#shared/app-error.ts';
import { findEworkTask } from '#shared/catalogue/ework-tasks.ts';
import type { EworkCourse, EworkTaskProgress } from '#shared/contracts/ework-shapes.ts';
import { eworkMessages } from '#shared/messages/ework.ts';
import type { EworkTaskStatus, ItemChange } from '#shared/rules/ework-progress.ts';
import type { Deps } from '../deps.ts';
import { itemNumbers, taskRow, toCourseOrNull, toCourseProgress, toTaskProgress, withWords } from './rows.ts';
import { withSession } from './tokens.ts';

const progressRow = z.object({ course: z.nullable(z.string()), tasks: z.array(taskRow) });

/** Every task of the student's course with what they have done of it. */
export async function listTaskProgress(
  _input: object,
  deps: Deps,
): Promise<{ success: true; course: EworkCourse | null; taskProgress: EworkTaskProgress[] }> {
  const { course, tasks } = progressRow.parse(
    await withSession(deps, (hash) => deps.database('list_ework_progress', { p_token_hash: hash })),
  );
  return {
    success: true,
    course: toCourseOrNull(course),
    taskProgress: await toCourseProgress(course, tasks, deps),
  };
}

export interface TaskPost {
  taskId: string;
  progress?: number | undefined;
  status?: EworkTaskStatus | undefined;
  changes?: ItemChange[] | undefined;
}

/**
 * Saves ticks, or what the Complete button asks for, and gives the task as it then stands.
 * @throws AppError `not_found` for a task that is not of the student's courses, `invalid_fields` for an item it does not have
 */
export async function saveTaskProgress(
  { taskId, status, changes = [] }: TaskPost,
  deps: Deps,
): Promise<{ success: true; taskProgress: EworkTaskProgress }> {
  const task = findEworkTask(taskId);
  if (!task) throw new AppError('not_found', eworkMessages.taskMissing);
  const worded = await withWords(task, deps);
  const numbers = changes.map(({ kind, index }) => {
    const items = kind === 'objective' ? worded.words.objectives : worded.words.deliverables;
    const item = items[index];
    if (!item) throw itemMissing();
    return item.number;
  });
  const row = await withSession(deps, async (hash) => {
    const where = {
      p_token_hash: hash,
      p_course: task.courseSlug,
      p_task_id: task.id,
      ...itemNumbers(worded),
    };
    if (changes.length === 0)
      return deps.database('save_ework_status', { ...where, p_status: status ?? null });
    return deps.database('save_ework_changes', {
      ...where,
      p_actions: changes.map(({ done }) => (done ? 'tick' : 'untick')),
      p_kinds: changes.map(({ kind }) => kind),
      p_numbers: numbers,
    });
  }).catch((error: unknown) => {
    throw inWords(error);
  });
  return { success: true, taskProgress: toTaskProgress(worded, taskRow.parse(row)) };
}

function inWords(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  if (error.code === 'not_found') return new AppError('not_found', eworkMessages.taskMissing);
  return error.code === 'invalid_fields' ? itemMissing() : error;
}

const itemMissing = () =>
  new AppError('invalid_fields', undefined, { fields: { changes: eworkMessages.itemMissing } });
