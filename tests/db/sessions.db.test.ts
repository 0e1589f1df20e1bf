import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  changePassword,
  changeProfile as profile,
  confirmEmailChange as emailConfirm,
  deleteAccount,
  downloadAccount as download,
  readAccount as account,
  requestEmailChange as emailChange,
} from '#shared/contracts/account.ts';
import { listNotifications, markNotificationsRead as markRead } from '#shared/contracts/notifications.ts';
import { currentUser as user, signIn } from '#shared/contracts/auth.ts';
import { at, morning } from '../support/clock.ts';
import { runJob } from '../support/doors.ts';
import { startFunctionParts, type FunctionParts } from '../support/function-parts.ts';
import { openBrowser, signUpLearner, type TestLearner } from '../support/people.ts';

const login = '/api/login';
const logout = '/api/logout';
let parts: FunctionParts;
let asha: TestLearner;
let other: TestLearner;
beforeAll(async () => {
  parts = await startFunctionParts();
});
afterAll(() => parts.stop());
beforeEach(async () => {
  await parts.reset();
  await parts.database.query('delete from auth.users');
  asha = await signUpLearner(parts, { email: 'asha@learner.example' });
  other = await signUpLearner(parts, {
    email: 'other@learner.example',
    firstName: 'Tomasz',
    lastName: 'Reed',
  });
  await parts.mailbox.clear();
});

const body = async (response: Response) => (await response.json()) as Record<string, unknown>;

