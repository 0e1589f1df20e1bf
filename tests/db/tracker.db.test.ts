import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Contract } from '../../src/shared/contracts/contract.ts';
import {
  answerDeskEnquiry,
  listDeskEnquiries,
  moveDeskEnquiry,
  noteDeskCall,
  readDeskEnquiry,
} from '../../src/shared/contracts/desk-inbox.ts';
import { submitForm } from '../../src/shared/contracts/submit-form.ts';
import {
  addToTrackedEnquiry,
  askForErasure,
  correctTrackedEnquiry,
  readTrackedEnquiry,
  trackerPage,
  withdrawFromTrackedEnquiry,
} from '../../src/shared/contracts/tracker.ts';
import { erasePerson } from '../../netlify/services/erase-person.ts';
import { realDeps } from '../../netlify/platform/deps.ts';
import { runJob, send } from '../support/doors.ts';
import { enquiryBody, post } from '../support/enquiries.ts';
import { functionContext, startFunctionParts, type FunctionParts } from '../support/function-parts.ts';
import { ask } from '../support/learning.ts';
import { openBrowser, type TestLearner } from '../support/people.ts';
import { makeStaff } from '../support/staff.ts';

/** What a visitor sees and does with their own enquiry, by the link in the mail, and what no one else does. */
let parts: FunctionParts;
let dana: TestLearner;
const visitor = openBrowser();
const site = mkdtempSync(join(tmpdir(), 'tracker-'));

beforeAll(async () => {
  mkdirSync(join(site, 'your-enquiry'));
  const form = (prefix: string, fields: string) =>
    `<details><form><div id="tracker-${prefix}-summary" hidden><ul></ul></div><input type="hidden" name="token" value="">${fields}</form></details>`;
  writeFileSync(
    join(site, 'your-enquiry.html'),
    '<!doctype html><title>Open</title><form><div id="tracker-summary" hidden><ul></ul></div><p class="error" id="tracker-token-error" hidden></p><input id="tracker-token" name="token"></form>',
  );
  writeFileSync(
    join(site, 'your-enquiry/shown.html'),
    `<!doctype html><title>Shown</title><p hidden><span data-done></span></p><p data-state></p><dl data-answers></dl><ol data-letters></ol>
     <p data-when="erasing" hidden>erasing</p>${form('addition', '<input name="changeId"><p class="error" id="tracker-addition-body-error" hidden></p><textarea id="tracker-addition-body" name="body"></textarea>')}`,
  );
  process.env['SITE_DIST'] = site;
  parts = await startFunctionParts();
  dana = await makeStaff(parts, { email: 'dana@staff.example' });
});
afterAll(async () => {
  delete process.env['SITE_DIST'];
  rmSync(site, { recursive: true, force: true });
  await parts.stop();
});
beforeEach(() => parts.reset());

async function submit(change: Parameters<typeof enquiryBody>[0] = {}, besides = {}): Promise<string> {
  const body = { ...enquiryBody(change), ...besides };
  expect((await visitor.call(submitForm, { body })).status).toBe(200);
  return String(body.submissionId);
}

