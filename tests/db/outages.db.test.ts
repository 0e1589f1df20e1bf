import { getStore } from '@netlify/blobs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { waitingRoomCapacity } from '../../netlify/platform/waiting-room.ts';
import { runJob, send } from '../support/doors.ts';
import { enquiryBody, post } from '../support/enquiries.ts';
import { functionContext, startFunctionParts, type FunctionParts } from '../support/function-parts.ts';

let parts: FunctionParts;
beforeAll(async () => {
  parts = await startFunctionParts();
});
afterAll(() => parts.stop());
beforeEach(() => parts.reset());

async function submit(body: unknown) {
  const { context, settled } = functionContext();
  const response = await send(post(body), context);
  await settled();
  return {
    response,
    body: (await response.json()) as { success: boolean; message: string; reference?: string; code?: string },
  };
}

async function run(job: string) {
  const response = await runJob(job);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const count = async (table: string) =>
  Number((await parts.database.query<{ n: number }>(`select count(*)::int as n from public.${table}`))[0]?.n);
const waiting = async () => (await getStore('enquiries-waiting').list()).blobs.map((blob) => blob.key);

describe('while Postgres is away', () => {
  it('an enquiry waits, the visitor gets the reference, and it is moved once', async () => {
    const body = enquiryBody();
    await parts.database.pause();
    let answer;
    try {
      answer = await submit(body);
      expect(await waiting()).toEqual([body.submissionId]);
      expect((await submit(body)).body).toEqual(answer.body);
      expect(await waiting()).toEqual([body.submissionId]);
      expect((await run('recover-enquiries')).status).toBe(503);
    } finally {
      await parts.database.resume();
    }
    expect(answer.response.status).toBe(200);
    expect(answer.body).toMatchObject({ success: true, reference: expect.stringMatching(/^KR-/) });
    expect(await count('enquiries')).toBe(0);

    expect(await run('recover-enquiries')).toMatchObject({ status: 200, body: { moved: 1, waiting: 0 } });
    expect(await run('recover-enquiries')).toMatchObject({ status: 200, body: { moved: 0, waiting: 0 } });
    const rows = await parts.database.query('select reference from public.enquiries');
    expect(rows).toEqual([{ reference: answer.body.reference }]);
    expect(await waiting()).toEqual([]);
    expect(await parts.mailbox.mails()).toHaveLength(2);
  });

  it('a copy that was stored already is not stored again', async () => {
    const body = enquiryBody();
    await submit(body);
    await parts.database.pause();
    try {
      await submit(body);
    } finally {
      await parts.database.resume();
    }
    expect(await run('recover-enquiries')).toMatchObject({ body: { moved: 1 } });
    expect(await count('enquiries')).toBe(1);
    expect(await parts.mailbox.mails()).toHaveLength(2);
  });

  it('at most five hundred wait; the next visitor is told the truth', async () => {
    const store = getStore('enquiries-waiting');
    for (let i = 0; i < waitingRoomCapacity; i += 50)
      await Promise.all(Array.from({ length: 50 }, (_, j) => store.setJSON(`filler-${i + j}`, {})));
    await parts.database.pause();
    try {
      const { response, body } = await submit(enquiryBody());
      expect(response.status).toBe(503);
      expect(body.code).toBe('service_unavailable');
    } finally {
      await parts.database.resume();
    }
    expect(await waiting()).toHaveLength(waitingRoomCapacity);
  });

  it('with the store away too, the answer is 503 with the time to wait, and nothing is kept', async () => {
    await parts.database.pause();
    await parts.blobs.stop();
    try {
      const { response, body } = await submit(enquiryBody());
      expect(response.status).toBe(503);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(body).toMatchObject({ success: false, message: expect.stringMatching(/cannot take messages/) });
    } finally {
      await parts.blobs.start();
      await parts.database.resume();
    }
    expect(await waiting()).toEqual([]);
    expect((await submit(enquiryBody())).response.status).toBe(200);
  });
});

describe('while Postgres is slow', () => {
  it('our own deadline decides, and what arrives twice is kept once', async () => {
    const body = enquiryBody();
    parts.database.delay(4500);
    process.env['DEADLINE_SCALE'] = '1';
    let answer;
    try {
      answer = await submit(body);
    } finally {
      parts.database.delay(0);
      process.env['DEADLINE_SCALE'] = '10';
    }
    expect(answer.response.status).toBe(200);
    expect(await waiting()).toEqual([body.submissionId]);
    expect((await run('recover-enquiries')).status).toBe(200);
    expect(await count('enquiries')).toBe(1);
  });
});

describe('while the mail server is away', () => {
  it('the enquiry is safe, and both mails go out once when it is back', async () => {
    await parts.mailbox.pause();
    try {
      expect((await submit(enquiryBody())).response.status).toBe(200);
    } finally {
      await parts.mailbox.resume();
    }
    const queued = await parts.database.query<{
      state: string;
      attempts: number;
      wait: number;
      mail_id: string;
    }>(
      'select mail_id, state, attempts, extract(epoch from next_attempt_at - now())::int as wait from public.outbox_mails',
    );
    expect(queued).toHaveLength(2);
    for (const mail of queued) {
      expect(mail).toMatchObject({ state: 'queued', attempts: 1 });
      expect(mail.wait).toBeGreaterThan(30);
      expect(mail.wait).toBeLessThanOrEqual(60);
    }
    expect((await run('deliver-mails')).body).toMatchObject({ sent: 0 });

    await parts.database.query(
      "update public.outbox_mails set next_attempt_at = now() - interval '1 second'",
    );
    expect((await run('deliver-mails')).body).toMatchObject({ sent: 2, retried: 0, failed: 0 });
    expect((await run('deliver-mails')).body).toMatchObject({ sent: 0 });
    const raw = (await parts.mailbox.mails()).map((mail) => mail.raw);
    expect(raw).toHaveLength(2);
    for (const { mail_id: id } of queued)
      expect(raw.filter((text) => text.includes(`Message-ID: <${id}@kestrelrow.example>`))).toHaveLength(1);
  });
});
