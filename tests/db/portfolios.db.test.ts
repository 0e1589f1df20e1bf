import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { credentialKeys } from '#shared/catalogue/credential-keys.ts';
import { eworkTasksOf } from '#shared/catalogue/ework-tasks.ts';
import { downloadAccount } from '#shared/contracts/account.ts';
import * as certificates from '#shared/contracts/certificates.ts';
import * as contract from '#shared/contracts/portfolios.ts';
import { hashHolderName } from '#shared/rules/holder-name.ts';
import { checkCredential, type Checked } from '../../src/features/certificate-check/check-credential.ts';
import { addStudent } from '../support/ework.ts';
import { startFunctionParts, type FunctionParts } from '../support/function-parts.ts';
import { openBrowser, signUpLearner, type TestBrowser, type TestLearner } from '../support/people.ts';
import { makeStaff } from '../support/staff.ts';

/** Portfolios from what mentors have signed off to the person who reads one: what is signed, who may, and what stays. */
let parts: FunctionParts;
let asha: TestLearner;
let other: TestLearner;
const site = mkdtempSync(join(tmpdir(), 'portfolios-'));
const project = 'reply-assistant';

beforeAll(async () => {
  mkdirSync(join(site, 'verify'));
  writeFileSync(
    join(site, 'verify/shown.html'),
    `<!doctype html><title>Shown</title><meta property="og:title" content=""><p data-when="valid" hidden>Valid</p>
     <p data-when="withdrawn" hidden>Withdrawn on <span data-withdrawn></span><a data-when="newer" data-newer hidden href="/verify">newer</a></p>
     <h1 data-award></h1><p data-holder></p><p data-when="words" data-words hidden></p><p data-criteria></p><ol data-work></ol><a data-check href="/verify">check</a>`,
  );
  writeFileSync(
    join(site, 'verify/not-shown.html'),
    '<!doctype html><title>No certificate is shown here</title>',
  );
  process.env['SITE_DIST'] = site;
  parts = await startFunctionParts();
  asha = await signUpLearner(parts, { email: 'asha@learner.example', firstName: 'Asha', lastName: 'Obi' });
  other = await signUpLearner(parts, { email: 'tomasz@learner.example', firstName: 'Tomasz' });
});
afterAll(async () => {
  delete process.env['SITE_DIST'];
  rmSync(site, { recursive: true, force: true });
  await parts.stop();
});
beforeEach(async () => {
  for (const table of ['certificates', 'hand_ins', 'ework_students'])
    await parts.database.query(`delete from public.${table}`);
});

/** Something that was handed in and read, the short way: how that goes is tested with the mentors. */
async function handInOf(
  owner: { learnerId: string } | { studentId: string },
  {
    workId = project,
    deliverable = 0,
    version = 1,
    link = 'https://work.example/replies?a=1&b=<2>',
    outcome = 'accepted',
    sentence = 'Every prompt says what a wrong answer looks like.',
  }: Partial<Record<'workId' | 'link' | 'outcome' | 'sentence', string>> & {
    deliverable?: number;
    version?: number;
  } = {},
): Promise<void> {
  const [studentId, learnerId] = 'studentId' in owner ? [owner.studentId, null] : [null, owner.learnerId];
  const [{ id } = { id: '' }] = await parts.database.query<{ id: string }>(
    `insert into public.hand_ins (student_id, learner_id, course_slug, work_id, deliverable, version, attempt_id, link, place, read_at)
     values ($1, $2, 'prompt-engineering', $3, $4, $5, gen_random_uuid(), $6, nextval('private.hand_in_places'), now()) returning hand_in_id as id`,
    [studentId, learnerId, workId, deliverable, version, link.replaceAll(/[<>]/g, '')],
  );
  await parts.database.query(
    `insert into public.mentor_feedback (hand_in_id, mentor_name, outcome, summary, line_titles, line_levels, line_sentences, given_at)
     values ($1, 'Odile Marchetti', $2::public.hand_in_outcome, 'For the learner alone.', array['Clarity'], array[3], array[$3], '2026-11-12T10:00:00Z')`,
    [id, outcome, sentence],
  );
}

