import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Contract } from '#shared/contracts/contract.ts';
import { confirmSubscription, subscribe, unsubscribe } from '#shared/contracts/newsletter.ts';
import { runJob, send } from '../support/doors.ts';
import { post } from '../support/enquiries.ts';
import { functionContext, startFunctionParts, type FunctionParts } from '../support/function-parts.ts';

let parts: FunctionParts;
beforeAll(async () => {
  parts = await startFunctionParts();
});
afterAll(() => parts.stop());
beforeEach(() => parts.reset());

async function call(contract: Contract, body: unknown) {
  const { context, settled } = functionContext();
  const response = await send(post(body, {}, contract), context);
  await settled();
  return { status: response.status, body: await response.json() };
}
const ask = (email: string, more = {}) => call(subscribe, { email, ...more });
const press = (token: string) => call(confirmSubscription, { token });
const stop = (token: string) => call(unsubscribe, { token });

const rows = () => parts.database.query('select * from public.newsletter_subscriptions');
async function tokenIn(pattern: RegExp): Promise<string> {
  for (const mail of (await parts.mailbox.mails()).reverse()) {
    const token = pattern.exec(mail.text)?.[1];
    if (token) return token;
  }
  throw new Error('No mail carries such a link');
}
/** Headers on one line each. */
const unfold = (raw: string) => raw.replaceAll('\r\n', '\n').replace(/\n[ \t]+/g, ' ');
const confirmLink = /\/newsletter\/confirm\?token=([0-9a-f-]{36})/;
const stopLink = /\/newsletter\/unsubscribe\?token=([0-9a-f-]{36})/;

