import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  confirmRegistration as confirm,
  currentUser as user,
  forgotPassword as forgot,
  register,
  requestCode,
  resetPassword as reset,
  signIn,
  verifyCode as verify,
} from '#shared/contracts/auth.ts';
import { changePassword } from '#shared/contracts/account.ts';
import { accountMessages } from '#shared/messages/account.ts';
import { startFunctionParts, type FunctionParts } from '../support/function-parts.ts';
import type { Mail } from '../support/mailbox.ts';
import { openBrowser, signUpLearner } from '../support/people.ts';

let parts: FunctionParts;
beforeAll(async () => {
  parts = await startFunctionParts();
});
afterAll(() => parts.stop());
beforeEach(async () => {
  await parts.reset();
  await parts.database.query('delete from auth.users');
});

const password = 'correct horse battery';
const newcomer = { firstName: 'Siân', lastName: 'O’Brien-Łuk', email: 'sian@learner.example', password };

/** The newest mail to an address, waited for. */
async function mailTo(address: string): Promise<Mail> {
  const find = async () =>
    (await parts.mailbox.mails()).findLast(({ receivers }) => receivers.includes(address));
  await expect.poll(find, { timeout: 10_000 }).toBeTruthy();
  const mail = await find();
  if (!mail) throw new Error(`No mail came to ${address}.`);
  return mail;
}

const codeIn = (mail: Mail) => /\b\d{6}\b/.exec(mail.subject)?.[0] ?? 'none';

const body = async (response: Response) => (await response.json()) as Record<string, unknown>;
const withoutId = ({ requestId: _, ...rest }: Record<string, unknown>) => rest;

describe('registering', () => {
  it('opens an account with the code from the mail, signs in, and greets with three notifications', async () => {
    const browser = openBrowser();
    const asked = await browser.call(register, { body: newcomer });
    expect([asked.status, browser.cookies.size]).toEqual([200, 0]);
    const code = codeIn(await mailTo(newcomer.email));
    const confirmed = await browser.call(confirm, { body: { ...newcomer, code } });
    expect([confirmed.status, await body(confirmed)]).toEqual([200, { success: true }]);
    const lines = confirmed.headers.getSetCookie();
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(
      /^__Host-session=[^;]{20,}; Path=\/; Max-Age=2592000; SameSite=Lax; Secure; HttpOnly$/,
    );
    expect(lines[1]).toBe('signed-in=1; Path=/; Max-Age=2592000; SameSite=Lax; Secure');
    const me = await browser.call(user);
    expect([me.status, await body(me)]).toEqual([
      200,
      {
        firstName: 'Siân',
        lastName: 'O’Brien-Łuk',
        email: newcomer.email,
        profileImageUrl: null,
        unreadNotifications: 3,
      },
    ]);
    expect((await openBrowser().call(signIn, { body: { email: newcomer.email, password } })).status).toBe(
      200,
    );
  });

  it('answers alike for a new, a waiting and a confirmed address; the rest happens in its mailbox', async () => {
    const known = await signUpLearner(parts, { email: 'known@learner.example' });
    const answers = [];
    for (const email of [newcomer.email, newcomer.email, known.email])
      answers.push(
        await openBrowser().call(register, { body: { ...newcomer, email, password: 'something else' } }),
      );
    const bodies = await Promise.all(answers.map(body));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(bodies.map((one) => JSON.stringify(one))).size).toBe(1);
    const mail = await mailTo(known.email);
    expect(mail.subject).toBe('You already have an account with us');
    expect(mail.text).not.toMatch(/\b\d{6}\b|Siân/);
    // Nothing about the existing account changed.
    expect(
      (await openBrowser().call(signIn, { body: { email: known.email, password: known.password } })).status,
    ).toBe(200);
  });

  it('gives the account to the person who has the code, not to the one who asked first', async () => {
    const thief = { ...newcomer, password: 'thief waits here', firstName: 'Not', lastName: 'Siân' };
    await openBrowser().call(register, { body: thief });
    await mailTo(newcomer.email);
    await parts.mailbox.clear();
    await openBrowser().call(register, { body: newcomer });
    const code = codeIn(await mailTo(newcomer.email));
    const owner = openBrowser();
    expect((await owner.call(confirm, { body: { ...newcomer, code } })).status).toBe(200);
    expect(await body(await owner.call(user))).toMatchObject({ firstName: 'Siân' });
    const tried = await openBrowser().call(signIn, {
      body: { email: newcomer.email, password: thief.password },
    });
    expect(tried.status).toBe(401);
  });

  it.each([
    ['a blank name', { firstName: '  ' }, 'firstName'],
    ['no address', { email: 'sian' }, 'email'],
    ['a short password', { password: '1234567' }, 'password'],
    ['a password whose end would not count', { password: 'ł'.repeat(37) }, 'password'],
  ])('refuses %s and says where', async (_title, wrong, field) => {
    const answer = await openBrowser().call(register, { body: { ...newcomer, ...wrong } });
    expect(answer.status).toBe(422);
    expect(Object.keys((await body(answer))['fields'] as object)).toEqual([field]);
    expect(await parts.database.query('select 1 from auth.users')).toEqual([]);
  });
});

