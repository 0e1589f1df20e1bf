import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { awardCertificate } from '../../src/shared/contracts/certificates.ts';
import type { Contract } from '../../src/shared/contracts/contract.ts';
import { submitDataRequest } from '../../src/shared/contracts/data-request.ts';
import { listAuditLines } from '../../src/shared/contracts/desk-entry.ts';
import { readDeskHistory } from '../../src/shared/contracts/desk-history.ts';
import { listDeskEnquiries, noteDeskCall, readDeskEnquiry } from '../../src/shared/contracts/desk-inbox.ts';
import {
  correctDeskEnquiry,
  correctDeskLearner,
  eraseDeskPerson,
  exportDeskPerson,
  extendDeskRequest,
  listDeskRights,
  readDeskPerson,
} from '../../src/shared/contracts/desk-rights.ts';
import { submitForm } from '../../src/shared/contracts/submit-form.ts';
import { thingWords } from '../../src/features/desk/rights-words.ts';
import { runJob } from '../support/doors.ts';
import { enquiryBody } from '../support/enquiries.ts';
import { startFunctionParts, type FunctionParts } from '../support/function-parts.ts';
import { ask } from '../support/learning.ts';
import { openBrowser, signUpLearner, type TestLearner } from '../support/people.ts';
import { makeStaff } from '../support/staff.ts';

/** Rights of people at the desk: what staff can do for a person, what is left afterwards, and who must not. */
let parts: FunctionParts;
let dana: TestLearner;
let mentor: TestLearner;
const visitor = openBrowser();
const email = 'amina@visitor.example';

beforeAll(async () => {
  parts = await startFunctionParts();
  dana = await makeStaff(parts, { email: 'dana@staff.example' });
  mentor = await makeStaff(parts, { email: 'mentor@staff.example', role: 'mentor' });
});
afterAll(() => parts.stop());
beforeEach(() => parts.reset());

async function submit(change: Parameters<typeof enquiryBody>[0] = {}): Promise<string> {
  const body = enquiryBody(change);
  expect((await visitor.call(submitForm, { body })).status).toBe(200);
  return String(body.submissionId);
}

async function request(kind: string, address = email): Promise<string> {
  const submissionId = crypto.randomUUID();
  const { status } = await visitor.call(submitDataRequest, {
    body: { kind, name: 'Amina Bello-Hughes', email: address, details: 'All of it.', submissionId },
  });
  expect(status).toBe(200);
  return submissionId;
}

const person = async (whom: Record<string, string>) =>
  (await ask(dana.browser, readDeskPerson, { body: { whom } })).body;

