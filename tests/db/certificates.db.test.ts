import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkCredential, type Checked } from '../../src/features/certificate-check/check-credential.ts';
import { credentialKeys } from '#shared/catalogue/credential-keys.ts';
import * as contract from '#shared/contracts/certificates.ts';
import type { Certificate, DeskCertificate } from '#shared/contracts/certificates.ts';
import { hashHolderName } from '#shared/rules/holder-name.ts';
import { startFunctionParts, type FunctionParts } from '../support/function-parts.ts';
import { openBrowser, signUpLearner, type TestBrowser, type TestLearner } from '../support/people.ts';
import { makeStaff } from '../support/staff.ts';

/** Certificates from the desk to the person who checks one: who may do what, and what the status list says of it. */
let parts: FunctionParts;
let desk: TestLearner;
let learner: TestLearner;
const people = new Map<string, TestBrowser>();

beforeAll(async () => {
  parts = await startFunctionParts();
  desk = await makeStaff(parts, { email: 'dana@kestrelrow.example' });
  learner = await signUpLearner(parts, { email: 'asha@learner.example', firstName: 'Asha', lastName: 'Obi' });
  const examiner = await makeStaff(parts, { email: 'ezra@kestrelrow.example', role: 'examiner' });
  const mentor = await makeStaff(parts, { email: 'mo@kestrelrow.example', role: 'mentor' });
  const outside = await makeStaff(parts, { email: 'out@kestrelrow.example', isOutside: true });
  const other = await signUpLearner(parts, { email: 'tomasz@learner.example', firstName: 'Tomasz' });
  people
    .set('a stranger', openBrowser())
    .set('the learner', learner.browser)
    .set('another learner', other.browser)
    .set('a mentor', mentor.browser)
    .set('staff who have not entered', outside.browser)
    .set('an examiner', examiner.browser);
});
afterAll(() => parts.stop());
beforeEach(() => parts.database.query('delete from public.certificates'));

const award = (change: Record<string, unknown> = {}) => ({
  email: learner.email,
  kind: 'level',
  awardId: 'prompt-engineering-foundational',
  name: '',
  awardedOn: '2026-11-20',
  exam: { percent: 82, satOn: '2026-11-18' },
  certificateId: randomUUID(),
  ...change,
});

async function ok<Answer>(answer: Promise<Response>): Promise<Answer> {
  const response = await answer;
  const body = (await response.json()) as Answer;
  expect(response.status, JSON.stringify(body)).toBe(200);
  return body;
}

const give = async (change: Record<string, unknown> = {}, by = desk.browser): Promise<string> =>
  (await ok<{ number: string }>(by.call(contract.awardCertificate, { body: award(change) }))).number;

const mine = async (): Promise<Certificate[]> =>
  (await ok<{ certificates: Certificate[] }>(learner.browser.call(contract.listMyCertificates))).certificates;

/** As the page does it, with the list that the function gives. */
function check(jwt: string, now = new Date()): Promise<Checked> {
  return checkCredential(jwt, {
    keys: credentialKeys,
    now,
    readStatusList: async (list) => {
      const response = await openBrowser().call(`/credentials/status/${list}`);
      expect(response.status).toBe(200);
      return response.text();
    },
  });
}

const withdraw = (number: string, by = desk.browser) =>
  by.call(contract.withdrawCertificate, {
    params: { number },
    body: { reason: 'awarded-in-error', note: 'Ticket 14' },
  });

