import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  signInAdmin as adminLogin,
  signInStudent as login,
  verifyStudentCode as verify,
} from '#shared/contracts/ework-sign-in.ts';
import { listTaskProgress as progress } from '#shared/contracts/ework-progress.ts';
import { listEworkStudents as students } from '#shared/contracts/ework-admin.ts';
import { sessionSeconds } from '../../netlify/services/ework/tokens.ts';
import { addAdmin, addStudent, emptyEwork, openEwork, sha256, type TestStudent } from '../support/ework.ts';
import { startFunctionParts, type FunctionParts } from '../support/function-parts.ts';
import { openBrowser, signUpLearner, type TestBrowser, type TestLearner } from '../support/people.ts';

let parts: FunctionParts;
let admin: TestLearner;
let rosa: TestStudent;
beforeAll(async () => {
  parts = await startFunctionParts();
  admin = await addAdmin(parts);
});
afterAll(async () => {
  delete process.env['EWORK_STUDENT_SIGN_IN'];
  await parts.stop();
});
beforeEach(async () => {
  await parts.reset();
  await emptyEwork(parts);
  await parts.database.query('insert into public.ework_admins (user_id) values ($1)', [admin.learnerId]);
  rosa = await addStudent(parts, { email: 'Rosa@student.example' });
  delete process.env['EWORK_STUDENT_SIGN_IN'];
});

const sql = <Row = Record<string, unknown>>(text: string, values: readonly unknown[] = []) =>
  parts.database.query<Row>(text, values);
