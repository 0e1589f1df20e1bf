import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { digestOf, sha256 } from './sha256.ts';

const expected = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex');

afterEach(() => vi.unstubAllGlobals());

test('is the same with and without the browser’s own', async () => {
  const text = 'Accept All\nReject All\n£5 a week, naïve café';
  expect(await sha256(text)).toBe(expected(text));
  vi.stubGlobal('crypto', {});
  expect(await sha256(text)).toBe(expected(text));
  expect(await sha256('')).toBe(expected(''));
});

test('is right at every length around a block', () => {
  for (let length = 0; length < 200; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256);
    expect(Buffer.from(digestOf(bytes)).toString('hex')).toBe(expected(bytes));
  }
});
