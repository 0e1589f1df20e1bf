import * as z from 'zod/mini';
import { AppError } from '#shared/app-error.ts';
import { findLearnerProject, type LearnerProject } from '#shared/catalogue/learner-projects.ts';
import type { Dashboard } from '#shared/contracts/dashboard.ts';
import type { HandInSummary, HandInWork } from '#shared/contracts/hand-ins.ts';
import { handInMessages } from '#shared/messages/hand-ins.ts';
import type { Deps, Learner } from '../deps.ts';
import { readLearning } from '../learning/learning.ts';
import { toProject } from '../learning/project.ts';
import {
  handInRows,
  inAnswerWords,
  inOwnersWords,
  latestRows,
  toSummary,
  toWork,
  type AnswerPost,
  type HandInPost,
  type Item,
} from './rows.ts';

/*
 * A learner's project is handed in as a whole: one deliverable, number 0. As in change-learning.ts, each service first asks something
 * as the learner, which proves the session, and only then acts for that learner with the service role.
 */

export const itemsOfProject = (id: string): Item[] => [{ number: 0, text: toProject(id).title }];

async function provenLearner(deps: Deps, projectId: string): Promise<Learner> {
  const learner = await deps.session.learner();
  await learner.call('find_assignment', { p_reference: projectId });
  return learner;
}

function projectOf(workId: string): LearnerProject {
  const project = findLearnerProject(workId);
  if (!project) throw new AppError('not_found', handInMessages.missing);
  return project;
}

const toProjectWork = (id: string, rows: unknown): HandInWork =>
  toWork(id, itemsOfProject(id), handInRows.parse(rows));

export async function listProjectHandIns(
  _input: object,
  deps: Deps,
): Promise<{ success: true; learnerId: string; works: HandInSummary[] }> {
  const { learnerId } = await provenLearner(deps, '');
  const latest = latestRows.parse(await deps.database('list_project_hand_ins', { p_learner_id: learnerId }));
  return {
    success: true,
    learnerId,
    works: latest.flatMap(({ workId }) => toSummary(workId, itemsOfProject(workId), latest) ?? []),
  };
}

/** The projects of a learner that a mentor has accepted, the latest first. The caller proves that it is this learner's session. */
export async function listSignOffs(learnerId: string, deps: Deps): Promise<Dashboard['signOffs']> {
  const latest = latestRows.parse(await deps.database('list_project_hand_ins', { p_learner_id: learnerId }));
  return latest
    .flatMap(({ workId }) => {
      const project = findLearnerProject(workId);
      const signedOff = project && toSummary(workId, itemsOfProject(workId), latest)?.signedOff;
      return signedOff ? [{ projectId: workId, title: toProject(workId).title, ...signedOff }] : [];
    })
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

export async function showProjectHandIns(
  { workId }: { workId: string },
  deps: Deps,
): Promise<{ success: true; work: HandInWork }> {
  const { learnerId } = await provenLearner(deps, workId);
  const { id } = projectOf(workId);
  const rows = await deps.database('show_project_hand_ins', { p_learner_id: learnerId, p_project_id: id });
  return { success: true, work: toProjectWork(id, rows) };
}

/** The mentors of the first of the project's courses that the learner is enrolled in read it; without one, of its first course. */
export async function handInProject(
  post: HandInPost,
  deps: Deps,
): Promise<{ success: true; work: HandInWork }> {
  const learner = await deps.session.learner();
  const { enrolments } = await readLearning(learner);
  const project = projectOf(post.workId);
  if (post.deliverable !== 0) throw new AppError('not_found', handInMessages.missing);
  const course =
    project.courses.find((slug) => enrolments.some((one) => one.course === slug)) ?? project.courses[0];
  const rows = await deps
    .database('hand_in_project', {
      p_learner_id: learner.learnerId,
      p_course: course ?? null,
      p_project_id: project.id,
      p_attempt_id: post.attemptId,
      p_link: post.link ?? null,
      p_body: post.text ?? null,
      p_note: post.note,
    })
    .catch((error: unknown) => {
      throw inOwnersWords(error);
    });
  return { success: true, work: toProjectWork(project.id, rows) };
}

export async function answerProjectMentor(
  post: AnswerPost,
  deps: Deps,
): Promise<{ success: true; work: HandInWork }> {
  const { learnerId } = await provenLearner(deps, post.workId);
  const answer = z.object({ workId: z.string(), handIns: z.unknown() }).parse(
    await deps
      .database('answer_project_hand_in', {
        p_learner_id: learnerId,
        p_hand_in_id: post.handInId,
        p_message_id: post.messageId,
        p_body: post.text,
      })
      .catch((error: unknown) => {
        throw inAnswerWords(error);
      }),
  );
  return { success: true, work: toProjectWork(answer.workId, answer.handIns) };
}