const sessions = () => sql<{ token_hash: string }>('select token_hash from public.ework_sessions');
const tokenOf = (browser: TestBrowser) => browser.cookies.get('__Host-ework');
async function bodyOf(response: Response) {
  const { requestId: _id, ...body } = (await response.json()) as Record<string, unknown>;
  return { status: response.status, ...body };
}
async function codeIn(index = -1): Promise<string> {
  const mail = (await parts.mailbox.mails()).at(index);
  const code = /Code: (\d{6})/.exec(mail?.text ?? '')?.[1];
  if (!code) throw new Error('No mail carries a code');
  return code;
}
/** Just under the time before which no answer comes, so that it does not tell who has an account. Milliseconds. */
const soonest = 390;
/** What comes first: the answer, or the end of a time that began before it was asked for. */
async function beside<Answer>(milliseconds: number, ask: () => Promise<Answer>) {
  const events: ('time' | 'answer')[] = [];
  const time = wait(milliseconds).then(() => events.push('time'));
  const answer = await ask();
  events.push('answer');
  await time;
  return { answer, events };
}
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a student, with a code', () => {
  it('signs in with the code from the mail, whatever the spelling of the address, and only once with each', async () => {
    const browser = openBrowser();
    const asked = await browser.call(login, { body: { email: '  rosa@STUDENT.example ' } });
    expect(await bodyOf(asked)).toEqual({ status: 200, success: true, codeRequired: true });
    expect(tokenOf(browser)).toBeUndefined();
    const [mail] = await parts.mailbox.mails();
    expect(mail?.to.map((address) => address.toLowerCase())).toEqual(['rosa@student.example']);

    const code = await codeIn();
    const copied = ` ${code.slice(0, 3)} ${code.slice(3)} `;
    const entered = await browser.call(verify, { body: { email: 'ROSA@student.example', code: copied } });
    expect(await bodyOf(entered)).toEqual({
      status: 200,
      success: true,
      student: {
        id: rosa.id,
        firstName: 'Rosa',
        lastName: 'Lindqvist',
        email: 'Rosa@student.example',
        assignment: {
          course: { id: 1, title: 'Prompt Engineering', difficulty: expect.any(String), duration: 8 },
        },
      },
    });
    const token = tokenOf(browser) ?? '';
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(await sessions()).toEqual([{ token_hash: sha256(token) }]);
    const cookie = entered.headers.getSetCookie().find((line) => line.startsWith('__Host-ework='));
    expect(cookie).toMatch(/Path=\/; Max-Age=2592000; SameSite=Lax; Secure; HttpOnly$/);
    expect((await browser.call(progress)).status).toBe(200);

    const again = await openBrowser().call(verify, { body: { email: rosa.email, code } });
    expect(again.status).toBe(401);
  });

  it('is in a cookie that only our own host gets, over TLS, and no script reads', async () => {
    const browser = openBrowser();
    await browser.call(login, { body: { email: rosa.email } });
    const entered = await browser.call(verify, { body: { email: rosa.email, code: await codeIn() } });
    const lines = entered.headers.getSetCookie();
    expect(lines).toHaveLength(1);
    // 32 bytes of chance as base64url.
    expect(lines[0]).toMatch(
      /^__Host-ework=[\w-]{43}; Path=\/; Max-Age=\d+; SameSite=(Lax|Strict); Secure; HttpOnly$/,
    );
  });

  it('is answered alike, in words and in time, for an address that nobody has', async () => {
    const known = await openBrowser().call(login, { body: { email: rosa.email } });
    const { answer: unknown, events } = await beside(soonest, () =>
      openBrowser().call(login, { body: { email: 'nobody@student.example' } }),
    );
    expect(events).toEqual(['time', 'answer']);
    expect(await bodyOf(unknown)).toEqual(await bodyOf(known));
    expect(await parts.mailbox.mails()).toHaveLength(1);

    const guess = { code: wrong(await codeIn()) };
    const wrongCode = await openBrowser().call(verify, { body: { email: rosa.email, ...guess } });
    const noCode = await openBrowser().call(verify, { body: { email: 'nobody@student.example', ...guess } });
    expect(await bodyOf(noCode)).toEqual(await bodyOf(wrongCode));
    expect(wrongCode.status).toBe(401);
  });

  it('has five tries from one network, and none less from another', async () => {
    const tryCode = async (code: string, ip: string) =>
      (await openBrowser().call(verify, { body: { email: rosa.email, code }, ip })).status;
    await openBrowser().call(login, { body: { email: rosa.email } });
    const code = await codeIn();
    const statuses: number[] = [];
    for (let i = 0; i < 5; i += 1) statuses.push(await tryCode(wrong(code), '203.0.113.9'));
    statuses.push(await tryCode(code, '203.0.113.9'));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect(await tryCode(code, '192.0.2.1')).toBe(200);
  });

  it('may use any of the last three codes, so that asking again stops nobody', async () => {
    const codes: string[] = [];
    for (let i = 0; i < 4; i += 1) {
      await openBrowser().call(login, { body: { email: rosa.email } });
      codes.push(await codeIn());
    }
    const [oldest = '', second = ''] = codes;
    const tryCode = async (code: string) =>
      (await openBrowser().call(verify, { body: { email: rosa.email, code } })).status;
    expect(await tryCode(oldest)).toBe(401);
    expect(await tryCode(second)).toBe(200);
  });

  it('takes a code for ten minutes, of this address only', async () => {
    await addStudent(parts, { email: 'other@student.example' });
    await openBrowser().call(login, { body: { email: rosa.email } });
    const code = await codeIn();
    const others = await openBrowser().call(verify, { body: { email: 'other@student.example', code } });
    expect(others.status).toBe(401);
    await sql("update public.ework_codes set expires_at = now() - interval '1 second'");
    expect((await openBrowser().call(verify, { body: { email: rosa.email, code } })).status).toBe(401);
    expect(
      await sql("select 1 from public.ework_codes where code_hash like '%' || $1 || '%'", [code]),
    ).toEqual([]);
  });

  it('gets no code once access has ended', async () => {
    await sql('update public.ework_students set ended_at = now()');
    expect(await bodyOf(await openBrowser().call(login, { body: { email: rosa.email } }))).toEqual({
      status: 200,
      success: true,
      codeRequired: true,
    });
    expect(await parts.mailbox.mails()).toEqual([]);
  });

  it('is stopped after five mails from one network, known or not, and not elsewhere', async () => {
    const ask = async (email: string, ip: string) =>
      (await openBrowser().call(login, { body: { email }, ip })).status;
    for (const email of [rosa.email, 'nobody@student.example']) {
      const statuses = await Promise.all(Array.from({ length: 6 }, () => ask(email, '192.0.2.9')));
      expect(statuses.sort()).toEqual([200, 200, 200, 200, 200, 429]);
    }
    expect(await ask(rosa.email, '198.51.100.1')).toBe(200);
  });
});

