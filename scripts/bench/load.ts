import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { handInWeek } from '../../src/shared/contracts/hand-ins.ts';
import { eworkTasksOf } from '../../src/shared/catalogue/ework-tasks.ts';
import { runJob, send } from '../../tests/support/doors.ts';
import { enquiryBody, post } from '../../tests/support/enquiries.ts';
import {
  functionContext,
  startFunctionParts,
  type FunctionParts,
} from '../../tests/support/function-parts.ts';
import { addStudents, call, course, quantile, runInFlight, shuffle, time, tokenOf } from './ework-class.ts';

const classSize = 1000;
const inFlight = 16;
const perMinute = 200;
const minute = 60_000;
/** How often the jobs of every minute run here: what they would do in an hour is seen in minutes. */
const jobsEvery = 5000;

/** What fails in each minute. */
const minutes = ['nothing', 'mail', 'database', 'mail and database', 'nothing'] as const;

/**
 * A thousand students hand in, each twice at once; two hundred enquiries a minute, every tenth sent twice, while the mail server and the
 * database fail in turn. Real PostgreSQL, the real doors. Ticks are `bench -- ework`, a desk with 100,000 enquiries `bench -- desk`.
 */
export async function bench(): Promise<void> {
  const write = process.stdout.write.bind(process.stdout);
  const say = (line: string) => void write(`${line}\n`);
  const parts = await startFunctionParts({ driver: 'postgres' });
  process.env['RATE_LIMIT_SCALE'] = '1000000';
  // The handlers' own log lines would drown the figures.
  process.stdout.write = (chunk: string | Uint8Array) =>
    String(chunk).startsWith('{"time"') ? true : write(chunk);
  try {
    const wrong = (await handIn(parts, say)) + (await enquire(parts, say));
    if (wrong > 0) throw new Error('Something was refused, lost or doubled.');
  } finally {
    process.stdout.write = write;
    await parts.stop();
  }
}

async function handIn(parts: FunctionParts, say: (line: string) => void): Promise<number> {
  const { database } = parts;
  await addStudents(parts, classSize);
  const [week, other] = eworkTasksOf(course).map(({ id }) => id);
  const times = { handIn: [] as number[], insert: [] as number[] };
  let refused = 0;
  const attempts = Array.from({ length: classSize }, (_, student) => ({ student, attemptId: randomUUID() }));
  const send =
    ({ student, attemptId }: (typeof attempts)[number]) =>
    async () => {
      times.handIn.push(
        await time(async () => {
          const response = await call(handInWeek, tokenOf(student), {
            params: { workId: week ?? '' },
            body: { deliverable: 0, attemptId, note: '', link: 'https://work.example/first' },
          });
          if (response.status !== 200) refused += 1;
        }),
      );
    };
  const students = await database.query<{ student_id: string }>(
    'select student_id from public.ework_students',
  );
  const insert = (studentId: string) => async () => {
    times.insert.push(
      await time(() =>
        database.query(
          `insert into public.hand_ins (student_id, course_slug, work_id, deliverable, version, attempt_id, link, place)
           values ($1, $2, $3, 0, 1, gen_random_uuid(), 'https://work.example/bare', nextval('private.hand_in_places'))`,
          [studentId, course, other],
        ),
      ),
    );
  };
  // The two copies of one hand-in are side by side in the queue, so that they travel together.
  const queue = shuffle(attempts).flatMap((one) => [send(one), send(one)]);
  for (const { student_id: id } of students)
    queue.splice(Math.floor(Math.random() * queue.length), 0, insert(id));
  const seconds = await runInFlight(queue, inFlight, (work) => work());
  const kept = await database.query<{ attempt_id: string; version: number }>(
    'select attempt_id, version from public.hand_ins where work_id = $1',
    [week],
  );
  const ids = new Set(kept.map(({ attempt_id: id }) => id));
  const lost = attempts.filter(({ attemptId }) => !ids.has(attemptId)).length;
  const doubled = kept.length - ids.size + kept.filter(({ version }) => version !== 1).length;
  const p95 = { handIn: quantile(times.handIn, 0.95), insert: quantile(times.insert, 0.95) };
  say(
    `${classSize} students hand in, each twice at once, ${inFlight} calls at a time, bare inserts among them`,
  );
  say(
    `  ${(times.handIn.length / seconds).toFixed(0)} a second, refused ${refused}, lost ${lost}, doubled ${doubled}`,
  );
  say(
    `  p95 ${p95.handIn.toFixed(0)} ms, of the bare insert ${p95.insert.toFixed(0)} ms, ratio ${(p95.handIn / p95.insert).toFixed(1)}`,
  );
  return refused + lost + doubled;
}

