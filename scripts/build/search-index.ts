import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { load, type CheerioAPI } from 'cheerio';
import { findCourse } from '#shared/catalogue/courses.ts';
import { planFor } from '#shared/catalogue/plans.ts';
import { formatPrice } from '#shared/rules/money.ts';
import { priceOf } from '#shared/rules/pricing.ts';
import type { FoundablePage, FoundableSection, PageKind } from '../../src/features/search/find-pages.ts';

/** Characters kept of a section: what it begins with. With more, the list would be a megabyte and find little else. */
const keptOfSection = 320;
/** Questions and words are short, and are the answer themselves. */
const keptOfAnswer = 480;
/** Pages whose every answer is found by itself. */
const answersIn: Readonly<Record<string, PageKind>> = {
  '/faq': 'Question',
  '/our-answers': 'Question',
  '/glossary': 'Word',
};
/** Of these the first words are enough: what is in them is on the pages of the courses, or is one week of many. */
const firstWordsOnly =
  /^\/(|courses|courses\/[^/]+\/sample-week|blog|blog\/category\/[^/]+|success-stories)$/;
/** The second page of a list has no subject of its own. */
const leftOut = /\/page\/\d+$/;

/**
 * Writes search-index.json: what can be found on the finished pages, as people read them. A page that is not for search
 * engines is not for this search either.
 */
export function searchIndex(): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .filter((name) => name.endsWith('.html'))
          .sort()
          .flatMap((name) => {
            const path = `/${name.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`;
            return leftOut.test(path) ? [] : readPage(path, readFileSync(join(folder, name), 'utf8'));
          });
        writeFileSync(join(folder, 'search-index.json'), JSON.stringify(pages));
        logger.info(`${pages.length} pages and answers can be found`);
      },
    },
  };
}

function kindOf(path: string, $: CheerioAPI): PageKind {
  if (/^\/courses\/[^/]+$/.test(path)) return 'Course';
  if (path.endsWith('/sample-week')) return 'Sample week';
  if (path.startsWith('/blog/category/')) return 'Articles';
  if (path.startsWith('/blog/')) return 'Article';
  if (path.startsWith('/success-stories/')) return 'Illustrative story';
  const facts = $('.article-facts dt').first().text();
  return facts === 'Version of' ? 'Legal' : facts === 'Facts checked' ? 'Guide' : 'Page';
}

function factsOf(path: string, kind: PageKind, $: CheerioAPI): Pick<FoundablePage, 'facts' | 'weeks'> {
  const course = kind === 'Course' ? findCourse(path.split('/')[2] ?? '') : null;
  if (course) {
    const [short, long] = ([6, 12] as const).map((months) =>
      formatPrice(priceOf(planFor(course.slug, months)).total),
    );
    return {
      facts: `${course.weeks} weeks of study; ${short} over 6 months or ${long} over 12`,
      weeks: course.weeks,
    };
  }
  const minutes = /^\d+/.exec(plain($('.article-length dd, .article-head .note .num').first().text()));
  return { facts: minutes ? `${minutes[0]} min read` : '' };
}

/** What can be found on a page: itself and, where each answer counts by itself, those. */
export function readPage(path: string, html: string): FoundablePage[] {
  const $ = load(html);
  if ($('meta[name="robots"][content~="noindex"]').length > 0) return [];
  const kind = kindOf(path, $);
  const facts = factsOf(path, kind, $);
  // What the row's kind says is not said twice.
  const title = plain($('meta[property="og:title"]').attr('content') ?? '').replace(
    /: an illustrative story$/,
    '',
  );
  const description = plain($('meta[name="description"]').attr('content') ?? '');
  const sections = firstWordsOnly.test(path) ? [] : readSections($);
  const answers = answersIn[path];
  const page = { href: path, title, kind, ...facts, text: description };
  if (!answers) return [{ ...page, sections: sections.map((section) => cut(section, keptOfSection)) }];
  return [
    { ...page, sections: [] },
    ...sections.map((section) => {
      const { id, heading, text } = cut(section, keptOfAnswer);
      return { href: `${path}#${id}`, title: heading, kind: answers, facts: '', text, sections: [] };
    }),
  ];
}

/** On one line; a comma after a link or a bold word has no space before it. */
const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?)])(?= |$)/g, '$1')
    .trim();

function cut({ text, ...section }: FoundableSection, kept: number): FoundableSection {
  return { ...section, text: text.length > kept ? text.slice(0, text.lastIndexOf(' ', kept)) : text };
}

/** The page in parts that a link can lead to, each with its heading. Text of a heading without an address goes to the part before. */
function readSections($: CheerioAPI): FoundableSection[] {
  const main = $('main');
  main
    .find(
      'script, style, svg, thead, nav, form, dialog, template, [hidden], [aria-hidden="true"], .no-print, .vh, .crumbs',
    )
    .remove();
  const sections: FoundableSection[] = [];
  let open: { id: string; heading: string; text: string } | undefined;
  const walk = (node: ReturnType<typeof main.contents>[number]): void => {
    if ('data' in node && open) open.text += node.data;
    if (!('name' in node)) return;
    const one = $(node);
    if (/^(h[1-4]|dt)$/.test(node.name)) {
      const id = addressOf(one);
      if (id !== undefined && node.name !== 'h1' && id !== open?.id) {
        open = { id, heading: plain(one.text()), text: '' };
        sections.push(open);
        return;
      }
    }
    for (const child of one.contents().toArray()) walk(child);
    if (open) open.text += node.name === 'dt' ? ': ' : ' ';
  };
  for (const child of main.contents().toArray()) walk(child);
  return sections
    .map((section) => ({ ...section, text: plain(section.text) }))
    .filter(({ text }) => text !== '');

  function addressOf(heading: ReturnType<CheerioAPI>): string | undefined {
    return (
      heading.attr('id') ??
      // A question that unfolds, and a word with what it means.
      heading.closest('summary').next('[id]').attr('id') ??
      (heading.is('dt') ? heading.parent('div[id]').attr('id') : undefined) ??
      (heading.is('h2, h3') ? heading.parent('section[id], article[id], div[id]').attr('id') : undefined)
    );
  }
}
