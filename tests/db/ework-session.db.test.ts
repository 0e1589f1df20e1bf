import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  endEwork as logout,
  resumeEwork as session,
  signInStudent as login,
} from '#shared/contracts/ework-sign-in.ts';
import { listTaskProgress as progress } from '#shared/contracts/ework-progress.ts';
import { listEworkStudents as students } from '#shared/contracts/ework-admin.ts';
import { sessionSeconds } from '../../netlify/services/ework/tokens.ts';
import { runJob } from '../support/doors.ts';
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
afterAll(() => parts.stop());
beforeEach(async () => {
  await parts.reset();
  await emptyEwork(parts);
  await parts.database.query('insert into public.ework_admins (user_id) values ($1)', [admin.learnerId]);
  rosa = await addStudent(parts, { email: 'Rosa@student.example' });
});

const sql = <Row = Record<string, unknown>>(text: string, values: readonly unknown[] = []) =>
  parts.database.query<Row>(text, values);
const sessions = () => sql<{ token_hash: string }>('select token_hash from public.ework_sessions');
const tokenOf = (browser: TestBrowser) => browser.cookies.get('__Host-ework');
async function bodyOf(response: Response) {
  const { requestId: _id, ...body } = (await response.json()) as Record<string, unknown>;
  return { status: response.status, ...body };
}

describe('the person who opens the page', () => {
  const who = async (browser: TestBrowser, query = '') => bodyOf(await browser.call(session, { query }));
  const nobody = { status: 200, success: true, role: null };

  it('is nobody, or whom the session says', async () => {
    expect(await who(openBrowser())).toEqual(nobody);
    expect(await who(await openEwork(parts, { studentId: rosa.id }))).toMatchObject({
      role: 'student',
      student: { id: rosa.id },
    });
    expect(await who(await openEwork(parts, { adminId: admin.learnerId }))).toMatchObject({ role: 'admin' });
  });

  it('is nobody with a forged or expired token, which leaves the browser', async () => {
    const forged = openBrowser();
    forged.cookies.set('__Host-ework', 'forged');
    const expired = await openEwork(parts, { studentId: rosa.id }, '-1 second');
    for (const browser of [forged, expired]) {
      expect(await who(browser)).toEqual(nobody);
      expect(tokenOf(browser)).toBeUndefined();
    }
  });

  it('is let straight in as the student whose address the account has proven, and out again with the account', async () => {
    const learner = await signUpLearner(parts, { email: 'rosa@student.example' });
    expect(await who(learner.browser, '?learner=no')).toEqual(nobody);
    expect(await who(learner.browser)).toMatchObject({ role: 'student', student: { id: rosa.id } });
    expect((await learner.browser.call(progress)).status).toBe(200);
    // The session of the main site ends, and with it the one that came of it.
    await sql('delete from auth.sessions where user_id = $1', [learner.learnerId]);
    expect((await learner.browser.call(progress)).status).toBe(401);
    expect(await who(learner.browser)).toEqual(nobody);
    await sql('delete from auth.users where id = $1', [learner.learnerId]);
  });

  it('is let straight in as an admin, and not without proof of the address or as a stranger', async () => {
    expect(await who(admin.browser)).toMatchObject({ role: 'admin' });
    expect((await admin.browser.call(students)).status).toBe(200);

    const unproven = await signUpLearner(parts, { email: 'rosa@student.example' });
    await sql('update auth.users set email_confirmed_at = null where id = $1', [unproven.learnerId]);
    const stranger = await signUpLearner(parts, { email: 'stranger@visitor.example' });
    for (const { browser } of [unproven, stranger]) {
      expect(await who(browser)).toEqual(nobody);
      expect(tokenOf(browser)).toBeUndefined();
    }
    await sql('delete from auth.users where id = $1', [unproven.learnerId]);
  });

  it('keeps a student’s session by using it, and an admin’s no longer than twelve hours', async () => {
    const student = await openEwork(parts, { studentId: rosa.id }, '2 days');
    const head = await openEwork(parts, { adminId: admin.learnerId }, '2 hours');
    const answer = await student.call(session);
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-ework=.*Max-Age=2592000/)]);
    await head.call(session);
    await head.call(students);
    expect(
      await sql(
        'select round(extract(epoch from expires_at - now()) / 3600)::int as hours from public.ework_sessions order by 1',
      ),
    ).toEqual([{ hours: 2 }, { hours: sessionSeconds.student / 3600 }]);
  });
});

