import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  forgotPassword as forgot,
  requestCode,
  resetPassword as reset,
  signIn,
  verifyCode as verify,
} from '#shared/contracts/auth.ts';
import { changePassword } from '#shared/contracts/account.ts';
import {
  signInAdmin as adminLogin,
  signInStudent as studentLogin,
  verifyStudentCode as studentVerify,
} from '#shared/contracts/ework-sign-in.ts';
import { submitForm } from '#shared/contracts/submit-form.ts';
import { submitDataRequest as dataRequest } from '#shared/contracts/data-request.ts';
import { giveBackToLimits, takeFromLimits } from '../../netlify/platform/rate-limit.ts';
import type { Contract } from '../../src/shared/contracts/contract.ts';
import { AppError } from '../../src/shared/app-error.ts';
import { enquiryBody } from '../support/enquiries.ts';
import { addAdmin, addStudent, emptyEwork } from '../support/ework.ts';
import { startFunctionParts, type FunctionParts } from '../support/function-parts.ts';
import { openBrowser, signUpLearner } from '../support/people.ts';

let parts: FunctionParts;
beforeAll(async () => {
  parts = await startFunctionParts();
});
afterAll(() => parts.stop());
beforeEach(async () => {
  await parts.reset();
  await emptyEwork(parts);
  await parts.database.query('delete from auth.users');
});

const stranger = '203.0.113.66';
const home = '198.51.100.7';

/** Posts the same from one network, all at once, and gives how often each status came. */
async function manyTimes(count: number, called: Contract, body: unknown): Promise<Record<string, number>> {
  const answers = await Promise.all(
    Array.from({ length: count }, () => openBrowser().call(called, { body, ip: stranger })),
  );
  return answers.reduce<Record<string, number>>((sum, { status }) => {
    sum[status] = (sum[status] ?? 0) + 1;
    return sum;
  }, {});
}

async function newestCode(address: string, in_: 'subject' | 'text' = 'subject'): Promise<string> {
  const find = async () =>
    (await parts.mailbox.mails()).findLast(
      (mail) => mail.receivers.includes(address) && /\b\d{6}\b/.test(mail[in_]),
    );
  await expect.poll(find, { timeout: 10_000 }).toBeTruthy();
  return /\b\d{6}\b/.exec((await find())?.[in_] ?? '')?.[0] ?? 'none';
}

/** Fixed windows end while a test runs only if time goes on: each round here is as if the one before were over. */
const forgetWindow = (seconds: number) =>
  parts.database.query(
    'delete from public.rate_limits where extract(epoch from expires_at - window_start) = $1',
    [seconds],
  );

