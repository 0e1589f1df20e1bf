import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { load } from 'cheerio';
import { courses } from '../../src/shared/catalogue/courses.ts';
import { findPlan } from '../../src/shared/catalogue/plans.ts';
import {
  listDisagreements,
  numbersOfAll,
  numbersOfCourse,
  numbersOfPlan,
  type PlanNumbers,
} from '../../src/shared/rules/route-numbers.ts';

/** Articles and stories have numbers of their own, and the tasks of a week tell of its client's. */
const isOwnAccount = (path: string): boolean => /^\/(blog|success-stories)(\/|$)|\/sample-week$/.test(path);

/**
 * Holds what a built page says about weeks, projects, exams and payments to the one route model: in a plan's card to that
 * plan, on a course's page to that course, elsewhere to all plans. Returns what is wrong, each as a sentence.
 */
export function checkPageRoute(html: string, path: string): string[] {
  if (isOwnAccount(path)) return [];
  const $ = load(html);
  const wrong: string[] = [];
  // Figures of the register are the claim guard's; a brief's words are about its client.
  $('script:not([type="application/ld+json"]), style, option, [data-claim], [data-brief]').remove();
  // What is apart on the page stays apart in the text.
  $('main')
    .find(
      'p, li, dt, dd, td, th, h1, h2, h3, h4, h5, div, summary, figcaption, section, header, text, label, legend',
    )
    .prepend(' | ')
    .append(' | ');
  const say = (text: string, numbers: PlanNumbers, what: string) => {
    for (const found of listDisagreements(text.replace(/\s+/g, ' '), numbers))
      wrong.push(
        `${path} says "${found}"${what}, which the plans do not: src/shared/rules/route.ts has the numbers.`,
      );
  };
  // What is shown for a pace or a course alone is about no plan in particular.
  const isOfAPlan = '[data-plan], [data-route$="month"]:not([data-route^="-"])';
  for (const card of $(isOfAPlan).toArray()) {
    const id = $(card).attr('data-plan') ?? $(card).attr('data-route') ?? '';
    const plan = findPlan(id);
    if (plan) say($(card).text(), numbersOfPlan(plan.id), ` in the card of ${id}`);
    else wrong.push(`${path} has the card of a plan "${id}", which there is not.`);
  }
  $(isOfAPlan).remove();
  const slug = /^\/courses\/(.+)$/.exec(path)?.[1];
  const course = courses.find((one) => one.slug === slug);
  const numbers = course ? numbersOfCourse(course.slug) : numbersOfAll;
  for (const data of $('script[type="application/ld+json"]').toArray()) {
    const text = $(data).text();
    say(text, numbers, ' in its structured data');
    for (const [, count] of text.matchAll(/"repeatCount":(\d+)/g))
      if (!numbers.weeks.has(Number(count)))
        wrong.push(`${path} has repeatCount ${String(count)} in its structured data, which no plan has.`);
  }
  say($('main').text(), numbers, '');
  const head = $('title, meta[name="description"], meta[property^="og:"]').toArray();
  for (const one of head) say($(one).attr('content') ?? $(one).text(), numbers, ' in its head');
  return wrong;
}

/** Stops the build when a page says of weeks, projects, exams or payments what no plan has. */
export function routeGuard(): AstroIntegration {
  return {
    name: 'route-guard',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const wrong = readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .filter((name) => name.endsWith('.html'))
          .sort()
          .flatMap((name) =>
            checkPageRoute(
              readFileSync(join(folder, name), 'utf8'),
              `/${name.replace(/(^|\/)index\.html$|\.html$/, '')}`,
            ),
          );
        if (wrong.length > 0) throw new Error(wrong.join('\n'));
      },
    },
  };
}
