import { describe, expect, test } from 'vitest';
import type { Claim } from '../../src/shared/catalogue/claims/claim.ts';
import { claims } from '../../src/shared/catalogue/claims.ts';
import { checkPageClaims, describeContradictions } from './claim-guard.ts';

const claim = (id: string, more: Partial<Claim> = {}): Claim => ({
  id,
  figure: '89%',
  label: 'job placement',
  text: 'job placement',
  definition: 'People in work, of all who finish.',
  confirmed: null,
  pages: ['/about'],
  basis: { kind: 'evidence' },
  evidence: null,
  status: 'unproven',
  ...more,
});
const register = new Map([
  ['open', claim('open')],
  ['proven', claim('proven', { figure: '94%', status: 'proven' })],
]);
const check = (main: string, path = '/about', isShown: (one: Claim) => boolean = () => true) =>
  checkPageClaims(`<main>${main}</main>`, path, register, isShown);
const note = '<p data-claim-note><a href="/how-we-count#open">Our own figure</a></p>';

test('a claim with its note, one with evidence and the numbers of the terms pass', () => {
  expect(
    check(
      `<section><b data-claim="open">89%</b>${note}</section><section><b data-claim="proven">94%</b> Pay at once, 5% less. From £1,896 over 6 months.</section>`,
    ),
  ).toEqual([]);
});

test.each(['87%', '+45%', '15,000+', '60k+', '£99k', '£59K', '4.9/5', '3x'])(
  '%s in a page that is not in the register fails',
  (figure) => {
    expect(check(`<p>Of our learners ${figure} are glad.</p>`)).toEqual([
      expect.stringContaining(`/about says ${figure} `) as unknown,
    ]);
  },
);

test.each(['10-15 hrs/week', '£1,896', '24 hours', '2026', '168', '6 x 4', 'version 2.0'])(
  '%s is no claim',
  (text) => {
    expect(check(`<p>${text}</p>`)).toEqual([]);
  },
);

test('a figure in what search results and shared links show fails', () => {
  const head = '<head><meta name="description" content="95% of our learners find a job."></head>';
  expect(checkPageClaims(`${head}<main></main>`, '/about', register, () => true)).toEqual([
    expect.stringContaining('/about says 95% ') as unknown,
  ]);
});

describe('a claim without evidence', () => {
  test('fails without its note, also where another section has one', () => {
    expect(check(`<section><b data-claim="open">89%</b></section><section>${note}</section>`)).toEqual([
      '/about shows 89% (open) without saying that its evidence is not published.',
    ]);
  });

  test('fails where this build withholds it', () => {
    const withheld = check(`<section><b data-claim="open">89%</b>${note}</section>`, '/about', () => false);
    expect(withheld).toEqual(['/about shows 89% (open), which this build withholds.']);
  });
});

test('a claim that the register does not have fails', () => {
  expect(check('<b data-claim="openn">89%</b>')).toEqual([
    '/about marks a figure as the claim "openn", which the register does not have.',
  ]);
});

test('articles may quote sources of their own', () => {
  expect(check('<p>Right 95% of the time.</p>', '/blog/right-95-times')).toEqual([]);
});

test('two claims of one measure with one definition and two figures fail, and the register has none such', () => {
  const first = claim('one', { measure: 'job placement' });
  const second = claim('two', { measure: 'job placement', figure: '95%', pages: ['/pricing'] });
  expect(describeContradictions([first, second])).toEqual([
    expect.stringMatching(
      /^job placement has one definition and two figures: 89% on \/about \(one\); but 95% on \/pricing \(two\)/,
    ) as unknown,
  ]);
  expect(
    describeContradictions([first, { ...second, definition: 'People in work within three months.' }]),
  ).toEqual([]);
  expect(describeContradictions(claims)).toEqual([]);
});
