import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import confirm from '../../netlify/functions/auth-confirm.ts';
import forgot from '../../netlify/functions/auth-forgot.ts';
import register from '../../netlify/functions/auth-register.ts';
import requestCode from '../../netlify/functions/auth-code.ts';
import reset from '../../netlify/functions/auth-reset.ts';
import signIn from '../../netlify/functions/auth-sign-in.ts';
import user from '../../netlify/functions/auth-user.ts';
import verify from '../../netlify/functions/auth-verify.ts';
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
    expect(mail.text).not.toMatch(/\d{6}|Siân/);
    // Nothing about the existing account changed.
    expect(
      (await openBrowser().call(signIn, { body: { email: known.email, password: known.password } })).status,
    ).toBe(200);
  });

  it('gives the account to whoever has the code, not to whoever asked first', async () => {
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
    ['an unknown field', { role: 'admin' }, 'role'],
  ])('refuses %s and says where', async (_title, wrong, field) => {
    const answer = await openBrowser().call(register, { body: { ...newcomer, ...wrong } });
    expect(answer.status).toBe(422);
    expect(Object.keys((await body(answer))['fields'] as object)).toEqual([field]);
    expect(await parts.database.query('select 1 from auth.users')).toEqual([]);
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

  it('with a code proves a new address, and drops the password that somebody asked for it with', async () => {
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
    for (const link of links) expect(link).toMatch(/^http:\/\/localhost:8888\/sign-in\?step=(confirm|code)$/);
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

  it('a password is stopped over all networks together, at a tenth of every limit after six tries', async () => {
    const { email, password: right } = await signUpLearner(parts, { email: newcomer.email });
    process.env['RATE_LIMIT_SCALE'] = '0.1';
    const tryFrom = (ip: string, tried: string) =>
      openBrowser().call(signIn, { body: { email, password: tried }, ip });
    for (let count = 0; count < 6; count += 1)
      expect((await tryFrom(`203.0.113.${count}`, 'guess')).status).toBe(401);
    expect((await tryFrom('198.51.100.9', right)).status).toBe(429);
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
