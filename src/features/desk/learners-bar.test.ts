import { expect, test } from 'vitest';
import { readLearnersAddress, writeLearnersAddress } from './learners-bar.ts';

const nothing = { q: '', course: null, state: null, role: null, open: null };

test('what is shown is in the address, and comes back from it', () => {
  const address = {
    q: 'Żółty & Obi',
    course: 'cloud-devops',
    state: 'paused',
    role: 'mentor',
    open: '11111111-1111-4111-8111-000000000001',
  } as const;
  const written = writeLearnersAddress(address);
  expect(readLearnersAddress(written.slice(written.indexOf('?')))).toEqual(address);
  expect(writeLearnersAddress(nothing)).toBe('/desk/learners');
});

test('what is no address of ours is left out', () => {
  expect(readLearnersAddress('?course=astrology&state=gone&role=queen&open=../x')).toEqual(nothing);
});
