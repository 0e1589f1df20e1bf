import { expect, it } from 'vitest';
import { marketingWordings } from './enquiry.ts';
import { newsletterWordings } from './newsletter.ts';

it('keeps every wording that someone may have agreed to as it was, under an id of its own', () => {
  const promise =
    'end me the monthly newsletter by email: new courses, dates and articles. I can unsubscribe at any time.';
  expect([...Object.entries(marketingWordings), ...Object.entries(newsletterWordings)]).toEqual([
    ['newsletter-2026-11', `Also s${promise}`],
    ['newsletter-box-2026-11', `S${promise}`],
  ]);
});