describe('forty tries from one network, then the owner from another', () => {
  it('a learner’s password, in every quarter of an hour', async () => {
    const owner = await signUpLearner(parts, { email: 'lea@learner.example' });
    const wrong = { email: owner.email, password: 'a wrong guess' };
    expect(await manyTimes(40, signIn, wrong)).toEqual({ 401: 10, 429: 30 });
    await forgetWindow(900);
    expect(await manyTimes(12, signIn, wrong)).toEqual({ 401: 10, 429: 2 });
    await forgetWindow(900);
    // Twenty is all that one network may add to an hour of this address.
    expect(await manyTimes(3, signIn, wrong)).toEqual({ 429: 3 });
    const body = { email: owner.email, password: owner.password };
    expect((await openBrowser().call(signIn, { body, ip: home })).status).toBe(200);
    const change = { currentPassword: owner.password, password: 'a better password' };
    expect((await owner.browser.call(changePassword, { body: change, ip: home })).status).toBe(200);
  });

  it('a learner’s codes, to sign in and for a new password', async () => {
    const owner = await signUpLearner(parts, { email: 'lea@learner.example' });
    const wrong = { email: owner.email, code: '000000' };
    expect(await manyTimes(40, verify, wrong)).toEqual({ 401: 8, 429: 32 });
    await forgetWindow(900);
    const resetting = { ...wrong, password: 'of a stranger' };
    expect(await manyTimes(6, reset, resetting)).toEqual({ 401: 4, 429: 2 });
    await openBrowser().call(requestCode, { body: { email: owner.email }, ip: home });
    const signing = { email: owner.email, code: await newestCode(owner.email) };
    expect((await openBrowser().call(verify, { body: signing, ip: home })).status).toBe(200);
    await parts.mailbox.clear();
    await openBrowser().call(forgot, { body: { email: owner.email }, ip: home });
    const mine = { email: owner.email, code: await newestCode(owner.email), password: 'a better password' };
    expect((await openBrowser().call(reset, { body: mine, ip: home })).status).toBe(200);
  });

  it('a learner’s mails', async () => {
    const owner = await signUpLearner(parts, { email: 'lea@learner.example' });
    expect(await manyTimes(40, forgot, { email: owner.email })).toEqual({ 200: 5, 429: 35 });
    await parts.mailbox.clear();
    const asked = await openBrowser().call(requestCode, { body: { email: owner.email }, ip: home });
    expect(asked.status).toBe(200);
    const body = { email: owner.email, code: await newestCode(owner.email) };
    expect((await openBrowser().call(verify, { body, ip: home })).status).toBe(200);
  });

  it('a student’s mails and codes', async () => {
    const { email } = await addStudent(parts, { email: 'rosa@student.example' });
    expect(await manyTimes(40, studentLogin, { email })).toEqual({ 200: 5, 429: 35 });
    const wrong = await manyTimes(40, studentVerify, { email, code: '000000' });
    expect(wrong).toEqual({ 401: 5, 429: 35 });
    await parts.mailbox.clear();
    expect((await openBrowser().call(studentLogin, { body: { email }, ip: home })).status).toBe(200);
    const body = { email, code: await newestCode(email, 'text') };
    expect((await openBrowser().call(studentVerify, { body, ip: home })).status).toBe(200);
  });

  it('an admin’s password', async () => {
    const admin = await addAdmin(parts);
    await manyTimes(40, adminLogin, { email: admin.email, password: 'a wrong guess' });
    const body = { email: admin.email, password: admin.password };
    expect((await openBrowser().call(adminLogin, { body, ip: home })).status).toBe(200);
  });

  it('an enquiry and a request about their data', async () => {
    await manyTimes(20, submitForm, enquiryBody({ email: 'victim@visitor.example' }));
    for (let i = 0; i < 12; i += 1)
      await openBrowser().call(submitForm, {
        body: enquiryBody({ email: 'victim@visitor.example', goals: `Question ${i}` }),
        ip: stranger,
      });
    const mine = enquiryBody({ email: 'victim@visitor.example', goals: 'My own question' });
    expect((await openBrowser().call(submitForm, { body: mine, ip: home })).status).toBe(200);
    const request = {
      kind: 'erasure',
      name: 'Vi',
      email: 'victim@visitor.example',
      details: 'Please erase my data',
    };
    expect((await openBrowser().call(dataRequest, { body: request, ip: home })).status).toBe(200);
    const rows = await parts.database.query(
      "select status::text from public.enquiries where form_type = 'data-request'",
    );
    expect(rows).toEqual([{ status: 'new' }]);
  });
});

describe('a class behind one address', () => {
  it('of thirty-five learners is let in, each with the right password', async () => {
    const { password } = await signUpLearner(parts, { email: 'learner0@class.example' });
    await parts.database.query(
      `insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
       select gen_random_uuid(), aud, role, 'learner' || i || '@class.example', encrypted_password, now(), raw_app_meta_data, raw_user_meta_data, now(), now()
       from auth.users, generate_series(1, 34) i`,
    );
    const answers = await Promise.all(
      Array.from({ length: 35 }, (_, i) =>
        openBrowser().call(signIn, { body: { email: `learner${i}@class.example`, password } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(35).fill(200));
    const [counted] = await parts.database.query(
      "select max(count)::int as most from public.rate_limits where (key like 'guesses-%' or key like 'password-%') and expires_at > now()",
    );
    expect(counted).toEqual({ most: 0 });
  });
});

describe('several limits at once', () => {
  const narrow = { name: 'narrow', subject: 'someone', max: 2, windowSeconds: 3600 };
  const wide = { name: 'wide', subject: 'someone', max: 5, windowSeconds: 3600 };
  const counts = async () =>
    Object.fromEntries(
      (
        await parts.database.query<{ key: string; count: number }>(
          'select key, count from public.rate_limits',
        )
      ).map(({ key, count }) => [key.split(':')[0] ?? '', count] as const),
    );

  it('are all counted or none', async () => {
    await takeFromLimits([wide, narrow]);
    await takeFromLimits([narrow, wide]);
    await expect(takeFromLimits([wide, narrow])).rejects.toThrow(AppError);
    expect(await counts()).toEqual({ narrow: 2, wide: 2 });
  });

  it('are given back, and never below nothing', async () => {
    await takeFromLimits([wide, narrow]);
    await giveBackToLimits([wide, narrow]);
    await giveBackToLimits([wide, narrow]);
    expect(await counts()).toEqual({ narrow: 0, wide: 0 });
  });

  it('hold for many at once', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => takeFromLimits([wide, narrow])),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await counts()).toEqual({ narrow: 2, wide: 2 });
  });
});
