/** What still keeps the site from going live, and what each figure rests on. */
import type { Claim, ClaimStatus, Measure } from '../catalogue/claims/claim.ts';
import { isBacked } from '../catalogue/claims/claim.ts';
import type { Draft } from '../catalogue/drafts.ts';
import type { PlaceholderDetail } from '../catalogue/institute.ts';

export interface Contradiction {
  readonly measure: Measure;
  readonly definition: string;
  /** Each figure with where it is shown. */
  readonly figures: readonly { readonly figure: string; readonly places: readonly string[] }[];
}

export interface LaunchInput {
  readonly placeholders: readonly PlaceholderDetail[];
  readonly claims: readonly Claim[];
  /** Rules and promises that no one has agreed to yet. */
  readonly drafts: readonly Draft[];
  /** What nobody has compared with its sources yet, a line for each folder of content/. Left out: nothing. */
  readonly neverChecked?: readonly string[];
  /** The last civil day of which it is known whether it is a bank holiday. Left out: nothing is said of it. */
  readonly holidaysUntil?: string;
  /** YYYY-MM-DD. */
  readonly today: string;
}

export interface LaunchFindings {
  readonly placeholders: readonly PlaceholderDetail[];
  /** Neither evidence nor the catalogue nor the terms back it. */
  readonly unproven: readonly Claim[];
  readonly expired: readonly Claim[];
  readonly contradictions: readonly Contradiction[];
  /** Rules and promises that no one has agreed to yet. */
  readonly drafts: readonly Draft[];
  /** Definitions that the institute has not agreed to yet, of figures that nothing backs; a family once. */
  readonly definitions: readonly Claim[];
  /** Proven today, and no longer in a month. */
  readonly endingSoon: readonly Claim[];
  /** What nobody has compared with its sources yet. The pages say so, and it does not stop a build. */
  readonly neverChecked: readonly string[];
  /** Until when bank holidays are known, where that is soon: promises would then count one as a working day. Stops no build. */
  readonly holidaysEnding: string | null;
  /** Every claim, by what it rests on. */
  readonly classes: ReadonlyMap<ClaimStatus, readonly Claim[]>;
  /** True only when nothing is left to do. */
  readonly ready: boolean;
}

const soonDays = 30;
/** The days of the next year are published long before. */
const holidaysSoonDays = 180;
const dayInMilliseconds = 86_400_000;

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** £59K and £59k are one figure; so are 6-12 months and 6 - 12 months. */
function sameFigure(figure: string): string {
  return figure.toLowerCase().replace(/\s+/g, '');
}

/** Claims of one measure and one definition that say different figures. */
export function listContradictions(claims: readonly Claim[]): Contradiction[] {
  const measured = claims.flatMap((claim) => (claim.measure ? [{ ...claim, measure: claim.measure }] : []));
  const groups = groupBy(measured, ({ measure, definition }) =>
    JSON.stringify([measure, sameFigure(definition)]),
  );
  return [...groups.values()].flatMap((group) => {
    const figures = groupBy(group, ({ figure }) => sameFigure(figure));
    const [first] = group;
    if (!first || figures.size < 2) return [];
    return {
      measure: first.measure,
      definition: first.definition,
      figures: [...figures.values()].flatMap((same) => {
        const [one] = same;
        if (!one) return [];
        return {
          figure: one.figure,
          places: same.flatMap(({ id, pages }) => pages.map((page) => `${page} (${id})`)),
        };
      }),
    };
  });
}

export function listLaunchFindings({
  placeholders,
  claims,
  drafts,
  neverChecked = [],
  holidaysUntil,
  today,
}: LaunchInput): LaunchFindings {
  const classes = groupBy(claims, ({ status }) => status);
  const unproven = classes.get('unproven') ?? [];
  const expired = classes.get('expired') ?? [];
  const contradictions = listContradictions(claims);
  const definitions = [
    ...groupBy([...unproven, ...expired], ({ definition }) => definition).values(),
  ].flatMap(([first]) => (first?.confirmed === null ? [first] : []));
  const inDays = (days: number) =>
    new Date(Date.parse(today) + days * dayInMilliseconds).toISOString().slice(0, 10);
  const soon = inDays(soonDays);
  return {
    placeholders,
    unproven,
    expired,
    contradictions,
    drafts,
    definitions,
    neverChecked,
    holidaysEnding:
      holidaysUntil !== undefined && holidaysUntil < inDays(holidaysSoonDays) ? holidaysUntil : null,
    endingSoon: (classes.get('proven') ?? []).filter(({ evidence }) => evidence && evidence.until <= soon),
    classes,
    ready:
      placeholders.length +
        unproven.length +
        expired.length +
        contradictions.length +
        drafts.length +
        definitions.length ===
      0,
  };
}

