import { afterEach, expect, it, vi } from 'vitest';
import { makeId } from './random-id.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([true, false])('makes a different version 4 UUID each time; randomUUID there: %s', (isSecure) => {
  if (!isSecure) vi.stubGlobal('crypto', {});
  const ids = new Set(Array.from({ length: 200 }, makeId));
  expect(ids.size).toBe(200);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
