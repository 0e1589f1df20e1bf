import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  confirmRegistration as confirm,
  forgotPassword as forgot,
  register,
  requestCode,
  resetPassword as reset,
  currentUser as user,
  verifyCode as verify,
} from '#shared/contracts/auth.ts';
import {
  confirmEmailChange as confirmMove,
  requestEmailChange as requestMove,
} from '#shared/contracts/account.ts';
import { subscribe as newsletter } from '#shared/contracts/newsletter.ts';
import { signInAdmin as adminLogin } from '#shared/contracts/ework-sign-in.ts';
import { submitForm } from '#shared/contracts/submit-form.ts';
import { addressKey, canonicalAddress } from '../../src/shared/rules/email.ts';
import { enquiryBody } from '../support/enquiries.ts';
import { addAdmin, emptyEwork } from '../support/ework.ts';
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

const sql = <Row = Record<string, unknown>>(text: string, values: readonly unknown[] = []) =>
  parts.database.query<Row>(text, values);
const password = 'a password of mine';

async function codeTo(address: string): Promise<string> {
  const find = async () =>
    (await parts.mailbox.mails()).findLast(
      ({ receivers, subject }) => receivers.includes(address) && /\d{6}/.test(subject),
    );
  await expect.poll(find, { timeout: 10_000 }).toBeTruthy();
  return /\d{6}/.exec((await find())?.subject ?? '')?.[0] ?? 'none';
}

/** Registers an account at an address and confirms it with the code from its mailbox. */
async function openAccount(email: string, mailbox: string) {
  const person = { email, password, firstName: 'M', lastName: 'M' };
  const asked = await openBrowser().call(register, { body: person });
  if (asked.status !== 200) return asked.status;
  const code = await codeTo(mailbox);
  return (await openBrowser().call(confirm, { body: { ...person, code } })).status;
}

