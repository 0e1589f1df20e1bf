import { expect, test } from 'vitest';
import { CallError } from '../browser/call-endpoint.ts';
import { deskEntryAddress, isDeskClosed, isNotStaff } from './desk-address.ts';

test('the way to the desk leads back to the page, with what was searched for', () => {
  const address = deskEntryAddress({ pathname: '/desk', search: '?q=a b&state=new', hash: '#row' });
  expect(address.startsWith('/desk/enter?')).toBe(true);
  expect(new URLSearchParams(address.split('?')[1]).get('next')).toBe('/desk?q=a b&state=new#row');
});

test('not having entered and not being staff are two things', () => {
  const refused = (code: 'desk_not_entered' | 'forbidden') => new CallError('403', 403, { code });
  expect([isDeskClosed(refused('desk_not_entered')), isNotStaff(refused('desk_not_entered'))]).toEqual([
    true,
    false,
  ]);
  expect([isDeskClosed(refused('forbidden')), isNotStaff(refused('forbidden'))]).toEqual([false, true]);
  expect(isDeskClosed(new Error('desk_not_entered'))).toBe(false);
});
