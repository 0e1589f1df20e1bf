/**
 * Every figure that the site claims about itself or the labour market, once. A page, a mail and a chat answer show what
 * the register has, and nothing else. In the United Kingdom the evidence must exist before a claim is published (CAP Code
 * 3.7; Digital Markets, Competition and Consumers Act 2024 for reference prices and reviews).
 *
 * Ids and figures are in `claims/facts.ts`; words and evidence are in content/claims and reach this file as JSON, which
 * scripts/content/claims.ts writes whenever the site is built.
 */
import generated from '../generated/claims.json' with { type: 'json' };
import type { Claim, ClaimWords } from './claims/claim.ts';
import { claimOf, isBacked } from './claims/claim.ts';
import type { ClaimId } from './claims/facts.ts';
import { claimFacts } from './claims/facts.ts';

export type { Claim, ClaimStatus, Evidence, Measure } from './claims/claim.ts';
export { isBacked } from './claims/claim.ts';
export type { ClaimId } from './claims/facts.ts';
export { firstSixCourses, ukSalaryClaims } from './claims/facts.ts';

/** The page that explains every claim. */
export const howWeCount = '/how-we-count';

/** Where anyone can look up what a role pays in the United Kingdom. */
export const nationalCareers = 'https://nationalcareers.service.gov.uk/explore-careers';

const words: Readonly<Record<string, ClaimWords>> = generated.words;
const today = new Date().toISOString().slice(0, 10);

/** True where this build leaves out what is not backed: SITE_CLAIMS=withhold. */
export const withholdsClaims: boolean = generated.withhold;

export const claims: readonly Claim[] = claimFacts.map((facts) => claimOf(facts, words, today));

const byId = new Map(claims.map((claim) => [claim.id, claim]));

/** A claim of the register, whether or not this build shows it. @throws RangeError for an id that is not in the register. */
export function getClaim(id: ClaimId): Claim {
  const claim = byId.get(id);
  if (!claim) throw new RangeError(`No claim with the id ${id}`);
  return claim;
}

/** Whether this build shows the claim. */
export const isShown = (claim: Claim): boolean =>
  isBacked(claim) || !(withholdsClaims || claim.onlyProven === true);

/** The claim where this build shows it; null where it is withheld, and the page must do without. */
export function findClaim(id: ClaimId): Claim | null {
  const claim = getClaim(id);
  return isShown(claim) ? claim : null;
}

/** Those of the claims that this build shows. */
export function findClaims(ids: readonly ClaimId[]): Claim[] {
  return ids.flatMap((id) => findClaim(id) ?? []);
}

/** What is said beside figures that nothing backs, in the words that visitors read everywhere; null where all are backed. */
export function claimNote(shown: readonly Claim[]): string | null {
  const open = shown.filter((claim) => !isBacked(claim));
  if (open.length === 0) return null;
  // "2024" is the year of a statement.
  const kind = open.some(({ figure }) => /\d/.test(figure) && !/^\d{4}$/.test(figure))
    ? 'figure'
    : 'statement';
  return `Our own ${kind}${open.length === 1 ? '' : 's'}; evidence not yet published`;
}

/** Where the claim is explained. A family shares one place. */
export const claimHref = ({ id, family }: Pick<Claim, 'id' | 'family'>): string =>
  `${howWeCount}#${family ?? id}`;
