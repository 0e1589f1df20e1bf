/**
 * What content/ says about the things of the catalogue, as pages and functions read it. An id of the catalogue finds its
 * words; src/content-schemas holds editors to these shapes.
 */

/** Something to tick. */
export interface EworkItem {
  /**
   * Stays with the item for good, wherever it is moved to in the list. What students have ticked is stored by it.
   */
  readonly number: number;
  readonly text: string;
}

export interface EworkResource {
  /** As its publisher calls it, with the publisher where the title does not say. */
  readonly title: string;
  readonly address: string;
}

export interface EworkTaskWords {
  readonly title: string;
  /** A paragraph each: the situation at the project's client, what to make, what usually goes wrong (week-brief.ts). */
  readonly description: string;
  /** Each can be ticked, or not, by looking at the work. In the order in which they are shown. */
  readonly objectives: readonly EworkItem[];
  /** Form, length and what makes it good. */
  readonly deliverables: readonly EworkItem[];
  /** Numbers of items that the task once had. */
  readonly removed: { readonly objectives: readonly number[]; readonly deliverables: readonly number[] };
  readonly resources: readonly EworkResource[];
}

export interface EworkProjectWords {
  readonly title: string;
  /** A fictitious organisation. */
  readonly client: string;
  /** The situation, with its numbers and its awkward fact. */
  readonly description: string;
  /** What is handed in: form, length and what makes it good. */
  readonly deliverables: readonly string[];
  readonly mentorGuidance: string;
}

/** What a mentor knows of a project and no student does. */
export interface MentorSheet {
  readonly title: string;
  /** What the mentor does that the brief does not say, and the moment to do it. */
  readonly surprise: string;
  readonly when: string;
  /** Whom the mentor plays. */
  readonly play?: string | undefined;
  readonly good?: readonly string[] | undefined;
  /** The deliverables, each at four levels, the weakest first. */
  readonly rubric?:
    readonly { readonly deliverable: string; readonly levels: readonly string[] }[] | undefined;
  readonly mistakes?: readonly string[] | undefined;
  readonly exemplar?: string | undefined;
}

/** The pages that a mentor has of one project. */
export interface MentorPages {
  readonly brief: EworkProjectWords;
  readonly sheet: MentorSheet | null;
}

export interface LearnerProjectWords {
  readonly title: string;
  /** The situation and what is made of it, in two or three sentences. */
  readonly description: string;
  readonly learningObjectives: readonly string[];
  /** What to have or know before the start. */
  readonly requirements: readonly string[];
  /** Where the project needs data that does not exist elsewhere. */
  readonly material?: Material | undefined;
}

export interface AiToolWords {
  readonly name: string;
  readonly description: string;
  /** In words, without amounts. */
  readonly pricing: string;
  readonly businessUseCase: string;
  /** What people do with it on an ordinary day. */
  readonly dailyWorkflows: readonly string[];
  /** In the order of learning. */
  readonly learningPath: readonly string[];
}

export interface AiWorkflowWords {
  readonly name: string;
  readonly description: string;
  readonly industry: string;
  /** In order. */
  readonly steps: readonly string[];
  /** The number of the step in which a person checks or decides, from 1. */
  readonly decidedAt: number;
  readonly businessOutcome: string;
  /** Invented, and says so: begins with 'An illustrative'. */
  readonly realWorldExample: string;
}

export interface LearnerProfileWords {
  readonly description: string;
  readonly targetAudience: string;
  /** Titles under which work is advertised in which AI takes the routine part. */
  readonly aiEnabledRoles: readonly string[];
}

export interface CareerPathWords {
  readonly description: string;
}

/** Advice on reading the market. No figures: those belong in the claims register. */
export interface MarketInsightWords {
  readonly title: string;
  readonly text: string;
}

/** The half of a week's hours that is not the task. */
export interface Lesson {
  /** In order. */
  readonly plan: readonly {
    readonly do: 'read' | 'watch' | 'try';
    readonly title: string;
    readonly address?: string | undefined;
    readonly minutes: number;
    readonly why: string;
  }[];
  readonly questions: readonly { readonly ask: string; readonly answer: string }[];
  /** The week's hardest step, worked through: paragraphs and pieces of code. */
  readonly example: {
    readonly title: string;
    readonly steps: readonly (string | { readonly code: string })[];
  };
  readonly hints: readonly { readonly when: string; readonly try: string }[];
  /** Where the student is at the end of the week. */
  readonly now: string;
  /** Names of data sets. */
  readonly materials: readonly string[];
}

/** What to have and to install before a course. */
export interface CourseStart {
  readonly before: readonly string[];
  readonly install: readonly {
    readonly name: string;
    /** The first week that needs it. */
    readonly week: number;
    readonly minutes: number;
    readonly windows: string;
    readonly macos: string;
    readonly linux: string;
    readonly browser: string;
    /** How to see that it works. */
    readonly check: string;
  }[];
}

/** A data set that students download. */
export interface Material {
  readonly title: string;
  readonly files: readonly {
    readonly name: string;
    /** Without the line of names. */
    readonly rows: number;
    readonly columns: readonly string[];
  }[];
  readonly made: string;
  readonly fictitious: string;
  readonly licence: string;
  readonly find: readonly string[];
}

/** What of a mentor's sheet is printed on the page of a course's sample week, by choice. */
export interface PublicWeek {
  /** 1 to 4. */
  readonly project: number;
  readonly week: number;
  /** The week's deliverables, each at four levels, the weakest first. */
  readonly rubric: readonly { readonly deliverable: string; readonly levels: readonly string[] }[];
  /** One of them as it should be. Line breaks are part of it. */
  readonly exemplar: string;
}

/** A paragraph in pieces. `mark` is the number of the mentor's mark on a piece, 0 for what is new in a second draft, null for the rest. */
export type MarkedText = readonly { readonly text: string; readonly mark: number | null }[];

/** A client's mail, a learner's first draft with a mentor's marks, and the second draft. Invented. */
export interface MarkedSheet {
  /** Who of the client writes, and the client. */
  readonly from: string;
  readonly subject: string;
  readonly mail: readonly string[];
  /** What the learner has written. */
  readonly page: string;
  readonly first: readonly MarkedText[];
  /** In the order of their numbers, from 1. */
  readonly marks: readonly {
    readonly kind: 'ring' | 'line' | 'cross' | 'tick';
    /** As it is written by hand beside the words. */
    readonly hand: string;
    /** The same said in full. */
    readonly say: string;
  }[];
  readonly second: readonly MarkedText[];
  /** By hand, under the second draft. */
  readonly last: string;
}
