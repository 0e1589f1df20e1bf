import { expect, test } from 'vitest';
import { readDeskAddress, writeDeskAddress } from './desk-bar.ts';

test('what the desk shows goes into the address and comes back the same', () => {
  const address = {
    view: 'quarantine' as const,
    kind: 'contact' as const,
    isMine: true,
    q: 'Żółty & co',
    open: '3f2a7c1e-5b64-4d0a-9e21-7a8b6c5d4e01',
  };
  expect(readDeskAddress(writeDeskAddress(address).slice('/desk'.length))).toEqual(address);
});

test('what is as it is anyway is not in the address, and nonsense is as if it were not there', () => {
  expect(writeDeskAddress(readDeskAddress(''))).toBe('/desk');
  expect(readDeskAddress('?view=everything&kind=spam&taken=you&open=1')).toEqual(readDeskAddress(''));
});