async function ok<Answer>(answer: Promise<Response>): Promise<Answer> {
  const response = await answer;
  const body = (await response.json()) as Answer;
  expect(response.status, JSON.stringify(body)).toBe(200);
  return body;
}

const choice = (change: Record<string, unknown> = {}) => ({
  title: 'Replies that help',
  words: 'I write prompts\nfor property offices.',
  workIds: [project],
  ...change,
});

const sign = (change: Record<string, unknown> = {}, browser: TestBrowser = asha.browser) =>
  browser.call(contract.signPortfolio, {
    body: { ...choice(), certificateId: randomUUID(), isShown: false, replaces: null, ...change },
  });

const signed = async (change: Record<string, unknown> = {}) =>
  (await ok<{ certificate: certificates.Certificate }>(sign(change))).certificate;

const mine = async () =>
  (await ok<{ certificates: certificates.Certificate[] }>(asha.browser.call(certificates.listMyCertificates)))
    .certificates;

const check = (jwt: string): Promise<Checked> =>
  checkCredential(jwt, {
    keys: credentialKeys,
    now: new Date(),
    readStatusList: async (list) => (await openBrowser().call(`/credentials/status/${list}`)).text(),
  });

const pageOf = async (number: string) => {
  const response = await openBrowser().call(`/certificates/${number}`);
  return {
    status: response.status,
    robots: response.headers.get('x-robots-tag'),
    html: await response.text(),
  };
};

