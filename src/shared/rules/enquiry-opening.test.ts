import { describe, expect, it } from 'vitest';
import { openingOf, toOpening } from './enquiry-opening.ts';

describe('openingOf', () => {
  it('reads variant, programme and time from an address', () => {
    expect(openingOf('?type=certification&programme=Cloud+Computing+%26+DevOps&time=part-time')).toEqual({
      formType: 'certification',
      programme: 'Cloud Computing & DevOps',
      time: 'part-time',
    });
  });
  it.each(['', '?type=', '?type=Contact%20Form', '?type=toString', '?other=1', '?time=always'])(
    'takes %j as the general one',
    (search) => {
      expect(openingOf(search)).toEqual({ formType: 'contact', programme: '', time: '' });
    },
  );
  it('takes no programme that the contract would refuse', () => {
    expect(toOpening('journey', 'x'.repeat(161)).programme).toBe('');
    expect(toOpening('journey', 'a\u0000b').programme).toBe('');
    expect(toOpening('journey', undefined).programme).toBe('');
  });
});
