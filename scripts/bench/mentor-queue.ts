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
const calls = 200;
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
      const bare = await measure(() =>
        parts.database.query(
          `select h.*, s.first_name, s.last_name, l.first_name, u.email
           from public.hand_ins h left join public.ework_students s using (student_id)
             left join public.learners l on l.learner_id = h.taken_by left join auth.users u on u.email = s.email_key
           where h.read_at is null and h.replaced_at is null and h.course_slug = $1 order by h.place limit 51`,
          [course],
        ),
      );
      const asked = await measure(() =>
        parts.database.queryAs(claims, "select public.list_mentor_queue('open', null, null, 0, 51)"),
      );
      const called = await measure(() => mentor.browser.call(listMentorQueue));
      const line = [
        `${open} waiting, ${history} read before`,
        `bare query p95 ${bare} ms`,
        `in the database ${asked} ms`,
      ];
      say([...line, `through the function ${called} ms`].join(', '));
    }
  } finally {
    await parts.stop();
  }
}

async function measure(work: () => Promise<unknown>): Promise<string> {
  for (let warm = 0; warm < 20; warm += 1) await work();
  const times: number[] = [];
  for (let call = 0; call < calls; call += 1) times.push(await time(work));
  return quantile(times, 0.95).toFixed(1);
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
