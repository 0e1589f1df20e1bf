import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Contract } from '#shared/contracts/contract.ts';
import { recordConsent as consent } from '#shared/contracts/cookie-consent.ts';
import { submitDataRequest as dataRequest } from '#shared/contracts/data-request.ts';
import { londonDayAfter } from '../../netlify/services/submission.ts';
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
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const request = (change: Record<string, unknown> = {}) => ({
  kind: 'erasure',
  name: 'Amina Bello-Hughes',
  email: 'amina@visitor.example',
  details: 'Please erase my enquiry of last month.',
  submissionId: crypto.randomUUID(),
  fillMilliseconds: 30_000,
  ...change,
});

describe('a data request', () => {
  it.each(['access', 'correction', 'erasure', 'objection', 'restriction', 'portability', 'complaint'])(
    'for %s is stored and acknowledged with a reference and a day thirty days on',
    async (kind) => {
      const answer = await call(dataRequest, request({ kind }));
      const by = londonDayAfter(new Date(), 30);
      expect(answer).toMatchObject({ status: 200, body: { success: true, answerBy: by } });
      const rows = await parts.database.query(
        'select form_type, reference, answer_by::text from public.enquiries',
      );
      expect(rows).toEqual([
        {
          form_type: kind === 'complaint' ? 'complaint' : 'data-request',
          reference: answer.body['reference'],
          answer_by: by,
        },
      ]);
      const mails = await parts.mailbox.mails();
      const acknowledgement = mails.find((mail) => mail.receivers.includes('amina@visitor.example'));
      expect(acknowledgement?.text).toContain(answer.body['reference']);
      expect(acknowledgement?.text).toContain('We answer by');
      expect(acknowledgement?.raw).not.toContain('Bello');
      const notification = mails.find((mail) => mail.receivers.includes('enquiries@kestrelrow.example'));
      expect(notification?.text).toContain('Please erase my enquiry of last month.');
    },
  );

  it('is acknowledged whatever it quotes', async () => {
    const details = 'You sent me <b>this</b>: http://a.example http://b.example http://c.example';
    await call(dataRequest, request({ kind: 'complaint', details }));
    expect(await parts.database.query('select status from public.enquiries')).toEqual([{ status: 'new' }]);
    expect(await parts.mailbox.mails()).toHaveLength(2);
  });

  it('is one request however often it arrives, and waits while the database is away', async () => {
    const body = request();
    await parts.database.pause();
    let first;
    try {
      first = await call(dataRequest, body);
    } finally {
      await parts.database.resume();
    }
    await runJob('recover-enquiries');
    const again = await call(dataRequest, body);
    // While it waited nobody knew yet whether a mail comes; the answer is the same in all else.
    expect(again).toMatchObject(first);
    expect(await parts.database.query('select 1 from public.enquiries')).toHaveLength(1);
  });

  it.each([
    ['an unknown kind', { kind: 'everything' }],
    ['no details', { details: ' ' }],
    ['no name', { name: '' }],
    ['a control character', { details: 'A\u0000' }],
  ])('is refused with %s', async (_, change) => {
    expect((await call(dataRequest, request(change))).status).toBe(422);
    expect(await parts.database.query('select 1 from public.enquiries')).toEqual([]);
  });
});

describe('a choice about cookies', () => {
  const choice = (change: Record<string, unknown> = {}) => ({
    consentId: crypto.randomUUID(),
    preferences: { necessary: true, analytics: true, marketing: false, preferences: false },
    policyVersion: '2026-11-27',
    wordingHash: 'a'.repeat(64),
    screen: 'banner',
    ...change,
  });

  it('is recorded as it was made, each time', async () => {
    const first = choice();
    expect(await call(consent, first)).toMatchObject({ status: 200, body: { success: true } });
    await call(consent, {
      ...first,
      preferences: { ...first.preferences, analytics: false },
      screen: 'cookies-page',
    });
    const rows = await parts.database.query(
      'select analytics, marketing, preferences, policy_version, screen from public.consent_records order by record_id',
    );
    const common = { marketing: false, preferences: false, policy_version: '2026-11-27' };
    expect(rows).toEqual([
      { ...common, analytics: true, screen: 'banner' },
      { ...common, analytics: false, screen: 'cookies-page' },
    ]);
  });

  it('says nothing about who chose, whatever else is sent', async () => {
    expect((await call(consent, choice({ name: 'Amina' }))).status).toBe(200);
    expect(JSON.stringify(await parts.database.query('select * from public.consent_records'))).not.toContain(
      'Amina',
    );
  });

  it.each([
    [
      'without the necessary ones',
      { preferences: { necessary: false, analytics: true, marketing: false, preferences: false } },
    ],
    ['with words instead of their hash', { wordingHash: 'We use cookies' }],
    ['from an unknown screen', { screen: 'mail' }],
  ])('is refused %s', async (_, change) => {
    expect((await call(consent, choice(change))).status).toBe(422);
    expect(await parts.database.query('select 1 from public.consent_records')).toEqual([]);
  });
});
