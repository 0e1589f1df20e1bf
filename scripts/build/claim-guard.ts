import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { load } from 'cheerio';
import type { Claim } from '../../src/shared/catalogue/claims/claim.ts';
import { isBacked } from '../../src/shared/catalogue/claims/claim.ts';
import { terms } from '../../src/shared/catalogue/terms.ts';
import { listContradictions } from '../../src/shared/rules/launch-findings.ts';

/** What looks like a claim: a share, "15,000+", a salary in thousands, a mark out of five, "3x". */
const figure =
  /(?<![\d.,])(?:\+?\d[\d,]*(?:\.\d+)?\s?%|\d[\d,]*k?\+|£\d+(?:\.\d+)?[kK]|\d\.\d\/5|\d(?:\.\d)?x)(?![\w])/g;
/** Percentages of our own terms. */
const ofTheTerms: ReadonlySet<string> = new Set(
  [terms.upfrontDiscountPercent, terms.attendancePercent, terms.uptimeAimPercent].map((share) => `${share}%`),
);
/** A fine of the law, and the zoom at which WCAG wants a page to work. */
const ofTheLaw: ReadonlySet<string> = new Set(['4%', '200%']);
/** Articles quote sources of their own, and stories are invented and marked as such. */
const isEditorial = (path: string): boolean => /^\/(blog|success-stories)(\/|$)/.test(path);
/** Where the mark of a group of figures is looked for: anywhere around it, but not on the whole page. */
const groups =
  'section, dialog, article, aside, figure, p, li, td, tr, table, .tile-group, .stories, .closing';

/**
 * Holds a built page to the register: what it claims is there and may be shown, what nothing backs has its note, and no
 * figure is written past the register. Returns what is wrong, each as a sentence.
 */
export function checkPageClaims(
  html: string,
  path: string,
  register: ReadonlyMap<string, Claim>,
  isShown: (claim: Claim) => boolean,
): string[] {
  const $ = load(html);
  const wrong: string[] = [];
  for (const element of $('[data-claim]').toArray()) {
    const id = $(element).attr('data-claim') ?? '';
    const claim = register.get(id);
    if (!claim) {
      wrong.push(`${path} marks a figure as the claim "${id}", which the register does not have.`);
      continue;
    }
    if (!isShown(claim)) wrong.push(`${path} shows ${claim.figure} (${id}), which this build withholds.`);
    else if (!isBacked(claim) && $(element).parents(groups).has('[data-claim-note]').length === 0)
      wrong.push(`${path} shows ${claim.figure} (${id}) without saying that its evidence is not published.`);
  }
  if (isEditorial(path)) return wrong;
  $('[data-claim], [data-claim-note], script, style, option, [aria-hidden="true"]').remove();
  // What search results and shared links show has no room for a note.
  const shared = $('title, meta[name="description"], meta[property^="og:"]')
    .toArray()
    .map((element) => $(element).attr('content') ?? $(element).text());
  const text = [$('main').text().replace(/\s+/g, ' '), ...shared].join(' | ');
  for (const [found] of text.matchAll(figure)) {
    if (ofTheTerms.has(found) || ofTheLaw.has(found)) continue;
    const at = text.indexOf(found);
    wrong.push(
      `${path} says ${found} ("${text.slice(Math.max(0, at - 40), at + 40).trim()}"), which is not from the register. Put it into src/shared/catalogue/claims/facts.ts and content/claims, and show it with ClaimFigure.`,
    );
  }
  return wrong;
}

/** Two figures for one thing, each with where it is said. */
export function describeContradictions(all: readonly Claim[]): string[] {
  return listContradictions(all).map(
    ({ measure, figures }) =>
      `${measure} has one definition and two figures: ${figures.map(({ figure, places }) => `${figure} on ${places.join(', ')}`).join('; but ')}. Give each its own definition in content/claims, or make them one.`,
  );
}

/**
 * Stops the build when a page says a figure that the register does not have, or says it without its note, and when the
 * register gives two figures for one thing.
 */
export function claimGuard(): AstroIntegration {
  return {
    name: 'claim-guard',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const { claims, isShown } = await import('../../src/shared/catalogue/claims.ts');
        const register = new Map(claims.map((claim) => [claim.id, claim]));
        const folder = fileURLToPath(dir);
        const wrong = readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .filter((name) => name.endsWith('.html'))
          .sort()
          .flatMap((name) =>
            checkPageClaims(
              readFileSync(join(folder, name), 'utf8'),
              `/${name.replace(/(^|\/)index\.html$|\.html$/, '')}`,
              register,
              isShown,
            ),
          );
        wrong.push(...describeContradictions(claims));
        if (wrong.length > 0) throw new Error(wrong.join('\n'));
      },
    },
  };
}
