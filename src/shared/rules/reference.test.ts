import { describe, expect, it } from 'vitest';
import { referencePattern, toReference } from './reference.ts';

describe('toReference', () => {
  it('is the same for the same submission and readable aloud', () => {
    const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
    expect(toReference(id)).toMatch(referencePattern);
    expect(toReference(id.toUpperCase())).toBe(toReference(id));
  });

  it('reads only random digits of the id', () => {
    expect(toReference('00000000-0000-4000-8000-000000000000')).toBe('KR-00000-00000');
    expect(toReference('ffffffff-ffff-4fff-bfff-000000000000')).toBe('KR-ZZZZZ-ZZZZZ');
  });

  it('gives ten thousand submissions ten thousand references', () => {
    const references = new Set(Array.from({ length: 10_000 }, () => toReference(crypto.randomUUID())));
    expect(references.size).toBe(10_000);
  });

  it('refuses what is no UUID', () => {
    expect(() => toReference('KR-00000-00000')).toThrow(RangeError);
  });
});
