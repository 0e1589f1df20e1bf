import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineContract } from '#shared/contracts/contract.ts';
import { callEndpoint, CallError } from './call-endpoint.ts';
import { keyOf, makeQueryClient } from './queries.ts';

const fetched = vi.fn<typeof fetch>();
const answer = (status: number, body: string) =>
  fetched.mockImplementation(() => Promise.resolve(new Response(body, { status })));

const lesson = defineContract({
  method: 'GET',
  path: '/api/lessons/:id',
  access: 'learner',
  accepts: [],
  request: z.object({ id: z.string(), part: z.optional(z.string()) }),
  response: z.object({ title: z.string() }),
});

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

describe('the shared request behaviour', () => {
  it('reads the first part of a key with cookies and without a body', async () => {
    answer(200, '{"anything":[1]}');
    const client = makeQueryClient();
    await expect(client.query({ queryKey: ['/api/things', 'mine'] })).resolves.toEqual({
      anything: [1],
    });
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      '/api/things',
      expect.objectContaining({ method: 'GET', credentials: 'include' }),
    );
    expect(fetched.mock.lastCall?.[1]).not.toHaveProperty('headers');
  });

  it('keeps an answer for good: neither a new reader nor time asks again', async () => {
    vi.useFakeTimers();
    try {
      answer(200, '1');
      const client = makeQueryClient();
      const read = () => new QueryObserver(client, { queryKey: ['/api/n'] }).subscribe(() => undefined);
      const stop = read();
      await vi.advanceTimersByTimeAsync(0);
      stop();
      await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
      const stopAgain = read();
      await vi.advanceTimersByTimeAsync(60_000);
      stopAgain();
      expect(fetched).toHaveBeenCalledTimes(1);
      expect(client.getQueryData(['/api/n'])).toBe(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('reads what is fresh for a time again after it', async () => {
    vi.useFakeTimers();
    try {
      answer(200, '1');
      const client = makeQueryClient();
      const options = { queryKey: ['/api/user'], staleTime: 300_000 };
      await client.query(options);
      await vi.advanceTimersByTimeAsync(299_999);
      await client.query(options);
      expect(fetched).toHaveBeenCalledTimes(1);
      await vi.advanceTimersByTimeAsync(2);
      await client.query(options);
      expect(fetched).toHaveBeenCalledTimes(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it('tries nothing twice, and a 401 is an error with its status and body', async () => {
    answer(401, 'Please sign in');
    const client = makeQueryClient();
    const error: unknown = await client.query({ queryKey: ['/api/n'] }).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({ status: 401, message: '401: Please sign in' });
    const mutation = new MutationObserver(client, {
      mutationFn: () => callEndpoint(lesson, { id: 'a' }),
    });
    await expect(mutation.mutate()).rejects.toThrow('401');
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('fails at once when there is no line, instead of waiting without a word', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(makeQueryClient().query({ queryKey: ['/api/n'] })).rejects.toMatchObject({
      status: 0,
      message: 'You seem to be offline',
    });
  });

  it('keeps answers under their address', () => {
    expect(keyOf(lesson, { id: 'a/b', part: '2' })).toEqual(['/api/lessons/a%2Fb?part=2']);
  });
});
