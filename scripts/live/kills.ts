/*
 * kill -9 of the functions at random points while people enquire, tick, hand in and award. Anyone who got no answer sends the same again, as
 * our pages do. Afterwards the database says whether anything that was answered is lost, and whether anything is there twice.
 */
import { spawn } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { enquiryBody } from '../../tests/support/enquiries.ts';
import type { FunctionParts } from '../../tests/support/function-parts.ts';
import { makeStaff } from '../../tests/support/staff.ts';
import { eworkTasksOf } from '../../src/shared/catalogue/ework-tasks.ts';
import { addStudents, course, shuffle, tokenOf } from '../bench/ework-class.ts';
import type { FunctionServerSettings } from '../stack/function-server.ts';
import { bundleFunctions } from '../stack/functions.ts';
import { dataFolder } from '../stack/paths.ts';
import { findFreePorts } from '../stack/ports.ts';

const inFlight = 4;
/** What someone without an answer does before giving up. */
const tries = 20;
const pause = 250;
const patience = 60_000;
/** A mail is tried again when the lease of the one who died has run out; here that is now. */
const mostDrains = 20;

export interface Killed {
  kills: number;
  sent: number;
  /** Calls that the kill left without an answer, and that were sent again. */
  cut: number;
  /** Answered with success, and not there. */
  lost: number;
  /** There twice, or there and never sent. */
  doubled: number;
  /** Left out or sent twice under another name. */
  wrongMails: number;
  /** The same mail under the same Message-ID once more: the server died between sending and noting it. */
  repeatedMails: number;
}

interface Call {
  what: 'enquiry' | 'tick' | 'hand-in' | 'award';
  id: string;
  path: string;
  cookie: string;
  body: unknown;
}

