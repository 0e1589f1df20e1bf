/**
 * The AI tools of /ai-tools. Statements about a product are about its kind of use, not its latest features, and prices
 * are in words, so that nothing here goes out of date by itself. Naming a product is no endorsement by its maker.
 */
import type { CourseSlug } from './course.ts';
import type { LearnerProjectId } from './learner-projects.ts';

/**
 * How our projects use a tool. `full`: the work is done in it. `partial`: for one part, or as one choice among several.
 * `simulated`: with sample screens and exports, because it needs a licence or data that learners do not have.
 */
export const integrationLevels = ['full', 'partial', 'simulated'] as const;

export type IntegrationLevel = (typeof integrationLevels)[number];

interface AiToolFacts {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly integrationLevel: IntegrationLevel;
  /** In words, without amounts. */
  readonly pricing: string;
  readonly businessUseCase: string;
  /** What people do with it on an ordinary day. */
  readonly dailyWorkflows: readonly string[];
  /** In the order of learning. */
  readonly learningPath: readonly string[];
  /** The course whose certification track examines work with it. */
  readonly certifiedBy: CourseSlug | null;
  /** Our projects in which it is used. */
  readonly projects: readonly LearnerProjectId[];
}

const written = [
  {
    id: 'chatgpt',
    name: 'ChatGPT',
    description:
      'OpenAI’s general assistant for writing, questions, code and files, in a chat window and through an API.',
    integrationLevel: 'full',
    pricing: 'Free tier; paid per seat, and by use through the API',
    businessUseCase: 'First drafts, summaries and explanations that a person checks before they go out.',
    dailyWorkflows: [
      'Draft a reply from a fact sheet, and mark what was not in it',
      'Turn rough notes into a structured summary',
      'Ask for the weakest point in your own argument',
    ],
    learningPath: [
      'Give context, an example and a form for the answer',
      'Keep personal and confidential data out of it',
      'Score answers against a test set',
      'Call the API with structured output',
    ],
    certifiedBy: 'prompt-engineering',
    projects: ['reply-assistant'],
  },
] as const satisfies readonly AiToolFacts[];

export type AiToolId = (typeof written)[number]['id'];

export interface AiTool extends AiToolFacts {
  readonly id: AiToolId;
  /** Whether one of our certification tracks examines work with it. */
  readonly certificationAvailable: boolean;
}

export const aiTools: readonly AiTool[] = written.map((tool: AiToolFacts & { readonly id: AiToolId }) => ({
  ...tool,
  certificationAvailable: tool.certifiedBy !== null,
}));

const byId: ReadonlyMap<string, AiTool> = new Map(aiTools.map((tool) => [tool.id, tool]));

export function findAiTool(id: string): AiTool | null {
  return byId.get(id) ?? null;
}

/** @throws RangeError for an id that is not in the catalogue, which only a cast can produce. */
export function getAiTool(id: AiToolId): AiTool {
  const tool = byId.get(id);
  if (!tool) throw new RangeError(`No AI tool with the id ${id}`);
  return tool;
}
