import { runJob, send } from '../../tests/support/doors.ts';
import { enquiryBody, post } from '../../tests/support/enquiries.ts';
import { startFunctionParts, type FunctionParts } from '../../tests/support/function-parts.ts';

/** Requests measured for latency, after some that only warm up. */
const measured = 200;
const warmUp = 40;
/** Submissions in the throughput run, every tenth of them sent twice, and how many travel at once. */
const load = 5000;
const inFlight = 16;

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
const milliseconds = (value: number) => value.toFixed(1).padStart(7);

async function time(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/**
 * `POST /api/submit-form` in process beside the same insert done directly through the database API in the same run, then
 * the whole journey under load with the outbox draining. Figures are ratios of one run on one machine.
 */
export async function bench(): Promise<void> {
  const write = process.stdout.write.bind(process.stdout);
  const say = (line: string) => write(`${line}\n`);
  const parts = await startFunctionParts({ driver: 'postgres' });
  process.env['RATE_LIMIT_SCALE'] = '1000000';
  // The handlers' own log lines would drown the figures.
  process.stdout.write = (chunk: string | Uint8Array) =>
    String(chunk).startsWith('{"time"') ? true : write(chunk);
  try {
    await compareLatency(parts, say);
    await parts.reset();
    process.env['RATE_LIMIT_SCALE'] = '1000000';
    await drainUnderLoad(parts, say);
  } finally {
    process.stdout.write = write;
    await parts.stop();
  }
}

async function compareLatency(parts: FunctionParts, say: (line: string) => void): Promise<void> {
  const insertDirectly = () => {
    const body = enquiryBody({ email: `${crypto.randomUUID()}@bench.example` });
    const row = {
      enquiry_id: body.submissionId,
      reference: 'KR-00000-00000',
      form_type: 'consultation',
      first_name: 'A',
      last_name: 'B',
      email: `${crypto.randomUUID()}@bench.example`,
      phone_typed: '07700 900456',
      programme: 'AI Data Analysis',
      labels: body,
      choices: body.choices,
      answers_hash: '0'.repeat(64),
      received_at: new Date().toISOString(),
    };
    return fetch(`${parts.database.url}/rest/v1/enquiries`, {
      method: 'POST',
      headers: {
        apikey: parts.database.secretKey,
        'content-type': 'application/json',
        prefer: 'return=minimal',
      },
      body: JSON.stringify(row),
    }).then((response) => {
      if (!response.ok) throw new Error(`The direct insert answered ${response.status}`);
    });
  };
  const submit = async () => {
    // Mails are written but not sent: sending follows the answer.
    const response = await send(post(enquiryBody({ email: `${crypto.randomUUID()}@bench.example` })));
    if (response.status !== 200) throw new Error(`The endpoint answered ${response.status}`);
  };

  const direct: number[] = [];
  const endpoint: number[] = [];
  for (let i = 0; i < warmUp + measured; i += 1) {
    const [a, b] = [await time(insertDirectly), await time(submit)];
    if (i >= warmUp) {
      direct.push(a);
      endpoint.push(b);
    }
  }
  direct.sort((a, b) => a - b);
  endpoint.sort((a, b) => a - b);
  say(`POST /api/submit-form, ${measured} requests in process, real PostgreSQL, milliseconds`);
  say('             p50     p95     p99');
  for (const [name, times] of [
    ['insert  ', direct],
    ['endpoint', endpoint],
  ] as const)
    say(`  ${name}${[0.5, 0.95, 0.99].map((share) => milliseconds(quantile(times, share))).join(' ')}`);
  say(
    `  ratio   ${[0.5, 0.95, 0.99].map((share) => milliseconds(quantile(endpoint, share) / quantile(direct, share))).join(' ')}`,
  );
}

async function drainUnderLoad(parts: FunctionParts, say: (line: string) => void): Promise<void> {
  const bodies = Array.from({ length: load }, () =>
    enquiryBody({ email: `${crypto.randomUUID()}@bench.example` }),
  );
  const queue = bodies.flatMap((body, i) => (i % 10 === 0 ? [body, body] : [body]));
  const total = queue.length;
  let refused = 0;
  let draining = true;
  const drain = async () => {
    while (draining) await runJob('deliver-mails');
  };
  const started = performance.now();
  const drained = drain();
  await Promise.all(
    Array.from({ length: inFlight }, async () => {
      for (let body = queue.pop(); body; body = queue.pop()) {
        const response = await send(post(body));
        if (response.status !== 200) refused += 1;
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  draining = false;
  await drained;

  const [row] = await parts.database.query<{ rows: number; distinct: number }>(
    'select count(*)::int as rows, count(distinct email)::int as distinct from public.enquiries',
  );
  const wanted = new Set(bodies.map((body) => body.submissionId));
  const kept = await parts.database.query<{ enquiry_id: string }>('select enquiry_id from public.enquiries');
  for (const { enquiry_id: id } of kept) wanted.delete(id);
  const [mails] = await parts.database.query<{ queued: number; sent: number }>(
    "select count(*)::int as queued, count(*) filter (where state = 'sent')::int as sent from public.outbox_mails",
  );
  say('');
  say(
    `${load} enquiries (${total} posts, every tenth twice), ${inFlight} at once, outbox draining beside them`,
  );
  say(`  ${(total / seconds).toFixed(0)} posts a second, ${refused} refused`);
  say(`  lost ${wanted.size}, doubled ${(row?.rows ?? 0) - (row?.distinct ?? 0)}`);
  say(
    `  mails written ${mails?.queued ?? 0} (wanted ${load * 2}), sent while the load ran ${mails?.sent ?? 0}`,
  );
}