/** A token signed as Auth of the embedded database signs, with other claims. */
function signed(claims: Record<string, unknown>, secret = parts.database.jwtSecret): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const head = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${head}.${createHmac('sha256', secret).update(head).digest('base64url')}`;
}

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

const browserWith = (accessToken: string, refreshToken = 'none') => {
  const browser = openBrowser();
  browser.cookies.set('__Host-session', `${accessToken}~${refreshToken}`);
  browser.cookies.set('signed-in', '1');
  return browser;
};

/** Asks the data API itself, past every function of ours. */
const askDataApi = (path: string, accessToken: string, init: RequestInit = {}) =>
  fetch(`${parts.database.url}/rest/v1/${path}`, {
    ...init,
    headers: {
      apikey: parts.database.publishableKey,
      authorization: `Bearer ${accessToken}`,
      'content-type': 'application/json',
    },
  });

const hour = 3600;
const now = () => Math.floor(Date.now() / 1000);

describe('a token', () => {
  it.each([
    ['forged with another secret', () => signed({ ...claimsOf(asha.accessToken) }, 'another secret')],
    [
      'altered to name another learner',
      () => {
        const [head, , signature] = asha.accessToken.split('.');
        const claims = Buffer.from(JSON.stringify({ ...claimsOf(asha.accessToken), sub: other.learnerId }));
        return [head, claims.toString('base64url'), signature].join('.');
      },
    ],
    [
      'without a signature',
      () => {
        const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
        return `${part({ alg: 'none', typ: 'JWT' })}.${part(claimsOf(asha.accessToken))}.`;
      },
    ],
    [
      'of a session that never was',
      () => signed({ ...claimsOf(asha.accessToken), session_id: '00000000-0000-4000-8000-000000000000' }),
    ],
    [
      'that names the session of someone else',
      () => signed({ ...claimsOf(asha.accessToken), session_id: claimsOf(other.accessToken)['session_id'] }),
    ],
    ['that is no token', () => 'x.y.z'],
  ])('%s is refused, by functions and by the data API, and leaves the browser', async (_title, make) => {
    const browser = browserWith(make());
    expect((await browser.call(user)).status).toBe(401);
    expect([...browser.cookies]).toEqual([]);
    const direct = await askDataApi('learners?select=*', make());
    const rows: unknown = direct.ok ? await direct.json() : [];
    expect(rows).toEqual([]);
    const called = await askDataApi('rpc/read_account', make(), { method: 'POST', body: '{}' });
    expect(called.ok).toBe(false);
  });

  it('that has expired is exchanged once for all tabs that wake up together', async () => {
    const expired = signed({ ...claimsOf(asha.accessToken), iat: now() - 2 * hour, exp: now() - hour });
    const tabs = [1, 2, 3].map(() => browserWith(expired, asha.refreshToken));
    const answers = await Promise.all(tabs.map((tab) => tab.call(user)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const tab of tabs) expect((await tab.call(user)).status).toBe(200);
    for (const tab of tabs) expect(tab.cookies.get('__Host-session')).not.toContain(expired);
  });

  it('that has expired, with nothing to exchange, ends the session and says so', async () => {
    const expired = signed({ ...claimsOf(asha.accessToken), iat: now() - 2 * hour, exp: now() - hour });
    const browser = browserWith(expired, '00000000-0000-4000-8000-000000000000');
    const answer = await browser.call(user);
    expect([answer.status, (await body(answer))['code']]).toEqual([401, 'not_signed_in']);
    expect(answer.headers.getSetCookie()).toEqual([
      '__Host-session=; Path=/; Max-Age=0; SameSite=Lax; Secure; HttpOnly',
      'signed-in=; Path=/; Max-Age=0; SameSite=Lax; Secure',
    ]);
  });

  it('is kept while Auth and the database cannot be reached', async () => {
    await parts.database.pause();
    const answer = await asha.browser.call(user);
    await parts.database.resume();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
    expect((await asha.browser.call(user)).status).toBe(200);
  });

  it('that was planted before signing in is not the one that signs in', async () => {
    const victim = browserWith(other.accessToken, other.refreshToken);
    await victim.call(signIn, { body: { email: asha.email, password: asha.password } });
    expect(await body(await victim.call(user))).toMatchObject({ email: asha.email });
    // The person signed in here before is signed out on the server too.
    expect((await other.browser.call(user)).status).toBe(401);
  });
});

describe('a session', () => {
  const age = (columns: string) =>
    parts.database.query(`update auth.sessions set ${columns} where user_id = $1`, [asha.learnerId]);

  it('is in a cookie that only our own host gets, over TLS, and no script reads', async () => {
    const answer = await openBrowser().call(signIn, { body: { email: asha.email, password: asha.password } });
    const lines = answer.headers.getSetCookie();
    const session = lines.filter((line) => line.startsWith('__Host-session='));
    expect(session).toHaveLength(1);
    expect(session[0]).toMatch(/; Path=\/; Max-Age=\d+; SameSite=Lax; Secure; HttpOnly$/);
    // The other one is the hint that home reads, which says nothing but that someone is signed in.
    expect(
      lines.filter((line) => !line.startsWith('__Host-session=')).map((line) => line.split(';')[0]),
    ).toEqual(['signed-in=1']);
  });

  it('ends ninety days after it began, however often it is used', async () => {
    await age("created_at = now() - interval '89 days', updated_at = now(), refreshed_at = now()");
    expect((await asha.browser.call(user)).status).toBe(200);
    await age("created_at = now() - interval '91 days', updated_at = now(), refreshed_at = now()");
    expect([(await asha.browser.call(user)).status, [...asha.browser.cookies]]).toEqual([401, []]);
  });

  it('ends when nobody has used it for thirty days', async () => {
    const set = (days: number) =>
      `created_at = now() - interval '60 days', updated_at = now() - interval '${days} days', refreshed_at = now() - interval '${days} days'`;
    await age(set(29));
    expect((await asha.browser.call(user)).status).toBe(200);
    await age(set(31));
    expect((await asha.browser.call(user)).status).toBe(401);
  });

  it('that is refused, and a guess that is wrong, leave a line in the log that names no one', async () => {
    const lines: string[] = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
      lines.push(String(chunk));
      return true;
    });
    await parts.database.query('delete from auth.sessions where user_id = $1', [asha.learnerId]);
    await asha.browser.call(user);
    await openBrowser().call(signIn, { body: { email: asha.email, password: 'not this one' } });
    for (let i = 0; i < 10; i += 1)
      await openBrowser().call(signIn, { body: { email: 'unknown@learner.example', password: 'no' } });
    await openBrowser().call(signIn, { body: { email: 'unknown@learner.example', password: 'no' } });
    vi.restoreAllMocks();
    const events = lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ event }) => event);
    expect(events).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ event: 'session-refused', reason: 'not-live' }),
        expect.objectContaining({ event: 'guess-wrong', what: 'password' }),
        expect.objectContaining({ event: 'guessing-stopped', what: 'password' }),
      ]),
    );
    expect(lines.join('')).not.toMatch(/asha|learner\.example|not this one/i);
  });
});

describe('signing out', () => {
  const ownClick = {
    'sec-fetch-site': 'same-origin',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
  };

  it('ends the session on the server: a copied cookie and token are refused', async () => {
    const thief = browserWith(asha.accessToken, asha.refreshToken);
    const answer = await asha.browser.call(logout, { headers: ownClick });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
    expect([...asha.browser.cookies]).toEqual([]);
    expect((await thief.call(user)).status).toBe(401);
    const direct = await askDataApi('learners?select=*', asha.accessToken);
    expect(direct.ok ? await direct.json() : []).toEqual([]);
    const refreshed = browserWith(
      signed({ ...claimsOf(asha.accessToken), exp: now() - 1 }),
      asha.refreshToken,
    );
    expect((await refreshed.call(user)).status).toBe(401);
  });

  it.each([
    ['another site’s link', { ...ownClick, 'sec-fetch-site': 'cross-site' }],
    ['a picture', { ...ownClick, 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' }],
    ['a prefetch', { ...ownClick, 'sec-purpose': 'prefetch' }],
    ['a typed address', { ...ownClick, 'sec-fetch-site': 'none' }],
    ['a program that says nothing', {}],
  ])('asks first when %s leads there', async (_title, headers) => {
    const answer = await asha.browser.call(logout, { headers });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/sign-out']);
    expect((await asha.browser.call(user)).status).toBe(200);
  });

  it('by the button of that page works from our own site only', async () => {
    const cross = await asha.browser.call(logout, {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(cross.status).toBe(403);
    expect((await asha.browser.call(user)).status).toBe(200);
    expect((await asha.browser.call(logout, { method: 'POST' })).status).toBe(303);
    expect((await asha.browser.call(user)).status).toBe(401);
  });

  it('leaves nothing in the browser while the server cannot be reached', async () => {
    await parts.database.pause();
    const answer = await asha.browser.call(logout, { method: 'POST' });
    await parts.database.resume();
    expect(answer.status).toBe(303);
    expect([...asha.browser.cookies]).toEqual([]);
  });
});

describe('the way in', () => {
  it.each([
    ['/projects?tab=mine', '/projects?tab=mine', '/sign-in?next=%2Fprojects%3Ftab%3Dmine'],
    ['//elsewhere.example', '/dashboard', '/sign-in'],
    ['https://elsewhere.example', '/dashboard', '/sign-in'],
    ['/api/logout', '/dashboard', '/sign-in'],
  ])('with next=%s leads to %s signed in and to %s signed out', async (next, signedIn, signedOut) => {
    const query = `?next=${encodeURIComponent(next)}`;
    const inside = await asha.browser.call(login, { query });
    const outside = await openBrowser().call(login, { query });
    expect([inside.status, inside.headers.get('location')]).toEqual([303, signedIn]);
    expect([outside.status, outside.headers.get('location')]).toEqual([303, signedOut]);
  });

  it('leads a session that is over to the form, and out of the browser, so that nothing turns in circles', async () => {
    await parts.database.query('delete from auth.sessions');
    const answer = await asha.browser.call(login, { query: '?next=%2Fdashboard' });
    expect(answer.headers.get('location')).toBe('/sign-in?next=%2Fdashboard');
    expect([...asha.browser.cookies]).toEqual([]);
  });
});

describe('a write', () => {
  it.each([
    ['another site', { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }],
    [
      'another host of the same site',
      { origin: 'http://other.localhost:8888', 'sec-fetch-site': 'same-site' },
    ],
  ])('from %s is refused', async (_title, headers) => {
    const answer = await asha.browser.call(profile, {
      method: 'PATCH',
      body: { firstName: 'Mallory' },
      headers,
    });
    expect([answer.status, (await body(answer))['code']]).toEqual([403, 'cross_site']);
    expect(await body(await asha.browser.call(user))).toMatchObject({ firstName: 'Asha' });
  });
});

describe('notifications', () => {
  it('start with three, newest first, and are marked one by one or all together', async () => {
    const { notifications } = (await body(await asha.browser.call(listNotifications))) as {
      notifications: { id: string; title: string; href: string; isRead: boolean }[];
    };
    expect(notifications.map(({ title, href, isRead }) => [title, href, isRead])).toEqual([
      ['Welcome to your dashboard', '/dashboard', false],
      ['Complete your profile', '/account#profile', false],
      ['Choose your first project', '/projects', false],
    ]);
    const one = await asha.browser.call(markRead, { body: { id: notifications[0]?.id } });
    expect(await body(one)).toEqual({ success: true, unread: 2 });
    expect(await body(await asha.browser.call(markRead, { body: {} }))).toEqual({ success: true, unread: 0 });
    expect(await body(await other.browser.call(user))).toMatchObject({ unreadNotifications: 3 });
  });

  it('of someone else are not found, and stay unread', async () => {
    const [theirs] = await parts.database.query<{ notification_id: string }>(
      'select notification_id from public.notifications where learner_id = $1',
      [other.learnerId],
    );
    const answer = await asha.browser.call(markRead, { body: { id: theirs?.notification_id } });
    expect(answer.status).toBe(404);
    expect(await body(await other.browser.call(user))).toMatchObject({ unreadNotifications: 3 });
  });
});

describe('mails about notifications', () => {
  const run = async (moment = morning()) =>
    at(moment, async () => (await (await runJob('mail-notifications')).json()) as unknown);
  const tell = (learner: TestLearner, title: string, minutesAgo: number) =>
    parts.database.query(
      "insert into public.notifications (learner_id, kind, title, href, created_at) values ($1, 'achievement', $2, '/dashboard', $3)",
      [learner.learnerId, title, new Date(morning().getTime() - minutesAgo * 60_000).toISOString()],
    );

  it('go once, all in one, to those who want them and have not read the bell', async () => {
    await tell(asha, 'Achievement earned: First steps', 30);
    await tell(asha, 'Project completed: A shop', 20);
    await tell(asha, 'Too new to mail', 1);
    await tell(other, 'Unwanted', 30);
    await other.browser.call(profile, { method: 'PATCH', body: { notificationMails: false } });
    expect(await run()).toEqual({ success: true, mails: 1, failed: 0 });
    expect(await run()).toEqual({ success: true, mails: 0, failed: 0 });
    const mails = await parts.mailbox.mails();
    expect(mails.map(({ receivers, subject }) => [receivers, subject])).toEqual([
      [[asha.email], 'Achievement earned: First steps, and 1 more'],
    ]);
    expect(mails[0]?.text).toContain('Project completed: A shop');
    expect(mails[0]?.text).not.toMatch(/Too new|Welcome|Unwanted/);
  });

  it('say nothing of what was read in the meantime', async () => {
    await tell(asha, 'Achievement earned: First steps', 30);
    await asha.browser.call(markRead, { body: {} });
    expect(await run()).toEqual({ success: true, mails: 0, failed: 0 });
  });
});

describe('the account', () => {
  const newest = async (address: string) => {
    const find = async () =>
      (await parts.mailbox.mails()).findLast(({ receivers }) => receivers.includes(address));
    await expect.poll(find, { timeout: 10_000 }).toBeTruthy();
    return find();
  };
  const codeIn = (subject = '') => /\d{6}/.exec(subject)?.[0] ?? 'none';

  it('changes names and settings, and leaves out what was not sent', async () => {
    await asha.browser.call(profile, {
      method: 'PATCH',
      body: { firstName: ' Aisha ', notificationMails: false },
    });
    expect(await body(await asha.browser.call(account))).toMatchObject({
      firstName: 'Aisha',
      lastName: 'Obi',
      email: asha.email,
      pendingEmail: null,
      notificationMails: false,
    });
  });

  it('moves to a new address with the code from it; the old one is told and no longer signs in', async () => {
    const asked = await asha.browser.call(emailChange, {
      body: { email: 'New@Learner.example', password: asha.password },
    });
    expect(asked.status).toBe(200);
    const code = codeIn((await newest('new@learner.example'))?.subject);
    const wrong = await asha.browser.call(emailConfirm, {
      body: { code: code === '123456' ? '654321' : '123456' },
    });
    expect(wrong.status).toBe(422);
    expect((await asha.browser.call(emailConfirm, { body: { code } })).status).toBe(200);
    expect((await newest(asha.email))?.subject).toBe('Your account has a new address');
    expect(await body(await asha.browser.call(user))).toMatchObject({ email: 'new@learner.example' });
    const tries = ['asha@learner.example', 'new@learner.example'].map((email) =>
      openBrowser().call(signIn, { body: { email, password: asha.password } }),
    );
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([401, 200]);
  });

  it('never moves to an address that has an account, and never says that it has one', async () => {
    const free = await asha.browser.call(emailChange, {
      body: { email: 'free@learner.example', password: asha.password },
    });
    const taken = await asha.browser.call(emailChange, {
      body: { email: other.email, password: asha.password },
    });
    expect([taken.status, await body(taken)]).toEqual([free.status, await body(free)]);
    const mail = await newest(other.email);
    expect([mail?.subject, /Code: \d{6}/.test(mail?.text ?? '')]).toEqual([
      'This address already has an account',
      false,
    ]);
  });

  it('asks for the password again before anything that a stranger at the screen must not do', async () => {
    const calls = [
      asha.browser.call(emailChange, { body: { email: 'x@learner.example', password: 'wrong' } }),
      asha.browser.call(changePassword, { body: { currentPassword: 'wrong', password: 'a new password' } }),
      asha.browser.call(deleteAccount, { body: { password: 'wrong' } }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([422, 422, 422]);
    expect((await asha.browser.call(user)).status).toBe(200);
  });

  it('changes the password and ends every session, that of a copied cookie too; this browser goes on', async () => {
    const second = openBrowser();
    await second.call(signIn, { body: { email: asha.email, password: asha.password } });
    const changed = await asha.browser.call(changePassword, {
      body: { currentPassword: asha.password, password: 'a new password' },
    });
    expect(changed.status).toBe(200);
    expect((await asha.browser.call(user)).status).toBe(200);
    expect((await second.call(user)).status).toBe(401);
    expect((await browserWith(asha.accessToken, asha.refreshToken).call(user)).status).toBe(401);
    expect((await newest(asha.email))?.subject).toBe('Your password was changed');
  });

  it('is downloaded whole, without anything of anyone else', async () => {
    const answer = await asha.browser.call(download);
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({
      account: { firstName: 'Asha', lastName: 'Obi', email: asha.email },
      sessions: [{}],
      notifications: [{}, {}, {}],
    });
    expect(text).not.toMatch(/other@|Tomasz|encrypted|token/);
  });

  it('is deleted with everything of it, at once', async () => {
    const answer = await asha.browser.call(deleteAccount, { body: { password: asha.password } });
    expect([answer.status, [...asha.browser.cookies]]).toEqual([200, []]);
    const copies = browserWith(asha.accessToken, asha.refreshToken);
    expect((await copies.call(user)).status).toBe(401);
    const tables = await parts.database.query<{ name: string; column: string }>(
      "select table_schema || '.' || table_name as name, column_name as column from information_schema.columns where table_schema in ('public', 'auth') and column_name in ('learner_id', 'user_id') and table_name not in (select table_name from information_schema.views)",
    );
    expect(tables.length).toBeGreaterThan(4);
    for (const { name, column } of tables)
      expect(
        await parts.database.query(`select 1 from ${name} where ${column} = $1`, [asha.learnerId]),
        name,
      ).toEqual([]);
    expect((await newest(asha.email))?.subject).toBe('Your account was deleted');
    expect((await other.browser.call(user)).status).toBe(200);
  });
});
