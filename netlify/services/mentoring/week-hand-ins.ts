import * as z from 'zod/mini';
import { AppError } from '#shared/app-error.ts';
import { eworkTasksOf, findEworkTask } from '#shared/catalogue/ework-tasks.ts';
import { findCourse } from '#shared/catalogue/courses.ts';
import type { EworkTaskProgress } from '#shared/contracts/ework-shapes.ts';
import type { HandInSummary, HandInWork } from '#shared/contracts/hand-ins.ts';
import { handInMessages } from '#shared/messages/hand-ins.ts';
import type { Deps } from '../deps.ts';
import { itemNumbers, taskRow, toTaskProgress, withWords, type WordedTask } from '../ework/rows.ts';
import { withSession } from '../ework/tokens.ts';
import {
  handInRows,
  inAnswerWords,
  inOwnersWords,
  latestRows,
  toSummary,
  toWork,
  type AnswerPost,
  type HandInPost,
} from './rows.ts';

async function weekOf(workId: string, deps: Deps): Promise<WordedTask> {
  const task = findEworkTask(workId);
  if (!task) throw new AppError('not_found', handInMessages.missing);
  return withWords(task, deps);
}

const toWeek = ({ task, words }: WordedTask, rows: unknown): HandInWork =>
  toWork(task.id, words.deliverables, handInRows.parse(rows));

/** How each week is doing of which the student has handed in something. */
export async function listWeekHandIns(
  _input: object,
  deps: Deps,
): Promise<{ success: true; works: HandInSummary[] }> {
  const latest = latestRows.parse(
    await withSession(deps, (hash) => deps.database('list_ework_hand_ins', { p_token_hash: hash })),
  );
  const works: HandInSummary[] = [];
  for (const workId of new Set(latest.map((row) => row.workId))) {
    const task = findEworkTask(workId);
    if (!task || !findCourse(task.courseSlug) || !eworkTasksOf(task.courseSlug).includes(task)) continue;
    const { words } = await withWords(task, deps);
    const summary = toSummary(workId, words.deliverables, latest);
    if (summary) works.push(summary);
  }
  return { success: true, works };
}

/** @throws AppError `not_found` for a week that the catalogue does not have */
export async function showWeekHandIns(
  { workId }: { workId: string },
  deps: Deps,
): Promise<{ success: true; work: HandInWork }> {
  const week = await weekOf(workId, deps);
  const rows = await withSession(deps, (hash) =>
    deps.database('show_ework_hand_ins', { p_token_hash: hash, p_task_id: week.task.id }),
  );
  return { success: true, work: toWeek(week, rows) };
}

/** Hands in a deliverable and ticks it. @throws AppError `not_found`, or `conflict` for one that is accepted */
export async function handInWeek(
  post: HandInPost,
  deps: Deps,
): Promise<{ success: true; work: HandInWork; taskProgress: EworkTaskProgress }> {
  const week = await weekOf(post.workId, deps);
  const answer = z.object({ task: taskRow, handIns: z.unknown() }).parse(
    await withSession(deps, (hash) =>
      deps.database('hand_in_ework', {
        p_token_hash: hash,
        p_course: week.task.courseSlug,
        p_task_id: week.task.id,
        ...itemNumbers(week),
        p_deliverable: post.deliverable,
        p_attempt_id: post.attemptId,
        p_link: post.link ?? null,
        p_body: post.text ?? null,
        p_note: post.note,
      }),
    ).catch((error: unknown) => {
      throw inOwnersWords(error);
    }),
  );
  return {
    success: true,
    work: toWeek(week, answer.handIns),
    taskProgress: toTaskProgress(week, answer.task),
  };
}

export async function answerWeekMentor(
  post: AnswerPost,
  deps: Deps,
): Promise<{ success: true; work: HandInWork }> {
  const answer = z.object({ workId: z.string(), handIns: z.unknown() }).parse(
    await withSession(deps, (hash) =>
      deps.database('answer_ework_hand_in', {
        p_token_hash: hash,
        p_hand_in_id: post.handInId,
        p_message_id: post.messageId,
        p_body: post.text,
      }),
    ).catch((error: unknown) => {
      throw inAnswerWords(error);
    }),
  );
  return { success: true, work: toWeek(await weekOf(answer.workId, deps), answer.handIns) };
}
