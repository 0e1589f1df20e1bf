import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  askForDeskCode,
  enterDesk,
  leaveDesk,
  listAuditLines,
  readDeskEntry,
} from '../../src/shared/contracts/desk-entry.ts';
import { changePassword } from '../../src/shared/contracts/account.ts';
import { signIn } from '../../src/shared/contracts/auth.ts';
import { startFunctionParts, type FunctionParts } from '../support/function-parts.ts';
import { ask } from '../support/learning.ts';
import { openBrowser, signUpLearner, type TestLearner } from '../support/people.ts';
import { deskCodeFor, goToDesk, makeStaff } from '../support/staff.ts';

/** How staff come in, and everyone who must not. */
let parts: FunctionParts;
let member: TestLearner;
let mentor: TestLearner;
let learner: TestLearner;

beforeAll(async () => {
  parts = await startFunctionParts();
});
afterAll(() => parts.stop());
beforeEach(async () => {
  await parts.reset();
  await parts.database.query('delete from auth.users');
  await parts.database.query('truncate public.audit_lines');
  member = await makeStaff(parts, { email: 'desk@staff.example', isOutside: true });
  mentor = await makeStaff(parts, { email: 'mentor@staff.example', role: 'mentor', isOutside: true });
  learner = await signUpLearner(parts, { email: 'asha@learner.example' });
});

