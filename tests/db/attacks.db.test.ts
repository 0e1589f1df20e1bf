import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { register, signIn } from '#shared/contracts/auth.ts';
import { chatbot, chatTurnLimit } from '#shared/contracts/chatbot.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import { submitForm } from '#shared/contracts/submit-form.ts';
import { addressOf, send } from '../support/doors.ts';
import { enquiryBody } from '../support/enquiries.ts';
import { startFunctionParts, type FunctionParts } from '../support/function-parts.ts';
import { openBrowser, signUpLearner } from '../support/people.ts';

// Attacks that every endpoint has to withstand alike: each is tried on all of them, so that a new one is tried too.

let parts: FunctionParts;
beforeAll(async () => {
  parts = await startFunctionParts();
});
afterAll(() => parts.stop());
beforeEach(async () => {
  await parts.reset();
  await parts.database.query('delete from auth.users');
});

const modules = import.meta.glob<Record<string, unknown>>('../../src/shared/contracts/*.ts', { eager: true });
const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
/** A list that nobody writes is a file of the build at its address, not a function. */
const isFile = ({ path }: Contract) =>
  ['/api/projects', '/api/ai-tools', '/api/ai-workflows', '/api/learner-profiles'].includes(path);
const contracts = [
  ...new Set(Object.values(modules).flatMap((module) => Object.values(module).filter(isContract))),
].filter((contract) => !isFile(contract));
const named = contracts.map((contract) => [`${contract.method} ${contract.path}`, contract] as const);

const site = 'https://kestrelrow.example';
const someId = '00000000-0000-4000-8000-000000000000';

function ask(contract: Contract, headers: Record<string, string>, method: string = contract.method) {
  const params = Object.fromEntries(
    [...contract.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, someId]),
  );
  const hasBody = !['GET', 'HEAD', 'OPTIONS'].includes(method);
  return send(
    new Request(`${site}${addressOf(contract, params)}`, {
      method,
      headers: { ...(hasBody ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(hasBody ? { body: '{}' } : {}),
    }),
  );
}

describe('every endpoint', () => {
  it('is among those that are tried here', () => {
    expect(contracts.length).toBeGreaterThan(40);
  });

  it.each(named.filter(([, { method }]) => method !== 'GET'))(
    '%s refuses a write with a session’s cookie that names no origin, and one from another site',
    async (_, contract) => {
      // Whether a session is behind them is asked later.
      const cookies = ['__Host-session=a.b.c~d', `__Host-ework=${'A'.repeat(43)}`];
      const strangers: Record<string, string>[] = [
        {},
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site', origin: 'https://shop.kestrelrow.example' },
      ];
      for (const cookie of cookies)
        for (const headers of strangers) {
          const response = await ask(contract, { cookie, ...headers });
          expect(
            [response.status, ((await response.json()) as { code: string }).code],
            JSON.stringify(headers),
          ).toEqual([403, 'cross_site']);
        }
    },
  );

  it.each(named)('%s lets no other site read its answer, and says what it is', async (_, contract) => {
    for (const method of [contract.method, 'OPTIONS']) {
      const response = await ask(
        contract,
        { origin: 'https://evil.example', 'access-control-request-method': contract.method },
        method,
      );
      const allowed = [...response.headers.keys()].filter((name) => name.startsWith('access-control-'));
      expect(allowed, method).toEqual([]);
      expect(response.headers.get('content-type'), method).toBe('application/json; charset=utf-8');
      expect(response.headers.get('cache-control'), method).toBe('no-store');
      expect(response.headers.get('x-content-type-options'), method).toBe('nosniff');
    }
  });
});

describe('a class behind one address', () => {
  const pupils = Array.from({ length: 25 }, (_, i) => `pupil${i}@class.example`);

  it('registers', async () => {
    const registered = await Promise.all(
      pupils.map((email) =>
        openBrowser().call(register, {
          body: { email, password: 'three calm green kestrels', firstName: 'Pia', lastName: '' },
        }),
      ),
    );
    expect(new Set(registered.map(({ status }) => status))).toEqual(new Set([200]));
  }, 120_000);

  it('sends an enquiry each', async () => {
    const sent = await Promise.all(
      pupils.map((email) => openBrowser().call(submitForm, { body: enquiryBody({ email }) })),
    );
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]));
  }, 120_000);
});

describe('a database that takes two seconds for each answer', () => {
  it('lets people sign in and write all the same: the counters wait as long as the rest', async () => {
    const learner = await signUpLearner(parts, { email: 'asha@learner.example' });
    process.env['DEADLINE_SCALE'] = '1';
    parts.database.delay(2000);
    try {
      const signedIn = openBrowser().call(signIn, {
        body: { email: learner.email, password: learner.password },
      });
      const sent = openBrowser().call(submitForm, { body: enquiryBody() });
      expect([(await signedIn).status, (await sent).status]).toEqual([200, 200]);
    } finally {
      parts.database.delay(0);
      process.env['DEADLINE_SCALE'] = '10';
    }
  });
});

describe('what a browser keeps for us', () => {
  it('fits in a cookie, with the longest names and address that an account may have', async () => {
    const email = `${'e'.repeat(60)}@${'d'.repeat(60)}.${'d'.repeat(60)}.example`;
    const learner = await signUpLearner(parts, {
      email,
      firstName: 'Ǣ'.repeat(100),
      lastName: 'Ǣ'.repeat(100),
    });
    const response = await openBrowser().call(signIn, { body: { email, password: learner.password } });
    expect(response.status).toBe(200);
    const lines = response.headers.getSetCookie();
    expect(lines.length).toBeGreaterThan(0);
    // Name and value; browsers refuse more than 4,096 bytes without a word.
    for (const line of lines) expect(Buffer.byteLength(line.split(';')[0] ?? '')).toBeLessThanOrEqual(4096);
  });
});

it('a conversation as long as a request may be is refused before anyone reads it', async () => {
  const turn = (content: string) => ({ type: 'user', content });
  for (const history of [
    [turn('<'.repeat(48_000))],
    [turn('a-'.repeat(chatTurnLimit / 2) + 'a')],
    Array.from({ length: 7 }, () => turn('<')),
  ]) {
    const response = await openBrowser().call(chatbot, { body: { message: 'Hello', history } });
    expect(response.status).toBe(422);
  }
  const longest = Array.from({ length: 6 }, () => turn('<'.repeat(chatTurnLimit)));
  expect((await openBrowser().call(chatbot, { body: { message: 'Hello', history: longest } })).status).toBe(
    200,
  );
});
