/** What a claim is: its typed facts here and in `facts.ts`, its words and evidence in content/claims. */

/** How a figure is backed. */
export type ClaimBasis =
  /** By evidence that an editor writes into content/claims. */
  | { readonly kind: 'evidence' }
  /** By counting our own catalogue, which the code does: `holds` is false as soon as the figure is wrong. */
  | { readonly kind: 'catalogue'; readonly holds: boolean; readonly counted: string }
  /** By our terms: a promise to the buyer, not a statement about others. */
  | { readonly kind: 'terms'; readonly href: `/${string}` };

export type Measure =
  | 'job placement'
  | 'graduates'
  | 'average salary'
  | 'salary range'
  | 'salary increase'
  | 'months to a job'
  | 'money-back guarantee'
  | 'weeks of training'
  | 'eWork projects'
  | 'support hours';

export interface ClaimFacts {
  /** An address on /how-we-count: it never changes meaning. */
  readonly id: string;
  /** As it is printed. */
  readonly figure: string;
  /** Paths of the pages that show it. */
  readonly pages: readonly `/${string}`[];
  /** Two claims of one measure and one definition must have one figure. Without a measure, a claim is compared with no other. */
  readonly measure?: Measure;
  /** Claims of one kind, one for each course or plan, share the entry `<family>-*` in content/claims. */
  readonly family?: string;
  /** What the claim is about within its family, such as the title of a course. */
  readonly subject?: string;
  readonly basis: ClaimBasis;
  /** Never shown without valid evidence, in a preview neither: a list price that was never charged may not be struck through. */
  readonly onlyProven?: true;
}

export interface Evidence {
  /** Which time the figure is about. */
  readonly period: string;
  /** Whom or what it counts, and how many. */
  readonly sample: string;
  /** Where the proof is kept, so that someone else can find it. */
  readonly source: string;
  /** YYYY-MM-DD, when it was gathered. */
  readonly date: string;
  /** YYYY-MM-DD, the last day on which it may be used. */
  readonly until: string;
  /** Where a visitor can read it. */
  readonly link?: string | undefined;
}

/** What an editor writes about a claim. */
export interface ClaimWords {
  /** The words beside the figure. */
  readonly text: string;
  /** What the figure counts: who, since when, which plan. */
  readonly definition: string;
  /** YYYY-MM-DD, when the institute agreed to the definition. Until then it is our draft. */
  readonly confirmed?: string | undefined;
  readonly evidence?: Evidence | undefined;
}

export type ClaimStatus = 'proven' | 'counted' | 'promised' | 'unproven' | 'expired';

export interface Claim extends ClaimFacts {
  /** The words beside the figure. */
  readonly label: string;
  /** The same, with its subject before them: 'Prompt Engineering: salary range'. */
  readonly text: string;
  readonly definition: string;
  /** When the institute agreed to the definition; null while it is our draft. */
  readonly confirmed: string | null;
  readonly evidence: Evidence | null;
  readonly status: ClaimStatus;
}

/** Whether a visitor may rely on the figure: there is valid evidence, or the code or the terms back it. */
export const isBacked = ({ status }: Pick<Claim, 'status'>): boolean =>
  status === 'proven' || status === 'counted' || status === 'promised';

/** The status on a day, YYYY-MM-DD. Evidence is valid to the end of the day `until`. */
export function statusOn(today: string, basis: ClaimBasis, evidence: Evidence | null): ClaimStatus {
  if (basis.kind === 'terms') return 'promised';
  if (basis.kind === 'catalogue') return basis.holds ? 'counted' : 'unproven';
  if (evidence === null) return 'unproven';
  return evidence.until < today ? 'expired' : 'proven';
}

/** Puts a claim together from its facts and words. Evidence of its own goes before that of its family. */
export function claimOf(
  facts: ClaimFacts,
  words: Readonly<Record<string, ClaimWords>>,
  today: string,
): Claim {
  const own = words[facts.id];
  const family = facts.family === undefined ? undefined : words[`${facts.family}-*`];
  const found = own ?? family;
  if (!found) throw new RangeError(`content/claims has no entry for ${facts.id}`);
  const evidence = own?.evidence ?? family?.evidence ?? null;
  return {
    ...facts,
    label: found.text,
    text: facts.subject === undefined ? found.text : `${facts.subject}: ${found.text}`,
    definition: found.definition,
    confirmed: found.confirmed ?? null,
    evidence,
    status: statusOn(today, facts.basis, evidence),
  };
}
