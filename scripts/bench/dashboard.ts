import { readDashboard as dashboard } from '#shared/contracts/dashboard.ts';
import { learnerProjects } from '../../src/shared/catalogue/learner-projects.ts';
import { courseSlugs } from '../../src/shared/catalogue/courses.ts';
import { skills } from '../../src/shared/catalogue/skills.ts';
import { achievements } from '../../src/shared/rules/achievements.ts';
import { startFunctionParts, type FunctionParts } from '../../tests/support/function-parts.ts';
import { signUpLearner, type TestLearner } from '../../tests/support/people.ts';

/** Rounds measured, after some that only warm up; in each round both databases are asked, so that a busy moment hits both. */
const measured = 200;
const warmUp = 40;
const crowds = [100, 10_000] as const;
/** What the learner who is measured has. */
const ownAssignments = 200;
const ownActivities = 5000;
const ownStreakDays = 250;
/** The ratio of the two crowds that must hold at p95. */
const mostGrowth = 1.3;

const quantile = (times: readonly number[], share: number) => {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

interface Crowd {
  learners: number;
  parts: FunctionParts;
  learner: TestLearner;
  times: Record<Way, number[]>;
}
/** From the bare queries to the whole: what each layer costs is the difference. */
const ways = ['queries', 'data API', 'endpoint'] as const;
type Way = (typeof ways)[number];

/**
 * `GET /api/dashboard` in process for one learner with a long history, beside the bare queries that it runs, on a real PostgreSQL with a
 * hundred and with ten thousand learners. Figures are ratios of one run on one machine.
 */
export async function bench(): Promise<void> {
  const write = process.stdout.write.bind(process.stdout);
  const say = (line: string) => write(`${line}\n`);
  const open: Crowd[] = [];
  try {
    for (const learners of crowds) {
      const parts = await startFunctionParts({ driver: 'postgres' });
      const learner = await signUpLearner(parts, { email: 'measured@bench.example' });
      open.push({ learners, parts, learner, times: { queries: [], 'data API': [], endpoint: [] } });
      await fill(parts, learner.learnerId, learners);
    }
    // The handlers' own log lines would drown the figures.
    process.stdout.write = (chunk: string | Uint8Array) =>
      String(chunk).startsWith('{"time"') ? true : write(chunk);
    for (let round = 0; round < warmUp + measured; round += 1)
      for (const crowd of open)
        for (const way of ways) {
          process.env['SUPABASE_URL'] = crowd.parts.database.url;
          const started = performance.now();
          await ask[way](crowd);
          if (round >= warmUp) crowd.times[way].push(performance.now() - started);
        }
    report(open, say);
  } finally {
    process.stdout.write = write;
    for (const { parts } of open) await parts.stop();
  }
}

const ask: Readonly<Record<Way, (crowd: Crowd) => Promise<unknown>>> = {
  queries: async ({ parts, learner }) => {
    const rows = await parts.database.query('select private.learning_of($1::uuid) as learning', [
      learner.learnerId,
    ]);
    if (rows.length !== 1) throw new Error('The queries gave nothing');
  },
  'data API': async ({ parts, learner }) => {
    const response = await fetch(`${parts.database.url}/rest/v1/rpc/read_learning`, {
      method: 'POST',
      headers: {
        apikey: parts.database.publishableKey,
        authorization: `Bearer ${learner.accessToken}`,
        'content-type': 'application/json',
      },
      body: '{}',
    });
    await response.text();
    if (!response.ok) throw new Error(`The data API answered ${response.status}`);
  },
  endpoint: async ({ learner }) => {
    const response = await learner.browser.call(dashboard);
    const body = (await response.json()) as { projectAssignments?: unknown[] };
    if (body.projectAssignments?.length !== ownAssignments)
      throw new Error(`The endpoint answered ${response.status}`);
  },
};

function report(all: readonly Crowd[], say: (line: string) => void): void {
  say(
    `GET /api/dashboard, ${measured} rounds, real PostgreSQL, ${ownAssignments} assignments, ${ownActivities} activities, milliseconds`,
  );
  say('                            p50     p95');
  const shares = [0.5, 0.95] as const;
  const columns = (figure: (share: number) => number) =>
    shares.map((share) => figure(share).toFixed(2).padStart(7)).join(' ');
  for (const { learners, times } of all) {
    for (const way of ways)
      say(
        `  ${String(learners).padStart(6)} learners ${way.padEnd(9)} ${columns((share) => quantile(times[way], share))}`,
      );
    say(
      `  ${String(learners).padStart(6)} learners ratio     ${columns((share) => quantile(times.endpoint, share) / quantile(times.queries, share))}`,
    );
  }
  const [few, many] = all;
  if (!few || !many) return;
  for (const way of ways)
    say(
      `  ${many.learners} to ${few.learners} learners, ${way.padEnd(9)} ${columns((share) => quantile(many.times[way], share) / quantile(few.times[way], share))}`,
    );
  const growth = quantile(many.times.endpoint, 0.95) / quantile(few.times.endpoint, 0.95);
  if (growth > mostGrowth)
    throw new Error(`p95 grows by ${growth.toFixed(2)} with the crowd; at most ${mostGrowth} must hold.`);
}

/** The crowd has ordinary histories, written in turns as in life, so that one learner's rows do not lie together. */
async function fill({ database }: FunctionParts, measuredId: string, learners: number): Promise<void> {
  const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
  await database.query(
    `insert into auth.users (id, email) select gen_random_uuid(), 'learner-' || n || '@bench.example' from generate_series(1, $1::int) n`,
    [learners - 1],
  );
  const others = `(select l.learner_id from public.learners l where l.learner_id <> '${measuredId}')`;
  await database.query(
    `insert into public.project_assignments (learner_id, project_id, status, due_day)
     select l.learner_id, project, 'in_progress', current_date from ${others} l, unnest(($1::text[])[1:4]) project`,
    [ids(learnerProjects)],
  );
  await database.query(
    `insert into public.project_assignments (learner_id, project_id, status, progress, due_day, completed_at)
     select $1::uuid, coalesce(($2::text[])[n], 'project-of-old-' || n), 'completed', 100, current_date - n, now()
     from generate_series(1, $3::int) n`,
    [measuredId, ids(learnerProjects), ownAssignments],
  );
  await database.query(
    `insert into public.enrolments (learner_id, course)
     select l.learner_id, course from ${others} l, unnest(($1::text[])[1:2]) course
     union all select $2::uuid, course from unnest($1::text[]) course`,
    [[...courseSlugs], measuredId],
  );
  await database.query(
    `insert into public.learner_skills (learner_id, skill_id, proficiency)
     select l.learner_id, skill, 50 from ${others} l, unnest(($1::text[])[1:6]) skill
     union all select $2::uuid, skill, 90 from unnest($1::text[]) skill`,
    [ids(skills), measuredId],
  );
  await database.query(
    `insert into public.earned_achievements (learner_id, achievement_id)
     select l.learner_id, achievement from ${others} l, unnest(($1::text[])[1:3]) achievement
     union all select $2::uuid, achievement from unnest($1::text[]) achievement`,
    [ids(achievements), measuredId],
  );
  // The measured learner's activities are spread among everybody's: one of theirs, then some of others.
  await database.query(
    `insert into public.learning_activities (learner_id, kind, subject, points, day)
     select learner_id, 'advanced', 'a-project', 10, current_date - (n % ${ownStreakDays})
     from (
       select l.learner_id, n * 250 as n from ${others} l, generate_series(1, 20) n
       union all select $1::uuid, n from generate_series(1, $2::int) n
     ) turns order by n, learner_id`,
    [measuredId, ownActivities],
  );
  await database.query('analyze');
}
