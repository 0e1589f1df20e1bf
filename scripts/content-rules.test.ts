import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { articleFrontmatter } from '../src/content-schemas/blog.ts';
import { storyFrontmatter } from '../src/content-schemas/success-stories.ts';
import { draftOf, folderName } from './content-drafts.ts';
import {
  anchorsOf,
  checkFolder,
  checkHeadings,
  checkImageSize,
  checkLinks,
  checkPictures,
  checkPrices,
  checkReadingAge,
  checkTop,
  listNeverChecked,
  listOldChecks,
  measures,
  readTop,
  type ContentFile,
  type KnownSite,
} from './content-rules.ts';

const article = articleFrontmatter(() => z.string());
const goodTop = [
  'title: A title that is long enough',
  'excerpt: One or two sentences for cards and search results, long enough to say something.',
  'author: Kestrel Row editorial team',
  'checked: 2026-11-27',
  'date: 2026-11-03',
  'category: skills',
  'tags: [one tag, two tags]',
  'courses: [ai-data-analysis]',
];
const fileOf = (body: string, top = goodTop, path = 'content/blog/a-text/index.md'): ContentFile => ({
  path,
  text: `---\n${top.join('\n')}\n---\n${body}`,
});
/** The line on which the body of `fileOf` begins. */
const bodyLine = goodTop.length + 3;
const site: KnownSite = {
  origin: 'https://institute.example',
  paths: new Set(['/', '/courses', '/terms', '/blog/other']),
  patterns: [/^\/api\//],
  anchors: new Map([['/terms', new Set(['refunds'])]]),
  hasFile: (path) => path === 'content/blog/a-text/plan.svg',
};
const messagesOf = (findings: { message: string }[]) => findings.map(({ message }) => message);
const without = (key: string) => goodTop.filter((line) => !line.startsWith(key));

describe('the top of an article', () => {
  test('passes when it is right', () => {
    expect(checkTop(fileOf('Text.'), article)).toEqual([]);
  });

  test('is missed when the rows of dashes are missing', () => {
    expect(messagesOf(checkTop({ path: 'content/blog/a/index.md', text: 'Text.' }, article))[0]).toMatch(
      /^has no top/,
    );
  });

  test('is reported with the line on which it cannot be read', () => {
    const [finding] = readTop(fileOf('Text.', ['title: "no end', ...goodTop.slice(1)])).findings;
    expect(finding?.message).toMatch(/^cannot be read/);
    expect(finding?.line).toBeGreaterThanOrEqual(2);
  });

  test.each([
    ['title', [...without('title')], '"title" needs a line at the top'],
    [
      'category',
      [...without('category'), 'category: sklls'],
      'cannot be "sklls". It is the kind of article, one of: getting-started',
    ],
    ['courses', [...without('courses'), 'courses: [ai-data]'], 'cannot be "ai-data"'],
    [
      'date',
      [...without('date'), 'date: "3 November 2026"'],
      '"date: 2026-11-27", year first, without quotation marks',
    ],
    ['tags', [...without('tags'), 'tags: [one]'], 'needs 2 to 6 entries'],
    ['draft', [...goodTop, 'draft: maybe'], 'must be true or false'],
    ['imageAlt', [...goodTop, 'image: ./plan.svg'], 'say in "imageAlt: …" what the picture shows'],
    ['updated', [...goodTop, 'updated: 2026-01-01'], 'is before the date of publication'],
  ])('says what is wrong with %s', (key, top, expected) => {
    const [finding] = checkTop(fileOf('Text.', top), article);
    expect(finding?.message).toContain(expected);
    const at = top.findIndex((line) => line.startsWith(`${key}:`));
    expect(finding?.line).toBe(at >= 0 ? at + 2 : 1);
    expect(finding?.file).toBe('content/blog/a-text/index.md');
  });

  test('names a line that is not read', () => {
    expect(messagesOf(checkTop(fileOf('Text.', [...goodTop, 'auther: Me']), article))).toEqual([
      expect.stringContaining('has lines at the top that no page reads: auther'),
    ]);
  });
});

describe('the top of a story', () => {
  const story = draftOf('success-stories', 'A story', '2026-11-27');
  const broken = (from: string, to: string): string[] =>
    messagesOf(
      checkTop(
        { path: 'content/success-stories/a/index.md', text: story.replace(from, to) },
        storyFrontmatter,
      ),
    );

  test('passes when it is right', () => expect(broken('', '')).toEqual([]));
  test('must say that it is illustrative', () => {
    expect(broken('illustrative: true\n', '')).toEqual([expect.stringContaining('must be true')]);
    expect(broken('illustrative: true', 'illustrative: false')).toEqual([
      expect.stringContaining('must be true'),
    ]);
  });
  test('names an employer who does not exist', () => {
    expect(broken('Sampleton Example', 'Example Bank')).toEqual([
      expect.stringContaining('must begin with "Sampleton "'),
    ]);
  });
  test('has a role whose salary the catalogue knows', () => {
    expect(broken('Junior Business Analyst', 'Chief Executive')).toEqual([
      expect.stringContaining('must be a role that the course ai-business-analyst leads to'),
    ]);
  });
  test('has no profile that leads to a real person', () => {
    expect(broken('linkedIn: none', 'linkedIn: someone')).toEqual([
      expect.stringContaining('cannot be "someone"'),
    ]);
  });
});

describe('headings', () => {
  test('in order pass, and code is none', () => {
    expect(
      checkHeadings(fileOf('## One\n\n### Two\n\n## Three\n\n```sh\n# a comment\n##### no heading\n```\n')),
    ).toEqual([]);
  });
  test.each([
    ['# Title', 'begin with "##"'],
    ['### First', 'jumps from a heading with # to one with ###. Use ##.'],
    ['## One\n\n#### Deep', 'jumps from a heading with ## to one with ####. Use ###.'],
    ['##No space', 'needs a space'],
    ['## ', 'without words'],
  ])('%j', (body, expected) => {
    const [finding] = checkHeadings(fileOf(body));
    expect(finding?.message).toContain(expected);
    expect(finding?.line).toBe(bodyLine + body.split('\n').length - 1);
  });
});

describe('pictures', () => {
  const inMdx = (body: string) => checkPictures(fileOf(body, goodTop, 'content/blog/a-text/index.mdx'));

  test('with words pass', () => {
    expect(checkPictures(fileOf('![A plan of the room](./plan.svg)'))).toEqual([]);
    expect(inMdx('<Bars\n  title="Minutes"\n  unit="minutes"\n  rows={[["a > b", 1]]}\n/>')).toEqual([]);
    expect(checkPictures(fileOf('`![](./plan.svg)` and `<Price />` are examples'))).toEqual([]);
  });
  test('without words are found, on their line', () => {
    expect(checkPictures(fileOf('Text.\n\n![](./plan.svg)'))).toEqual([
      {
        file: 'content/blog/a-text/index.md',
        line: bodyLine + 2,
        message: expect.stringContaining('picture without words'),
      },
    ]);
    expect(messagesOf(inMdx('<img src="./plan.svg">'))[0]).toContain('<img> without alt');
    expect(messagesOf(inMdx('<Bars unit="minutes" />'))[0]).toContain('<Bars> without title');
  });
  test('from components need a file that can hold components', () => {
    expect(messagesOf(checkPictures(fileOf('It costs <Price /> in all.')))).toEqual([
      expect.stringContaining('Rename the file to index.mdx'),
    ]);
  });
  test('may not be heavy', () => {
    expect(checkImageSize('content/blog/a/plan.png', measures.largestImage)).toEqual([]);
    expect(messagesOf(checkImageSize('content/blog/a/plan.png', 81_234))).toEqual([
      'weighs 81 kB; a picture may weigh 40 kB. Save it smaller, as .webp or .svg.',
    ]);
  });
});

describe('prices', () => {
  test.each(['It costs £400.', 'From £ 1,896 in all', 'about 400 pounds', 'GBP 400', '€20'])(
    '%s is found',
    (body) => {
      const [finding] = checkPrices(fileOf(`Text.\n${body}`));
      expect(finding?.message).toContain('in digits. Use <Price />');
      expect(finding?.line).toBe(bodyLine + 1);
    },
  );
  test('are found at the top too', () => {
    expect(checkPrices(fileOf('Text.', [...goodTop, 'imageAlt: a bill of £20']))[0]?.line).toBe(
      goodTop.length + 2,
    );
  });
  test('from the catalogue, and code, pass', () => {
    expect(
      checkPrices(fileOf('It costs <Price />.\n\n```\necho £400\n```\n\n400 hours, 20%, `£5`.')),
    ).toEqual([]);
  });
});

describe('links', () => {
  const check = (body: string) => messagesOf(checkLinks(fileOf(body), site));

  test('that lead somewhere pass', () => {
    const body =
      '## A part\n\n[a](/courses) [b](/terms#refunds) [c](#a-part) [d](https://www.gov.uk/x) [e](mailto:a@b.example) [f](/api/login) ![g](./plan.svg) [h](/courses?type=a)';
    expect(check(body)).toEqual([]);
    expect(check('`[x](/nowhere)`\n\n```\n[x](/nowhere)\n```')).toEqual([]);
  });
  test.each([
    ['[x](/corses)', 'links to /corses, but there is no such page. Do you mean /courses?'],
    ['[x](/nothing-like-it)', 'links to /nothing-like-it, but there is no such page.'],
    ['[x](/courses/)', 'Addresses of ours have no "/" at the end'],
    ['[x](/terms#refnds)', 'no heading there has that name'],
    ['[x](#nowhere)', 'no heading of this text has that name'],
    ['[x](https://institute.example/courses)', 'spells out our own address. Write /courses'],
    ['[x](http://www.gov.uk)', 'is not encrypted'],
    ['[x](javascript:alert)', 'of a kind that we do not use'],
    ['![A plan](./plans.svg)', 'names the file ./plans.svg'],
    ['<a href="/corses">x</a>', 'Do you mean /courses?'],
  ])('%s', (body, expected) => {
    expect(check(`Text.\n\n${body}`)).toEqual([expect.stringContaining(expected)]);
  });
  test('anchors are those that the build makes', () => {
    expect([
      ...anchorsOf('## What’s new: R&D, 99.9%?\n\n## Again\n\n## Again\n\n```\n## no\n```\n<a id="own">'),
    ]).toEqual(['whats-new-rd-999', 'again', 'again-1', 'own']);
  });
});

describe('reading age', () => {
  test('is bounded, and the message says how far it is', () => {
    expect(
      checkReadingAge(fileOf('We ask. They answer. It is a plain text for people who are tired.')),
    ).toEqual([]);
    const hard =
      'Organisational transformation necessitates comprehensive stakeholder prioritisation, notwithstanding infrastructural interdependencies that characteristically complicate implementation methodologies.';
    expect(messagesOf(checkReadingAge(fileOf(hard)))[0]).toMatch(
      /needs a reader of \d+\.\d years; write for 13/,
    );
  });
});

describe('a folder', () => {
  const one = (file: string, data: object) => ({ file, data });
  test('has one featured article, titles of its own and no date in the future', () => {
    const good = [
      one('a', { title: 'A', featured: true, date: new Date('2026-11-01') }),
      one('b', { title: 'B' }),
    ];
    expect(checkFolder('blog', good, '2026-11-27')).toEqual([]);
    expect(messagesOf(checkFolder('blog', [one('b', { title: 'B' })], '2026-11-27'))[0]).toContain(
      'none of them has "featured: true"',
    );
    expect(
      messagesOf(checkFolder('blog', [...good, one('c', { title: 'C', featured: true })], '2026-11-27'))[0],
    ).toContain('and so has a');
    expect(messagesOf(checkFolder('blog', [...good, one('c', { title: 'A' })], '2026-11-27'))[0]).toContain(
      'has the same title as a',
    );
    const later = one('c', { title: 'C', date: new Date('2026-12-24') });
    expect(messagesOf(checkFolder('blog', [...good, later], '2026-11-27'))[0]).toContain(
      'date in the future',
    );
    expect(checkFolder('blog', [...good, one('c', { ...later.data, draft: true })], '2026-11-27')).toEqual(
      [],
    );
  });
});

test('what was looked up more than six months ago is listed, oldest first', () => {
  const one = (file: string, day: string) => ({ file, checked: new Date(day) });
  const all = [
    one('b', '2026-05-27'),
    one('c', '2026-05-28'),
    one('a', '2025-01-31'),
    one('d', '2026-11-28'),
  ];
  expect(listOldChecks(all, new Date('2026-11-28')).map(({ file }) => file)).toEqual(['a', 'b']);
  expect(listOldChecks(all, new Date('2026-11-29')).map(({ file }) => file)).toEqual(['a', 'b', 'c']);
});

test('what nobody has looked up yet is listed by folder, and never as old', () => {
  const one = (file: string, day: string | null) => ({ file, checked: day === null ? null : new Date(day) });
  const all = [
    one('content/projects/a.yaml', null),
    one('content/projects/b.yaml', null),
    one('content/blog/a-text/index.md', null),
    one('content/blog/b-text/index.mdx', '2026-11-28'),
    one('content/ework/cloud-devops/start.yaml', null),
    one('content/legal/terms.mdx', '2026-11-28'),
  ];
  expect(listNeverChecked(all)).toEqual([
    'content/blog: a-text',
    'content/ework/cloud-devops: start',
    'content/projects: all 2',
  ]);
  expect(listOldChecks(all, new Date('2030-01-01')).map(({ file }) => file)).toEqual([
    'content/blog/b-text/index.mdx',
    'content/legal/terms.mdx',
  ]);
});

describe('a new text', () => {
  test.each([
    ['R&D <AI> 😱: what now?', 'r-and-d-ai-what-now'],
    ['Ceci n’est pas une pipe, Zoë', 'ceci-nest-pas-une-pipe-zoe'],
    [
      'A very long title about everything that anybody could ever want to know',
      'a-very-long-title-about-everything-that-anybody-could-ever',
    ],
    ['😱', ''],
  ])('%s lies in the folder %s', (title, name) => expect(folderName(title)).toBe(name));

  test.each(['R&D <AI> 😱 and more', 'A title: with a colon', '"Quoted" title of an article', '2026'])(
    'titled %s is a draft of today that the check accepts',
    (title) => {
      const file = { path: 'content/blog/x/index.md', text: draftOf('blog', title, '2026-11-27') };
      const found = messagesOf(checkTop(file, article));
      // A short title is for the editor to lengthen; nothing else is wrong.
      expect(found).toEqual(title.length < 10 ? [expect.stringContaining('"title"')] : []);
      expect(readTop(file).data).toMatchObject({ title, draft: true, date: new Date('2026-11-27') });
      expect(checkHeadings(file)).toEqual([]);
    },
  );
});
