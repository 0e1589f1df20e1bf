import { expect, test } from 'vitest';

test('a test cannot reach another machine', async () => {
  // A name that never exists (RFC 2606) and an address that is never routed (RFC 5737): neither is even tried.
  for (const url of ['http://elsewhere.invalid/', 'http://192.0.2.1/']) {
    const failure = await fetch(url).catch((error: unknown) => error);
    expect(String((failure as Error).cause)).toContain('tests talk to this machine only');
  }
});
