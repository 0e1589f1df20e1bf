import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { handOverChat } from '../../src/shared/contracts/chat-hand-over.ts';
import { listDeskEnquiries, readDeskEnquiry } from '../../src/shared/contracts/desk-inbox.ts';
import { runJob } from '../support/doors.ts';
import { startFunctionParts, type FunctionParts } from '../support/function-parts.ts';
import { ask } from '../support/learning.ts';
import { openBrowser, type TestLearner } from '../support/people.ts';
import { makeStaff } from '../support/staff.ts';

/** A conversation with the assistant that a person takes over. */
let parts: FunctionParts;
let dana: TestLearner;
beforeAll(async () => {
  parts = await startFunctionParts();
  dana = await makeStaff(parts, { email: 'dana@staff.example' });
});
afterAll(() => parts.stop());
beforeEach(() => parts.reset());

const body = (change: Record<string, unknown> = {}) => ({
  name: 'Amina Bello-Hughes',
  email: 'amina@visitor.example',
  message: 'Can my employer pay by invoice?',
  conversation: [
    { type: 'user', content: 'Do you take invoices?' },
    { type: 'bot', content: 'I do not know that. A person can answer.' },
  ],
  submissionId: crypto.randomUUID(),
  fillMilliseconds: 30_000,
  ...change,
});
const handOver = (change: Record<string, unknown> = {}) =>
  openBrowser().call(handOverChat, { body: body(change) });
const list = async (query = '') => (await ask(dana.browser, listDeskEnquiries, { query })).body.rows;

describe('a hand-over', () => {
  it('is in the inbox with what was asked and said, and acknowledged without repeating it', async () => {
    const response = await handOver();
    const { reference } = (await response.json()) as { reference: string };
    expect(response.status).toBe(200);
    const [row] = await list('?kind=chat');
    expect(row).toMatchObject({
      kind: 'chat',
      reference,
      name: 'Amina Bello-Hughes',
      words: 'Can my employer pay by invoice?',
      answerBy: null,
    });
    const { answers } = (await ask(dana.browser, readDeskEnquiry, { params: { enquiryId: row?.id ?? '' } }))
      .body;
    expect(answers).toContainEqual([
      'Said before',
      'Visitor: Do you take invoices?\n\nAssistant: I do not know that. A person can answer.',
    ]);
    const mails = await parts.mailbox.mails();
    const acknowledgement = mails.find((mail) => mail.receivers.includes('amina@visitor.example'));
    expect(acknowledgement?.text).toContain(reference);
    expect(acknowledgement?.raw).not.toContain('invoice');
    const notification = mails.find((mail) => mail.receivers.includes('enquiries@kestrelrow.example'));
    expect(notification?.text).toContain('Do you take invoices?');
  });

  it('is found by what the visitor asked, not by what the assistant said', async () => {
    await handOver();
    expect(await list('?q=employer')).toHaveLength(1);
    expect(await list('?q=know')).toEqual([]);
  });

  it('is one however often it arrives, and another person’s id is not taken', async () => {
    const same = body();
    for (const change of [same, same, { ...same, email: 'other@visitor.example' }])
      expect((await handOver(change)).status).toBe(200);
    expect(await list()).toHaveLength(2);
  });

  it('is set aside where a program sends it, and refused where it is too much or says nothing', async () => {
    expect((await handOver({ website: 'https://mine.example' })).status).toBe(200);
    expect(await list()).toEqual([]);
    expect(await list('?view=quarantine&kind=chat')).toHaveLength(1);
    for (const wrong of [
      { message: '  ' },
      { email: 'nobody' },
      { name: '' },
      { conversation: Array.from({ length: 21 }, () => ({ type: 'user', content: 'x' })) },
      { conversation: Array.from({ length: 6 }, () => ({ type: 'bot', content: 'x'.repeat(4000) })) },
      { conversation: [{ type: 'system', content: 'x' }] },
      { submissionId: 'mine' },
    ])
      expect((await handOver(wrong)).status, JSON.stringify(wrong).slice(0, 60)).toBe(422);
    expect(await parts.database.query('select 1 from public.enquiries')).toHaveLength(1);
  });

  it('waits while the database is away', async () => {
    await parts.database.pause();
    expect((await handOver()).status).toBe(200);
    await parts.database.resume();
    await runJob('recover-enquiries');
    expect(await list('?kind=chat')).toHaveLength(1);
  });
});
