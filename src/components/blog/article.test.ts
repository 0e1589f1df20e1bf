import { describe, expect, test } from 'vitest';
import {
  articlesPerPage,
  byDate,
  isPublished,
  listPath,
  neighboursOf,
  pageOf,
  relatedTo,
  writeDate,
  type Article,
} from './article.ts';
import { articleFeed } from './feed.ts';
import { blogPostingData } from './structured-data.ts';

function articleOf(id: string, differences: Partial<Article> = {}): Article {
  return {
    id,
    href: `/blog/${id}`,
    title: `Title of ${id}`,
    excerpt: `Excerpt of ${id}`,
    author: 'Editorial team',
    date: new Date('2026-11-01'),
    readTime: 4,
    words: 800,
    sections: [],
    category: 'skills',
    tags: [],
    courses: ['ai-data-analysis'],
    featured: false,
    ...differences,
  };
}

test('drafts are for the development server alone', () => {
  expect(isPublished({ draft: true }, true)).toBe(true);
  expect(isPublished({ draft: true }, false)).toBe(false);
  expect(isPublished({ draft: false }, false)).toBe(true);
});

describe('order', () => {
  test('is newest first, and by name within a day', () => {
    const articles = [
      articleOf('b'),
      articleOf('a'),
      articleOf('new', { date: new Date('2026-11-02') }),
      articleOf('old', { date: new Date('2025-01-01') }),
    ];
    expect(articles.sort(byDate).map(({ id }) => id)).toEqual(['new', 'a', 'b', 'old']);
  });

  test('previous is older, next is newer, and the ends have one neighbour', () => {
    const all = ['3', '2', '1'].map((id) => articleOf(id));
    const near = (i: number) => {
      const { previous, next } = neighboursOf(all[i]!, all);
      return [previous?.id, next?.id];
    };
    expect([near(0), near(1), near(2)]).toEqual([
      ['2', undefined],
      ['1', '3'],
      [undefined, '2'],
    ]);
  });
});

test('related articles share a field before they share a tag or a kind', () => {
  const article = articleOf('x', { tags: ['law'], courses: ['cloud-devops'], category: 'applying' });
  const all = [
    article,
    articleOf('kind', { category: 'applying' }),
    articleOf('tag', { tags: ['law'] }),
    articleOf('course', { courses: ['cloud-devops', 'ai-data-analysis'] }),
    articleOf('nothing', {}),
  ];
  expect(relatedTo(article, all).map(({ id }) => id)).toEqual(['course', 'tag', 'kind']);
  expect(relatedTo(article, all, 1).map(({ id }) => id)).toEqual(['course']);
});

describe('pages of the list', () => {
  const thirteen = Array.from({ length: 13 }, (_, i) => articleOf(String(i)));
  test('hold six each, and lose and repeat none', () => {
    const pages = [1, 2, 3].map((number) => pageOf(thirteen, number));
    expect(pages.map(({ articles }) => articles.length)).toEqual([6, 6, 1]);
    expect(new Set(pages.flatMap(({ articles }) => articles)).size).toBe(13);
    expect(pages[0]?.last).toBe(3);
    expect(pageOf(thirteen.slice(0, articlesPerPage), 1).last).toBe(1);
    expect(pageOf([], 1).last).toBe(1);
  });
  test('have one address each', () => {
    expect(listPath(undefined, 1)).toBe('/blog');
    expect(listPath(undefined, 2)).toBe('/blog/page/2');
    expect(listPath('skills', 1)).toBe('/blog/category/skills');
    expect(listPath('skills', 3)).toBe('/blog/category/skills/page/3');
  });
});

test('dates are written in British English, whatever the time zone of the machine', () => {
  expect(writeDate(new Date('2026-06-01'))).toBe('1 June 2026');
});

describe('the feed', () => {
  const site = new URL('https://institute.example');
  /** What a reader of feeds sees: an XML parser that refuses what is not well formed. */
  const readTitles = (xml: string): string[] =>
    [...xml.matchAll(/<item><title>([\s\S]*?)<\/title>/g)].map(([, text = '']) =>
      text
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&apos;', "'")
        .replaceAll('&amp;', '&'),
    );

  test('carries titles with marks of XML and emoji unharmed', async () => {
    const title = 'R&D <AI> 😱 "quoted" ]]> it’s';
    const xml = await articleFeed([articleOf('a', { title })], site);
    expect(readTitles(xml)).toEqual([title]);
    expect(xml).not.toContain('<AI>');
    // Outside of marks of its own, the document has no bare "&" or "<".
    expect(xml.replace(/&(amp|lt|gt|quot|apos|#x?[0-9a-f]+);/gi, '')).not.toContain('&');
  });

  test('leaves out what no XML document may contain', async () => {
    const xml = await articleFeed([articleOf('a', { title: 'A\u0000B\u0007C \uD83D half' })], site);
    expect(xml).not.toMatch(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/);
    expect(xml.isWellFormed()).toBe(true);
    expect(readTitles(xml)[0]).toContain('ABC');
  });

  test('names itself, its language, and each article once by its address', async () => {
    const xml = await articleFeed([articleOf('a'), articleOf('b')], site);
    expect(xml).toContain('<language>en-gb</language>');
    expect(xml).toContain('<atom:link href="https://institute.example/blog/rss.xml" rel="self"');
    expect([...xml.matchAll(/<link>(.*?)<\/link>/g)].map(([, link]) => link)).toEqual([
      'https://institute.example/blog',
      'https://institute.example/blog/a',
      'https://institute.example/blog/b',
    ]);
    expect(xml).toContain('<pubDate>Sun, 01 Nov 2026 00:00:00 GMT</pubDate>');
  });

  test('stays short', async () => {
    const many = Array.from({ length: 80 }, (_, i) => articleOf(String(i)));
    expect(readTitles(await articleFeed(many, site))).toHaveLength(50);
  });
});

test('search engines get dates, length and full addresses', () => {
  const data = blogPostingData(
    articleOf('a', { updated: new Date('2026-11-20') }),
    new URL('https://institute.example'),
    '/share/blog/a.png',
  );
  expect(data).toMatchObject({
    '@type': 'BlogPosting',
    url: 'https://institute.example/blog/a',
    datePublished: '2026-11-01',
    dateModified: '2026-11-20',
    timeRequired: 'PT4M',
    image: ['https://institute.example/share/blog/a.png'],
  });
});
