import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineContract } from '#shared/contracts/contract.ts';
import { addressOf, callEndpoint, CallError, callMessages } from './call-endpoint.ts';

const say = defineContract({
  method: 'POST',
  path: '/api/say/:name',
  access: 'public',
  accepts: ['json'],
  request: z.object({ name: z.string(), word: z.string() }),
  response: z.object({ success: z.literal(true) }),
});

const list = defineContract({
  method: 'GET',
  path: '/api/words',
  access: 'public',
  accepts: [],
  request: z.object({ after: z.optional(z.string()), few: z.optional(z.string()) }),
  response: z.object({ success: z.literal(true) }),
});

const fetched = vi.fn<typeof fetch>();
const answer = (status: number, body: string, statusText = '') =>
  fetched.mockImplementation(() => Promise.resolve(new Response(body, { status, statusText })));

const noted = vi.fn<typeof console.error>();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(noted);
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
  noted.mockReset();
  vi.restoreAllMocks();
});

const failing = async (): Promise<CallError> => {
  const error = await callEndpoint(say, { name: 'x', word: 'a' }).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(CallError);
  return error as CallError;
};

describe('callEndpoint', () => {
  it('sends cookies, and a JSON type only with a body', async () => {
    answer(200, '{"success":true}');
    await expect(callEndpoint(say, { name: 'x/y', word: 'a' })).resolves.toEqual({
      success: true,
    });
    expect(fetched).toHaveBeenLastCalledWith(
      '/api/say/x%2Fy',
      expect.objectContaining({
        method: 'POST',
        credentials: 'include',
        headers: { 'Content-Type': 'application/json' },
        body: '{"word":"a"}',
      }),
    );
    answer(200, '{"success":true}');
    await callEndpoint(list, undefined);
    expect(fetched.mock.lastCall?.[0]).toBe('/api/words');
    expect(fetched.mock.lastCall?.[1]).not.toHaveProperty('headers');
    expect(fetched.mock.lastCall?.[1]).not.toHaveProperty('body');
  });

  it('reads the answer of a newer version, leaving out what it does not know', async () => {
    answer(200, '{"success":true,"since":"the next deploy"}');
    await expect(callEndpoint(say, { name: 'x', word: 'a' })).resolves.toEqual({ success: true });
  });

  it('asks with a query where there is no body', async () => {
    answer(200, '{"success":true}');
    await callEndpoint(list, { after: 'a & b', few: undefined });
    expect(fetched.mock.lastCall?.[0]).toBe('/api/words?after=a+%26+b');
    expect(fetched.mock.lastCall?.[1]).not.toHaveProperty('body');
    expect(addressOf(list, { few: '3' })).toBe('/api/words?few=3');
  });

  it('sends no body to an endpoint that takes none, and an empty one where one is due', async () => {
    answer(200, '{"success":true}');
    await callEndpoint({ ...say, accepts: [] }, { name: 'x', word: 'a' });
    expect(fetched.mock.lastCall?.[1]).not.toHaveProperty('body');
    const mark = { ...say, path: '/api/mark', request: z.object({}) } as const;
    await callEndpoint(mark, {});
    expect(fetched.mock.lastCall?.[1]).toHaveProperty('body', '{}');
  });

  it('asks no one when a part of the path is missing', async () => {
    await expect(callEndpoint(say, { name: '', word: 'a' })).rejects.toThrow('/api/say/:name needs name');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('shows the visitor’s page once a 401 has taken the hint away', async () => {
    const root = { dataset: { signedIn: '' } as { signedIn?: string } };
    const dispatchEvent = vi.fn();
    vi.stubGlobal('document', { cookie: 'signed-in=1', documentElement: root, dispatchEvent });
    answer(401, '{}');
    await failing();
    expect(root.dataset, 'a refusal that leaves the session alone').toEqual({ signedIn: '' });
    vi.stubGlobal('document', { cookie: '', documentElement: root, dispatchEvent });
    answer(401, '{}');
    await failing();
    await failing();
    expect(root.dataset).toEqual({});
    expect(dispatchEvent).toHaveBeenCalledTimes(1);
  });

  it('names the status and the body, or the status text where there is no body', async () => {
    answer(500, 'It broke');
    expect((await failing()).message).toBe('500: It broke');
    answer(502, '', 'Bad Gateway');
    expect((await failing()).message).toBe('502: Bad Gateway');
  });

  it('reads what our own failures say', async () => {
    answer(
      422,
      JSON.stringify({
        success: false,
        error: 'Check',
        code: 'invalid_fields',
        fields: { email: 'No' },
        requestId: 'r',
      }),
    );
    expect((await failing()).failure).toEqual({
      message: 'Check',
      code: 'invalid_fields',
      fields: { email: 'No' },
      requestId: 'r',
    });
  });

  it('reads how long to wait', async () => {
    fetched.mockResolvedValue(new Response('{}', { status: 429, headers: { 'Retry-After': '42' } }));
    expect((await failing()).failure.retryAfterSeconds).toBe(42);
    fetched.mockResolvedValue(new Response('{}', { status: 429, headers: { 'Retry-After': 'tomorrow' } }));
    expect((await failing()).failure.retryAfterSeconds).toBeUndefined();
  });

  it('mistrusts what is none of ours', async () => {
    answer(503, JSON.stringify({ message: 7, fields: [1] }));
    expect((await failing()).failure).toEqual({
      message: undefined,
      code: undefined,
      fields: undefined,
      requestId: undefined,
    });
    answer(200, '<html>sign in to the wireless network</html>');
    expect((await failing()).message).toBe(callMessages.unreadable);
  });

  it('says so when no answer comes', async () => {
    fetched.mockRejectedValue(new TypeError('fetch failed'));
    expect(await failing()).toMatchObject({ status: 0, message: callMessages.unreachable });
    vi.stubGlobal('navigator', { onLine: false });
    expect((await failing()).message).toBe(callMessages.offline);
  });

  it('gives up on a server that never answers', async () => {
    fetched.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
    );
    const error = await callEndpoint(say, { name: 'x', word: 'a' }, { timeoutMilliseconds: 5 }).catch(
      (cause: unknown) => cause,
    );
    expect(error).toMatchObject({ status: 0, message: callMessages.timeout });
  });
});

describe('a call that fails is noted for those who look for the cause', () => {
  const lines = () => noted.mock.calls.map(([line]) => line as string);

  it('with status, code and request id, and nothing that was filled in', async () => {
    answer(503, '{"message":"Rosa, wait","code":"service_unavailable","requestId":"0f3c-11"}');
    await failing();
    expect(lines()).toEqual(['POST /api/say/:name failed: 503 service_unavailable 0f3c-11']);
  });

  it('when no answer comes, and when it cannot be read', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await failing();
    answer(200, '<html>');
    await failing();
    answer(502, 'Bad gateway for rosa@visitor.example');
    await failing();
    expect(lines()).toEqual([
      'POST /api/say/:name failed: 0 unreachable',
      'POST /api/say/:name failed: 200 unreadable',
      'POST /api/say/:name failed: 502 unknown',
    ]);
  });

  it('once, and not at all when it succeeds or the asker withdraws', async () => {
    answer(200, '{"success":true}');
    await callEndpoint(list, undefined);
    const asker = new AbortController();
    asker.abort();
    fetched.mockRejectedValue(new DOMException('aborted', 'AbortError'));
    await callEndpoint(list, undefined, { signal: asker.signal }).catch(() => undefined);
    expect(lines()).toEqual([]);
  });
});
