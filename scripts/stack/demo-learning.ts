import { getLearnerProject, type LearnerProjectId } from '../../src/shared/catalogue/learner-projects.ts';
import type { CourseSlug } from '../../src/shared/catalogue/courses.ts';
import { addDays, toLondonDay } from '../../src/shared/rules/london-day.ts';
import {
  recordAssignment,
  recordEnrolment,
  recordReview,
  recordStep,
  type Recorder,
} from '../../netlify/services/learning/record-learning.ts';
import type { Sql } from './database.ts';

/*
 * The demo learner's life: two courses, four projects in the four states, and what they earned. It is lived day by day through the same
 * services as anyone's, so that skills, points and achievements are what the rules give; only the dates are moved into the past.
 */

const courses: readonly CourseSlug[] = ['cloud-devops', 'ai-data-analysis'];

type Event = readonly [
  daysAgo: number,
  what: 'choose' | 'start' | 'step' | 'review',
  project: LearnerProjectId,
];

/** In the order in which it happened. A five-day streak ends today. */
const life: readonly Event[] = [
  [24, 'start', 'site-with-backups'],
  [23, 'step', 'site-with-backups'],
  [20, 'step', 'site-with-backups'],
  [19, 'step', 'site-with-backups'],
  [16, 'step', 'site-with-backups'],
  [12, 'review', 'site-with-backups'],
  [10, 'start', 'sales-dashboard'],
  [9, 'step', 'sales-dashboard'],
  [8, 'step', 'sales-dashboard'],
  [4, 'step', 'sales-dashboard'],
  [3, 'step', 'sales-dashboard'],
  [2, 'start', 'container-pipeline'],
  [1, 'step', 'container-pipeline'],
  [0, 'step', 'container-pipeline'],
  [0, 'choose', 'delivery-forecast'],
];

/** Days from today on which the projects are due, so that every label is seen: Overdue is left to time. */
const dueInDays: Readonly<Partial<Record<LearnerProjectId, number>>> = {
  'site-with-backups': -10,
  'sales-dashboard': 4,
  'container-pipeline': 0,
  'delivery-forecast': 1,
};

/** What the bell says, the oldest first: one of each kind, the latest. */
const bell = ['project-reviewed', 'project-completed', 'achievement'];

/**
 * Gives the demo learner their history, counted back from `now`. A learner who has any is left alone: true when it was written.
 */
export async function createDemoLearning(
  database: Sql,
  learnerId: string,
  now: Date = new Date(),
): Promise<boolean> {
  const known = await database.query(
    'select 1 from public.project_assignments where learner_id = $1 limit 1',
    [learnerId],
  );
  if (known.length > 0) return false;

  const today = toLondonDay(now);
  // Early in the evening, when people learn; today, not later than now.
  const momentOf = (daysAgo: number) =>
    daysAgo === 0 ? now : new Date(`${addDays(today, -daysAgo)}T18:30:00Z`);
  const recorderOf = (daysAgo: number): Recorder => ({
    database: callAsOwner(database),
    now: () => momentOf(daysAgo),
  });

  for (const course of courses) await recordEnrolment(learnerId, course, recorderOf(24));
  const assignments = new Map<string, { id: string; progress: number }>();
  for (const [daysAgo, what, id] of life) {
    const project = getLearnerProject(id);
    const recorder = recorderOf(daysAgo);
    const before = assignments.get(id);
    if (what === 'review') await recordReview(learnerId, id, recorder);
    else if (what === 'step' && before) {
      const { assignment } = await recordStep(learnerId, before.id, project, before.progress, recorder);
      assignments.set(id, assignment);
    } else {
      const status = what === 'start' ? 'in_progress' : 'not_started';
      assignments.set(id, await recordAssignment(learnerId, project, status, recorder));
    }
  }
  await moveIntoThePast(database, learnerId, now);
  return true;
}

/** The services' database functions, called as the owner of the database, who needs no key and no server. */
const callAsOwner =
  (database: Sql): Recorder['database'] =>
  async (name, args) => {
    const names = Object.keys(args);
    const [row] = await database.query<{ answer: never }>(
      `select public.${name}(${names.map((argument, i) => `${argument} => $${i + 1}`).join(', ')}) as answer`,
      Object.values(args),
    );
    if (!row) throw new Error(`public.${name} gave no row`);
    return row.answer;
  };

/** The days of work are right already; here the moments follow them, and the bell is left with three things to say. */
async function moveIntoThePast(database: Sql, learnerId: string, now: Date): Promise<void> {
  const moment = "least(x.day + time '18:30', $2::timestamptz at time zone 'UTC') at time zone 'UTC'";
  const moments = [learnerId, now.toISOString()];
  await database.query(
    `update public.learning_activities x set happened_at = ${moment} where x.learner_id = $1`,
    moments,
  );
  await database.query(
    `update public.earned_achievements e set earned_at = ${moment}
     from public.learning_activities x
     where e.learner_id = $1 and x.learner_id = $1 and x.kind = 'achievement' and x.subject = e.achievement_id`,
    moments,
  );
  await database.query(
    `update public.project_assignments a
     set assigned_at = (select min(x.happened_at) from public.learning_activities x where x.learner_id = $1 and x.subject = a.project_id),
         started_at = (select x.happened_at from public.learning_activities x where x.learner_id = $1 and x.subject = a.project_id and x.kind = 'started'),
         completed_at = (select x.happened_at from public.learning_activities x where x.learner_id = $1 and x.subject = a.project_id and x.kind = 'completed'),
         reviewed_at = (select x.happened_at from public.learning_activities x where x.learner_id = $1 and x.subject = a.project_id and x.kind = 'reviewed')
     where a.learner_id = $1`,
    [learnerId],
  );
  const today = toLondonDay(now);
  for (const [id, days] of Object.entries(dueInDays))
    await database.query(
      'update public.project_assignments set due_day = $3::date where learner_id = $1 and project_id = $2',
      [learnerId, id, addDays(today, days)],
    );
  await database.query(
    `update public.enrolments e
     set enrolled_at = (select min(x.happened_at) from public.learning_activities x where x.learner_id = $1) + (e.enrolled_at - (select min(o.enrolled_at) from public.enrolments o where o.learner_id = $1))
     where e.learner_id = $1`,
    [learnerId],
  );
  await database.query(
    `delete from public.notifications n
     where n.learner_id = $1 and n.notification_id not in (
       select distinct on (o.kind) o.notification_id from public.notifications o
       where o.learner_id = $1 and o.kind = any ($2::text[])
       order by o.kind, o.created_at desc, o.notification_id
     )`,
    [learnerId, bell],
  );
  for (const [i, kind] of bell.entries())
    await database.query(
      'update public.notifications set created_at = $3::timestamptz, read_at = null where learner_id = $1 and kind = $2',
      [learnerId, kind, new Date(now.getTime() - (bell.length - i) * 20 * 3_600_000).toISOString()],
    );
}