describe('a certificate', () => {
  it('is previewed, awarded once, told, listed, and checked by anyone', async () => {
    const { preview } = await ok<{ preview: contract.CertificatePreview }>(
      desk.browser.call(contract.previewCertificate, { body: award({ certificateId: undefined }) }),
    );
    expect(preview).toMatchObject({
      name: 'Asha Obi',
      awardName: 'Prompt Engineering Foundational Certification',
      validUntil: '2029-11-19',
      isDemonstration: true,
      warnings: ['They are not enrolled in the course.', 'No work of this course is signed off.'],
    });
    expect(await mine()).toEqual([]);

    const certificateId = randomUUID();
    const number = await give({ certificateId });
    expect(await give({ certificateId })).toBe(number);
    const again = await desk.browser.call(contract.awardCertificate, { body: award() });
    expect(again.status).toBe(409);

    const [certificate, ...rest] = await mine();
    expect(rest).toEqual([]);
    expect(certificate).toMatchObject({ number, name: 'Asha Obi', state: 'valid', isShown: false });
    const told = await parts.database.query<{ title: string }>(
      "select title from public.notifications where learner_id = $1 and kind = 'certificate'",
      [learner.learnerId],
    );
    expect(told.map(({ title }) => title)).toContain(
      'Certificate awarded: Prompt Engineering Foundational Certification',
    );

    const checked = await check(certificate!.credential);
    expect(checked).toMatchObject({
      answer: 'valid',
      certificate: { number, isDemonstration: true, issuedOn: '2026-11-20', exam: { percent: '82' } },
    });
    if (!('certificate' in checked)) throw new Error('unreachable');
    expect(checked.certificate.award).toMatch(/^Demonstration: /);
    expect(await hashHolderName('Asha Obi', checked.certificate.salt)).toBe(checked.certificate.identityHash);
    expect(await check(certificate!.credential, new Date('2029-11-20T12:00:00Z'))).toMatchObject({
      answer: 'expired',
    });
  });

  it('is refused in words where something of it is wrong', async () => {
    const fields = async (change: Record<string, unknown>) => {
      const response = await desk.browser.call(contract.awardCertificate, { body: award(change) });
      expect(response.status, JSON.stringify(change)).toBe(422);
      return Object.keys(((await response.json()) as { fields: Record<string, string> }).fields);
    };
    expect(await fields({ email: 'no-one@learner.example' })).toEqual(['email']);
    expect(await fields({ awardId: 'astrology-expert' })).toEqual(['awardId']);
    expect(await fields({ kind: 'course' })).toEqual(['awardId']);
    expect(await fields({ awardedOn: '2126-11-20' })).toEqual(['awardedOn']);
    expect(await fields({ exam: null })).toEqual(['exam']);
    expect(await fields({ exam: { percent: 80, satOn: '2026-11-21' } })).toEqual(['exam']);
    expect(await fields({ kind: 'course', awardId: 'cloud-devops' })).toEqual(['exam']);
    const rename = (first: string, last: string) =>
      parts.database.query(
        'update public.learners set first_name = $2, last_name = $3 where learner_id = $1',
        [learner.learnerId, first, last],
      );
    await rename('', '');
    expect(await fields({}), 'an account without a name').toEqual(['name']);
    await rename('Asha', 'Obi');
    expect(await mine()).toEqual([]);
  });

  it('is withdrawn with a reason that everyone reads, and given back; the list says so at once', async () => {
    const number = await give();
    const [{ credential } = { credential: '' }] = await mine();
    await ok(withdraw(number));
    expect(await check(credential)).toMatchObject({ answer: 'withdrawn' });
    expect((await mine())[0]).toMatchObject({
      state: 'withdrawn',
      withdrawn: { reason: 'awarded-in-error' },
    });
    const found = await ok<object>(openBrowser().call(contract.findCertificate, { params: { number } }));
    expect(found).toMatchObject({ withdrawn: { reason: 'awarded-in-error' }, name: null });
    expect(JSON.stringify(found)).not.toContain('Ticket 14');
    expect((await withdraw(number)).status).toBe(409);

    const back = { params: { number }, body: { note: 'It was right after all' } };
    const { certificate } = await ok<{ certificate: DeskCertificate }>(
      desk.browser.call(contract.reinstateCertificate, back),
    );
    expect(certificate.events.map(({ event }) => event)).toEqual(['awarded', 'withdrawn', 'reinstated']);
    expect(certificate.events[1]).toMatchObject({ note: 'Ticket 14', staff: 'Dana Ashworth' });
    expect(await check(credential)).toMatchObject({ answer: 'valid' });
    expect((await desk.browser.call(contract.reinstateCertificate, back)).status).toBe(409);
    const lines = await parts.database.query<{ action: string }>(
      "select action from public.audit_lines where learner_id = $1 and action like 'certificate-%' order by line_number desc limit 3",
      [learner.learnerId],
    );
    expect(lines.map(({ action }) => action)).toEqual([
      'certificate-reinstated',
      'certificate-withdrawn',
      'certificate-awarded',
    ]);
  });

  it('gets another name when its holder asks and staff agree: a new one takes its place', async () => {
    const number = await give();
    const wish = (name: string) =>
      learner.browser.call(contract.wishCertificateName, { params: { number }, body: { name } });
    expect((await mine())[0]?.nameWish).toBeNull();
    await ok(wish('Asha Chidera Obi'));
    const list = await ok<{ wishes: DeskCertificate[] }>(desk.browser.call(contract.listCertificates));
    expect(list.wishes).toMatchObject([{ number, nameWish: 'Asha Chidera Obi', email: learner.email }]);
    const decide = (isGranted: boolean) =>
      desk.browser.call(contract.decideCertificateName, {
        params: { number },
        body: { email: learner.email, isGranted, certificateId: randomUUID() },
      });
    await ok(decide(false));
    expect((await mine())[0]?.nameWish).toBeNull();
    await ok(wish('Asha Chidera Obi'));
    const before = (await mine())[0]!;
    const made = await ok<{ number: string }>(decide(true));
    const [now, old] = await mine();
    expect(now).toMatchObject({
      number: made.number,
      name: 'Asha Chidera Obi',
      state: 'valid',
      awardedOn: '2026-11-20',
    });
    expect(old).toMatchObject({
      number,
      state: 'withdrawn',
      withdrawn: { reason: 'name-corrected' },
      replacedBy: made.number,
    });
    expect(await check(before.credential)).toMatchObject({ answer: 'withdrawn' });
    expect(await check(now!.credential)).toMatchObject({ answer: 'valid' });
    // What was replaced does not come back beside the new one.
    const back = await desk.browser.call(contract.reinstateCertificate, { params: { number }, body: {} });
    expect(back.status).toBe(409);
  });

  it('names its holder only where the holder chose so', async () => {
    const number = await give();
    const find = () =>
      ok<{ name: string | null }>(openBrowser().call(contract.findCertificate, { params: { number } }));
    const show = (isShown: boolean) =>
      learner.browser.call(contract.showMyCertificate, { params: { number }, body: { isShown } });
    expect((await find()).name).toBeNull();
    await ok(show(true));
    expect((await find()).name).toBe('Asha Obi');
    await ok(show(false));
    expect((await find()).name).toBeNull();
    const typed = await openBrowser().call(contract.findCertificate, {
      params: { number: number.toLowerCase().replaceAll('-', ' ') },
    });
    expect(typed.status).toBe(200);
    const unknown = await openBrowser().call(contract.findCertificate, {
      params: { number: 'KRC-00000-00000' },
    });
    expect(unknown.status).toBe(404);
  });

  it('leaves nothing of an erased person behind but a place in the list, which is not given away again', async () => {
    const gone = await signUpLearner(parts, { email: 'gone@learner.example', firstName: 'Wilhelmina' });
    const number = await give({ email: gone.email });
    const { credential } = await ok<{ credential: string }>(
      openBrowser().call(contract.findCertificate, { params: { number } }),
    );
    await ok(withdraw(number));
    const places = () =>
      parts.database.query<{ count: number }>('select count(*)::int as count from public.certificate_places');
    const before = await places();
    await parts.database.query('select public.erase_person($1)', [gone.email]);
    for (const table of [
      'certificates',
      'certificate_events',
      'certificate_places',
      'audit_lines',
      'notifications',
    ])
      expect(JSON.stringify(await parts.database.query(`select * from public.${table}`)), table).not.toMatch(
        new RegExp(`Wilhelmina|${gone.learnerId}|${number}`),
      );
    expect(await places()).toEqual(before);
    expect((await openBrowser().call(contract.findCertificate, { params: { number } })).status).toBe(404);
    // What the holder kept still says what it said.
    expect(await check(credential)).toMatchObject({ answer: 'withdrawn' });
  });
});

