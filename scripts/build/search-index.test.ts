import { expect, test } from 'vitest';
import { readPage } from './search-index.ts';

const htmlOf = (head: string, main: string) =>
  `<html><head><meta property="og:title" content="A page"><meta name="description" content="What it says.">${head}</head><body><nav>Menu</nav><main>${main}</main></body></html>`;

test('a page that says it is not to be found is not found', () => {
  expect(readPage('/dashboard', htmlOf('<meta name="robots" content="noindex">', '<h1>Yours</h1>'))).toEqual(
    [],
  );
});

test('a page is read in the parts that a link can lead to, as people read it', () => {
  const [page, ...more] = readPage(
    '/terms',
    htmlOf(
      '',
      `<h1>A page</h1><dl class="article-facts"><dt>Version of</dt><dd>today</dd></dl>
      <h2 id="one">One</h2><p>First <b>words</b>, then .NET</p><script>no()</script><form>Name</form>
      <h3>Without an address</h3><p>goes on.</p>
      <section id="two"><h2>Two</h2><table><thead><tr><th>Head</th></tr></thead><tbody><tr><td>Cell</td></tr></tbody></table></section>`,
    ),
  );
  expect(more).toEqual([]);
  expect(page).toEqual({
    href: '/terms',
    title: 'A page',
    kind: 'Legal',
    facts: '',
    text: 'What it says.',
    sections: [
      { id: 'one', heading: 'One', text: 'First words, then .NET Without an address goes on.' },
      { id: 'two', heading: 'Two', text: 'Cell' },
    ],
  });
});

test('a question that unfolds and a word with its meaning are found by themselves', () => {
  expect(
    readPage(
      '/faq',
      htmlOf('', '<details><summary><h3>Why?</h3></summary><div id="why"><p>Because.</p></div></details>'),
    ),
  ).toContainEqual({
    href: '/faq#why',
    title: 'Why?',
    kind: 'Question',
    facts: '',
    text: 'Because.',
    sections: [],
  });
  expect(
    readPage('/glossary', htmlOf('', '<dl><div id="brief"><dt>Brief</dt><dd>A page.</dd></div></dl>')),
  ).toContainEqual({
    href: '/glossary#brief',
    title: 'Brief',
    kind: 'Word',
    facts: '',
    text: 'A page.',
    sections: [],
  });
});

test('a course brings what people compare by', () => {
  const [course] = readPage('/courses/ai-data-analysis', htmlOf('', '<h1>AI Data Analysis</h1>'));
  expect(course).toMatchObject({ kind: 'Course', weeks: 14 });
  expect(course?.facts).toMatch(/^14 weeks of study; £[\d,]+ over 6 months or £[\d,]+ over 12$/);
});
