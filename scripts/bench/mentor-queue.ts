import { listMentorQueue } from '../../src/shared/contracts/mentor.ts';
import { eworkTasksOf } from '../../src/shared/catalogue/ework-tasks.ts';
import { startFunctionParts, type FunctionParts } from '../../tests/support/function-parts.ts';
import { addMentor } from '../../tests/support/mentoring.ts';
import { say } from '../stack/progress.ts';
import { addStudents, course, quantile, time } from './ework-class.ts';

/** What waits: a class's thousand hand-ins. */
const open = 1000;
/** How much was handed in and read before. */
const histories = [0, 10_000, 100_000];
const calls = 400;
const weeks = eworkTasksOf(course).length;

/** The first page of the queue as a mentor reads it, beside the bare query for the same fifty lines, while what was read before grows. */
export async function bench(): Promise<void> {
  const parts = await startFunctionParts({ driver: 'postgres' });
  try {
    const mentor = await addMentor(parts);
    await addStudents(parts, open);
    await handIn(parts, 1, true);
    let versions = 0;
    for (const history of histories) {
      for (; versions < history / open; versions += 1) await handIn(parts, versions + 2, false);
      await parts.database.query('analyze public.hand_ins');
      const claims = await claimsOf(parts, mentor.learnerId);
      // Both in a transaction of a role, as the API asks: what that costs is no cost of the queue.
      const [bare = [], asked = [], called = []] = await measure([
        () =>
          parts.database.queryAs(
            { ...claims, role: 'postgres' },
            `select h.*, s.first_name, s.last_name, l.first_name, u.email
             from public.hand_ins h left join public.ework_students s using (student_id)
               left join public.learners l on l.learner_id = h.taken_by left join auth.users u on u.email = s.email_key
             where h.read_at is null and h.replaced_at is null and h.course_slug = $1 order by h.place limit 51`,
            [course],
          ),
        () => parts.database.queryAs(claims, "select public.list_mentor_queue('open', null, null, 0, 51)"),
        () => mentor.browser.call(listMentorQueue),
      ]);
      const ratio = (share: number) => (quantile(asked, share) / quantile(bare, share)).toFixed(2);
      const p95 = (times: readonly number[]) => quantile(times, 0.95).toFixed(1);
      const line = [
        `${open} waiting, ${history} read before`,
        `bare query p95 ${p95(bare)} ms`,
        `the queue in the database ${p95(asked)} ms, ${ratio(0.95)} times (median ${ratio(0.5)} times)`,
      ];
      say([...line, `through the function ${p95(called)} ms`].join(', '));
    }
  } finally {
    await parts.stop();
  }
}

/** Each in turn, so that what else the machine does meets all of them alike. */
async function measure(works: readonly (() => Promise<unknown>)[]): Promise<number[][]> {
  const times: number[][] = works.map(() => []);
  for (let turn = -20; turn < calls; turn += 1)
    for (const [which, work] of works.entries()) {
      const taken = await time(work);
      if (turn >= 0) times[which]?.push(taken);
    }
  return times;
}

/** What the token of the mentor's session says. */
async function claimsOf({ database }: FunctionParts, mentorId: string) {
  const [session] = await database.query<{ id: string }>('select id from auth.sessions where user_id = $1', [
    mentorId,
  ]);
  return { role: 'authenticated' as const, claims: { sub: mentorId, session_id: session?.id ?? '' } };
}

/** One version of one deliverable of each student, that waits or that was read. */
async function handIn({ database }: FunctionParts, version: number, isOpen: boolean): Promise<void> {
  await database.query(
    `insert into public.hand_ins (student_id, course_slug, work_id, deliverable, version, attempt_id, link, place, read_at)
     select s.student_id, $1, $1 || '-w' || lpad((1 + $2::int % ${weeks})::text, 2, '0'), $2::int / 100, 1 + $2::int % 100, gen_random_uuid(),
            'https://work.example/', nextval('private.hand_in_places'), case when $3::boolean then null else now() end
     from public.ework_students s`,
    [course, version, isOpen],
  );
}