describe('the commands', () => {
  const run = async (...args: string[]) => {
    const child = spawn(process.execPath, ['scripts/staff/certificate.ts', ...args], { env: process.env });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => (said += part.toString()));
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, said };
  };

  it('show what would happen, and do it once told so, in the words of the desk', async () => {
    const words = [
      'award',
      learner.email,
      'prompt-engineering-foundational',
      ...['--percent', '82', '--sat', '2026-11-18', '--on', '2026-11-20'],
    ];
    const preview = await run(...words);
    expect(preview.code, preview.said).toBe(0);
    expect(preview.said).toContain('Asha Obi: Prompt Engineering Foundational Certification');
    expect(preview.said).toContain('Look: No work of this course is signed off.');
    expect(await mine()).toEqual([]);
    expect((await run(...words, '--yes')).said).toMatch(/Awarded: KRC-/);
    const { number } = (await mine())[0]!;
    expect(await run(...words, '--yes')).toMatchObject({
      code: 2,
      said: expect.stringContaining('They hold this certificate already.') as string,
    });
    await run('withdraw', number, 'exam-rules');
    expect((await mine())[0]?.state).toBe('valid');
    expect(await run('withdraw', number, 'exam-rules', '--note', 'Ticket 15', '--yes')).toMatchObject({
      code: 0,
    });
    expect((await mine())[0]).toMatchObject({ state: 'withdrawn', withdrawn: { reason: 'exam-rules' } });
    expect((await run('reinstate', number, '--yes')).said).toContain('The withdrawal is taken back.');
    const corrected = await run('correct', learner.email, number, '--name', 'Asha Chidera Obi', '--yes');
    expect(corrected.said).toContain('“Asha Obi” becomes “Asha Chidera Obi”');
    expect((await mine()).map(({ name, state }) => [name, state])).toEqual([
      ['Asha Chidera Obi', 'valid'],
      ['Asha Obi', 'withdrawn'],
    ]);
  });

  it('refuse to guess', async () => {
    for (const words of [
      [],
      ['award'],
      ['award', learner.email, 'astrology'],
      ['withdraw', 'KRC-00000-00000'],
    ])
      expect((await run(...words)).code, words.join(' ')).toBe(2);
  });
});

