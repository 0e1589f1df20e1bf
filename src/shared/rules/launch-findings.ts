/** What still keeps the site from going live: invented details, claims without proof, claims that disagree. */
import { certificationTracks } from '../catalogue/certifications.ts';
import type { Claim, Measure } from '../catalogue/claims.ts';
import { claims as allClaims } from '../catalogue/claims.ts';
import { courses } from '../catalogue/courses.ts';
import { eworkProjects } from '../catalogue/ework-projects.ts';
import type { PlaceholderDetail } from '../catalogue/institute.ts';
import { institute, listPlaceholders } from '../catalogue/institute.ts';
import { terms } from '../catalogue/terms.ts';
import { formatSalary } from './money.ts';

/** What the catalogue itself says about a measure. */
export interface KnownFact {
  readonly measure: Measure;
  readonly figure: string;
  readonly source: string;
}

export interface Contradiction {
  readonly measure: Measure;
  /** Each figure with where it stands. */
  readonly figures: readonly { readonly figure: string; readonly places: readonly string[] }[];
}

export interface LaunchFindings {
  readonly placeholders: readonly PlaceholderDetail[];
  readonly unproven: readonly Claim[];
  readonly contradictions: readonly Contradiction[];
  /** True only when all three lists are empty. */
  readonly ready: boolean;
}

export interface LaunchInput {
  readonly placeholders: readonly PlaceholderDetail[];
  readonly claims: readonly Claim[];
  readonly facts: readonly KnownFact[];
}

/** £59K and £59k are one figure; so are 6-12 months and 6 - 12 months. */
function sameFigure(figure: string): string {
  return figure.toLowerCase().replace(/\s+/g, '');
}

function listContradictions(claims: readonly Claim[], facts: readonly KnownFact[]): Contradiction[] {
  const measures = new Map<Measure, Map<string, { figure: string; places: string[] }>>();
  const add = (measure: Measure, figure: string, places: readonly string[]): void => {
    const figures = measures.get(measure) ?? new Map<string, { figure: string; places: string[] }>();
    const entry = figures.get(sameFigure(figure)) ?? { figure, places: [] };
    entry.places.push(...places);
    figures.set(sameFigure(figure), entry);
    measures.set(measure, figures);
  };
  for (const claim of claims) {
    if (claim.measure)
      add(
        claim.measure,
        claim.figure,
        claim.pages.map((page) => `${page} (${claim.id})`),
      );
  }
  for (const fact of facts) {
    // A fact contradicts only where something is claimed.
    if (measures.has(fact.measure)) add(fact.measure, fact.figure, [fact.source]);
  }
  return [...measures]
    .map(([measure, figures]) => ({ measure, figures: [...figures.values()] }))
    .filter(({ figures }) => figures.length > 1);
}

/** A claim is proved by evidence that names its source, its day and its sample. */
function isProved({ evidence }: Claim): boolean {
  return evidence !== null && Boolean(evidence.source && evidence.date && evidence.sample);
}

const weeks = courses.map((course) => course.weeks);
const salaries = courses.flatMap((course) => [...course.salaryUsd]);

export const catalogueFacts: readonly KnownFact[] = [
  {
    measure: 'weeks of training',
    figure: `${Math.min(...weeks)}-${Math.max(...weeks)} weeks`,
    source: 'the courses of the catalogue',
  },
  {
    measure: 'salary range',
    figure: `${formatSalary(Math.min(...salaries))}-${formatSalary(Math.max(...salaries))}`,
    source: 'the courses of the catalogue',
  },
  {
    measure: 'money-back guarantee',
    figure: `in full for ${terms.fullRefundDays} days, in part to day ${terms.proRataRefundDays}`,
    source: 'the refund terms',
  },
  {
    measure: 'eWork projects',
    figure: String(eworkProjects.length),
    source: 'the eWork projects of the catalogue',
  },
  { measure: 'support hours', figure: institute.hours, source: 'the contact hours' },
];

/** Certificates that we really offer; the claim of '15+' is checked against it. */
export const certificationCount: number = certificationTracks.reduce(
  (sum, track) => sum + track.levels.length,
  0,
);

export function listLaunchFindings(
  { placeholders, claims, facts }: LaunchInput = {
    placeholders: listPlaceholders(),
    claims: allClaims,
    facts: catalogueFacts,
  },
): LaunchFindings {
  const unproven = claims.filter((claim) => !isProved(claim));
  const contradictions = listContradictions(claims, facts);
  return {
    placeholders,
    unproven,
    contradictions,
    ready: placeholders.length === 0 && unproven.length === 0 && contradictions.length === 0,
  };
}

/** The findings as text for a terminal, one line each, ending in a verdict. */
export function describeLaunchFindings({
  placeholders,
  unproven,
  contradictions,
  ready,
}: LaunchFindings): string {
  const section = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [`${title} (${lines.length})`, ...lines.map((line) => `  ${line}`), ''];
  return [
    ...section(
      'Placeholders, to be replaced in src/shared/catalogue/institute.ts',
      placeholders.map(({ key, value, needed }) => `${key}: "${value}". ${needed}`),
    ),
    ...section(
      'Claims without evidence, in src/shared/catalogue/claims.ts',
      unproven.map(
        ({ id, figure, text, pages }) => `${id}: ${figure}, ${text}. Shown on ${pages.join(', ')}`,
      ),
    ),
    ...section(
      'Claims that contradict each other',
      contradictions.map(
        ({ measure, figures }) =>
          `${measure}: ${figures.map(({ figure, places }) => `${figure} on ${places.join(', ')}`).join('; but ')}`,
      ),
    ),
    ready
      ? 'Nothing stands in the way of going live.'
      : `Not ready: ${placeholders.length} placeholders, ${unproven.length} claims without evidence, ${contradictions.length} contradictions.`,
  ].join('\n');
}
