import * as z from 'zod/mini';
import { courseSlugs } from '../catalogue/course.ts';
import { defineContract } from './contract.ts';

const aiTool = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  integrationLevel: z.enum(['full', 'partial', 'simulated']),
  /** In words, without amounts. */
  pricing: z.string(),
  businessUseCase: z.string(),
  dailyWorkflows: z.array(z.string()),
  /** In the order of learning. */
  learningPath: z.array(z.string()),
  certificationAvailable: z.boolean(),
  /** The course whose certification track examines work with it. */
  certifiedBy: z.nullable(z.enum(courseSlugs)),
  /** Ids of our projects in which it is used. */
  projects: z.array(z.string()),
});

export type AiToolEntry = z.output<typeof aiTool>;

/** The same for everybody, so it needs no sign-in. */
export const listAiTools = defineContract({
  method: 'GET',
  path: '/api/ai-tools',
  access: 'public',
  accepts: [],
  request: z.object({}),
  response: z.array(aiTool),
});
