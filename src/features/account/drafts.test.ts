import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepAndSignIn, takeAccountDraft } from './account-draft.ts';
import { findPerson, isPersonField, keepPerson } from './sign-in-draft.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers();
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('location', { pathname: '/account', search: '', hash: '', replace: vi.fn() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('carries who a person is from step to step, and believes a mail’s link about the address', () => {
  keepPerson({ email: 'a@mail.example', firstName: 'Amara', lastName: 'Okafor' });
  expect(findPerson('?step=confirm')).toEqual({
    email: 'a@mail.example',
    firstName: 'Amara',
    lastName: 'Okafor',
  });
  expect(findPerson('?email=b%40mail.example').email).toBe('b@mail.example');
  keepPerson({ email: '', firstName: '', lastName: '' });
  expect(stored.size, 'nothing said, nothing kept').toBe(0);
});

it.each(['null', '7', '"text"', '{"email":7,"firstName":{}}', '{broken'])('mistrusts %s', (text) => {
  stored.set('sign-in-draft', text);
  stored.set('account-draft', text);
  expect(findPerson('')).toEqual({ email: '', firstName: '', lastName: '' });
  expect(takeAccountDraft()).toEqual({});
});

it('never keeps a password', () => {
  expect(['email', 'firstName', 'lastName', 'password', 'code', 'toString'].filter(isPersonField)).toEqual([
    'email',
    'firstName',
    'lastName',
  ]);
  keepAndSignIn({ email: 'new@mail.example', password: 'secret', currentPassword: 'secret' });
  expect([...stored.values()].join()).not.toContain('secret');
});

it('gives back once what was typed when the session ended', () => {
  keepAndSignIn({ firstName: 'Ada', lastName: '' });
  expect(takeAccountDraft()).toEqual({ firstName: 'Ada', lastName: '' });
  expect(takeAccountDraft()).toEqual({});
});
