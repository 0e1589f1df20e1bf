import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineContract } from '#shared/contracts/contract.ts';
import { door, navigation, schedule } from './door.ts';
import { endpoint } from './endpoint.ts';

// The one wrapper around whatever a function answers. Settings only have to be there: nothing is asked of them.

const settings = {
  SUPABASE_URL: 'http://127.0.0.1:1',
  SUPABASE_PUBLISHABLE_KEY: 'publishable',
  SUPABASE_SECRET_KEY: 'secret',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'hello@kestrelrow.example',
  ENQUIRIES_TO: 'enquiries@kestrelrow.example',
  SITE_URL: 'http://localhost:8888',
  NETLIFY_DEV: 'true',
};
const lines: Record<string, unknown>[] = [];
beforeEach(() => {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  lines.length = 0;
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines.push(JSON.parse(String(text)) as Record<string, unknown>);
    return true;
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const say = defineContract({
  method: 'POST',
  path: '/api/say/:name',
  access: 'public',
  accepts: ['json'],
  request: z.object({ name: z.string(), word: z.string() }),
  response: z.object({ success: z.literal(true), said: z.string() }),
});
const hear = defineContract({
  method: 'GET',
  path: '/api/say/:name',
  access: 'public',
  accepts: [],
  request: z.object({ name: z.string() }),
  response: z.object({ success: z.literal(true) }),
});

const open = door(
  endpoint(say, ({ name, word }) => Promise.resolve({ success: true as const, said: `${name} ${word}` })),
  endpoint(hear, () => Promise.resolve({ success: true as const })),
  navigation(['GET'], '/api/broken', () => Promise.reject(new TypeError('secret words'))),
);
const origin = 'http://localhost:8888';
const ask = (path: string, init: RequestInit = {}) => open(new Request(`${origin}${path}`, init));
const write = (path: string, body: unknown, headers: Record<string, string> = { origin }) =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe('a door', () => {
  it('answers by path and method, with the parts of the path decoded', async () => {
    const answer = await write('/api/say/Zo%C3%AB%20B', { word: 'hello' });
    expect([answer.status, await answer.json()]).toEqual([200, { success: true, said: 'Zoë B hello' }]);
    expect((await ask('/api/say/x')).status).toBe(200);
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'])(
    'answers %s with 405, Allow and the one shape',
    async (method) => {
      const answer = await ask('/api/say/x', { method });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, GET']);
      expect(await answer.json()).toMatchObject({
        success: false,
        code: 'method_not_allowed',
        requestId: expect.any(String),
      });
    },
  );

  it.each(['/api/other', '/api/say', '/api/say/x/y', '/api/say/%E0%A4%A'])('knows no %s', async (path) => {
    const answer = await ask(path);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([404, 'not_found']);
  });

  it('catches everything, says nothing of it and logs where it happened', async () => {
    const answer = await ask('/api/broken');
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('secret words');
    expect(lines).toEqual([
      expect.objectContaining({ event: 'unexpected', error: 'TypeError' }),
      expect.objectContaining({ route: 'GET /api/broken', status: 500, code: 'internal' }),
    ]);
    expect(JSON.stringify(lines)).not.toContain('secret words');
  });

  it('writes one line for each request, without the path that was asked for', async () => {
    await write('/api/say/Amina', { word: 'a' });
    await ask('/api/Amina');
    expect(lines).toMatchObject([
      { route: 'POST /api/say/:name', status: 200 },
      { route: 'GET no such address', status: 404, code: 'not_found' },
    ]);
    expect(JSON.stringify(lines)).not.toContain('Amina');
  });

  it('names the setting that is missing in the log, and no value', async () => {
    vi.stubEnv('SMTP_URL', '');
    expect((await ask('/api/say/x')).status).toBe(500);
    expect(lines[0]).toMatchObject({ event: 'unexpected', error: 'SettingsError:SMTP_URL' });
  });

  it('runs a job at whatever address it is called, with its counts in the log', async () => {
    const job = door(schedule('count', () => Promise.resolve({ sent: 3 })));
    const answer = await job(new Request(`${origin}/.netlify/functions/count`, { method: 'POST' }));
    expect([answer.status, await answer.json()]).toEqual([200, { success: true, sent: 3 }]);
    // No database is here, so that it cannot be noted that the job ran; it ran all the same.
    expect(lines.filter(({ event }) => event === 'job-not-noted')).toHaveLength(2);
    expect(lines.at(-1)).toMatchObject({ route: 'schedule count', status: 200, sent: 3 });
  });
});

describe('an answer', () => {
  const loose = (output: unknown) =>
    door(endpoint(hear, () => Promise.resolve(output as { success: true })))(
      new Request(`${origin}/api/say/x`),
    );

  it('with a field that the contract does not have fails here, and leaves it out on the platform', async () => {
    expect((await loose({ success: true, secret: 1 })).status).toBe(500);
    vi.stubEnv('NETLIFY_DEV', '');
    const answer = await loose({ success: true, secret: 1 });
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
  });

  it('that the contract does not know fails here, and is sent and logged on the platform', async () => {
    expect((await loose({ success: 'yes' })).status).toBe(500);
    vi.stubEnv('NETLIFY_DEV', '');
    lines.length = 0;
    expect((await loose({ success: 'yes' })).status).toBe(200);
    expect(lines[0]).toMatchObject({ event: 'answer-off-contract', route: 'GET /api/say/:name' });
  });
});

describe('a write', () => {
  it('from another site is refused', async () => {
    expect((await write('/api/say/x', { word: 'a' }, { origin: 'https://elsewhere.example' })).status).toBe(
      403,
    );
    expect((await write('/api/say/x', { word: 'a' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  it.each(['__Host-session=a~b', '__Host-ework=a'])(
    'with the cookie %s must say where it comes from',
    async (cookie) => {
      expect((await write('/api/say/x', { word: 'a' }, { cookie })).status).toBe(403);
      expect((await write('/api/say/x', { word: 'a' }, { cookie, origin })).status).toBe(200);
      expect(
        (await write('/api/say/x', { word: 'a' }, { cookie, 'sec-fetch-site': 'same-origin' })).status,
      ).toBe(200);
      expect((await write('/api/say/x', { word: 'a' }, {})).status, 'a program without cookies').toBe(200);
    },
  );

  it('names each refused field in a sentence, never in the words of a library', async () => {
    const answer = await write('/api/say/x', { word: 7 });
    expect(await answer.json()).toMatchObject({ fields: { word: 'We could not read this answer' } });
    expect(await (await write('/api/say/x', {})).json()).toMatchObject({
      fields: { word: 'This answer is missing' },
    });
  });
});
