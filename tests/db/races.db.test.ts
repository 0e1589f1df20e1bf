import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runJob, send } from '../support/doors.ts';
import { enquiryBody, post } from '../support/enquiries.ts';
import { functionContext, startFunctionParts, type FunctionParts } from '../support/function-parts.ts';

/** On a real PostgreSQL server with many connections, where calls really run at the same time. */
let parts: FunctionParts;
beforeAll(async () => {
  parts = await startFunctionParts({ driver: 'postgres' });
});
afterAll(() => parts.stop());
beforeEach(() => parts.reset());

async function submit(body: unknown, ip: string) {
  const { context, settled } = functionContext(ip);
  const response = await send(post(body), context);
  await settled();
  return response.status;
}
const rows = (sql: string) => parts.database.query(sql);

describe('at the same moment', () => {
  it('twenty identical submissions are one enquiry and one pair of mails', async () => {
    const body = enquiryBody();
    const statuses = await Promise.all(Array.from({ length: 20 }, (_, i) => submit(body, `192.0.2.${i}`)));
    expect(statuses).toEqual(Array<number>(20).fill(200));
    expect(await rows('select version from public.enquiries')).toEqual([{ version: 1 }]);
    expect(await parts.mailbox.mails()).toHaveLength(2);
  });

  it('eight different enquiries of one address get three acknowledgements', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 8 }, (_, i) => submit(enquiryBody({ goals: `Question ${i}` }), `192.0.2.${i}`)),
    );
    expect(statuses).toEqual(Array<number>(8).fill(200));
    expect(await rows('select enquiry_id from public.enquiries')).toHaveLength(8);
    expect(
      await rows("select mail_id from public.outbox_mails where kind = 'enquiry-acknowledgement'"),
    ).toHaveLength(3);
  });

  it('fifteen different enquiries of one address are all kept, and five of them set aside', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 15 }, (_, i) => submit(enquiryBody({ goals: `Question ${i}` }), `192.0.2.${i}`)),
    );
    expect(statuses).toEqual(Array<number>(15).fill(200));
    expect(
      await rows('select status::text, count(*)::int as kept from public.enquiries group by 1 order by 1'),
    ).toEqual([
      { status: 'new', kept: 10 },
      { status: 'quarantined', kept: 5 },
    ]);
  });

  it('four workers send forty mails once', async () => {
    await rows(`insert into public.outbox_mails (kind, recipient, subject, body_text, body_html)
      select 'test', 'someone@visitor.example', 'A subject', 'A text', '<p>A text</p>' from generate_series(1, 40)`);
    const run = () => runJob('deliver-mails');
    // On a busy machine the time of a worker may end before its mails do.
    for (let round = 0; round < 3; round += 1) await Promise.all([run(), run(), run(), run()]);
    const ids = (await parts.mailbox.mails()).map((mail) => /^Message-ID: (<[^>]+>)/im.exec(mail.raw)?.[1]);
    expect(ids).toHaveLength(40);
    expect(new Set(ids).size).toBe(40);
    expect(
      await rows("select mail_id from public.outbox_mails where state = 'sent' and attempts = 1"),
    ).toHaveLength(40);
  });
});
