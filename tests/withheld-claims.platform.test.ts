import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataFolder } from '../scripts/stack/paths.ts';
import { runToEnd } from '../scripts/stack/processes.ts';

// What Netlify would build for the public. In a copy: the setting is written into a file that other tests read.

const folder = join(dataFolder, 'stages', `${process.pid}-production`);
const parts = [
  'src',
  'content',
  'public',
  'scripts',
  'netlify',
  'astro.config.mjs',
  'package.json',
  'tsconfig.json',
];
const build = (env: NodeJS.ProcessEnv) =>
  runToEnd('astro', ['build', '--outDir', join(folder, 'dist')], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      CONTEXT: 'production',
      SITE_URL: 'https://kestrelrow.example',
      NO_COLOR: '1',
      ...env,
    },
  });

interface Page {
  path: string;
  html: string;
}
let pages: Page[] = [];

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  for (const part of parts) cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const { code, output } = await build({ SITE_CLAIMS: 'withhold' });
  expect(code, output.slice(-4000)).toBe(0);
  const dist = join(folder, 'dist');
  // Pages that a function fills in are not to be found, and say so.
  pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({ path: `/${name}`, html: readFileSync(join(dist, name), 'utf8') }))
    .filter(({ html }) => !html.includes('<meta name="robots" content="noindex">'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a production build that withholds nothing is refused, and says what is missing', async () => {
  const { code, output } = await build({});
  expect(code).not.toBe(0);
  for (const part of [
    'Placeholders, to be replaced in src/shared/catalogue/institute.ts',
    'Claims without evidence, to be added in content/claims',
    'placement: 89%, job placement',
    'SITE_CLAIMS=withhold builds without the claims that nothing backs',
  ])
    expect(output).toContain(part);
});

describe('a production build that withholds what nothing backs', () => {
  const each = (check: (page: Page, $: ReturnType<typeof load>) => string[]) =>
    pages.flatMap((page) => check(page, load(page.html)).map((what) => `${page.path}: ${what}`));

  test('says none of the figures of the contract that have no evidence', () => {
    expect(pages.length).toBeGreaterThan(50);
    const open =
      /\b(89%|95%|94%|98%|85%|73%|2,321%|65%)|15,000\+|60k\+|£99k|£59k-£119k|4\.[789]\/5|MOST POPULAR|ISO 27001/;
    const found = each(({ path }, $) => {
      $('script, style, option').remove();
      // Articles quote figures of others.
      if (path.startsWith('/blog')) return [];
      return open.exec($('main').text()) ?? [];
    });
    expect(found).toEqual([]);
  });

  test('leaves no mark of a withheld figure, and none that says its evidence is missing', () => {
    expect(
      each((_, $) =>
        $('[data-withheld]')
          .toArray()
          .map(() => 'a withheld statement'),
      ),
    ).toEqual([]);
    expect(
      each(({ path }, $) =>
        path !== '/how-we-count.html' && $('main').text().includes('evidence not yet published')
          ? ['says that evidence is missing']
          : [],
      ),
    ).toEqual([]);
  });

  test('shows no place that waits for a fact, and no heading above one', () => {
    expect(
      each((_, $) =>
        $('[data-slot]')
          .toArray()
          .map(() => 'a slot'),
      ),
    ).toEqual([]);
    const about = load(pages.find(({ path }) => path === '/about.html')?.html ?? '');
    expect(about('main').text()).not.toContain('Who reads your work');
  });

  test('leaves no hole: no label without its value, no empty item, cell, heading or section', () => {
    expect(
      each((_, $) => {
        const empty = $('main')
          .find('dt, dd, li, td, th, p, h1, h2, h3, h4, figcaption, dl, ul, ol, tbody')
          .toArray()
          .filter((element) => {
            const one = $(element);
            return (
              one.text().trim() === '' &&
              one.find('img, svg, input, span, i').length === 0 &&
              one.attr('aria-hidden') === undefined &&
              one.closest('[aria-hidden]').length === 0 &&
              // What a script or a function fills later is empty in every build.
              one.closest('dialog, template, noscript, [hidden], [role=status], .my-list').length === 0 &&
              // The corner of a table with headings on two sides.
              !one.is('thead th:first-child')
            );
          })
          .map((element) => `an empty <${element.tagName}> in ${$(element).parent().attr('class') ?? ''}`);
        const labels = $('main dt')
          .toArray()
          .filter(
            (term) => $(term).nextAll('dd').length === 0 && $(term).parent('div').find('dd').length === 0,
          )
          .map((term) => `the label "${$(term).text().trim()}" without a value`);
        return [...empty, ...labels];
      }),
    ).toEqual([]);
  });

  test('leaves no sentence that leans on a missing figure', () => {
    const holes = String.raw`“”|[a-z] \.(?= |$)|\. \.(?= |$)|, ,`;
    const values = String.raw`\bundefined\b|\bnull\b|\bNaN\b|\(\s*\)`;
    expect(
      each(({ path }, $) => {
        $('script, style, pre').remove();
        // A sentence that a function fills in and shows.
        $('main [hidden]').remove();
        const text = $('main').text().replace(/\s+/g, ' ');
        // A week of a course teaches such words.
        const pattern = path.includes('sample-week') ? holes : `${holes}|${values}`;
        return [...text.matchAll(new RegExp(`.{0,30}(?:${pattern}).{0,20}`, 'g'))].map(([found]) => found);
      }),
    ).toEqual([]);
  });

  test('compares nothing with a range that is not there, and speaks of no figure as being on the site', () => {
    expect(
      each(({ path }, $) => {
        if (path.startsWith('/blog')) return [];
        $('script, style').remove();
        const text = $('main').text().replace(/\s+/g, ' ');
        return [
          ...text.matchAll(
            /.{0,30}(?:For comparison|on this site are|This site shows figures|is from first roles).{0,30}/g,
          ),
        ].map(([found]) => found);
      }),
    ).toEqual([]);
  });

  test('leaves out a row of figures of which only one is left, and fills the room beside what is gone', () => {
    const home = load(pages.find(({ path }) => path === '/index.html')?.html ?? '');
    expect(home('.why-text').closest('.split')).toHaveLength(0);
    const about = load(pages.find(({ path }) => path === '/about.html')?.html ?? '');
    expect(about('#mission, h2').text()).not.toContain('In figures');
  });

  test('quotes a withheld figure’s words as such where they are explained', () => {
    const count = load(pages.find(({ path }) => path === '/how-we-count.html')?.html ?? '');
    const headings = count('.count-entry h3')
      .toArray()
      .map((heading) => count(heading).text().replace(/\s+/g, ' ').trim());
    expect(headings).toContain('Not shown: “… of employers require certifications”');
    expect(headings.filter((heading) => /^(of|to|from|higher|faster) /.test(heading))).toEqual([]);
  });

  test('says in place of our ranges what IT work pays in the United Kingdom, with its source', () => {
    const course = pages.find(({ path }) => path === '/courses/cybersecurity-with-ai.html');
    const text = load(course?.html ?? '')('main')
      .text()
      .replace(/\s+/g, ' ');
    expect(text).toContain('£70,000');
    expect(text).toContain('IT Jobs Watch, Security Operations, UK');
    expect(text).not.toContain('£75K');
  });
});
