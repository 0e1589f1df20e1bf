import { afterEach, describe, expect, it, vi } from 'vitest';
import { dropStored, findStored, keepStored } from './storage.ts';

function fakeStorage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as Storage;
}

afterEach(() => vi.unstubAllGlobals());

describe('storage', () => {
  it('keeps, finds and drops a value', () => {
    vi.stubGlobal('sessionStorage', fakeStorage());
    expect(keepStored('session', 'draft', { a: 1 })).toBe(true);
    expect(findStored('session', 'draft')).toEqual({ a: 1 });
    dropStored('session', 'draft');
    expect(findStored('session', 'draft')).toBeNull();
  });

  it('finds nothing where something else was left', () => {
    const storage = fakeStorage();
    storage.setItem('draft', '{"a":');
    vi.stubGlobal('sessionStorage', storage);
    expect(findStored('session', 'draft')).toBeNull();
  });

  it('lives without storage that is full', () => {
    const full = Object.assign(fakeStorage(), {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    vi.stubGlobal('localStorage', full);
    expect(keepStored('local', 'draft', 1)).toBe(false);
  });

  it('lives without storage that is blocked', () => {
    vi.stubGlobal('sessionStorage', undefined);
    Object.defineProperty(globalThis, 'sessionStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    expect(keepStored('session', 'draft', 1)).toBe(false);
    expect(findStored('session', 'draft')).toBeNull();
    expect(() => dropStored('session', 'draft')).not.toThrow();
  });
});
