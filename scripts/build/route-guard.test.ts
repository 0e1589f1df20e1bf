import { describe, expect, test } from 'vitest';
import { checkPageRoute } from './route-guard.ts';

const check = (main: string, path = '/about', head = '') =>
  checkPageRoute(`<head>${head}</head><main>${main}</main>`, path);
const course = '/courses/ai-business-analyst';

test('what the plans have passes, wherever it is said', () => {
  expect(
    check(
      '<p>From 8 to 16 weeks: 6 payments of £316, £1,896 in total, or from £253 a month.</p><p>Three projects, in weeks 3 to 10; exam in week 12. It takes 10 weeks, 20 over 12 months.</p>',
    ),
  ).toEqual([]);
  expect(check('<p data-brief>The contract asks for it within six weeks.</p>')).toEqual([]);
  expect(check('<p>Up to 40 weeks of study and 9 projects.</p>', '/blog/a-text')).toEqual([]);
  expect(check('<p>A notebook for £11 a month.</p>', `${course}/sample-week`)).toEqual([]);
});

describe.each([
  ['weeks that no project has', '<p>eWork projects: weeks 11-18, after the study.</p>', 'weeks 11-18'],
  ['a number of projects', '<p>Five projects in every plan.</p>', 'Five projects'],
  ['a length', '<p>A course takes <b>9</b> weeks.</p>', '9 weeks'],
  ['a range of lengths', '<p>Nine courses of 8 to 18 weeks.</p>', '8 to 18 weeks'],
  ['an exam', '<p>AI Business Analyst Foundational: exam in week 61.</p>', 'week 61'],
  ['a payment', '<p>From £315 a month.</p>', '£315 a month'],
  ['a total', '<p>6 payments of £316, £1,897 in total.</p>', '£1,897 in total'],
])('%s that no plan has', (_, html, found) => {
  test('fails', () => {
    expect(check(html)).toEqual([expect.stringContaining(`/about says "${found}"`) as unknown]);
  });
});

test('a course’s page may say of weeks and projects only what is that course’s', () => {
  expect(check('<p>10 weeks, with 3 projects in weeks 3 to 10.</p>', course)).toEqual([]);
  expect(check('<p>16 weeks, with 8 projects in weeks 1 to 16.</p>', course)).toHaveLength(3);
  // Elsewhere it may, because another course has them.
  expect(check('<p>16 weeks, with 8 projects in weeks 1 to 16.</p>')).toEqual([]);
});

test('the card of a plan may say only what is that plan’s, in words too', () => {
  const card = (text: string) => `<article data-plan="ai-business-analyst-6month"><p>${text}</p></article>`;
  expect(check(card('Ten weeks of training; 3 eWork projects; £1,896 in total; exam in week 12.'))).toEqual(
    [],
  );
  expect(check(card('Six eWork projects.'))).toEqual([
    expect.stringContaining('"Six eWork projects" in the card of ai-business-analyst-6month') as unknown,
  ]);
  expect(check(card('£3,034 in total; exam in week 22; twelve weeks of training.'))).toHaveLength(3);
});

test('what belongs to a route that can be chosen may say only what is that plan’s; what belongs to a pace, what any plan has', () => {
  const part = (route: string, text: string) => `<p data-route="${route}">${text}</p>`;
  expect(
    check(part('ai-business-analyst-12month', 'Weeks 1 to 20; exam in week 26; weeks 1 to 28.')),
  ).toEqual([]);
  expect(check(part('ai-business-analyst-6month', 'Weeks 1 to 20.'))).toHaveLength(1);
  expect(check(part('-12month', '32 weeks.'))).toEqual([]);
  expect(check(part('-12month', '33 weeks.'))).toHaveLength(1);
});

test('what search engines and shared links are told is held to it too', () => {
  expect(check('', '/about', '<meta name="description" content="Nine courses of 8 to 18 weeks.">')).toEqual([
    expect.stringContaining('"8 to 18 weeks" in its head') as unknown,
  ]);
  const data = (weeks: number) =>
    `<script type="application/ld+json">{"courseSchedule":{"repeatCount":${weeks}}}</script>`;
  expect(check('', course, data(20))).toEqual([]);
  expect(check('', course, data(16))).toEqual([expect.stringContaining('repeatCount 16') as unknown]);
});