describe('the canonical spelling', () => {
  const spellings = [
    'someone@visitor.example',
    'Some.One+tag@VISITOR.example',
    " o'neill@visitor.example ",
    'jose\u0301@visitor.example',
    'JOSÉ@visitor.example',
    'JOSE\u0301@visitor.example',
    'I\u0307@visitor.example',
    'adm\u0130n@visitor.example',
    'ΣΑΣ@visitor.example',
    'someone@bücher.example',
    'someone@BU\u0308CHER.example',
    'someone@ｖisitor.example',
    'someone@\u0130ntel.example',
    'someone@faß.example',
  ];

  it.each(spellings)('%s is one that the database takes, and stays as it is', async (typed) => {
    const address = canonicalAddress(typed);
    expect(address).not.toBeNull();
    expect(canonicalAddress(address ?? '')).toBe(address);
    const [row] = await sql(
      'select private.is_canonical_address($1) as good, private.address_key($1) as key',
      [address],
    );
    expect(row).toEqual({ good: true, key: addressKey(address ?? '') });
    // Auth lowers in a way of its own; what it then stores is the key all the same.
    expect(addressKey(address ?? '').toLowerCase()).toBe(addressKey(address ?? ''));
  });

  it.each([
    'someone@ｖisitor.example',
    'someone@Visitor.example',
    'someone@visitor',
    'some\u200bone@visitor.example',
    'some\u202eone@visitor.example',
    'some\u00adone@visitor.example',
    'some\u3164one@visitor.example',
    'some\ufe0fone@visitor.example',
    'some one@visitor.example',
    'some\none@visitor.example',
    'jose\u0301@visitor.example',
    'a@b@visitor.example',
    '@visitor.example',
    'a..b@visitor.example',
    '.a@visitor.example',
    'a.@visitor.example',
    'r\u043esa@visitor.example',
    '\uff52osa@visitor.example',
  ])('the database refuses %j from every role', async (address) => {
    expect(await sql('select private.is_canonical_address($1) as good', [address])).toEqual([
      { good: false },
    ]);
    await expect(
      sql("insert into public.outbox_mails (kind, recipient, subject) values ('test', $1, 'A subject')", [
        address,
      ]),
    ).rejects.toThrow(/check/);
  });

  it('is said alike by the quick rule and the full one, whatever the letters are', async () => {
    const parts = [
      'a',
      'Z',
      '7',
      '.',
      '-',
      '_',
      '+',
      '@',
      '@',
      'é',
      ' ',
      'o',
      "'",
      'x.example',
      'l'.repeat(60),
    ];
    let seed = 7;
    const next = () => (seed = (seed * 1103515245 + 12345) % 2147483648);
    const addresses = Array.from({ length: 3000 }, () =>
      Array.from({ length: 2 + (next() % 7) }, () => parts[next() % parts.length]).join(''),
    );
    const whole = addresses.map(
      (text) => `${text.replace(/@/g, '')}@${text.replace(/@/g, '').toLowerCase()}.example`,
    );
    const [row] = await sql(
      `select count(*) filter (where private.is_canonical_address(a))::integer as good,
              count(*) filter (where private.is_canonical_address(a) <> private.is_canonical_address_in_full(a))::integer as differing
       from unnest($1::text[]) a`,
      [[...addresses, ...whole]],
    );
    expect(row).toEqual({ good: expect.any(Number) as number, differing: 0 });
    expect(Number(row?.['good'])).toBeGreaterThan(100);
  });

  it('is asked for by Auth too, which anyone may call with the key of the site', async () => {
    const answer = await fetch(`${parts.database.url}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: parts.database.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'someone@ｖisitor.example', password }),
    });
    expect(answer.ok).toBe(false);
    expect(await sql('select email from auth.users')).toEqual([]);
  });
});

describe('another spelling of an address', () => {
  it('opens no door to eWork that the address itself opens', async () => {
    const admin = await addAdmin(parts, 'admin@kestrelrow.example');
    // U+0130: JavaScript lowers it to i and a dot above, other programs to a plain i.
    expect(await openAccount('adm\u0130n@kestrelrow.example', 'admi\u0307n@kestrelrow.example')).toBe(200);
    const attacker = openBrowser();
    const tried = await attacker.call(adminLogin, {
      body: { email: 'adm\u0130n@kestrelrow.example', password },
    });
    expect([tried.status, attacker.cookies.size]).toEqual([401, 0]);
    expect(await sql('select 1 from public.ework_sessions')).toEqual([]);
    const owner = await openBrowser().call(adminLogin, {
      body: { email: ' Admin@KESTRELROW.example', password: admin.password },
    });
    expect(owner.status).toBe(200);
  });

  it('brings no more mails to one mailbox than the address itself', async () => {
    const domains = ['visitor', 'ｖisitor', 'vｉsitor', 'viｓitor', 'visｉtor', 'VISITOR', 'visit\u00ador'];
    const statuses: number[] = [];
    for (const domain of domains) {
      const body = { email: `victim@${domain}.example`, password, firstName: 'V', lastName: 'V' };
      statuses.push((await openBrowser().call(register, { body })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    for (const domain of domains) {
      await openBrowser().call(newsletter, { body: { email: `victim@${domain}.example` } });
      await openBrowser().call(submitForm, { body: enquiryBody({ email: `victim@${domain}.example` }) });
    }
    const counted = await sql(
      "select kind, recipient, count(*)::int as mails from public.outbox_mails where recipient like 'victim%' and kind <> 'enquiry-acknowledgement' group by 1, 2 order by 1",
    );
    // Five wishes for a code, as the five answers above say, and one mail for all the rest.
    expect(counted).toEqual([
      { kind: 'auth-register', recipient: 'victim@visitor.example', mails: 5 },
      { kind: 'newsletter-confirmation', recipient: 'victim@visitor.example', mails: 1 },
    ]);
    expect(await sql('select email from auth.users')).toEqual([{ email: 'victim@visitor.example' }]);
  });

  it('is one subscription of the newsletter, whose address nobody else can change', async () => {
    await openBrowser().call(newsletter, { body: { email: 'mike@intel.example' } });
    await openBrowser().call(newsletter, { body: { email: 'mike@\u0130ntel.example' } });
    const rows = await sql<{ email: string }>(
      'select email from public.newsletter_subscriptions order by requested_at',
    );
    expect(rows.map(({ email }) => email)).toEqual(['mike@intel.example', 'mike@xn--intel-7fd.example']);
  });
});

describe('a name', () => {
  it.each([
    'A\nB',
    'A\u202eB',
    'A\u0007',
    'A\u200bB',
    'A\u200cB',
    '\u200cع',
    ' A',
    'A ',
    'A  B',
    'A\u00a0B',
    'A\u2068B',
    'Jose\u0301',
    'x'.repeat(101),
  ])('is refused by the database as %j, from the owner too', async (name) => {
    const learner = await signUpLearner(parts, { email: 'lea@learner.example' });
    const answer = await fetch(`${parts.database.url}/rest/v1/learners?learner_id=eq.${learner.learnerId}`, {
      method: 'PATCH',
      headers: {
        apikey: parts.database.publishableKey,
        authorization: `Bearer ${learner.accessToken}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ first_name: name }),
    });
    expect(answer.ok).toBe(false);
    expect(await sql('select first_name from public.learners')).toEqual([{ first_name: 'Asha' }]);
  });

  it('is one of any script, with a joiner where it is spelled with one, and 100 characters long', async () => {
    for (const name of [
      'علی\u200cرضا',
      'ශ්\u200dරී',
      'Nguyễn Thị',
      'O’Neill-Łukasz',
      'Zoë 👩🏽\u200d💻 ❤\ufe0f\u200d🔥',
      '李',
      'x'.repeat(100),
      '',
    ])
      expect(await sql('select private.is_clean_name($1) as good', [name])).toEqual([{ good: true }]);
  });

  it('alone is enough for an account, and is kept as it looks', async () => {
    const person = {
      email: 'ra\u200bvi@learner.example',
      password,
      firstName: '\u2068Ra\u200bvi\u2069\u00a0',
    };
    expect((await openBrowser().call(register, { body: person })).status).toBe(200);
    const code = (await codeTo('ravi@learner.example')).replace(/\d/g, '$&\u00a0');
    const ravi = openBrowser();
    expect((await ravi.call(confirm, { body: { ...person, code } })).status).toBe(200);
    expect(await (await ravi.call(user)).json()).toMatchObject({
      firstName: 'Ravi',
      lastName: '',
      email: 'ravi@learner.example',
    });
  });

  it.each(['\u200b\u200b', 'A\u202eB', 'A\ufffeB'])('is asked for again when it is %j', async (firstName) => {
    const body = { email: 'lea@learner.example', password, firstName, lastName: 'B' };
    expect((await openBrowser().call(register, { body })).status).toBe(422);
  });
});

