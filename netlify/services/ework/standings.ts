import * as z from 'zod/mini';
import { courses, findCourse } from '#shared/catalogue/courses.ts';
import { eworkTasksOf, findEworkTask } from '#shared/catalogue/ework-tasks.ts';
import {
  eworkExportSize,
  eworkPageSize,
  type EworkOverview,
  type StudentGroup,
  type StudentSort,
} from '#shared/contracts/ework-admin.ts';
import type { EworkStanding } from '#shared/contracts/ework-shapes.ts';
import { toLondonDay } from '#shared/rules/london-day.ts';
import { answerDueDay } from '#shared/rules/sign-off.ts';
import type { Deps } from '../deps.ts';
import { toMoment, toMomentOrNull } from '../moment.ts';
import { studentRow, toListedStudent, withWords } from './rows.ts';
import { withSession } from './tokens.ts';

const standingRow = z.extend(studentRow, {
  dueWeek: z.nullable(z.int()),
  isBehind: z.boolean(),
  isQuiet: z.boolean(),
  waiting: z.int(),
  waitingSince: z.nullable(z.string()),
});
const pageRow = z.object({ total: z.int(), students: z.array(standingRow) });

/** What the database must be told of the catalogue to say how far a student should be. */
const courseWeeks = (deps: Deps) => ({
  p_courses: courses.map(({ slug }) => slug as string),
  p_weeks: courses.map(({ slug }) => eworkTasksOf(slug).length),
  p_today: toLondonDay(deps.now()),
});

function toStanding(row: z.output<typeof standingRow>): EworkStanding {
  const { dueWeek, isBehind, isQuiet, waiting, waitingSince } = row;
  return {
    ...toListedStudent(row),
    dueWeek,
    isBehind,
    isQuiet,
    waiting,
    waitingSince: toMomentOrNull(waitingSince),
  };
}

interface Asked {
  q?: string | undefined;
  group?: StudentGroup | undefined;
  sort?: StudentSort | undefined;
  direction: 'ascending' | 'descending';
  cursor?: string | undefined;
}

interface Page {
  success: true;
  students: EworkStanding[];
  total: number;
  nextCursor: string | null;
}

const pageOf =
  (size: number) =>
  async ({ q, group, sort, direction, cursor }: Asked, deps: Deps): Promise<Page> => {
    const after = cursor === undefined ? null : Number(cursor);
    const { total, students } = pageRow.parse(
      await withSession(deps, (hash) =>
        deps.database('list_ework_students', {
          p_token_hash: hash,
          p_search: q?.trim().normalize('NFC') ?? null,
          p_group: group ?? null,
          p_sort: sort ?? null,
          p_is_descending: direction === 'descending',
          p_after: after,
          // One more than a page says whether there is another.
          p_limit: size + 1,
          ...courseWeeks(deps),
        }),
      ),
    );
    const page = students.slice(0, size);
    // The newest go on after the last one's number, also when others are added meanwhile; what is sorted or chosen goes on by count.
    const next = group || sort ? (after ?? 0) + size : page.at(-1)?.added;
    return {
      success: true,
      students: page.map(toStanding),
      total,
      nextCursor: students.length > size && next !== undefined ? String(next) : null,
    };
  };

export const listEworkStudents = pageOf(eworkPageSize);
export const exportEworkStudents = pageOf(eworkExportSize);

const overviewRow = z.object({
  groups: z.object({
    behind: z.int(),
    'never-started': z.int(),
    finished: z.int(),
    waiting: z.int(),
    quiet: z.int(),
  }),
  waiting: z.array(
    z.object({
      person: z.string(),
      course: z.string(),
      workId: z.string(),
      waitingSince: z.string(),
      takenBy: z.nullable(z.string()),
    }),
  ),
  mentors: z.array(
    z.object({
      name: z.string(),
      courses: z.array(z.string()),
      waiting: z.int(),
      taken: z.int(),
      read: z.int(),
    }),
  ),
});

/** Those who wait longest, of whom an admin is told by name. */
const waitingShown = 50;
const titleOf = (slug: string) => findCourse(slug)?.title ?? slug;

async function nameOfWeek(workId: string, deps: Deps): Promise<string> {
  const task = findEworkTask(workId);
  if (!task) return 'A week that the course no longer has';
  const { words } = await withWords(task, deps);
  return `Week ${task.week}: ${words.title}`;
}

export async function readEworkOverview(_input: object, deps: Deps): Promise<EworkOverview> {
  const { groups, waiting, mentors } = overviewRow.parse(
    await withSession(deps, (hash) =>
      deps.database('read_ework_overview', {
        p_token_hash: hash,
        p_limit: waitingShown,
        ...courseWeeks(deps),
      }),
    ),
  );
  const today = toLondonDay(deps.now());
  return {
    success: true,
    groups,
    waiting: await Promise.all(
      waiting.map(async ({ person, course, workId, waitingSince, takenBy }) => {
        const dueDay = answerDueDay(new Date(waitingSince));
        return {
          person,
          course: titleOf(course),
          work: await nameOfWeek(workId, deps),
          waitingSince: toMoment(waitingSince),
          dueDay,
          isLate: today > dueDay,
          takenBy,
        };
      }),
    ),
    mentors: mentors.map((mentor) => ({ ...mentor, courses: mentor.courses.map(titleOf) })),
  };
}
