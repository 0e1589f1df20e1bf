import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Contract } from '../../src/shared/contracts/contract.ts';
import { submitDataRequest } from '../../src/shared/contracts/data-request.ts';
import { listAuditLines } from '../../src/shared/contracts/desk-entry.ts';
import {
  answerDeskEnquiry,
  countQuarantineRules,
  keepDeskDraft,
  listDeskEnquiries,
  lookAtDeskEnquiry,
  moveDeskEnquiry,
  noteDeskCall,
  readDeskEnquiry,
  type DeskPlace,
} from '../../src/shared/contracts/desk-inbox.ts';
import { submitForm } from '../../src/shared/contracts/submit-form.ts';
import { realDeps } from '../../netlify/platform/deps.ts';
import { renewSearch } from '../../netlify/services/desk/renew-search.ts';
import { runJob } from '../support/doors.ts';
import { enquiryBody } from '../support/enquiries.ts';
import { startFunctionParts, type FunctionParts } from '../support/function-parts.ts';
import { ask } from '../support/learning.ts';
import { openBrowser, signUpLearner, type TestBrowser, type TestLearner } from '../support/people.ts';
import { makeStaff } from '../support/staff.ts';

/** What staff do with an enquiry, alone and two at once, and who must not. */
let parts: FunctionParts;
let dana: TestLearner;
let femi: TestLearner;
let mentor: TestLearner;
let learner: TestLearner;
const visitor = openBrowser();

beforeAll(async () => {
  parts = await startFunctionParts();
  dana = await makeStaff(parts, { email: 'dana@staff.example' });
  femi = await makeStaff(parts, { email: 'femi@staff.example', firstName: 'Femi', lastName: 'Okoro' });
  mentor = await makeStaff(parts, { email: 'mentor@staff.example', role: 'mentor' });
  learner = await signUpLearner(parts, { email: 'asha@learner.example' });
});
afterAll(() => parts.stop());
beforeEach(() => parts.reset());

type Change = Parameters<typeof enquiryBody>[0];

async function submit(change: Change = {}, besides: Record<string, unknown> = {}): Promise<string> {
  const { submissionId, ...body } = enquiryBody(change);
  const response = await visitor.call(submitForm, { body: { submissionId, ...body, ...besides } });
  expect(response.status).toBe(200);
  return String(submissionId);
}

const list = async (query = '', browser: TestBrowser = dana.browser) =>
  (await ask(browser, listDeskEnquiries, { query })).body;
const namesOf = async (query: string) => (await list(query)).rows.map(({ name }) => name);
const read = async (enquiryId: string, browser: TestBrowser = dana.browser) =>
  (await ask(browser, readDeskEnquiry, { params: { enquiryId } })).body;

async function move(enquiryId: string, body: Record<string, unknown>, browser: TestBrowser = dana.browser) {
  return ask(browser, moveDeskEnquiry, { params: { enquiryId }, body });
}

const refusalOf = async (response: Response) => {
  const { code } = (await response.json()) as { code: string };
  return [response.status, code];
};