export async function killAtRandom(
  parts: FunctionParts,
  { kills, onKill }: { kills: number; onKill?: (done: number) => void },
): Promise<Killed> {
  const { database, mailbox } = parts;
  process.env['RATE_LIMIT_SCALE'] = '1000000';
  const staff = await makeStaff(parts, { email: 'examiner@kills.example' });
  await addStudents(parts, kills);
  await database.query(
    `insert into auth.users (id, email, email_confirmed_at)
     select gen_random_uuid(), 'learner' || n || '@kills.example', now() from generate_series(0, $1::int - 1) n`,
    [kills],
  );
  await database.query("update public.learners set first_name = 'Asha', last_name = 'Obi'");
  await database.query('delete from public.outbox_mails');
  await mailbox.clear();

  const folder = join(dataFolder, 'kills', String(process.pid));
  const [port = 0, pagesPort = 0] = await findFreePorts(2);
  const bundle = await bundleFunctions(join(folder, 'functions'));
  await bundle.stop();
  const settings: FunctionServerSettings = {
    port,
    pagesPort,
    code: join(folder, 'functions'),
    names: ['forms', 'ework-student', 'certificates', 'deliver-mails', 'recover-enquiries'],
    blobs: join(folder, 'blobs'),
    follow: false,
  };
  const site = `http://localhost:${port}`;

  async function start() {
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, '../stack/function-server.ts'), JSON.stringify(settings)],
      { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, SITE_URL: site } },
    );
    const end = () => child.kill('SIGKILL');
    process.once('exit', end);
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    await new Promise<void>((resolve, reject) => {
      createInterface(child.stdout).on('line', (line) => {
        if (line.startsWith('functions:')) resolve();
      });
      void ended.then(() => reject(new Error('The functions ended before they had started.')));
    });
    return {
      async kill() {
        end();
        await ended;
        process.off('exit', end);
      },
    };
  }

  /** True when it was answered with success. */
  async function send({ path, cookie, body }: Call): Promise<boolean> {
    try {
      const response = await fetch(`${site}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: site, cookie },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(patience),
      });
      const text = await response.text();
      if (response.status >= 400 && response.status < 500)
        throw new Refused(`${path}: ${response.status} ${text}`);
      return response.status === 200;
    } catch (error) {
      if (error instanceof Refused) throw error;
      return false;
    }
  }

  const counts = { sent: 0, cut: 0 };
  const all: Call[] = [];
  const answered = new Set<string>();
  let roundTakes = 300;
  let server = await start();
  try {
    for (let round = 0; round < kills; round += 1) {
      const calls = shuffle(callsOf(round, staff.cookie));
      all.push(...calls);
      const began = performance.now();
      const state = { isDead: false };
      const dying = wait(randomInt(Math.max(2, Math.round(roundTakes * 1.1)))).then(async () => {
        state.isDead = true;
        await server.kill();
      });
      const queue = [...calls];
      await Promise.all(
        Array.from({ length: inFlight }, async () => {
          for (let call = queue.pop(); call; call = queue.pop()) {
            if (state.isDead) continue;
            counts.sent += 1;
            if (await send(call)) answered.add(call.id);
            else counts.cut += 1;
          }
        }),
      );
      if (!state.isDead) roundTakes = performance.now() - began;
      await dying;
      server = await start();
      for (const call of calls.filter(({ id }) => !answered.has(id))) await sendAgain(call);
      onKill?.(round + 1);
    }
    await drain();
    return { kills, ...counts, ...(await judge()) };
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }

  async function sendAgain(call: Call): Promise<void> {
    for (let tried = 0; tried < tries; tried += 1) {
      counts.sent += 1;
      if (await send(call)) {
        answered.add(call.id);
        return;
      }
      await wait(pause);
    }
    throw new Error(`${call.what} was not answered in ${tries} tries: ${call.path}`);
  }

  /** What waits goes out, as the jobs of every minute do it. */
  async function drain(): Promise<void> {
    for (let run = 0; run < mostDrains; run += 1) {
      await fetch(`${site}/.netlify/functions/recover-enquiries`, { method: 'POST' });
      await database.query(
        "update public.outbox_mails set leased_until = now() - interval '1 second', next_attempt_at = now() where state <> 'sent'",
      );
      await fetch(`${site}/.netlify/functions/deliver-mails`, { method: 'POST' });
      const [left] = await database.query<{ count: number }>(
        "select count(*)::int as count from public.outbox_mails where state <> 'sent'",
      );
      if (left?.count === 0) return;
    }
  }

  async function judge() {
    const stored = async (sql: string) => (await database.query<{ id: string }>(sql)).map(({ id }) => id);
    const kept: Record<Call['what'], string[]> = {
      enquiry: await stored('select enquiry_id::text as id from public.enquiries'),
      'hand-in': await stored('select attempt_id::text as id from public.hand_ins'),
      award: await stored('select certificate_id::text as id from public.certificates'),
      tick: await stored(
        `select t.token_hash || ' ' || p.task_id || ' ' || item as id
         from public.ework_task_progress p join public.ework_sessions t using (student_id), unnest(p.objectives) item`,
      ),
    };
    let [lost, doubled] = [0, 0];
    for (const what of ['enquiry', 'hand-in', 'award'] as const) {
      const wanted = all.filter((call) => call.what === what).map(({ id }) => id);
      lost += wanted.filter((id) => answered.has(id) && !kept[what].includes(id)).length;
      doubled += kept[what].length - new Set(kept[what]).size;
      doubled += kept[what].filter((id) => !wanted.includes(id)).length;
    }
    // A tick has no id of its own: an item is in the list once, or something is wrong.
    const ticks = all.filter(({ what }) => what === 'tick').length;
    lost += Math.max(0, ticks - new Set(kept.tick).size);
    doubled += kept.tick.length - new Set(kept.tick).size + Math.max(0, new Set(kept.tick).size - ticks);

    const [outbox] = await database.query<{ wrong: number; unsent: number }>(
      `select (select count(*)::int from public.enquiries e
               where (select count(*) from public.outbox_mails m where m.enquiry_id = e.enquiry_id and m.state = 'sent') <> 2) as wrong,
              (select count(*)::int from public.outbox_mails where state <> 'sent') as unsent`,
    );
    const ids = (await mailbox.mails()).map(({ headers }) => String(headers['message-id']));
    const [mails] = await database.query<{ count: number }>(
      'select count(*)::int as count from public.outbox_mails',
    );
    const missing = Math.abs((mails?.count ?? 0) - new Set(ids).size);
    return {
      lost,
      doubled,
      wrongMails: (outbox?.wrong ?? 0) + (outbox?.unsent ?? 0) + missing,
      repeatedMails: ids.length - new Set(ids).size,
    };
  }
}

class Refused extends Error {}

/** What a student, a visitor and an examiner do in one round, each with an id that is made once. */
function callsOf(round: number, staffCookie: string): Call[] {
  const student = `__Host-ework=${tokenOf(round)}`;
  const [first, second, third] = eworkTasksOf(course).map(({ id }) => id);
  const enquiries = Array.from({ length: 3 }, (): Call => {
    const id = randomUUID();
    const body = { ...enquiryBody({ email: `${id}@kills.example` }), submissionId: id };
    return { what: 'enquiry', id, path: '/api/submit-form', cookie: '', body };
  });
  const ticks = [first, second, third].map((task): Call => ({
    what: 'tick',
    id: randomUUID(),
    path: `/api/ework/student/progress/${task}`,
    cookie: student,
    body: { changes: [{ kind: 'objective', index: 0, done: true }] },
  }));
  const handIns = [first, second].map((task): Call => {
    const id = randomUUID();
    const body = { deliverable: 0, attemptId: id, note: '', link: 'https://work.example/first' };
    return { what: 'hand-in', id, path: `/api/ework/student/hand-ins/${task}`, cookie: student, body };
  });
  const certificateId = randomUUID();
  const award: Call = {
    what: 'award',
    id: certificateId,
    path: '/api/desk/certificates',
    cookie: staffCookie,
    body: {
      certificateId,
      email: `learner${round}@kills.example`,
      kind: 'level',
      awardId: 'prompt-engineering-foundational',
      name: '',
      awardedOn: '2026-11-20',
      exam: { percent: 82, satOn: '2026-11-18' },
    },
  };
  return [...enquiries, ...ticks, ...handIns, award];
}
