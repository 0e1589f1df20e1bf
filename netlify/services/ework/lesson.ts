import * as z from 'zod/mini';
import { AppError } from '#shared/app-error.ts';
import { findEworkTask } from '#shared/catalogue/ework-tasks.ts';
import type { WeekLesson } from '#shared/contracts/ework-lesson.ts';
import { eworkMessages } from '#shared/messages/ework.ts';
import type { Deps } from '../deps.ts';
import { withSession } from './tokens.ts';

const courseRow = z.object({ course: z.nullable(z.string()) });

/**
 * The lesson of one week of the course that the student is on.
 * @throws AppError `not_found` for a week of another course
 */
export async function showLesson(
  { taskId }: { taskId: string },
  deps: Deps,
): Promise<{ success: true; lesson: WeekLesson | null }> {
  const { course } = courseRow.parse(
    await withSession(deps, (hash) => deps.database('list_ework_progress', { p_token_hash: hash })),
  );
  const task = findEworkTask(taskId);
  if (task?.courseSlug !== course) throw new AppError('not_found', eworkMessages.taskMissing);
  return { success: true, lesson: await deps.eworkLessonOf(task.id) };
}