describe('an admin’s sessions', () => {
  it('end when the password of the account changes', async () => {
    const browser = await openEwork(parts, { adminId: admin.learnerId });
    const password = `${admin.password}, changed`;
    const response = await fetch(`${parts.database.url}/auth/v1/user`, {
      method: 'PUT',
      headers: {
        apikey: parts.database.publishableKey,
        authorization: `Bearer ${admin.accessToken}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ password }),
    });
    expect(response.status).toBe(200);
    expect((await browser.call(students)).status).toBe(401);
  });
});

describe('logging out', () => {
  it('ends the session on the server: the old cookie is worth nothing', async () => {
    const browser = await openEwork(parts, { studentId: rosa.id });
    const response = await browser.call(logout, { method: 'POST' });
    expect(await bodyOf(response)).toEqual({ status: 200, success: true });
    expect(tokenOf(browser)).toBeUndefined();
    expect(await sessions()).toEqual([]);
    browser.cookies.set('__Host-ework', browser.token);
    expect((await browser.call(progress)).status).toBe(401);
    expect((await openBrowser().call(logout, { method: 'POST' })).status).toBe(200);
  });

  it('takes the cookie away even where the server fails', async () => {
    const browser = await openEwork(parts, { studentId: rosa.id });
    await parts.database.pause();
    try {
      expect((await browser.call(logout, { method: 'POST' })).status).toBe(503);
    } finally {
      await parts.database.resume();
    }
    expect(tokenOf(browser)).toBeUndefined();
  });

  it('is for our own pages only', async () => {
    const browser = await openEwork(parts, { studentId: rosa.id });
    const headers = { origin: 'https://elsewhere.example' };
    expect((await browser.call(logout, { method: 'POST', headers })).status).toBe(403);
    expect(await sessions()).toHaveLength(1);
  });
});

it('of an admin ends after an hour without use, and use keeps it', async () => {
  const head = await openEwork(parts, { adminId: admin.learnerId }, '12 hours');
  const idle = (time: string) =>
    sql('update public.ework_sessions set used_at = now() - $1::interval', [time]);
  await idle('59 minutes');
  expect((await head.call(students)).status).toBe(200);
  expect(
    await sql("select 1 from public.ework_sessions where used_at > now() - interval '1 minute'"),
  ).toHaveLength(1);
  await idle('61 minutes');
  expect((await head.call(students)).status).toBe(401);
  expect(await bodyOf(await head.call(session, { query: '?learner=no' }))).toMatchObject({ role: null });
});

it('a browser that lost its cookie forty times leaves two sessions of a learner’s', async () => {
  const learner = await signUpLearner(parts, { email: 'rosa@student.example' });
  for (let i = 0; i < 40; i += 1) {
    learner.browser.cookies.delete('__Host-ework');
    expect((await learner.browser.call(session)).status).toBe(200);
  }
  expect(await sessions()).toHaveLength(2);
  await sql('delete from auth.users where id = $1', [learner.learnerId]);
});

it('sessions and codes whose time has passed are forgotten', async () => {
  await openEwork(parts, { studentId: rosa.id }, '-1 second');
  const live = await openEwork(parts, { studentId: rosa.id });
  await openBrowser().call(login, { body: { email: rosa.email } });
  await sql("update public.ework_codes set expires_at = now() - interval '1 second'");
  await runJob('apply-retention');
  expect(await sessions()).toEqual([{ token_hash: sha256(live.token) }]);
  expect(await sql('select 1 from public.ework_codes')).toEqual([]);
});