describe('a code', () => {
  it.each([
    ['signing in', requestCode, 'verify'],
    ['a new password', forgot, 'reset'],
  ] as const)('for %s opens nothing once the account has left that address', async (_, ask, use) => {
    const owner = await signUpLearner(parts, { email: 'old@learner.example', firstName: 'Asha' });
    await openBrowser().call(ask, { body: { email: 'old@learner.example' } });
    const left = await codeTo('old@learner.example');
    const moved = await owner.browser.call(requestMove, {
      body: { email: 'new@learner.example', password: owner.password },
    });
    expect(moved.status).toBe(200);
    const body = { code: await codeTo('new@learner.example') };
    expect((await owner.browser.call(confirmMove, { body })).status).toBe(200);

    const thief = openBrowser();
    const tried =
      use === 'verify'
        ? await thief.call(verify, { body: { email: 'old@learner.example', code: left } })
        : await thief.call(reset, { body: { email: 'old@learner.example', code: left, password } });
    expect([tried.status, thief.cookies.size]).toEqual([401, 0]);
    const me = await owner.browser.call(user);
    expect(await me.json()).toMatchObject({ firstName: 'Asha', email: 'new@learner.example' });
  });

  it('that signs in does not register a proven account again', async () => {
    const owner = await signUpLearner(parts, { email: 'lea@learner.example', firstName: 'Asha' });
    await openBrowser().call(requestCode, { body: { email: owner.email } });
    const code = await codeTo(owner.email);
    const thief = openBrowser();
    const tried = await thief.call(confirm, {
      body: { email: owner.email, code, password, firstName: 'Not', lastName: 'Asha' },
    });
    expect([tried.status, thief.cookies.size]).toEqual([401, 0]);
    expect((await owner.browser.call(user)).status).toBe(200);
    expect((await openBrowser().call(verify, { body: { email: owner.email, code } })).status).toBe(200);
  });
});