async function enquire(parts: FunctionParts, say: (line: string) => void): Promise<number> {
  const { database, mailbox } = parts;
  await parts.reset();
  process.env['RATE_LIMIT_SCALE'] = '1000000';
  say(
    `\n${perMinute} enquiries a minute, every tenth twice; what fails in each minute, and the p95 of answers beside the first`,
  );
  const sent: string[] = [];
  let refused = 0;
  const background: Promise<unknown>[] = [];
  const submit = async (id: string) => {
    const { context, settled } = functionContext();
    const body = { ...enquiryBody({ email: `${id}@load.example` }), submissionId: id };
    const response = await send(post(body), context);
    if (response.status !== 200) refused += 1;
    background.push(settled());
  };
  const state = { isOver: false };
  const runJobs = async () => {
    for (const job of ['recover-enquiries', 'deliver-mails']) await runJob(job).catch(() => undefined);
  };
  const jobs = (async () => {
    while (!state.isOver) {
      await runJobs();
      await wait(jobsEvery);
    }
  })();
  let first: number | undefined;
  for (const failing of minutes) {
    if (failing.includes('mail')) await mailbox.pause();
    if (failing.includes('database')) await database.pause();
    const times: number[] = [];
    const calls: Promise<void>[] = [];
    const ends = performance.now() + minute;
    for (let n = 0; n < perMinute; n += 1) {
      const id = randomUUID();
      sent.push(id);
      const copies = n % 10 === 0 ? 2 : 1;
      for (let copy = 0; copy < copies; copy += 1)
        calls.push(time(() => submit(id)).then((taken) => void times.push(taken)));
      await wait(Math.max(0, (ends - performance.now()) / (perMinute - n)));
    }
    await Promise.all(calls);
    await mailbox.resume();
    await database.resume();
    const p95 = quantile(times, 0.95);
    first ??= p95;
    say(
      `  ${failing.padEnd(18)} ${times.length} calls, refused ${refused} so far, p95 ratio ${(p95 / first).toFixed(2)}`,
    );
  }
  state.isOver = true;
  await jobs;
  await Promise.all(background);
  // A mail that failed waits for minutes; they have passed.
  let left = Number.NaN;
  for (let run = 0; run < 100 && left !== 0; run += 1) {
    await database.query("update public.outbox_mails set next_attempt_at = now() where state = 'queued'");
    await runJobs();
    const [row] = await database.query<{ count: number }>(
      `select (select count(*) from public.outbox_mails where state <> 'sent')::int as count`,
    );
    left = row?.count ?? Number.NaN;
  }
  const kept = await database.query<{ id: string; mails: number }>(
    `select e.enquiry_id as id, (select count(*)::int from public.outbox_mails m where m.enquiry_id = e.enquiry_id and m.state = 'sent') as mails
     from public.enquiries e`,
  );
  const ids = new Set(kept.map(({ id }) => id));
  const lost = sent.filter((id) => !ids.has(id)).length;
  const doubled = kept.length - ids.size + Math.max(0, ids.size - sent.length);
  const wrongMails = kept.filter(({ mails }) => mails !== 2).length;
  const messages = (await mailbox.mails()).map(({ headers }) => String(headers['message-id']));
  const repeated = messages.length - new Set(messages).size;
  const unsent = kept.length * 2 - new Set(messages).size;
  say(`  ${sent.length} enquiries: lost ${lost}, doubled ${doubled}, without their two mails ${wrongMails}`);
  say(
    `  ${new Set(messages).size} mails arrived, ${unsent} missing, ${repeated} came again under their own Message-ID`,
  );
  return refused + lost + doubled + wrongMails + Math.abs(unsent);
}
