/** What an eWork project is. The projects themselves are in `ework-projects/<slug>.ts`; `ework-projects.ts` gathers them. */

/** One project as it is written: its place in the course's weeks follows from the ones before it. */
export interface EworkBrief {
  /** How many weeks it takes. The four of a course sum to the course's weeks. */
  readonly weeks: number;
  readonly title: string;
  /** A fictitious organisation. */
  readonly client: string;
  /** The situation, with its numbers and its awkward fact. */
  readonly description: string;
  /** What is handed in: form, length and what makes it good. */
  readonly deliverables: readonly string[];
  readonly mentorGuidance: string;
}

export type EworkBriefs = readonly [EworkBrief, EworkBrief, EworkBrief, EworkBrief];
