import * as z from 'zod/mini';
import { AppError } from '#shared/app-error.ts';
import { findCourse, getCourse, isCourseSlug } from '#shared/catalogue/courses.ts';
import { eworkProjectsOf } from '#shared/catalogue/ework-projects.ts';
import { findEworkTask } from '#shared/catalogue/ework-tasks.ts';
import { findLearnerProject } from '#shared/catalogue/learner-projects.ts';
import {
  mentorPageSize,
  type MentorDesk,
  type MentorReading,
  type QueuedHandIn,
  type QueueShow,
} from '#shared/contracts/mentor.ts';
import { handInMessages } from '#shared/messages/hand-ins.ts';
import { toLondonDay } from '#shared/rules/london-day.ts';
import { answerDueDay, handInStates } from '#shared/rules/sign-off.ts';
import type { Deps } from '../deps.ts';
import { withWords } from '../ework/rows.ts';
import { toProject } from '../learning/project.ts';
import { recordReview } from '../learning/record-learning.ts';
import { handInRows, toHandIn } from './rows.ts';
import { toMoment } from '../moment.ts';

/*
 * What a mentor does. Every call is made with the mentor's own token: the database asks whether they have entered, and shows them the
 * students of their courses and nothing else.
 */

const queuedRow = z.object({
  id: z.uuid(),
  place: z.int(),
  course: z.string(),
  workId: z.string(),
  deliverable: z.int(),
  version: z.int(),
  waitingSince: z.string(),
  state: z.enum(handInStates),
  askedAt: z.nullable(z.string()),
  kind: z.enum(['week', 'project']),
  person: z.string(),
  takenBy: z.nullable(z.object({ isMe: z.boolean(), name: z.string() })),
});
type QueuedRow = z.output<typeof queuedRow>;

const shownRow = z.object({ queued: queuedRow, versions: handInRows });

const deskRow = z.object({
  mentorId: z.uuid(),
  name: z.string(),
  courses: z.array(z.string()),
  colleagues: z.array(z.object({ id: z.uuid(), name: z.string() })),
  sentences: z.array(z.object({ id: z.uuid(), text: z.string() })),
});

const titleOf = (slug: string) => findCourse(slug)?.title ?? slug;

/** What the work is called, and its deliverable, as content/ says now. */
async function namesOf(
  { kind, workId, deliverable }: Pick<QueuedRow, 'kind' | 'workId' | 'deliverable'>,
  deps: Deps,
): Promise<{ work: string; deliverable: string }> {
  if (kind === 'project') return { work: toProject(workId).title, deliverable: 'The project' };
  const task = findEworkTask(workId);
  if (!task) return { work: 'A week that the course no longer has', deliverable: '' };
  const { words } = await withWords(task, deps);
  return {
    work: `Week ${task.week}: ${words.title}`,
    deliverable:
      words.deliverables.find(({ number }) => number === deliverable)?.text ??
      'Something that is no longer asked for',
  };
}

async function toQueued(row: QueuedRow, deps: Deps): Promise<QueuedHandIn> {
  const { workId: _, course, ...rest } = row;
  const dueDay = answerDueDay(new Date(row.waitingSince));
  const isOpen = row.state === 'waiting' || row.state === 'reading';
  return {
    ...rest,
    ...(await namesOf(row, deps)),
    course: { slug: course, title: titleOf(course) },
    waitingSince: toMoment(row.waitingSince),
    askedAt: row.askedAt && toMoment(row.askedAt),
    dueDay,
    isLate: isOpen && toLondonDay(deps.now()) > dueDay,
  };
}

/** The title of each line of the rubric with what work looks like at four levels. */
type Rubric = MentorReading['rubric'];

async function toReading(answer: unknown, deps: Deps): Promise<MentorReading> {
  const { queued: row, versions } = shownRow.parse(answer);
  const queued = await toQueued(row, deps);
  const all = { success: true as const, queued, versions: versions.map(toHandIn) };
  if (row.kind === 'project') {
    const { title, description, learningObjectives } = toProject(row.workId);
    return {
      ...all,
      brief: { title, client: null, description, objectives: [...learningObjectives], project: null },
      sheet: null,
      rubric: rubricOfProject(row.workId),
    };
  }
  const task = findEworkTask(row.workId);
  if (!task || !isCourseSlug(row.course)) throw new AppError('not_found', handInMessages.notYours);
  const { words } = await withWords(task, deps);
  const place = eworkProjectsOf(row.course).findIndex(
    ({ firstWeek, lastWeek }) => firstWeek <= task.week && task.week <= lastWeek,
  );
  const { brief, sheet } = (await deps.mentorSheetsOf(row.course))[place] ?? { brief: null, sheet: null };
  return {
    ...all,
    brief: {
      title: words.title,
      client: brief?.client ?? null,
      description: words.description,
      objectives: words.objectives.map(({ text }) => text),
      project: brief && { title: brief.title, description: brief.description },
    },
    sheet: sheet && {
      surprise: sheet.surprise,
      when: sheet.when,
      play: sheet.play ?? '',
      good: [...(sheet.good ?? [])],
      mistakes: [...(sheet.mistakes ?? [])],
      exemplar: sheet.exemplar ?? '',
    },
    rubric: (sheet?.rubric ?? []).map(({ deliverable, levels }) => ({
      title: deliverable,
      levels: [...levels],
    })),
  };
}

const rubricOfProject = (projectId: string): Rubric =>
  toProject(projectId).learningObjectives.map((title) => ({ title, levels: [] }));

const inMentorsWords = (error: unknown): unknown => {
  if (!(error instanceof AppError)) return error;
  if (error.code === 'not_found') return new AppError('not_found', handInMessages.notYours);
  return error.code === 'conflict' ? new AppError('conflict', handInMessages.moved) : error;
};

