import { describe, expect, test } from 'vitest';
import { makeSearch, type FoundablePage } from './find-pages.ts';

const page = (
  href: string,
  title: string,
  text: string,
  more: Partial<FoundablePage> = {},
): FoundablePage => ({
  href,
  title,
  kind: 'Page',
  facts: '',
  text,
  sections: [],
  ...more,
});
const pages = [
  page('/pricing', 'Pricing', 'Every plan and its price.'),
  page('/enquire', 'Register your interest', 'A form for an enquiry.'),
  page('/about', 'About us', 'Who we are, and what a course gives.'),
  page('/courses/ai-data-analysis', 'AI Data Analysis', 'Spreadsheets, SQL and Python.', {
    kind: 'Course',
    weeks: 14,
    sections: [{ id: 'fit', heading: 'For you, if', text: 'An ordinary laptop is enough.' }],
  }),
  page('/terms', 'Terms of service', 'The contract.', {
    kind: 'Legal',
    sections: [
      {
        id: 'refunds',
        heading: 'Refunds',
        text: `${'Words that say little. '.repeat(20)}A course that was paid and left has a pro-rata refund.`,
      },
    ],
  }),
];
const find = makeSearch(pages);
const first = (question: string) => find(question)[0];
const addresses = (question: string) => find(question).map(({ page: { href } }) => href);

describe('a search of the site', () => {
  test('finds a page by its title before all others', () => {
    for (const { title, href } of pages) expect(first(title)?.page.href, title).toBe(href);
  });

  test.each([
    ['cost', '/pricing'],
    ['how much', '/pricing'],
    ['enrol', '/enquire'],
    ['ENROLL', '/enquire'],
    ['macbook', '/courses/ai-data-analysis'],
    ['excel', '/courses/ai-data-analysis'],
    ['guarantee', '/terms'],
  ])('takes "%s" for what the pages call it', (question, href) => {
    expect(first(question)?.page.href).toBe(href);
  });

  test('finds the page of a thing before a question about it, in any form of its word', () => {
    const asked = makeSearch([
      page('/our-answers#crossed', 'Was the crossed-out price ever charged?', 'No.', { kind: 'Question' }),
      ...pages,
    ]);
    expect(asked('price').map((row) => row.page.href)).toEqual(['/pricing', '/our-answers#crossed']);
  });

  test.each([
    ['pyhton', '/courses/ai-data-analysis'],
    ['spreadshets', '/courses/ai-data-analysis'],
    ['refnud', '/terms'],
    ['pric', '/pricing'],
  ])('finds "%s" all the same', (question, href) => {
    expect(addresses(question)).toContain(href);
  });

  test('shows pages with every word alone, where there are any', () => {
    expect(addresses('refund course')).toEqual(['/terms']);
    expect(addresses('refund python').sort()).toEqual(['/courses/ai-data-analysis', '/terms']);
  });

  test('leads to the place with the words, and cuts the text around them', () => {
    const row = first('pro-rata refund');
    expect(row?.section?.id).toBe('refunds');
    expect(row?.heading).toEqual(['', 'Refunds', '']);
    const [before, ...rest] = row?.excerpt ?? [];
    expect(before).toMatch(/^… /);
    expect(rest).toContain('refund');
    expect(row?.excerpt.join('').length).toBeLessThan(200);
  });

  test('leaves out words that say nothing, unless there are no others', () => {
    expect(addresses('what is the price of it')).toEqual(['/pricing']);
    expect(addresses('about')).toEqual(['/about']);
  });

  test.each(['', '   ', '?!', 'xyzzyq', '<b>', '*', '__proto__'])('finds nothing for "%s"', (question) => {
    expect(find(question)).toEqual([]);
  });
});