const claimsOf = ({ accessToken }: TestLearner) =>
  JSON.parse(Buffer.from(accessToken.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>;

async function isAtDesk(person: TestLearner, role = 'desk'): Promise<boolean> {
  const [row] = await parts.database.queryAs<{ answer: boolean }>(
    { role: 'authenticated', claims: claimsOf(person) },
    'select private.is_at_desk($1) as answer',
    [role],
  );
  return row!.answer;
}

const refusalOf = async (response: Response) => {
  const { code } = (await response.json()) as { code: string };
  return [response.status, code];
};

describe('the desk', () => {
  it('opens with the password and the code from the mail, for twelve hours', async () => {
    expect(await refusalOf(await member.browser.call(listAuditLines))).toEqual([403, 'desk_not_entered']);
    expect(await isAtDesk(member)).toBe(false);

    await goToDesk(parts, member.browser, member);
    const { body } = await ask(member.browser, readDeskEntry);
    expect(body).toMatchObject({ email: member.email, roles: ['desk'] });
    const hours = (Date.parse(body.enteredUntil ?? '') - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(11.9);
    expect(hours).toBeLessThanOrEqual(12);
    expect((await member.browser.call(listAuditLines)).status).toBe(200);
    expect(await isAtDesk(member)).toBe(true);
    expect(await isAtDesk(member, 'mentor')).toBe(false);

    await parts.database.query("update public.desk_entries set expires_at = now() - interval '1 second'");
    expect(await refusalOf(await member.browser.call(listAuditLines))).toEqual([403, 'desk_not_entered']);
    expect(await isAtDesk(member)).toBe(false);
  });

  it('asks a visitor to sign in, and refuses a learner and staff of another role', async () => {
    const visitor = openBrowser();
    for (const [contract, options] of [
      [readDeskEntry, {}],
      [askForDeskCode, { body: { password: 'x' } }],
      [enterDesk, { body: { code: '000000' } }],
      [listAuditLines, {}],
    ] as const) {
      expect(await refusalOf(await visitor.call(contract, options))).toEqual([401, 'not_signed_in']);
      expect(await refusalOf(await learner.browser.call(contract, options))).toEqual([403, 'forbidden']);
    }
    await goToDesk(parts, mentor.browser, mentor);
    expect(await isAtDesk(mentor, 'mentor')).toBe(true);
    expect(await refusalOf(await mentor.browser.call(listAuditLines))).toEqual([403, 'forbidden']);
    const mails = await parts.mailbox.mails();
    const codes = mails.filter(({ subject }) => subject.includes('for the desk'));
    expect(codes.map(({ to }) => to)).toEqual([[mentor.email]]);
  });

  it('refuses a wrong password, a wrong code, one asked for in another session, one that is used, and one that is late', async () => {
    const wrong = await member.browser.call(askForDeskCode, { body: { password: 'not my password' } });
    expect(await refusalOf(wrong)).toEqual([422, 'invalid_fields']);
    expect(await parts.database.query('select 1 from public.desk_codes')).toEqual([]);

    await member.browser.call(askForDeskCode, { body: { password: member.password } });
    const code = await deskCodeFor(parts.mailbox, member.email);
    const other = code === '000000' ? '111111' : '000000';
    const tryCode = async (browser = member.browser, digits = code) =>
      (await browser.call(enterDesk, { body: { code: digits } })).status;
    expect(await tryCode(member.browser, other)).toBe(422);

    const second = openBrowser();
    await second.call(signIn, { body: { email: member.email, password: member.password } });
    expect(await tryCode(second), 'from another session').toBe(422);

    await parts.database.query("update public.desk_codes set requested_at = now() - interval '11 minutes'");
    expect(await tryCode(), 'after ten minutes').toBe(422);
    await parts.database.query('update public.desk_codes set requested_at = now()');
    expect(await tryCode()).toBe(200);
    expect(await tryCode(), 'a second time').toBe(422);
    expect(await refusalOf(await second.call(listAuditLines)), 'the other session stays outside').toEqual([
      403,
      'desk_not_entered',
    ]);
  });

  it('takes five tries for a code and no more', async () => {
    await member.browser.call(askForDeskCode, { body: { password: member.password } });
    const code = await deskCodeFor(parts.mailbox, member.email);
    const other = code === '000000' ? '111111' : '000000';
    // From another network each time, so that the code's own count is what stops them.
    for (let n = 0; n < 5; n += 1)
      await member.browser.call(enterDesk, { body: { code: other }, ip: `198.51.100.${n + 1}` });
    const late = await member.browser.call(enterDesk, { body: { code }, ip: '198.51.100.9' });
    expect(await refusalOf(late)).toEqual([422, 'invalid_fields']);
    expect(await isAtDesk(member)).toBe(false);
  });

  it('is not shut by a stranger who tries the password of a member of staff elsewhere', async () => {
    const stranger = openBrowser();
    for (let n = 0; n < 40; n += 1)
      await stranger.call(signIn, {
        body: { email: member.email, password: `guess ${n}` },
        ip: '198.51.100.200',
      });
    await goToDesk(parts, member.browser, member);
    expect(await isAtDesk(member)).toBe(true);
  });

  it.each([
    ['leaving it', () => member.browser.call(leaveDesk), [403, 'desk_not_entered']],
    [
      'signing out',
      () =>
        member.browser.call('/api/logout', {
          headers: {
            'sec-fetch-site': 'same-origin',
            'sec-fetch-mode': 'navigate',
            'sec-fetch-dest': 'document',
          },
        }),
      [401, 'not_signed_in'],
    ],
    [
      'losing the role',
      () => parts.database.query("select public.set_staff_role('desk@staff.example', 'desk', false)"),
      [403, 'forbidden'],
    ],
  ] as const)('is closed by %s', async (_how, close, refusal) => {
    await goToDesk(parts, member.browser, member);
    // A copy of the cookie is worth nothing either.
    const copy = openBrowser();
    for (const [name, value] of member.browser.cookies) copy.cookies.set(name, value);
    await close();
    expect(await refusalOf(await copy.call(listAuditLines))).toEqual(refusal);
    expect(await isAtDesk(member)).toBe(false);
  });

  it('is closed by a new password, for the browser that goes on too', async () => {
    await goToDesk(parts, member.browser, member);
    const changed = await member.browser.call(changePassword, {
      body: { currentPassword: member.password, password: 'a fresh long password' },
    });
    expect(changed.status).toBe(200);
    expect(await refusalOf(await member.browser.call(listAuditLines))).toEqual([403, 'desk_not_entered']);
  });
});

describe('past our functions', () => {
  const rest = (path: string, token: string, body: unknown) =>
    fetch(`${parts.database.url}/rest/v1/${path}`, {
      method: 'POST',
      headers: {
        apikey: parts.database.publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });

  it('no one chooses their own code, role or entry', async () => {
    const claims = claimsOf(member);
    const hash = 'a'.repeat(64);
    const ids = { p_user_id: member.learnerId, p_session_id: claims['session_id'], p_code_hash: hash };
    for (const [path, body] of [
      ['rpc/request_desk_entry', ids],
      ['rpc/confirm_desk_entry', ids],
      ['rpc/set_staff_role', { p_email: learner.email, p_role: 'desk', p_is_granted: true }],
      ['staff_roles', { user_id: learner.learnerId, role: 'desk' }],
      [
        'desk_entries',
        { session_id: claims['session_id'], user_id: member.learnerId, expires_at: '2100-01-01T00:00:00Z' },
      ],
      ['audit_lines', { action: 'made-up' }],
    ] as const) {
      const response = await rest(path, member.accessToken, body);
      expect((await response.json()) as { code: string }, path).toMatchObject({ code: '42501' });
    }
    expect(await isAtDesk(member)).toBe(false);
  });

  it('an entry of one person does not open the desk for another with a session of the same number', async () => {
    await goToDesk(parts, member.browser, member);
    await parts.database.query('update public.desk_entries set user_id = $1', [mentor.learnerId]);
    expect(await isAtDesk(member)).toBe(false);
  });
});

describe('audit lines', () => {
  it('say who entered and who was given a role, in the order in which it happened', async () => {
    await goToDesk(parts, member.browser, member);
    const { body } = await ask(member.browser, listAuditLines);
    expect(body.nextCursor).toBeNull();
    expect(body.lines.map(({ action, staffName, detail }) => [action, staffName, detail])).toEqual([
      ['entered', 'Dana Ashworth', null],
      ['role-granted', null, 'mentor'],
      ['role-granted', null, 'desk'],
    ]);
  });

  it('are given fifty at a time, each once', async () => {
    await goToDesk(parts, member.browser, member);
    await parts.database.query(
      "insert into public.audit_lines (action) select 'listed' from generate_series(1, 120)",
    );
    const numbers: number[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body }: Awaited<ReturnType<typeof ask<typeof listAuditLines>>> = await ask(
        member.browser,
        listAuditLines,
        { query: cursor === '' ? '' : `?cursor=${cursor}` },
      );
      numbers.push(...body.lines.map(({ number }) => number));
      cursor = body.nextCursor;
    }
    expect(numbers).toHaveLength(123);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => b - a));
  });

  it('outlive the person whom they are about, without a trace of them', async () => {
    await parts.database.query('select private.note_at_desk($1, $2, null, $3, $4)', [
      member.learnerId,
      'person-shown',
      learner.learnerId,
      null,
    ]);
    const read = () =>
      parts.database.query(
        "select action, staff_id, learner_id from public.audit_lines where action = 'person-shown'",
      );
    expect(await read()).toEqual([
      { action: 'person-shown', staff_id: member.learnerId, learner_id: learner.learnerId },
    ]);
    await parts.database.query('select public.erase_person($1)', [learner.email]);
    expect(await read()).toEqual([{ action: 'person-shown', staff_id: member.learnerId, learner_id: null }]);
  });
});