describe('who may', () => {
  const refused: Readonly<Record<string, number>> = {
    'a stranger': 401,
    'the learner': 403,
    'another learner': 403,
    'a mentor': 403,
    'staff who have not entered': 403,
  };

  it.each(Object.entries(refused))('award, withdraw and list: not %s', async (who, status) => {
    const number = await give();
    const browser = people.get(who)!;
    const params = { number };
    const before = await parts.database.query('select * from public.certificates');
    for (const answer of [
      browser.call(contract.listCertificates),
      browser.call(contract.previewCertificate, { body: award() }),
      browser.call(contract.awardCertificate, { body: award({ awardId: 'prompt-engineering-expert' }) }),
      withdraw(number, browser),
      browser.call(contract.reinstateCertificate, { params, body: {} }),
      browser.call(contract.decideCertificateName, {
        params,
        body: { email: learner.email, isGranted: true, certificateId: randomUUID() },
      }),
    ])
      expect((await answer).status).toBe(status);
    expect(await parts.database.query('select * from public.certificates')).toEqual(before);
  });

  it('show, name and read one: its holder and no other', async () => {
    const number = await give();
    for (const [who, status] of [
      ['a stranger', 401],
      ['another learner', 404],
      ['an examiner', 404],
    ] as const) {
      const browser = people.get(who)!;
      const params = { number };
      expect(
        (await browser.call(contract.showMyCertificate, { params, body: { isShown: true } })).status,
      ).toBe(status);
      expect(
        (await browser.call(contract.wishCertificateName, { params, body: { name: 'Me' } })).status,
      ).toBe(status);
      const listed = await browser.call(contract.listMyCertificates);
      expect(listed.status === 200 ? await listed.json() : listed.status).toEqual(
        status === 401 ? 401 : { success: true, certificates: [] },
      );
    }
  });

  it('an examiner awards, too, and past our functions no one does', async () => {
    const number = await give({}, people.get('an examiner'));
    expect((await mine())[0]?.number).toBe(number);
    for (const token of [learner.accessToken, null]) {
      const response = await fetch(`${parts.database.url}/rest/v1/rpc/award_certificate_by_command`, {
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
});

describe('the status list', () => {
  it('is a file that may be kept for half a minute and read by any page; other addresses are none', async () => {
    const response = await openBrowser().call('/credentials/status/1');
    expect(response.headers.get('content-type')).toBe('application/vc+jwt');
    expect(response.headers.get('cache-control')).toBe('public, max-age=30');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.getSetCookie()).toEqual([]);
    for (const list of ['0', '01', '10000', 'x', '1.jwt'])
      expect((await openBrowser().call(`/credentials/status/${list}`)).status, list).toBe(404);
  });
});