type MentorCall = 'show_hand_in' | 'take_hand_in' | 'give_back_hand_in';

const readingBy =
  (name: MentorCall) =>
  async ({ handInId }: { handInId: string }, deps: Deps): Promise<MentorReading> => {
    const mentor = await deps.session.learner();
    const answer = await mentor.call(name, { p_hand_in_id: asUuid(handInId) }).catch((error: unknown) => {
      throw inMentorsWords(error);
    });
    return toReading(answer, deps);
  };

export const showHandIn = readingBy('show_hand_in');
export const takeHandIn = readingBy('take_hand_in');
export const giveBackHandIn = readingBy('give_back_hand_in');

/** A part of an address that is no id finds nothing. @throws AppError `not_found` */
function asUuid(text: string): string {
  if (!z.safeParse(z.uuid(), text).success) throw new AppError('not_found', handInMessages.notYours);
  return text;
}

export async function readMentorDesk(_input: object, deps: Deps): Promise<MentorDesk> {
  return toDesk(await (await deps.session.learner()).call('read_mentor_desk', {}));
}

function toDesk(answer: unknown): MentorDesk {
  const { courses, ...row } = deskRow.parse(answer);
  return {
    success: true,
    ...row,
    courses: courses.flatMap((slug) => (isCourseSlug(slug) ? [{ slug, title: getCourse(slug).title }] : [])),
  };
}

/** One page. What is open is paged by its place, so that nothing moves while it is read. */
export async function listMentorQueue(
  {
    show,
    course,
    mentor: whose,
    cursor,
  }: {
    show: QueueShow;
    course?: string | undefined;
    mentor?: string | undefined;
    cursor?: string | undefined;
  },
  deps: Deps,
): Promise<{ success: true; handIns: QueuedHandIn[]; nextCursor: string | null }> {
  const mentor = await deps.session.learner();
  const after = Number(cursor ?? 0);
  const rows = z.array(queuedRow).parse(
    await mentor.call('list_mentor_queue', {
      p_show: show,
      p_course: course ?? null,
      p_mentor: whose ?? null,
      p_after: after,
      // One more than a page says whether there is another.
      p_limit: mentorPageSize + 1,
    }),
  );
  const page = rows.slice(0, mentorPageSize);
  const isPlaced = show === 'open' || show === 'mine';
  const next = isPlaced ? (page.at(-1)?.place ?? 0) : after + mentorPageSize;
  return {
    success: true,
    handIns: await Promise.all(page.map((row) => toQueued(row, deps))),
    nextCursor: rows.length > mentorPageSize ? String(next) : null,
  };
}

interface FeedbackPost {
  handInId: string;
  outcome: 'accepted' | 'returned';
  summary: string;
  lines: { line: number; level: number; sentence: string }[];
}

/**
 * Accepts or returns it. A learner's project that is completed is reviewed with that, and earns what a review earns.
 * @throws AppError `conflict` when it was read, replaced or taken by another meanwhile
 */
export async function giveFeedback(post: FeedbackPost, deps: Deps): Promise<MentorReading> {
  const mentor = await deps.session.learner();
  const { queued, rubric } = await showHandIn(post, deps);
  const lines = [...new Map(post.lines.map((one) => [one.line, one])).values()].flatMap((one) => {
    const title = rubric[one.line]?.title;
    return title === undefined ? [] : [{ ...one, title }];
  });
  const answer = z.looseObject({ learnerId: z.nullable(z.uuid()), workId: z.string() }).parse(
    await mentor
      .call('give_feedback', {
        p_hand_in_id: queued.id,
        p_outcome: post.outcome,
        p_summary: post.summary,
        p_line_titles: lines.map(({ title }) => title),
        p_line_levels: lines.map(({ level }) => level),
        p_line_sentences: lines.map(({ sentence }) => sentence),
        p_title: queued.work,
      })
      .catch((error: unknown) => {
        throw inMentorsWords(error);
      }),
  );
  if (post.outcome === 'accepted' && answer.learnerId !== null && findLearnerProject(answer.workId))
    deps.later(awardReview(answer.learnerId, answer.workId, deps));
  return toReading(answer, deps);
}

/** What a review earns. A project that is not completed yet is reviewed when it is (record-learning.ts). */
async function awardReview(learnerId: string, projectId: string, deps: Deps): Promise<void> {
  try {
    await recordReview(learnerId, projectId, deps);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
  }
}

export async function answerAsMentor(
  { handInId, messageId, text }: { handInId: string; messageId: string; text: string },
  deps: Deps,
): Promise<MentorReading> {
  const mentor = await deps.session.learner();
  const { queued } = await showHandIn({ handInId }, deps);
  const answer = await mentor
    .call('answer_as_mentor', {
      p_hand_in_id: queued.id,
      p_message_id: messageId,
      p_body: text,
      p_title: queued.work,
    })
    .catch((error: unknown) => {
      throw inMentorsWords(error);
    });
  return toReading(answer, deps);
}

export async function saveMentorSentence({ text }: { text: string }, deps: Deps): Promise<MentorDesk> {
  const mentor = await deps.session.learner();
  const answer = await mentor
    .call('save_mentor_sentence', { p_body: text.trim() })
    .catch((error: unknown) => {
      throw error instanceof AppError && error.code === 'conflict'
        ? new AppError('conflict', handInMessages.full)
        : error;
    });
  return toDesk(answer);
}

export async function dropMentorSentence(
  { sentenceId }: { sentenceId: string },
  deps: Deps,
): Promise<MentorDesk> {
  const mentor = await deps.session.learner();
  return toDesk(await mentor.call('drop_mentor_sentence', { p_sentence_id: asUuid(sentenceId) }));
}