describe('who may', () => {
  const calls = (enquiryId: string): (readonly [Contract, Record<string, unknown>])[] =>
    [
      [listDeskEnquiries, {}],
      [countQuarantineRules, {}],
      [readDeskEnquiry, {}],
      [moveDeskEnquiry, { version: 0, to: 'closed' }],
      [lookAtDeskEnquiry, { isWriting: true }],
      [keepDeskDraft, { body: 'A draft' }],
      [answerDeskEnquiry, { version: 0, body: 'An answer' }],
      [noteDeskCall, { version: 0, body: 'A note' }],
    ].map(([contract, body]) => [contract as Contract, { ...(body as object), enquiryId }]);

  it('only the desk, and only after entering it; nothing moves for anyone else', async () => {
    const enquiryId = await submit();
    const outside = await makeStaff(parts, { email: `out-${Date.now()}@staff.example`, isOutside: true });
    const before = await parts.database.query('select * from public.enquiries');
    const mails = await parts.database.query('select count(*) as n from public.outbox_mails');
    for (const [who, browser, refusal] of [
      ['a visitor', openBrowser(), [401, 'not_signed_in']],
      ['a learner', learner.browser, [403, 'forbidden']],
      ['a mentor', mentor.browser, [403, 'forbidden']],
      ['staff outside', outside.browser, [403, 'desk_not_entered']],
    ] as const)
      for (const [contract, body] of calls(enquiryId)) {
        const response = await browser.call(contract, {
          params: { enquiryId },
          ...(contract.method === 'GET' ? {} : { body }),
        });
        expect(await refusalOf(response), `${who}: ${contract.method} ${contract.path}`).toEqual(refusal);
      }
    expect(await parts.database.query('select * from public.enquiries')).toEqual(before);
    expect(await parts.database.query('select count(*) as n from public.outbox_mails')).toEqual(mails);
  });

  it('past our functions neither: the data API asks the same', async () => {
    const enquiryId = await submit();
    const call = (token: string, name: string, body: unknown) =>
      fetch(`${parts.database.url}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: {
          apikey: parts.database.publishableKey,
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
      });
    for (const [name, body] of [
      ['read_desk_enquiry', { p_enquiry_id: enquiryId }],
      ['keep_desk_draft', { p_enquiry_id: enquiryId, p_body: 'x' }],
      ['count_quarantine_rules', {}],
    ] as const)
      for (const token of [learner.accessToken, mentor.accessToken])
        expect((await call(token, name, body)).status, name).toBe(403);
  });
});

describe('the inbox', () => {
  it('has what is due first at the top, the law beside the promise', async () => {
    await submit({ firstName: 'Second' });
    await submit({ firstName: 'First' });
    await visitor.call(submitDataRequest, {
      body: {
        kind: 'access',
        name: 'By Law',
        email: 'law@visitor.example',
        details: 'A copy, please.',
        submissionId: crypto.randomUUID(),
      },
    });
    const at = (name: string, moment: string, day: string | null) =>
      parts.database.query(
        'update public.enquiries set received_at = $2, answer_by = coalesce($3::date, answer_by) where first_name = $1',
        [name, moment, day],
      );
    await at('First', '2026-11-23T09:00:00Z', null);
    await at('Second', '2026-11-25T09:00:00Z', null);
    await at('By Law', '2026-10-27T09:00:00Z', '2026-11-26');
    const { rows } = await list();
    expect(rows.map(({ name, dueAt }) => [name, dueAt])).toEqual([
      ['First Bello-Hughes', '2026-11-25T15:00:00.000Z'],
      ['By Law', '2026-11-26T18:00:00.000Z'],
      ['Second Bello-Hughes', '2026-11-27T15:00:00.000Z'],
    ]);
    expect(rows.map(({ kind }) => kind)).toEqual(['enquiry', 'data-request', 'enquiry']);
    expect(await namesOf('?kind=data-request')).toEqual(['By Law']);
  });

  it.each(['open', 'all'])('gives fifty at a time of "%s", each once and in order', async (view) => {
    const id = await submit();
    await parts.database.query(
      `insert into public.enquiries (enquiry_id, reference, form_type, first_name, last_name, email, phone_typed, programme, labels, answers_hash, received_at, answer_by)
       select gen_random_uuid(), e.reference, case when n % 3 = 0 then 'data-request' else e.form_type end, 'Person ' || n, '', e.email, '', e.programme, e.labels, e.answers_hash,
              now() - interval '10 days' + (n / 4) * interval '1 hour', case when n % 3 = 0 then current_date + (n / 30) end
       from public.enquiries e, generate_series(1, 130) n where e.enquiry_id = $1`,
      [id],
    );
    const seen: { id: string; dueAt: string; receivedAt: string }[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list(
        `?view=${view}${cursor === null ? '' : `&cursor=${cursor}`}`,
      );
      expect(page.rows.length).toBeLessThanOrEqual(50);
      seen.push(...page.rows);
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(new Set(seen.map((row) => row.id)).size).toBe(131);
    expect(seen).toHaveLength(131);
    const times = seen.map((row) => Date.parse(view === 'open' ? row.dueAt : row.receivedAt));
    expect(times).toEqual(times.toSorted((a, b) => (view === 'open' ? a - b : b - a)));
  });

  it('finds in any script, by address, reference, programme and words, and forgives a typing mistake', async () => {
    await submit({
      firstName: 'Łukasz',
      lastName: 'Żółty',
      email: 'lz@visitor.example',
      goals: 'Leave the night shift',
    });
    await submit({
      firstName: 'Олена',
      lastName: 'Шевченко',
      email: 'os@visitor.example',
      phone: '020 7946 0321',
    });
    await submit({
      firstName: '山田',
      lastName: '太郎',
      email: 'yt@visitor.example',
      interestedProgram: 'Project Management',
    });
    const reference = (await list('?q=olena')).rows;
    expect(reference).toEqual([]);
    for (const [typed, name] of [
      ['lukasz', 'Łukasz Żółty'],
      ['ŻÓŁTY', 'Łukasz Żółty'],
      ['lz@visitor', 'Łukasz Żółty'],
      ['night shift', 'Łukasz Żółty'],
      ['шевч', 'Олена Шевченко'],
      ['02079460321', 'Олена Шевченко'],
      ['太郎', '山田 太郎'],
      ['project man', '山田 太郎'],
    ] as const)
      expect(await namesOf(`?q=${encodeURIComponent(typed)}`), typed).toEqual([name]);

    const close = await list(`?q=${encodeURIComponent('lukas zolti')}`);
    expect([close.isLoose, close.rows.map(({ name }) => name)]).toEqual([true, ['Łukasz Żółty']]);
    expect(await list('?q=nobody-has-this')).toMatchObject({ rows: [], isLoose: false });
    expect((await list('?q=***')).rows).toEqual([]);
    const [row] = (await list('?q=lukasz')).rows;
    expect(await namesOf(`?q=${row?.reference ?? ''}`)).toEqual(['Łukasz Żółty']);
  });

  it('finds what was stored before it could search, once the staff command has gone over it', async () => {
    const deps = realDeps(undefined, 'test');
    const enquiryId = await submit({ firstName: 'Łukasz', email: 'lz@visitor.example' });
    await parts.database.query(
      `insert into public.enquiries (enquiry_id, reference, form_type, first_name, last_name, email, phone_typed, programme, labels, answers_hash, received_at)
       select gen_random_uuid(), e.reference, e.form_type, 'Older ' || n, '', e.email, '', e.programme, e.labels, e.answers_hash, now()
       from public.enquiries e, generate_series(1, 12) n where e.enquiry_id = $1`,
      [enquiryId],
    );
    expect(await namesOf('?q=older+11')).toEqual([]);
    expect(await renewSearch({ isAll: false, pageSize: 5 }, deps)).toEqual({ renewed: 12 });
    expect(await namesOf('?q=older+11')).toEqual(['Older 11']);
    expect(await renewSearch({ isAll: false, pageSize: 5 }, deps)).toEqual({ renewed: 0 });
    expect(await renewSearch({ isAll: true, pageSize: 5 }, deps)).toEqual({ renewed: 13 });
    expect(await namesOf('?q=lukasz')).toHaveLength(13);
  });

  it('refuses a cursor that is not one', async () => {
    const response = await dana.browser.call(listDeskEnquiries, { query: '?cursor=bm9uZQ' });
    expect(await refusalOf(response)).toEqual([422, 'invalid_fields']);
  });
});

describe('one enquiry', () => {
  it('is taken, given, set to wait, closed, reopened, and each is undone', async () => {
    const enquiryId = await submit();
    let version = 0;
    for (const [to, takenBy] of [
      ['taken', 'me'],
      ['taken', femi.learnerId],
      ['waiting', undefined],
      ['closed', undefined],
      ['new', undefined],
    ] as [DeskPlace, string | undefined][]) {
      const before = (await read(enquiryId)).enquiry;
      const done = await move(enquiryId, { version, to, ...(takenBy ? { takenBy } : {}) });
      expect(done.status, to).toBe(200);
      const undone = await move(enquiryId, {
        version: done.body.version,
        to: done.body.undo.to,
        ...(done.body.undo.takenBy ? { takenBy: done.body.undo.takenBy } : {}),
        isUndo: true,
      });
      expect(undone.status, `undo ${to}`).toBe(200);
      const after = (await read(enquiryId)).enquiry;
      expect([after.place, after.takenBy]).toEqual([before.place, before.takenBy]);
      const again = await move(enquiryId, {
        version: undone.body.version,
        to,
        ...(takenBy ? { takenBy } : {}),
      });
      version = again.body.version;
    }
    expect((await read(enquiryId)).enquiry).toMatchObject({ place: 'new', takenBy: null });
    expect((await move(enquiryId, { version, to: 'deleted' })).status, 'only from quarantine').toBe(422);
    expect((await move(enquiryId, { version, to: 'taken', takenBy: learner.learnerId })).status).toBe(422);
  });

  it('is answered once when two answer at once: one mail goes, the other hears why not', async () => {
    const enquiryId = await submit();
    await parts.mailbox.clear();
    const answer = ({ browser }: TestLearner, body: string) =>
      browser.call(answerDeskEnquiry, { params: { enquiryId }, body: { version: 0, body } });
    const [first, second] = await Promise.all([answer(dana, 'From Dana'), answer(femi, 'From Femi')]);
    expect([first.status, second.status].toSorted()).toEqual([200, 409]);
    const refused = (await (first.status === 409 ? first : second).json()) as { message: string };
    expect(refused.message).toContain('Someone changed this enquiry');
    const mails = await parts.mailbox.mails();
    expect(mails).toHaveLength(1);
    const { enquiry, notes } = await read(enquiryId);
    expect(enquiry.place).toBe('answered');
    expect(notes.map(({ kind, mailState }) => [kind, mailState])).toEqual([['reply', 'sent']]);
  });

  it('is answered in the thread of its acknowledgement, to its own address, with the institute to reply to', async () => {
    const enquiryId = await submit();
    const [acknowledged] = (await parts.mailbox.mails()).filter(({ to }) =>
      to.includes('amina@visitor.example'),
    );
    await parts.mailbox.clear();
    await ask(dana.browser, answerDeskEnquiry, {
      params: { enquiryId },
      body: { version: 0, body: 'Hello Amina,\n\nyes <b>we</b> do.' },
    });
    const [mail] = await parts.mailbox.mails();
    const source = mail?.raw ?? '';
    const header = (name: string) => new RegExp(`^${name}: (.*(?:\\r?\\n\\s.*)*)`, 'im').exec(source)?.[1];
    const idOf = (text: string) => /^Message-ID: (<[^>]+>)/im.exec(text)?.[1];
    expect(mail?.to).toEqual(['amina@visitor.example']);
    expect(header('Reply-To')).toContain('enquiries@kestrelrow.example');
    expect(idOf(acknowledged?.raw ?? '')).toMatch(/^<.+@.+>$/);
    expect(header('In-Reply-To')).toBe(idOf(acknowledged?.raw ?? ''));
    expect(header('References')).toBe(idOf(acknowledged?.raw ?? ''));
    expect(mail?.subject).toBe(`Re: ${acknowledged?.subject ?? ''}`);
    expect(header('Auto-Submitted')).toBeUndefined();
    expect(mail?.text).toContain('yes <b>we</b> do.');
    expect(mail?.html).toContain('yes &lt;b&gt;we&lt;/b&gt; do.');
  });

  it('keeps a draft for each member of staff, until it is sent', async () => {
    const enquiryId = await submit();
    const keep = (browser: TestBrowser, body: string) =>
      ask(browser, keepDeskDraft, { params: { enquiryId }, body: { body } });
    await keep(dana.browser, 'Half an answer');
    await keep(femi.browser, 'Another half');
    expect((await read(enquiryId)).draft).toBe('Half an answer');
    expect((await read(enquiryId, femi.browser)).draft).toBe('Another half');
    await ask(dana.browser, answerDeskEnquiry, {
      params: { enquiryId },
      body: { version: 0, body: 'Whole' },
    });
    expect((await read(enquiryId)).draft).toBe('');
    expect((await read(enquiryId, femi.browser)).draft).toBe('Another half');
    await keep(femi.browser, '');
    expect((await read(enquiryId, femi.browser)).draft).toBe('');
  });

  it('says who else is looking and writing, for a minute', async () => {
    const enquiryId = await submit();
    const look = async (browser: TestBrowser, isWriting: boolean) =>
      (await ask(browser, lookAtDeskEnquiry, { params: { enquiryId }, body: { isWriting } })).body.others;
    expect(await look(dana.browser, false)).toEqual([]);
    expect(await look(femi.browser, true)).toEqual([{ name: 'Dana Ashworth', isWriting: false }]);
    expect(await look(dana.browser, false)).toEqual([{ name: 'Femi Okoro', isWriting: true }]);
    await parts.database.query("update public.enquiry_looks set seen_at = now() - interval '2 minutes'");
    expect(await look(dana.browser, false)).toEqual([]);
  });

  it('has its calls noted with outcome and next day; one that reached them is a first answer', async () => {
    const enquiryId = await submit();
    const call = (version: number, body: Record<string, unknown>) =>
      ask(dana.browser, noteDeskCall, { params: { enquiryId }, body: { version, ...body } });
    await call(0, { body: 'Voicemail', outcome: 'left-message', nextOn: '2026-12-03' });
    const before = (await read(enquiryId)).enquiry;
    expect([before.place, before.firstAnsweredAt, before.nextOn]).toEqual(['new', null, '2026-12-03']);
    expect((await call(0, { body: 'Stale' })).status).toBe(409);
    await call(1, { body: 'Talked for ten minutes', outcome: 'reached' });
    const { enquiry, notes } = await read(enquiryId);
    expect(enquiry.place).toBe('answered');
    expect(enquiry.firstAnsweredAt).not.toBeNull();
    expect(notes.map(({ outcome, body, by }) => [outcome, body, by])).toEqual([
      ['left-message', 'Voicemail', 'Dana Ashworth'],
      ['reached', 'Talked for ten minutes', 'Dana Ashworth'],
    ]);
  });

  it('comes back to the open ones when the person sends it again with other answers', async () => {
    const enquiryId = await submit();
    await ask(dana.browser, answerDeskEnquiry, { params: { enquiryId }, body: { version: 0, body: 'Yes' } });
    await move(enquiryId, { version: 1, to: 'closed' });
    await submit({ goals: 'Something else now' }, { submissionId: enquiryId });
    const { enquiry } = await read(enquiryId);
    expect([enquiry.place, enquiry.words]).toEqual(['taken', 'Something else now']);
  });
});

describe('one person', () => {
  it('is seen with everything of the same address or telephone, and what we may do', async () => {
    const enquiryId = await submit({ phone: '020 7946 0321' });
    await submit({ firstName: 'Same', email: 'AMINA@visitor.example', phone: '07700 900111' });
    await submit({ firstName: 'Phone', email: 'other@visitor.example', phone: '+44 20 7946 0321' });
    await submit({ firstName: 'Stranger', email: 'stranger@visitor.example', phone: '07700 900222' });
    const person = await read(enquiryId);
    expect(person.others.map(({ name }) => name.split(' ')[0]).toSorted()).toEqual(['Phone', 'Same']);
    expect(person.mayCall.is).toBe(true);
    expect(person.mayMailOffers).toEqual({ is: false, why: 'They did not tick the box for offers.' });
    expect(person.mails.map(({ state }) => state)).toEqual(['sent']);
    expect(person.answers).toContainEqual(['Budget', 'Not answered']);
    expect(person.templates.find(({ label }) => label === 'Facts and prices')?.body).toContain('£');
    expect(person.learner).toBeNull();
    const colleagues = person.colleagues.map(({ id }) => id);
    expect(colleagues).toContain(femi.learnerId);
    for (const { learnerId } of [dana, mentor, learner]) expect(colleagues).not.toContain(learnerId);
  });

  it('may be mailed offers once they have confirmed, in the words that they agreed to', async () => {
    const enquiryId = await submit({}, { marketing: { agreed: true, wording: 'newsletter-2026-11' } });
    expect((await read(enquiryId)).mayMailOffers).toMatchObject({
      is: false,
      why: expect.stringContaining('have not confirmed') as string,
    });
    await parts.database.query(
      "update public.newsletter_subscriptions set status = 'confirmed', confirmed_at = now()",
    );
    const { mayMailOffers } = await read(enquiryId);
    expect(mayMailOffers.is).toBe(true);
    expect(mayMailOffers.why).toContain('monthly newsletter by email');
  });
});

describe('quarantine', () => {
  const setAside = (change: Change = {}) => submit(change, { website: 'https://spam.example' });

  it('is let out with its acknowledgement ten seconds later, or back in before that', async () => {
    const enquiryId = await setAside();
    expect(await namesOf('')).toEqual([]);
    expect((await list('?view=quarantine')).rows).toMatchObject([
      { reasons: ['honeypot'], place: 'quarantined' },
    ]);
    expect(await parts.mailbox.mails()).toEqual([]);

    const out = await move(enquiryId, { version: 0, to: 'new' });
    await runJob('deliver-mails');
    expect(await parts.mailbox.mails(), 'not before ten seconds').toEqual([]);
    await move(enquiryId, { version: out.body.version, to: out.body.undo.to, isUndo: true });
    await parts.database.query(
      "update public.outbox_mails set next_attempt_at = now() - interval '1 second'",
    );
    await runJob('deliver-mails');
    expect(await parts.mailbox.mails(), 'not after it was undone').toEqual([]);

    const again = await move(enquiryId, { version: 2, to: 'new' });
    await parts.database.query(
      "update public.outbox_mails set next_attempt_at = now() - interval '1 second'",
    );
    await runJob('deliver-mails');
    expect((await parts.mailbox.mails()).map(({ to }) => to)).toEqual([['amina@visitor.example']]);
    const late = await move(enquiryId, { version: again.body.version, to: 'quarantined', isUndo: true });
    expect(late.status, 'too late to undo').toBe(409);
    expect(await namesOf('')).toEqual(['Amina Bello-Hughes']);
  });

  it('is deleted, brought back within a minute, and gone after it', async () => {
    const enquiryId = await setAside();
    const gone = await move(enquiryId, { version: 0, to: 'deleted' });
    expect((await list('?view=quarantine')).rows).toEqual([]);
    await move(enquiryId, { version: gone.body.version, to: 'quarantined', isUndo: true });
    expect((await list('?view=quarantine')).rows).toHaveLength(1);
    await move(enquiryId, { version: 2, to: 'deleted' });
    await parts.database.query("update public.enquiries set deleted_at = now() - interval '2 minutes'");
    await list('?view=quarantine');
    expect(await parts.database.query('select 1 from public.enquiries')).toEqual([]);
  });

  it('counts what each rule set aside, and what became of it', async () => {
    const [released, deleted] = [await setAside(), await setAside({ email: 'b@visitor.example' })];
    await setAside({ email: 'c@visitor.example' });
    await move(released, { version: 0, to: 'new' });
    await move(deleted, { version: 0, to: 'deleted' });
    const { body } = await ask(dana.browser, countQuarantineRules);
    expect(body.rules).toEqual([{ rule: 'honeypot', waiting: 1, released: 1, deleted: 1 }]);
  });

  it('answers nothing that is set aside', async () => {
    const enquiryId = await setAside();
    const { status } = await ask(dana.browser, answerDeskEnquiry, {
      params: { enquiryId },
      body: { version: 0, body: 'Hello' },
    });
    expect(status).toBe(422);
    expect(await parts.mailbox.mails()).toEqual([]);
  });
});

it('writes a line for every look and change, and nothing in them is of a person', async () => {
  const enquiryId = await submit({ firstName: 'Canaryfirst', goals: 'Canarygoal' });
  await list('?q=canaryfirst');
  await read(enquiryId);
  await move(enquiryId, { version: 0, to: 'taken', takenBy: 'me' });
  await ask(dana.browser, answerDeskEnquiry, {
    params: { enquiryId },
    body: { version: 1, body: 'Canaryreply' },
  });
  const { body } = await ask(dana.browser, listAuditLines);
  expect(body.lines.map(({ action, detail }) => [action, detail]).toReversed()).toEqual([
    ['enquiries-listed', 'open, 1'],
    ['enquiry-shown', null],
    ['enquiry-moved', 'new to taken'],
    ['enquiry-shown', null],
    ['enquiry-answered', null],
  ]);
  expect(body.lines.filter(({ staffName }) => staffName !== 'Dana Ashworth')).toEqual([]);
  const rows = await parts.database.query('select l::text as row from public.audit_lines l');
  expect(JSON.stringify(rows)).not.toMatch(/canary/i);

  await parts.database.query("select public.erase_person('amina@visitor.example')");
  const left = await parts.database.query<{ n: number; about: number }>(
    'select count(*)::int as n, count(enquiry_id)::int as about from public.audit_lines',
  );
  expect(left).toEqual([{ n: 5, about: 0 }]);
  const everything = await parts.database.query(
    'select n::text from public.enquiry_notes n union all select d::text from public.enquiry_drafts d union all select m::text from public.outbox_mails m',
  );
  expect(JSON.stringify(everything)).not.toMatch(/canary/i);
});