describe('who may', () => {
  it('only the desk, and only after entering it; nothing is erased or read for anyone else', async () => {
    const enquiryId = await request('erasure');
    const learner = await signUpLearner(parts, { email: 'asha@learner.example' });
    const outside = await makeStaff(parts, { email: 'outside@staff.example', isOutside: true });
    const calls: (readonly [Contract, Record<string, unknown>])[] = [
      [listDeskRights, {}],
      [readDeskHistory, {}],
      [readDeskPerson, { whom: { email } }],
      [exportDeskPerson, { whom: { email } }],
      [eraseDeskPerson, { whom: { email }, confirmed: email }],
      [correctDeskEnquiry, { version: 0, firstName: 'X', email }],
      [correctDeskLearner, { firstName: 'X' }],
      [extendDeskRequest, { version: 0, answerBy: '2027-01-20', reason: 'Much' }],
    ];
    const before = await parts.database.query('select * from public.enquiries');
    for (const [who, browser, status, code] of [
      ['a stranger', openBrowser(), 401, 'not_signed_in'],
      ['a learner', learner.browser, 403, 'forbidden'],
      ['a mentor', mentor.browser, 403, 'forbidden'],
      ['staff outside', outside.browser, 403, 'desk_not_entered'],
    ] as const)
      for (const [contract, body] of calls) {
        const response = await browser.call(contract, {
          params: { enquiryId, learnerId: learner.learnerId },
          ...(contract.method === 'GET' ? {} : { body }),
        });
        expect(
          [response.status, ((await response.json()) as { code: string }).code],
          `${who}: ${contract.path}`,
        ).toEqual([status, code]);
      }
    // Past our functions neither: the data API asks the same.
    for (const [name, body] of [
      ['read_desk_person', { p_enquiry_id: enquiryId, p_learner_id: null, p_email: null }],
      ['export_desk_person', { p_enquiry_id: null, p_learner_id: null, p_email: email }],
      ['read_desk_receipts', { p_enquiry_id: enquiryId }],
      ['list_desk_rights', {}],
    ] as const)
      for (const { accessToken } of [learner, mentor]) {
        const { status } = await fetch(`${parts.database.url}/rest/v1/rpc/${name}`, {
          method: 'POST',
          headers: {
            apikey: parts.database.publishableKey,
            authorization: `Bearer ${accessToken}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify(body),
        });
        expect(status, name).toBe(403);
      }
    expect(await parts.database.query('select * from public.enquiries')).toEqual(before);
  });
});

describe('a copy', () => {
  it('has everything about the person, whatever it hangs on, says what it is for, and leaves a line', async () => {
    const learner = await signUpLearner(parts, { email: 'all@learner.example', firstName: 'Alma' });
    const enquiryId = await submit({ email: 'all@learner.example', goals: 'Teach' });
    await ask(dana.browser, noteDeskCall, {
      params: { enquiryId },
      body: { version: 0, body: 'Prefers mornings', outcome: 'reached' },
    });
    await submit({ email: 'someone@else.example', goals: 'Not theirs' });
    const { body } = await ask(dana.browser, exportDeskPerson, { body: { whom: { enquiryId } } });
    const text = JSON.stringify(body);
    for (const there of [
      'Prefers mornings',
      'Teach',
      'all@learner.example',
      'Alma',
      'Information Commissioner',
      'keptFor',
    ])
      expect(text, there).toContain(there);
    expect(text).not.toContain('Not theirs');
    expect(text).not.toContain('Ashworth');
    expect(Object.keys(body['data'] as object)).toEqual(
      expect.arrayContaining(['account', 'enquiries', 'mails', 'looks', 'notifications']),
    );
    expect(
      Object.keys(body['data'] as object).filter((what) => !(what in thingWords)),
      'each section has a name that staff understand',
    ).toEqual([]);
    const { lines } = (await ask(dana.browser, listAuditLines)).body;
    expect(lines[0]).toMatchObject({ action: 'person-exported', enquiryId, learnerId: learner.learnerId });
  });

  it('covers every capability that erases by address', async () => {
    const names = await parts.database.query<{ kind: string; name: string }>(
      `select split_part(p.proname, '_', 1) as kind, regexp_replace(p.proname, '^(erase_from|export_about|export_of)_', '') as name
       from pg_proc p where p.pronamespace = 'private'::regnamespace and p.proname ~ '^(erase_from|export_about|export_of)_' order by 1, 2`,
    );
    const of = (kind: string) => names.filter((one) => one.kind === kind).map(({ name }) => name);
    expect(of('erase').length).toBeGreaterThan(4);
    for (const name of of('erase')) expect(of('export'), `a copy of what ${name} erases`).toContain(name);
  });
});

describe('erasure', () => {
  it('shows what would go without doing it, then does exactly that, and keeps a certificate that names no one', async () => {
    const learner = await signUpLearner(parts, { email, firstName: 'Amina' });
    await submit();
    const enquiryId = await request('erasure');
    await submit({ email: 'other@visitor.example' });
    const awarded = await dana.browser.call(awardCertificate, {
      body: {
        certificateId: randomUUID(),
        email,
        kind: 'level',
        awardId: 'prompt-engineering-foundational',
        name: '',
        awardedOn: '2026-11-20',
        exam: { percent: 82, satOn: '2026-11-18' },
      },
    });
    expect(awarded.status).toBe(200);
    const before = await person({ enquiryId });
    expect(before.requests.map(({ kind, daysLeft, isInTime }) => [kind, daysLeft, isInTime])).toEqual([
      ['erasure', 30, true],
    ]);
    expect(before.goes).toMatchObject({ enquiries: 2, accounts: 1 });
    expect(before.stays.map(({ what, count }) => [what, count])).toEqual([
      ['certificatePlaces', 1],
      ['auditLines', expect.any(Number)],
      ['invoices', null],
      ['certificate', 1],
      ['notice', 1],
    ]);
    expect((await person({ enquiryId })).goes, 'looking erases nothing').toEqual(before.goes);

    await parts.mailbox.clear();
    const wrong = await ask(dana.browser, eraseDeskPerson, {
      body: { whom: { enquiryId }, confirmed: 'other@visitor.example' },
    });
    expect(wrong.status).toBe(422);
    expect((await person({ enquiryId })).goes).toEqual(before.goes);
    const { status, body: certificate } = await ask(dana.browser, eraseDeskPerson, {
      body: { whom: { enquiryId }, confirmed: email.toUpperCase() },
    });
    expect(status).toBe(200);
    expect(certificate.erased).toEqual(before.goes);
    expect(certificate.number).toMatch(/^ER-/);

    expect(await parts.database.query('select email from public.enquiries')).toEqual([
      { email: 'other@visitor.example' },
    ]);
    expect(await parts.database.query('select id from auth.users where email = $1', [email])).toEqual([]);
    const [mail, ...more] = await parts.mailbox.mails();
    expect([mail?.to, more]).toEqual([[email], []]);
    expect(mail?.text).toContain(certificate.number);
    const [kept] = await parts.database.query('select * from public.erasure_certificates');
    for (const private_ of [email, 'Amina', 'Bello', enquiryId, learner.learnerId])
      expect(JSON.stringify(kept), private_).not.toContain(private_);
    const [line] = (await ask(dana.browser, listAuditLines)).body.lines;
    expect(line).toMatchObject({
      action: 'person-erased',
      enquiryId: null,
      learnerId: null,
      detail: certificate.number,
    });

    // The one trace of the address goes a day after the mail went.
    const mails = () =>
      parts.database.query('select state::text from public.outbox_mails where recipient_key = $1', [email]);
    await expect.poll(mails).toEqual([{ state: 'sent' }]);
    await runJob('apply-retention');
    expect(await mails()).toHaveLength(1);
    await parts.database.query("update public.outbox_mails set created_at = now() - interval '25 hours'");
    await runJob('apply-retention');
    expect(await mails()).toEqual([]);
    const { certificates } = (await ask(dana.browser, listDeskRights)).body;
    expect(certificates.map(({ number }) => number)).toContain(certificate.number);
  });

  it('reaches what still waits elsewhere', async () => {
    await parts.database.pause();
    await submit();
    await parts.database.resume();
    const { goes } = await person({ email });
    expect(goes).toMatchObject({ enquiries: 0, waiting: 1 });
    const { body } = await ask(dana.browser, eraseDeskPerson, {
      body: { whom: { email }, confirmed: email },
    });
    expect(body.erased['waiting']).toBe(1);
    await runJob('recover-enquiries');
    expect(await parts.database.query('select * from public.enquiries')).toEqual([]);
  });

  it('erases no one who is staff', async () => {
    const response = await dana.browser.call(eraseDeskPerson, {
      body: { whom: { email: 'mentor@staff.example' }, confirmed: 'mentor@staff.example' },
    });
    expect(response.status).toBe(409);
    expect(await response.text()).toContain('roles away first');
    expect((await person({ learnerId: mentor.learnerId })).isStaff).toBe(true);
  });
});

describe('corrections', () => {
  it('an enquiry: name, address and number, found and answered as corrected; a link that went to a wrong address opens nothing', async () => {
    const enquiryId = await submit({ email: 'amnia@visitor.example' });
    const correct = (body: Record<string, unknown>) =>
      ask(dana.browser, correctDeskEnquiry, { params: { enquiryId }, body });
    const body = { version: 0, firstName: 'Amina', lastName: 'Bello', email, phone: '020 7946 0111' };
    expect((await correct(body)).status).toBe(200);
    expect((await correct({ ...body, lastName: 'Late' })).status).toBe(409);
    const { enquiry, answers } = (await ask(dana.browser, readDeskEnquiry, { params: { enquiryId } })).body;
    expect(enquiry).toMatchObject({ name: 'Amina Bello', email, phone: '020 7946 0111' });
    expect(Object.fromEntries(answers)).toMatchObject({ Email: email });
    expect((await ask(dana.browser, listDeskEnquiries, { query: '?q=02079460111' })).body.rows).toHaveLength(
      1,
    );
    expect(await parts.database.query('select * from public.enquiry_trackers')).toEqual([]);
    const { lines } = (await ask(dana.browser, listAuditLines)).body;
    const line = lines.find(({ action }) => action === 'enquiry-corrected');
    expect(line?.detail).toBe('name, address, telephone');
    // The owner of the mistyped address is told of this enquiry in what is held about it, as erasing would.
    expect((await person({ email: 'amnia@visitor.example' })).goes['enquiries']).toBe(1);
  });

  it('an account: its name', async () => {
    const learner = await signUpLearner(parts, { email: 'misspelt@learner.example', firstName: 'Jo' });
    await ask(dana.browser, correctDeskLearner, {
      params: { learnerId: learner.learnerId },
      body: { firstName: 'Joe', lastName: 'Ng' },
    });
    expect((await person({ learnerId: learner.learnerId })).learner).toMatchObject({
      firstName: 'Joe',
      lastName: 'Ng',
    });
  });
});

describe('one person, one view', () => {
  it('has what went back and forth over all their enquiries, by address or telephone, and merges nothing', async () => {
    const first = await submit({ interestedProgram: 'AI Data Analysis' });
    await submit({ email: 'amina.work@visitor.example', interestedProgram: 'Project Management' });
    await submit({ email: 'other@visitor.example', phone: '020 7946 0321' });
    await ask(dana.browser, noteDeskCall, {
      params: { enquiryId: first },
      body: { version: 0, body: 'Voicemail', outcome: 'left-message' },
    });
    const { entries } = (await ask(dana.browser, readDeskHistory, { params: { enquiryId: first } })).body;
    const told = entries.map(({ kind, text, outcome }) => [kind, text, outcome]);
    expect(told.filter(([kind]) => kind === 'enquiry').map(([, text]) => text)).toEqual([
      'AI Data Analysis',
      'Project Management',
    ]);
    expect(told).toContainEqual(['call', 'Voicemail', 'left-message']);
    expect(told.filter(([kind]) => kind === 'mail')).toHaveLength(2);
    expect(await parts.database.query('select count(*)::int as n from public.enquiries')).toEqual([{ n: 3 }]);
  });
});

describe('clocks', () => {
  it('has what is due first at the top, says what is late, and what was in time', async () => {
    const late = await request('access');
    const soon = await request('portability');
    const done = await request('complaint');
    await submit();
    const set = (id: string, sql: string) =>
      parts.database.query(`update public.enquiries set ${sql} where enquiry_id = $1`, [id]);
    await set(late, 'answer_by = current_date - 3');
    await set(soon, 'answer_by = current_date + 3');
    await set(done, "desk_state = 'answered', first_answered_at = now(), answer_by = current_date - 40");
    const rights = (await ask(dana.browser, listDeskRights)).body;
    expect(rights.open.map(({ kind, isInTime }) => [kind, isInTime])).toEqual([
      ['access', false],
      ['portability', true],
    ]);
    expect(rights.open.map(({ daysLeft }) => daysLeft)).toEqual([-3, 3]);
    expect(rights.done.map(({ kind, isInTime }) => [kind, isInTime])).toEqual([['complaint', false]]);
    expect(rights.open[0]?.latest, 'too late to put it off').toBeNull();
  });

  it('more time once, two months at most, and the person is told why', async () => {
    const enquiryId = await request('access');
    await parts.mailbox.clear();
    const [{ latest, version, answerBy } = { latest: null, version: 0, answerBy: '' }] = (
      await ask(dana.browser, listDeskRights)
    ).body.open;
    const extend = (day: string, seen = version) =>
      ask(dana.browser, extendDeskRequest, {
        params: { enquiryId },
        body: { version: seen, answerBy: day, reason: 'Seven courses of notes have to be read.' },
      });
    const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
    expect((await extend(dayAfter(String(latest)))).status).toBe(422);
    expect((await extend(answerBy)).status).toBe(422);
    expect((await extend(String(latest))).status).toBe(200);
    const [mail] = await parts.mailbox.mails();
    expect([mail?.to, mail?.text.includes('Seven courses of notes')]).toEqual([[email], true]);
    const [open] = (await ask(dana.browser, listDeskRights)).body.open;
    expect(open).toMatchObject({ answerBy: latest, answerByFirst: answerBy, latest: null });
    expect((await extend(dayAfter(String(latest)), open?.version)).status, 'once').toBe(422);
  });
});
