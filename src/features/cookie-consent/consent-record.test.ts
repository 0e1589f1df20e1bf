import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  choose,
  consentEvent,
  consentKey,
  findConsent,
  followConsent,
  policyVersion,
  unsentKey,
  type Consent,
} from './consent-record.ts';

const none = { necessary: true, analytics: false, marketing: false, preferences: false } as const;
const kept: Consent = {
  accepted: false,
  preferences: none,
  timestamp: '2026-11-27T10:00:00.000Z',
  policyVersion,
  consentId: '3f0c1f4e-5d0b-4c51-9d39-0d2f3a1b7c6e',
};

let stored: Map<string, string>;
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};
const keep = (value: unknown) => stored.set(consentKey, JSON.stringify(value));

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('addEventListener', () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

describe('choose', () => {
  it('keeps exactly what the contract names, with version and id', () => {
    choose(['analytics'], 'banner');
    expect(JSON.parse(stored.get(consentKey) ?? '')).toEqual({
      accepted: true,
      preferences: { ...none, analytics: true },
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      policyVersion,
      consentId: expect.stringMatching(
        /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      ),
    });
    expect(stored.get(unsentKey)).toBe('"banner"');
  });

  it('allows nothing that it does not know', () => {
    choose(['necessary', 'everything', 'accepted'], 'page');
    expect(findConsent()).toMatchObject({ accepted: false, preferences: none });
  });

  it('keeps the id from choice to choice and from policy to policy', () => {
    keep({ ...kept, policyVersion: '2025-01-01' });
    expect(findConsent(), 'the old policy').toBeNull();
    choose([], 'banner');
    expect(findConsent()).toMatchObject({ consentId: kept.consentId, policyVersion });
  });

  it('tells what follows it', () => {
    const seen: (Consent | null)[] = [];
    followConsent((consent) => seen.push(consent));
    choose(['marketing'], 'page');
    expect(seen).toEqual([null, expect.objectContaining({ accepted: true })]);
  });

  it('takes back a wider consent when a full storage refuses the new one', () => {
    keep({ ...kept, accepted: true, preferences: { ...none, marketing: true } });
    const told = vi.fn();
    document.addEventListener(consentEvent, told);
    vi.stubGlobal('localStorage', {
      ...storage,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    choose([], 'banner');
    expect(findConsent()).toBeNull();
    expect(told).toHaveBeenCalledOnce();
  });

  it('leaves storage that is blocked alone', () => {
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect(() => choose(['analytics'], 'banner')).not.toThrow();
    expect(findConsent()).toBeNull();
  });
});

describe('findConsent', () => {
  it('reads what choose kept', () => {
    keep(kept);
    expect(findConsent()).toEqual(kept);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 7],
    ['a text', 'accepted'],
    ['a list', [kept]],
    ['no categories', { ...kept, preferences: null }],
    ['a missing category', { ...kept, preferences: { necessary: true, analytics: false, marketing: false } }],
    ['a word for a yes', { ...kept, preferences: { ...none, marketing: 'true' } }],
    ['necessary refused', { ...kept, preferences: { ...none, necessary: false } }],
    ['accepted without any category', { ...kept, accepted: true }],
    ['no time', { ...kept, timestamp: 'soon' }],
    ['no id', { ...kept, consentId: undefined }],
    ['another policy', { ...kept, policyVersion: '2020-01-01' }],
  ])('takes %s for no consent', (_, value) => {
    if (value !== undefined) keep(value);
    expect(findConsent()).toBeNull();
  });

  it('takes broken JSON for no consent', () => {
    stored.set(consentKey, '{"accepted":tr');
    expect(findConsent()).toBeNull();
  });
});