describe('a portfolio', () => {
  it('is previewed, signed once, kept private, and checked like a certificate', async () => {
    await handInOf(asha);
    const { works } = await ok<{ works: contract.PortfolioWork[] }>(
      asha.browser.call(contract.listPortfolioWork),
    );
    expect(works).toMatchObject([
      {
        workId: project,
        kind: 'project',
        title: 'A reply assistant with a test report',
        pieces: [
          {
            link: 'https://work.example/replies?a=1&b=2',
            mentor: 'Odile Marchetti',
            signedOffOn: '2026-11-12',
          },
        ],
      },
    ]);
    const { preview } = await ok<{ preview: contract.PortfolioPreview }>(
      asha.browser.call(contract.previewPortfolio, { body: choice() }),
    );
    expect(preview).toMatchObject({ name: 'Asha Obi', pieces: works[0]?.pieces, isDemonstration: true });
    expect(await mine()).toEqual([]);

    const certificateId = randomUUID();
    const certificate = await signed({ certificateId });
    expect(await signed({ certificateId })).toEqual(certificate);
    expect(certificate).toMatchObject({
      kind: 'portfolio',
      awardName: 'Portfolio: Replies that help',
      name: 'Asha Obi',
      isShown: false,
    });
    const checked = await check(certificate.credential);
    expect(checked).toMatchObject({
      answer: 'valid',
      certificate: {
        isPortfolio: true,
        number: certificate.number,
        award: 'Demonstration: Portfolio: Replies that help',
        words: 'I write prompts\nfor property offices.',
        work: [
          {
            title: 'A reply assistant with a test report',
            link: 'https://work.example/replies?a=1&b=2',
            narrative:
              'Signed off by Odile Marchetti on 2026-11-12.\n- Clarity: 3 of 4, as it should be. Every prompt says what a wrong answer looks like.',
          },
        ],
      },
    });
    if (!('certificate' in checked)) throw new Error('unreachable');
    expect(await hashHolderName('Asha Obi', checked.certificate.salt)).toBe(checked.certificate.identityHash);
    expect(Buffer.from(certificate.credential.split('.')[1] ?? '', 'base64url').toString()).not.toMatch(
      /Asha|Obi|For the learner alone/,
    );

    const params = { number: certificate.number };
    expect(await ok(openBrowser().call(certificates.findCertificate, { params }))).toMatchObject({
      credential: null,
      name: null,
    });
    expect(await pageOf(certificate.number)).toMatchObject({ status: 404 });
  });

  it('has weeks of eWork, too, in the order that the learner wants, and nothing that is not signed off', async () => {
    const { id: studentId } = await addStudent(parts, { email: asha.email });
    const week = eworkTasksOf('prompt-engineering')[0]!.id;
    await handInOf(asha);
    await handInOf(asha, { workId: 'site-with-backups', outcome: 'returned' });
    await handInOf({ studentId }, { workId: week, deliverable: 1 });
    const worksOf = async (browser: TestBrowser) =>
      (await ok<{ works: contract.PortfolioWork[] }>(browser.call(contract.listPortfolioWork))).works;
    // One deliverable of several is not the week.
    expect((await worksOf(asha.browser)).map(({ workId }) => workId)).toEqual([project]);
    for (let number = 0; number < 12; number += 1)
      if (number !== 1) await handInOf({ studentId }, { workId: week, deliverable: number });
    expect((await worksOf(asha.browser)).map(({ workId }) => workId).toSorted()).toEqual(
      [week, project].toSorted(),
    );
    expect(await worksOf(other.browser)).toEqual([]);
    const { credential } = await signed({ workIds: [week, project] });
    const checked = await check(credential);
    const titles = 'certificate' in checked ? checked.certificate.work.map(({ title }) => title) : [];
    expect(titles[0]).toMatch(/^Week 1: /);
    expect(titles.at(-1)).toBe('A reply assistant with a test report');
  });

  it('is refused for work that is not theirs, not signed off, chosen twice, or too much', async () => {
    await handInOf(asha);
    const fieldsOf = async (change: Record<string, unknown>, browser = asha.browser) => {
      const response = await sign(change, browser);
      expect(response.status).toBe(422);
      return Object.keys(((await response.json()) as { fields: Record<string, string> }).fields);
    };
    expect(await fieldsOf({ workIds: [] })).toEqual(['workIds']);
    expect(await fieldsOf({ workIds: [project, project] })).toEqual(['workIds']);
    expect(await fieldsOf({ workIds: ['site-with-backups'] })).toEqual(['workIds']);
    expect(await fieldsOf({}, other.browser)).toEqual(['workIds']);
    expect(await fieldsOf({ title: ' ' })).toEqual(['title']);
    expect(await fieldsOf({ title: 'x'.repeat(121) })).toEqual(['title']);
    await parts.database.query('delete from public.hand_ins');
    await handInOf(asha, { sentence: 'x'.repeat(50_000) });
    expect(await fieldsOf({})).toEqual(['workIds']);
    expect(await mine()).toEqual([]);
  });

  it('has a page of its own when it is shown, a newer version takes its place, and its holder withdraws it', async () => {
    await handInOf(asha);
    const first = await signed({ isShown: true, title: 'Replies <b>that</b> help' });
    const shown = await pageOf(first.number.toLowerCase());
    expect(shown).toMatchObject({ status: 200, robots: 'noindex' });
    expect(shown.html).toContain('<h1 data-award="">Replies &lt;b&gt;that&lt;/b&gt; help</h1>');
    expect(shown.html).toContain('<a href="https://work.example/replies?a=1&amp;b=2" rel="nofollow');
    expect(shown.html).toContain('Signed off by Odile Marchetti on 2026-11-12.');
    expect(shown.html).toContain(`href="/verify#${first.number}"`);
    expect(shown.html).toContain('Valid');
    expect(shown.html).not.toContain('Withdrawn on');

    const second = await signed({ isShown: true, replaces: first.number });
    expect(await check(first.credential)).toMatchObject({ answer: 'withdrawn' });
    expect(await check(second.credential)).toMatchObject({ answer: 'valid' });
    expect((await mine()).map(({ number, replacedBy }) => [number, replacedBy])).toEqual([
      [second.number, null],
      [first.number, second.number],
    ]);
    expect((await sign({ replaces: first.number })).status).toBe(409);
    const old = await pageOf(first.number);
    expect(old.html).toContain('A newer version has taken its place.');
    expect(old.html).toContain(`href="/certificates/${second.number}"`);

    const params = { number: second.number };
    for (const [browser, status] of [
      [openBrowser(), 401],
      [other.browser, 404],
    ] as const)
      expect((await browser.call(contract.withdrawPortfolio, { params, body: {} })).status).toBe(status);
    await ok(asha.browser.call(contract.withdrawPortfolio, { params, body: {} }));
    expect(await check(second.credential)).toMatchObject({ answer: 'withdrawn' });
    expect((await pageOf(second.number)).html).toContain('The holder asked for it.');
    expect((await asha.browser.call(contract.withdrawPortfolio, { params, body: {} })).status).toBe(409);
    expect((await sign({ replaces: second.number }, other.browser)).status).not.toBe(200);
  });

  it('is no award: its holder withdraws no certificate, and staff withdraw a portfolio like one', async () => {
    await handInOf(asha);
    const desk = await makeStaff(parts, { email: 'dana@kestrelrow.example' });
    const { number } = await ok<{ number: string }>(
      desk.browser.call(certificates.awardCertificate, {
        body: {
          email: asha.email,
          kind: 'course',
          awardId: 'prompt-engineering',
          name: '',
          awardedOn: '2026-11-20',
          exam: null,
          certificateId: randomUUID(),
        },
      }),
    );
    expect(
      (await asha.browser.call(contract.withdrawPortfolio, { params: { number }, body: {} })).status,
    ).toBe(404);
    expect((await sign({ replaces: number })).status).toBe(404);
    const portfolio = await signed();
    const withdrawn = await desk.browser.call(certificates.withdrawCertificate, {
      params: { number: portfolio.number },
      body: { reason: 'not-their-own-work', note: '' },
    });
    expect(withdrawn.status).toBe(200);
    expect(await check(portfolio.credential)).toMatchObject({ answer: 'withdrawn' });
  });

  it('is in the download, ends at so many a day, and leaves nothing when its holder is erased', async () => {
    const gone = await signUpLearner(parts, { email: 'gone@learner.example', firstName: 'Wilhelmina' });
    await handInOf(gone);
    const first = (await (await sign({ isShown: true }, gone.browser)).json()) as {
      certificate: certificates.Certificate;
    };
    expect(JSON.stringify(await (await gone.browser.call(downloadAccount)).json())).toContain(
      'Replies that help',
    );
    for (let count = 1; count < 20; count += 1) expect((await sign({}, gone.browser)).status).toBe(200);
    expect((await sign({}, gone.browser)).status).toBe(409);
    await parts.database.query('select public.erase_person($1)', [gone.email]);
    for (const table of ['certificates', 'certificate_events', 'hand_ins', 'mentor_feedback'])
      expect(JSON.stringify(await parts.database.query(`select * from public.${table}`)), table).not.toMatch(
        new RegExp(`Wilhelmina|${gone.learnerId}|Replies that help|work\\.example`),
      );
    expect(await pageOf(first.certificate.number)).toMatchObject({ status: 404, robots: 'noindex' });
    expect((await pageOf('nothing')).html).toContain('No certificate is shown here');
  });
});

it('strangers make none, and past our functions no one stores one', async () => {
  for (const answer of [
    openBrowser().call(contract.listPortfolioWork),
    openBrowser().call(contract.previewPortfolio, { body: choice() }),
    sign({}, openBrowser()),
  ])
    expect((await answer).status).toBe(401);
  for (const token of [asha.accessToken, null]) {
    const response = await fetch(`${parts.database.url}/rest/v1/rpc/add_portfolio`, {
      method: 'POST',
      headers: {
        apikey: parts.database.publishableKey,
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: '{}',
    });
    expect(response.ok).toBe(false);
  }
});
