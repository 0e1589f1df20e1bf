/**
 * The AI tools of /ai-tools. Statements about a product are about its kind of use, not its latest features, and prices
 * are in words, so that nothing here goes out of date by itself. Naming a product is no endorsement by its maker.
 */
import { assistantTools } from './ai-tools/assistants.ts';
import { buildingTools } from './ai-tools/building.ts';
import { businessTools } from './ai-tools/business.ts';
import type { AiToolFacts } from './ai-tools/tool.ts';

export { integrationLevels } from './ai-tools/tool.ts';
export type { IntegrationLevel } from './ai-tools/tool.ts';

const written = [...assistantTools, ...businessTools, ...buildingTools] as const;

export type AiToolId = (typeof written)[number]['id'];

export interface AiTool extends AiToolFacts {
  readonly id: AiToolId;
  /** Whether one of our certification tracks examines this kind of work. */
  readonly certificationAvailable: boolean;
}

export const aiTools: readonly AiTool[] = written.map((tool) => ({
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