/** What a build for the public may not do: show what is not backed, or two figures for one thing. */
export function refuseProduction(
  findings: LaunchFindings,
  { withholds }: { readonly withholds: boolean },
): string | null {
  if (withholds) {
    // What is not backed is not shown. What is left must still agree with itself.
    const shown = listContradictions([...findings.classes.values()].flat().filter(isBacked));
    return shown.length === 0 ? null : describeLaunchFindings({ ...findings, contradictions: shown });
  }
  return findings.ready ? null : describeLaunchFindings(findings);
}

const titles = {
  proven: 'Proven by evidence',
  counted: 'Counted in our catalogue',
  promised: 'Promised in our terms',
} as const;

const claimLine = ({ id, figure, text, pages }: Claim): string =>
  `${id}: ${figure}, ${text}. Shown on ${pages.join(', ')}`;

/** The findings as text for a terminal, one line each, ending in a verdict. */
export function describeLaunchFindings(findings: LaunchFindings): string {
  const { placeholders, unproven, expired, contradictions, drafts, definitions, classes, ready } = findings;
  const section = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [`${title} (${lines.length})`, ...lines.map((line) => `  ${line}`), ''];
  return [
    ...(['proven', 'counted', 'promised'] as const).flatMap((status) =>
      section(titles[status], (classes.get(status) ?? []).map(claimLine)),
    ),
    ...section(
      'Proven, but the evidence ends within a month: look it up again in content/claims',
      findings.endingSoon.map((claim) => `${claim.id}: until ${claim.evidence?.until ?? ''}`),
    ),
    ...section(
      'Placeholders, to be replaced in src/shared/catalogue/institute.ts and people.ts',
      placeholders.map(({ key, value, needed }) => `${key}: "${value}". ${needed}`),
    ),
    ...section('Claims without evidence, to be added in content/claims', unproven.map(claimLine)),
    ...section(
      'Claims whose evidence has expired, to be renewed in content/claims',
      expired.map((claim) => `${claimLine(claim)}. Expired on ${claim.evidence?.until ?? ''}`),
    ),
    ...section(
      'Claims that contradict each other: one measure, one definition, two figures',
      contradictions.map(
        ({ measure, figures }) =>
          `${measure}: ${figures.map(({ figure, places }) => `${figure} on ${places.join(', ')}`).join('; but ')}`,
      ),
    ),
    ...[...groupBy(drafts, ({ status }) => status)].flatMap(([status, those]) =>
      section(
        `Rules and promises: ${status}, in src/shared/catalogue/drafts.ts`,
        those.map(({ id, place, rule, question }) => `${id}, on ${place}: ${rule} ${question}`),
      ),
    ),
    ...section(
      'Definitions of figures: to be confirmed by the institute, with "confirmed" in content/claims',
      definitions.map(({ id, family, definition }) => `${family ? `${family}-*` : id}: ${definition}`),
    ),
    ...section(
      'Not yet looked up: open every link, compare every fact, and then write the day after "checked" in content/',
      findings.neverChecked,
    ),
    ...section(
      'Bank holidays end soon: add the next year in src/shared/catalogue/bank-holidays.ts',
      findings.holidaysEnding === null ? [] : [`known until ${findings.holidaysEnding}`],
    ),
    ready
      ? 'Nothing keeps the site from going live.'
      : `Not ready: ${placeholders.length} placeholders, ${unproven.length} claims without evidence, ${expired.length} expired, ${contradictions.length} contradictions, ${drafts.length} drafts, ${definitions.length} definitions to confirm.`,
  ].join('\n');
}