/** The token in the latest mail that has one. */
async function tokenFor(email = 'amina@visitor.example'): Promise<string> {
  const mails = (await parts.mailbox.mails()).filter(({ to }) => to.includes(email));
  const found = mails.flatMap(({ text }) => /your-enquiry#([\w-]{32})/.exec(text)?.[1] ?? []).at(-1);
  if (found === undefined) throw new Error(`No link was mailed to ${email}`);
  return found;
}

const show = async (token: string) => (await ask(visitor, readTrackedEnquiry, { body: { token } })).body;

async function act(contract: Contract, body: Record<string, unknown>) {
  const response = await visitor.call(contract, { body });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const everything = async () => {
  const tables = [
    'enquiries',
    'enquiry_versions',
    'enquiry_notes',
    'contact_withdrawals',
    'outbox_mails',
    'audit_lines',
  ];
  const rows = await Promise.all(
    tables.map((name) => parts.database.query(`select * from public.${name} order by 1`)),
  );
  return JSON.stringify(rows);
};

describe('the link', () => {
  it('is in the acknowledgement, shows what is held, and reading changes nothing', async () => {
    await submit({ goals: 'Leave <b>nights</b>' });
    const token = await tokenFor();
    const before = await everything();
    const shown = await show(token);
    expect(shown).toMatchObject({
      state: 'open',
      about: 'AI Data Analysis',
      correctable: { firstName: 'Amina', lastName: 'Bello-Hughes', phone: '07700 900456' },
      letters: [],
      calls: { isAllowed: true, withdrawnAt: null },
      offers: { isAllowed: false, wording: null },
      erasure: null,
    });
    expect(Object.fromEntries(shown.answers)).toMatchObject({ Email: 'amina@visitor.example' });
    expect(JSON.stringify(shown.answers)).toContain('Leave <b>nights</b>');
    expect(await everything()).toBe(before);
  });

  it('is stored as a hash, opens one enquiry, and ends after ninety days', async () => {
    await submit();
    const token = await tokenFor();
    const [row] = await parts.database.query<{ token_hash: string; days: number }>(
      'select token_hash, round(extract(epoch from expires_at - now()) / 86400)::int as days from public.enquiry_trackers',
    );
    expect(row?.days).toBe(90);
    expect(row?.token_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(row?.token_hash).not.toContain(token);
    for (const wrong of [
      token.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
      'x',
      '',
      row?.token_hash ?? '',
    ])
      expect((await act(readTrackedEnquiry, { token: wrong })).status, wrong).toBe(422);
    await parts.database.query("update public.enquiry_trackers set expires_at = now() - interval '1 second'");
    for (const [contract, body] of [
      [readTrackedEnquiry, {}],
      [addToTrackedEnquiry, { changeId: crypto.randomUUID(), body: 'More' }],
      [correctTrackedEnquiry, { version: 1, firstName: 'X' }],
      [withdrawFromTrackedEnquiry, { channel: 'calls' }],
      [askForErasure, {}],
    ] as const) {
      const before = await everything();
      expect((await act(contract, { token, ...body })).status, contract.path).toBe(422);
      expect(await everything()).toBe(before);
    }
    await runJob('apply-retention');
    expect(await parts.database.query('select * from public.enquiry_trackers')).toEqual([]);
  });

  it('is in no line of the log, whatever is done with it', async () => {
    await submit();
    const token = await tokenFor();
    const lines: string[] = [];
    const write = process.stdout.write.bind(process.stdout);
    process.stdout.write = (text: string) => lines.push(text) > 0;
    try {
      await show(token);
      await act(addToTrackedEnquiry, { token, changeId: 'none', body: '' });
      await act(readTrackedEnquiry, { token: `${token}x` });
    } finally {
      process.stdout.write = write;
    }
    expect(lines.filter((line) => line.includes('/api/your-enquiry')).length).toBeGreaterThanOrEqual(3);
    expect(lines.join('')).not.toContain(token);
  });

  it('of an enquiry in quarantine goes out when it is let out, and goes when that is undone', async () => {
    const enquiryId = await submit({}, { website: 'https://mine.example' });
    await expect(tokenFor()).rejects.toThrow('No link');
    const { body: moved } = await ask(dana.browser, moveDeskEnquiry, {
      params: { enquiryId },
      body: { version: 0, to: 'new' },
    });
    expect(await parts.database.query('select enquiry_id from public.enquiry_trackers')).toEqual([
      { enquiry_id: enquiryId },
    ]);
    await ask(dana.browser, moveDeskEnquiry, {
      params: { enquiryId },
      body: { version: moved.version, to: 'quarantined', isUndo: true },
    });
    expect(await parts.database.query('select * from public.enquiry_trackers')).toEqual([]);
  });

  it('shows answers to the visitor, and not what staff note for themselves', async () => {
    const enquiryId = await submit();
    const token = await tokenFor();
    await ask(dana.browser, answerDeskEnquiry, {
      params: { enquiryId },
      body: { version: 0, body: 'Mornings it is.' },
    });
    await ask(dana.browser, noteDeskCall, {
      params: { enquiryId },
      body: { version: 1, body: 'Sounded unsure' },
    });
    const shown = await show(token);
    expect(shown.state).toBe('answered');
    expect(shown.firstAnsweredAt).not.toBeNull();
    expect(shown.letters.map(({ isOurs, body }) => [isOurs, body])).toEqual([[true, 'Mornings it is.']]);
    expect(shown.ownNotes).toBe(1);
    expect(JSON.stringify(shown)).not.toContain('unsure');
  });
});

describe('what the visitor does', () => {
  it('adds something once however often it is pressed; the enquiry is open again and the institute told', async () => {
    const enquiryId = await submit();
    const token = await tokenFor();
    await ask(dana.browser, answerDeskEnquiry, {
      params: { enquiryId },
      body: { version: 0, body: 'Hello' },
    });
    await parts.mailbox.clear();
    const changeId = crypto.randomUUID();
    const all = await Promise.all(
      [1, 2, 3].map(() =>
        act(addToTrackedEnquiry, { token, changeId, body: 'Evenings are better.\nAfter six.' }),
      ),
    );
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { enquiry, notes } = (await ask(dana.browser, readDeskEnquiry, { params: { enquiryId } })).body;
    expect(enquiry.place).toBe('taken');
    expect(notes.map(({ kind, body }) => [kind, body])).toEqual([
      ['reply', 'Hello'],
      ['visitor', 'Evenings are better.\nAfter six.'],
    ]);
    const mails = await parts.mailbox.mails();
    expect(mails.map(({ to }) => to)).toEqual([['enquiries@kestrelrow.example']]);
    expect(mails[0]?.text).not.toContain('Evenings');
    expect((await show(token)).state).toBe('open');
    // Staff who were about to answer hear that there is something new.
    const late = await dana.browser.call(answerDeskEnquiry, {
      params: { enquiryId },
      body: { version: 1, body: 'x' },
    });
    expect(late.status).toBe(409);
  });

  it('adds twenty times at most', async () => {
    await submit();
    const token = await tokenFor();
    await parts.database.query(
      "insert into public.enquiry_notes (enquiry_id, kind, body) select enquiry_id, 'visitor', 'n' from public.enquiries, generate_series(1, 20)",
    );
    const { status } = await act(addToTrackedEnquiry, {
      token,
      changeId: crypto.randomUUID(),
      body: 'One more',
    });
    expect(status).toBe(429);
  });

  it('corrects name and number everywhere, keeps what was said before, and is found by the new name', async () => {
    const enquiryId = await submit({ goals: 'Teach' });
    const token = await tokenFor();
    const change = {
      token,
      version: 1,
      firstName: 'Amína',
      lastName: 'Óskarsdóttir',
      phone: '020 7946 0999',
    };
    const { status, body } = await act(correctTrackedEnquiry, change);
    expect(status).toBe(200);
    expect(body).toMatchObject({ version: 2, correctable: { firstName: 'Amína', phone: '020 7946 0999' } });
    expect(Object.fromEntries(body['answers'] as [string, string][])).toMatchObject({
      'Last name': 'Óskarsdóttir',
    });
    expect((await act(correctTrackedEnquiry, change)).body, 'pressed twice').toMatchObject({ version: 2 });
    expect(
      (await act(correctTrackedEnquiry, { ...change, firstName: 'Late' })).status,
      'on what is no longer so',
    ).toBe(409);
    const bad = await act(correctTrackedEnquiry, { ...change, version: 2, phone: '12' });
    expect([bad.status, Object.keys((bad.body as { fields: object }).fields)]).toEqual([422, ['phone']]);
    const rows = await parts.database.query<{ version: number; name: string }>(
      "select version, labels ->> 'lastName' as name from public.enquiry_versions order by version",
    );
    expect(rows).toEqual([
      { version: 1, name: 'Bello-Hughes' },
      { version: 2, name: 'Óskarsdóttir' },
    ]);
    const found = await ask(dana.browser, listDeskEnquiries, { query: '?q=oskarsdottir' });
    expect(found.body.rows.map(({ id }) => id)).toEqual([enquiryId]);
    // The form that was still waiting to be sent again undoes nothing.
    const [{ hash } = { hash: '' }] = await parts.database.query<{ hash: string }>(
      'select answers_hash as hash from public.enquiries',
    );
    expect(
      await parts.database.query('select distinct answers_hash as hash from public.enquiry_versions'),
    ).toEqual([{ hash }]);
  });

  it('takes back calls and offers, each by itself, once, and the desk says no from then on', async () => {
    const enquiryId = await submit({}, { marketing: { agreed: true, wording: 'newsletter-2026-11' } });
    const token = await tokenFor();
    await parts.database.query(
      "update public.newsletter_subscriptions set status = 'confirmed', confirmed_at = now()",
    );
    expect((await show(token)).offers.isAllowed).toBe(true);
    const desk = async () => (await ask(dana.browser, readDeskEnquiry, { params: { enquiryId } })).body;
    expect((await desk()).mayCall.is).toBe(true);
    for (const channel of ['calls', 'calls', 'offers', 'offers'])
      expect((await act(withdrawFromTrackedEnquiry, { token, channel })).status).toBe(200);
    expect(
      await parts.database.query(
        'select channel, wording, email_key from public.contact_withdrawals order by 1',
      ),
    ).toEqual([
      { channel: 'calls', wording: 'calls-2026-11', email_key: 'amina@visitor.example' },
      { channel: 'offers', wording: 'offers-2026-11', email_key: 'amina@visitor.example' },
    ]);
    const { mayCall, mayMailOffers } = await desk();
    expect([mayCall.is, mayMailOffers.is]).toEqual([false, false]);
    expect(mayCall.why).toContain('Do not call me.');
    expect(await parts.database.query('select status::text from public.newsletter_subscriptions')).toEqual([
      { status: 'ended' },
    ]);
    const shown = await show(token);
    expect([shown.calls.isAllowed, shown.offers.isAllowed]).toEqual([false, false]);
    expect(shown.offers.withdrawnAt).not.toBeNull();
    expect((await act(withdrawFromTrackedEnquiry, { token, channel: 'everything' })).status).toBe(422);
  });

  it('asks for erasure: one request with its day and its own acknowledgement', async () => {
    await submit();
    const token = await tokenFor();
    await parts.mailbox.clear();
    await Promise.all([act(askForErasure, { token }), act(askForErasure, { token })]);
    const { erasure } = await show(token);
    expect(erasure).toMatchObject({ reference: expect.stringMatching(/^KR-/), answerBy: expect.any(String) });
    expect(
      await parts.database.query(
        "select programme, email from public.enquiries where form_type = 'data-request'",
      ),
    ).toEqual([{ programme: 'erasure', email: 'amina@visitor.example' }]);
    const own = await show(await tokenFor());
    expect(own.reference).toBe(erasure?.reference);
    expect(own.correctable.phone).toBeNull();
  });

  it('leaves nothing when the person is erased', async () => {
    await submit();
    const token = await tokenFor();
    await act(withdrawFromTrackedEnquiry, { token, channel: 'calls' });
    await act(addToTrackedEnquiry, { token, changeId: crypto.randomUUID(), body: 'More' });
    const erased = await erasePerson('amina@visitor.example', realDeps(undefined, 'test'));
    expect(erased).toMatchObject({ enquiries: 1, withdrawals: 1 });
    for (const table of ['enquiry_trackers', 'contact_withdrawals', 'enquiry_notes'])
      expect(await parts.database.query(`select * from public.${table}`), table).toEqual([]);
    expect((await act(readTrackedEnquiry, { token })).status).toBe(422);
  });
});

describe('without JavaScript', () => {
  async function sendForm(contract: Contract, fields: Record<string, string>) {
    const { context, settled } = functionContext();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await send(post(new URLSearchParams(fields).toString(), headers, contract), context);
    await settled();
    return { status: response.status, headers: response.headers, page: load(await response.text()) };
  }

  it('every form answers with the whole page, which no cache keeps and whose address says nothing', async () => {
    await submit({ goals: 'Less <i>commuting</i>' });
    const token = await tokenFor();
    const opened = await sendForm(readTrackedEnquiry, {
      token: `http://localhost:8888${trackerPage}#${token}`,
    });
    expect(opened.status).toBe(200);
    expect(opened.headers.get('cache-control')).toBe('no-store');
    expect(opened.headers.get('location')).toBeNull();
    expect(opened.page('[data-answers]').text()).toContain('Less <i>commuting</i>');
    expect(opened.page('[data-answers] i')).toHaveLength(0);
    expect(opened.page('input[name=token]').val()).toBe(token);
    expect(opened.page('[data-when]')).toHaveLength(0);
    const changeId = String(opened.page('input[name=changeId]').val());

    const refused = await sendForm(addToTrackedEnquiry, { token, changeId, body: ' ' });
    expect(refused.status).toBe(422);
    expect(refused.page('#tracker-addition-body-error').text()).toBe('Write what you want to add');
    expect(refused.page('details').attr('open')).toBeDefined();
    expect(refused.page('input[name=token]').val()).toBe(token);

    const added = await sendForm(addToTrackedEnquiry, { token, changeId, body: 'Evenings.\r\nLate.' });
    expect(added.status).toBe(200);
    expect(added.page('[data-done]').text()).toContain('We have what you added');
    expect(added.page('[data-letters]').text()).toContain('Evenings.\nLate.');
  });

  it('a wrong code comes back to the page that asks for it', async () => {
    const { status, page } = await sendForm(readTrackedEnquiry, { token: 'mistyped' });
    expect(status).toBe(422);
    expect(page('#tracker-token-error').text()).toContain('opens nothing');
  });

  it('another site cannot send these forms', async () => {
    await submit();
    const token = await tokenFor();
    const before = await everything();
    const response = await send(
      post(
        new URLSearchParams({ token, channel: 'calls' }).toString(),
        { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
        withdrawFromTrackedEnquiry,
      ),
    );
    expect(response.status).toBe(403);
    expect(await everything()).toBe(before);
  });
});