describe('a student, by address alone', () => {
  beforeEach(() => {
    process.env['EWORK_STUDENT_SIGN_IN'] = 'email';
  });

  it('is in at once, with a new token each time, and the one before is over', async () => {
    const browser = openBrowser();
    const first = await browser.call(login, { body: { email: 'ROSA@student.example' } });
    expect(await bodyOf(first)).toMatchObject({ status: 200, success: true, student: { id: rosa.id } });
    const before = tokenOf(browser) ?? '';
    await browser.call(login, { body: { email: rosa.email } });
    expect(tokenOf(browser)).not.toBe(before);
    expect((await sessions()).map((row) => row.token_hash)).toEqual([sha256(tokenOf(browser) ?? '')]);
    expect(await parts.mailbox.mails()).toEqual([]);
  });

  it.each(['nobody@student.example', 'head@kestrelrow.example'])('refuses %s', async (email) => {
    const browser = openBrowser();
    const response = await browser.call(login, { body: { email } });
    expect(await bodyOf(response)).toMatchObject({
      status: 401,
      success: false,
      code: 'not_signed_in',
      error: expect.stringContaining('do not know this email address'),
    });
    expect(tokenOf(browser)).toBeUndefined();
  });

  it('is asked for an address that could be one', async () => {
    const answers = await Promise.all(
      ['', ' ', 'rosa', 'rosa@student', 42, null].map(async (email) =>
        bodyOf(await openBrowser().call(login, { body: { email } })),
      ),
    );
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 422, fields: { email: expect.any(String) } });
  });

  it('is needed only where the setting says exactly that', async () => {
    for (const setting of ['', 'Email']) {
      process.env['EWORK_STUDENT_SIGN_IN'] = setting;
      const response = await openBrowser().call(login, { body: { email: rosa.email } });
      expect(await bodyOf(response)).toMatchObject({ codeRequired: true });
    }
  });
});

describe('an admin', () => {
  it('signs in with the password of the account, which is not signed in to the main site by that', async () => {
    const browser = openBrowser();
    const before = await sql('select id from auth.sessions');
    const response = await browser.call(adminLogin, {
      body: { email: ' HEAD@kestrelrow.example', password: admin.password },
    });
    expect(await bodyOf(response)).toEqual({ status: 200, success: true });
    expect([...browser.cookies.keys()]).toEqual(['__Host-ework']);
    expect(await sql('select id from auth.sessions')).toEqual(before);
    expect((await browser.call(students)).status).toBe(200);
    const [times] = await sql<{ hours: number }>(
      'select round(extract(epoch from expires_at - started_at) / 3600)::int as hours from public.ework_sessions',
    );
    expect(times).toEqual({ hours: sessionSeconds.admin / 3600 });
  });

  it('is refused alike for a wrong password, an unknown address, and an account that is no admin', async () => {
    const learner = await signUpLearner(parts, { email: 'learner@visitor.example' });
    const answers = [];
    for (const body of [
      { email: admin.email, password: 'wrong' },
      { email: 'nobody@kestrelrow.example', password: 'wrong' },
      { email: learner.email, password: learner.password },
    ]) {
      const { answer, events } = await beside(soonest, () => openBrowser().call(adminLogin, { body }));
      expect(events).toEqual(['time', 'answer']);
      answers.push(await bodyOf(answer));
    }
    expect(answers[0]).toMatchObject({ status: 401, code: 'not_signed_in' });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(await sessions()).toEqual([]);
  });

  it('is over at once when the right is taken away', async () => {
    const browser = await openEwork(parts, { adminId: admin.learnerId });
    expect((await browser.call(students)).status).toBe(200);
    await sql('select public.set_ework_admin($1, false)', [admin.email]);
    expect((await browser.call(students)).status).toBe(401);
    expect(tokenOf(browser)).toBeUndefined();
  });

  it('has as many tries as anywhere else that asks for the password', async () => {
    process.env['RATE_LIMIT_SCALE'] = '0.1';
    const body = { email: admin.email, password: 'wrong' };
    expect((await openBrowser().call(adminLogin, { body })).status).toBe(401);
    expect((await openBrowser().call(adminLogin, { body })).status).toBe(429);
  });
});