describe('the newsletter', () => {
  it('begins only when the owner of the address presses the button, and ends at one press', async () => {
    expect((await ask('reader+news@visitor.example')).status).toBe(200);
    expect(await rows()).toEqual([
      expect.objectContaining({ email: 'reader+news@visitor.example', status: 'requested' }),
    ]);
    expect(await parts.mailbox.mails()).toHaveLength(1);

    const token = await tokenIn(confirmLink);
    expect((await press(token)).status).toBe(200);
    expect((await press(token)).status).toBe(200);
    expect(await rows()).toEqual([
      expect.objectContaining({ status: 'confirmed', wording: 'newsletter-box-2026-11' }),
    ]);
    expect(await parts.mailbox.mails()).toHaveLength(2);

    const stopToken = await tokenIn(stopLink);
    expect((await stop(stopToken)).status).toBe(200);
    expect((await stop(stopToken)).status).toBe(200);
    expect(await rows()).toEqual([expect.objectContaining({ status: 'ended' })]);
    expect((await press(token)).status).toBe(404);
  });

  it('answers alike for unknown, asked and confirmed addresses, and for programs', async () => {
    const first = await ask('reader@visitor.example');
    const again = await ask('READER@visitor.example');
    await press(await tokenIn(confirmLink));
    const confirmed = await ask('reader@visitor.example');
    const program = await ask('robot@visitor.example', { website: 'x' });
    expect([again, confirmed, program]).toEqual([first, first, first]);
    expect(await rows()).toHaveLength(1);
    const kinds = await parts.database.query<{ kind: string }>(
      'select kind from public.outbox_mails order by kind',
    );
    expect(kinds.map((mail) => mail.kind)).toEqual(['newsletter-confirmation', 'newsletter-welcome']);
  });

  it('asks again when nothing came: five minutes later and three times a day, and every mail’s link works', async () => {
    const mailsSent = () =>
      parts.database.query(
        "select 1 from public.outbox_mails where kind = 'newsletter-confirmation' and recipient = 'reader@visitor.example'",
      );
    const later = () =>
      parts.database.query("update public.outbox_mails set created_at = created_at - interval '6 minutes'");
    await ask('reader@visitor.example');
    const first = await tokenIn(confirmLink);
    await ask('reader@visitor.example');
    expect(await mailsSent()).toHaveLength(1);
    for (const expected of [2, 3, 3]) {
      await later();
      await ask('reader@visitor.example');
      expect(await mailsSent()).toHaveLength(expected);
    }
    expect((await press(first)).status).toBe(200);
    expect(await rows()).toEqual([expect.objectContaining({ status: 'confirmed' })]);
  });

  it('lets someone who stopped it ask again the same day', async () => {
    await ask('reader@visitor.example');
    await press(await tokenIn(confirmLink));
    await stop(await tokenIn(stopLink));
    await parts.database.query(
      "update public.outbox_mails set created_at = created_at - interval '6 minutes'",
    );
    await ask('reader@visitor.example');
    expect(await rows()).toEqual([expect.objectContaining({ status: 'requested', ended_at: null })]);
  });

  it('takes a link for seven days', async () => {
    await ask('reader@visitor.example');
    await parts.database.query(
      "update public.newsletter_subscriptions set requested_at = now() - interval '7 days 1 minute'",
    );
    const answer = await press(await tokenIn(confirmLink));
    expect(answer).toMatchObject({
      status: 404,
      body: { message: expect.stringMatching(/older than 7 days/) },
    });
    expect(await rows()).toEqual([expect.objectContaining({ status: 'requested' })]);
  });

  it.each(['', 'x', 'a@b', 'a@b.example\r\nBcc: c@d.example', 'a@b.example,c@d.example'])(
    'refuses the address %j',
    async (email) => {
      expect((await ask(email)).status).toBe(422);
      expect(await rows()).toEqual([]);
    },
  );

  it('refuses a link that it does not know', async () => {
    expect((await press(crypto.randomUUID())).status).toBe(404);
    expect((await stop(crypto.randomUUID())).status).toBe(404);
    expect((await press('x')).status).toBe(422);
  });

  it('stops one network after thirty requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) => ask(`reader${i}@visitor.example`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(30).fill(200));
    expect((await ask('reader31@visitor.example')).status).toBe(429);
  });

  const multipart = new FormData();
  multipart.append('List-Unsubscribe', 'One-Click');
  it.each([
    ['url-encoded', new URLSearchParams('List-Unsubscribe=One-Click')],
    ['multipart', multipart],
  ])('is stopped by a mail program on its own, %s (RFC 8058)', async (_form, body) => {
    await ask('reader@visitor.example');
    await press(await tokenIn(confirmLink));
    const [confirmation, welcome] = (await parts.mailbox.mails()).map((mail) => unfold(mail.raw));
    expect(confirmation, 'no one has subscribed yet').not.toMatch(/^List-Unsubscribe/im);
    expect(welcome).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    const url = /^List-Unsubscribe: <(\S+)>$/m.exec(welcome ?? '')?.[1] ?? '';
    expect(url).toBe(`http://localhost:8888/api/newsletter/unsubscribe?token=${await tokenIn(stopLink)}`);

    const response = await send(new Request(url, { method: 'POST', body }));
    expect(response.status, 'a program follows no redirect').toBe(200);
    expect(await rows()).toEqual([expect.objectContaining({ status: 'ended' })]);
  });

  it('keeps no token in a mail that was sent', async () => {
    await ask('reader@visitor.example');
    await press(await tokenIn(confirmLink));
    const sent = await parts.database.query(
      'select state, body_text, body_html, unsubscribe_url from public.outbox_mails',
    );
    const emptied = { state: 'sent', body_text: null, body_html: null, unsubscribe_url: null };
    expect(sent).toEqual([emptied, emptied]);
  });

  it('takes a form with a file or without a boundary as little as any other', async () => {
    const postForm = (body: BodyInit, headers = {}) =>
      send(new Request(`https://kestrelrow.example${unsubscribe.path}`, { method: 'POST', body, headers }));
    const withFile = new FormData();
    withFile.append('token', new Blob(['x']), 'token.txt');
    expect((await postForm(withFile)).status).toBe(422);
    expect((await postForm('x', { 'content-type': 'multipart/form-data' })).status).toBe(400);
    const large = new FormData();
    large.append('token', 'x'.repeat(65 * 1024));
    expect((await postForm(large)).status).toBe(413);
  });

  it('forgets what was never confirmed after thirty days', async () => {
    await ask('old@visitor.example');
    await ask('new@visitor.example');
    await parts.database.query(
      "update public.newsletter_subscriptions set requested_at = now() - interval '31 days' where email = 'old@visitor.example'",
    );
    await runJob('apply-retention');
    expect((await rows()).map((row) => row['email'])).toEqual(['new@visitor.example']);
  });
});