describe('a password', () => {
  const chosen = 'one calm green kestrel';
  it.each([
    'password',
    'Password123',
    '12345678',
    'QWERTYUIOP',
    '        ',
    'zzzzzzzzzzzz',
    'newcomer@learner.example',
    'newcomer2026!',
    'KestrelRow1',
    'kestrel-row-institute',
    '1Learner-Example',
  ])('%j is refused wherever one is chosen', async (password) => {
    const email = 'newcomer@learner.example';
    const person = { firstName: 'New', email, password };
    const asha = await signUpLearner(parts, { email });
    const answers = [
      await openBrowser().call(register, { body: person }),
      await openBrowser().call(confirm, { body: { ...person, code: '123456' } }),
      await openBrowser().call(reset, { body: { email, code: '123456', password } }),
      await asha.browser.call(changePassword, { body: { currentPassword: asha.password, password } }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(422);
      expect(((await answer.json()) as { fields: object }).fields).toEqual({
        password: accountMessages.commonPassword,
      });
    }
  });

  it('whose end Auth would cut does not open what its beginning opens', async () => {
    const password = `${chosen} `.repeat(4).slice(0, 72);
    const asha = await signUpLearner(parts, { email: 'long@learner.example', password });
    const enter = (tried: string) =>
      openBrowser().call(signIn, { body: { email: asha.email, password: tried } });
    expect([(await enter(`${password}x`)).status, (await enter(password)).status]).toEqual([401, 200]);
  });
});

describe('signing in', () => {
  it('says the same of a wrong password, an unknown address and one that was never proven', async () => {
    await signUpLearner(parts, { email: 'known@learner.example' });
    await openBrowser().call(register, { body: newcomer });
    await mailTo(newcomer.email);
    const answers = await Promise.all(
      [
        { email: 'known@learner.example', password: 'wrong' },
        { email: 'nobody@learner.example', password: 'wrong' },
        { email: newcomer.email, password },
      ].map((tried) => openBrowser().call(signIn, { body: tried })),
    );
    const said = await Promise.all(answers.map(async (one) => [one.status, withoutId(await body(one))]));
    expect(said[0]?.[0]).toBe(401);
    expect(said[1]).toEqual(said[0]);
    expect(said[2]).toEqual(said[0]);
  });

  it('takes the address in any case and with spaces around it', async () => {
    await signUpLearner(parts, { email: 'known@learner.example', password });
    const answer = await openBrowser().call(signIn, { body: { email: 'Known@Learner.example', password } });
    expect(answer.status).toBe(200);
  });

  it('with a code works once, and for an account only', async () => {
    await signUpLearner(parts, { email: newcomer.email });
    await parts.mailbox.clear();
    const unknown = await openBrowser().call(requestCode, { body: { email: 'nobody@learner.example' } });
    const known = await openBrowser().call(requestCode, { body: { email: newcomer.email } });
    expect([unknown.status, await body(unknown)]).toEqual([known.status, await body(known)]);
    const mail = await mailTo(newcomer.email);
    expect((await parts.mailbox.mails()).map(({ receivers }) => receivers)).toEqual([[newcomer.email]]);
    const wrong = await openBrowser().call(verify, { body: { email: newcomer.email, code: '000000' } });
    expect(wrong.status).toBe(401);
    const typed = `${codeIn(mail).slice(0, 3)} ${codeIn(mail).slice(3)}`;
    const browser = openBrowser();
    expect((await browser.call(verify, { body: { email: newcomer.email, code: typed } })).status).toBe(200);
    expect((await browser.call(user)).status).toBe(200);
    const again = await openBrowser().call(verify, { body: { email: newcomer.email, code: typed } });
    expect(again.status).toBe(401);
  });

  it('with a code proves a new address, and drops the password that someone asked for it with', async () => {
    await openBrowser().call(register, { body: { ...newcomer, password: 'thief waits here' } });
    await mailTo(newcomer.email);
    await parts.mailbox.clear();
    await openBrowser().call(requestCode, { body: { email: newcomer.email } });
    const code = codeIn(await mailTo(newcomer.email));
    const owner = openBrowser();
    expect((await owner.call(verify, { body: { email: newcomer.email, code } })).status).toBe(200);
    expect(await body(await owner.call(user))).toMatchObject({ firstName: '', email: newcomer.email });
    const tried = { email: newcomer.email, password: 'thief waits here' };
    expect((await openBrowser().call(signIn, { body: tried })).status).toBe(401);
  });

  it('with a code that is eleven minutes old fails', async () => {
    await signUpLearner(parts, { email: newcomer.email });
    await parts.mailbox.clear();
    await openBrowser().call(requestCode, { body: { email: newcomer.email } });
    const code = codeIn(await mailTo(newcomer.email));
    await parts.database.query(
      "update auth.users set recovery_sent_at = recovery_sent_at - interval '11 minutes', confirmation_sent_at = confirmation_sent_at - interval '11 minutes'",
    );
    expect((await openBrowser().call(verify, { body: { email: newcomer.email, code } })).status).toBe(401);
  });

  it('puts no link that signs in into any mail', async () => {
    await signUpLearner(parts, { email: 'known@learner.example' });
    await openBrowser().call(register, { body: newcomer });
    await openBrowser().call(requestCode, { body: { email: 'known@learner.example' } });
    await mailTo(newcomer.email);
    await mailTo('known@learner.example');
    const links = (await parts.mailbox.mails()).flatMap(
      ({ text, html }) => `${text} ${html}`.match(/https?:[^\s"<>]+/g) ?? [],
    );
    expect(links.length).toBeGreaterThan(1);
    for (const link of links)
      expect(link).toMatch(/^http:\/\/localhost:8888\/sign-in\?step=(confirm|verify)$/);
  });
});

describe('a forgotten password', () => {
  it('is set anew with the code; every other session ends and the owner is told', async () => {
    const learner = await signUpLearner(parts, { email: newcomer.email });
    await parts.mailbox.clear();
    const unknown = await openBrowser().call(forgot, { body: { email: 'nobody@learner.example' } });
    const known = await openBrowser().call(forgot, { body: { email: newcomer.email } });
    expect([unknown.status, await body(unknown)]).toEqual([known.status, await body(known)]);
    const code = codeIn(await mailTo(newcomer.email));
    const browser = openBrowser();
    const answer = await browser.call(reset, {
      body: { email: newcomer.email, code, password: 'a new password' },
    });
    expect(answer.status).toBe(200);
    expect((await browser.call(user)).status).toBe(200);
    expect((await learner.browser.call(user)).status).toBe(401);
    expect(learner.browser.cookies.size).toBe(0);
    const tries = [learner.password, 'a new password'].map((one) =>
      openBrowser().call(signIn, { body: { email: newcomer.email, password: one } }),
    );
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([401, 200]);
    expect((await mailTo(newcomer.email)).subject).toBe('Your password was changed');
  });
});

describe('guessing', () => {
  it('a password is stopped after ten tries from one network; the owner elsewhere is not, and a code still works', async () => {
    const { email, password: right } = await signUpLearner(parts, { email: newcomer.email });
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1)
      statuses.push(
        (await openBrowser().call(signIn, { body: { email, password: `guess ${count}` } })).status,
      );
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    const stopped = await openBrowser().call(signIn, { body: { email, password: right } });
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
    const elsewhere = await openBrowser().call(signIn, {
      body: { email, password: right },
      ip: '198.51.100.7',
    });
    expect(elsewhere.status).toBe(200);
    await parts.mailbox.clear();
    await openBrowser().call(requestCode, { body: { email } });
    const code = codeIn(await mailTo(email));
    expect((await openBrowser().call(verify, { body: { email, code } })).status).toBe(200);
  });

  it('a password over all networks together leaves each network one try, so that the owner is let in', async () => {
    const { email, password: right } = await signUpLearner(parts, { email: newcomer.email });
    // At a tenth of every limit: one try from each network, ten from all.
    process.env['RATE_LIMIT_SCALE'] = '0.1';
    const tryFrom = async (network: number, tried: string) =>
      (await openBrowser().call(signIn, { body: { email, password: tried }, ip: `203.0.113.${network}` }))
        .status;
    for (let network = 0; network < 10; network += 1) expect(await tryFrom(network, 'guess')).toBe(401);
    expect(await tryFrom(11, 'guess')).toBe(401);
    expect(await tryFrom(11, 'another')).toBe(429);
    expect(await tryFrom(12, right)).toBe(200);
  });

  it('a code is stopped after eight tries, the right one included', async () => {
    const { email } = await signUpLearner(parts, { email: newcomer.email });
    await parts.mailbox.clear();
    await openBrowser().call(requestCode, { body: { email } });
    const code = codeIn(await mailTo(email));
    for (let count = 0; count < 8; count += 1)
      await openBrowser().call(verify, { body: { email, code: code === '111111' ? '222222' : '111111' } });
    expect((await openBrowser().call(verify, { body: { email, code } })).status).toBe(429);
  });

  it('an address gets at most eight mails an hour, known or not', async () => {
    await signUpLearner(parts, { email: newcomer.email });
    for (const email of [newcomer.email, 'nobody@learner.example']) {
      const statuses: number[] = [];
      for (let count = 0; count < 9; count += 1)
        statuses.push(
          (await openBrowser().call(requestCode, { body: { email }, ip: `203.0.113.${count}` })).status,
        );
      expect(statuses).toEqual([...Array<number>(8).fill(200), 429]);
    }
  });
});
