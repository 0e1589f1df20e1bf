import * as z from 'zod/mini';
import { defineContract } from './contract.ts';

/** One skill of a learner. `toProficiencyLabel` says what its proficiency is called. */
export const skill = z.object({
  /** The skill's id in the catalogue. */
  id: z.string(),
  skillName: z.string(),
  proficiency: z.number().check(z.int(), z.minimum(0), z.maximum(100)),
  category: z.enum(['Programming', 'AI/ML', 'Cloud', 'Data']),
});

export type LearnerSkill = z.output<typeof skill>;

/** The learner's skills, the strongest first. Completing projects raises them; nothing else does. */
export const listSkills = defineContract({
  method: 'GET',
  path: '/api/skills',
  access: 'learner',
  accepts: [],
  request: z.object({}),
  response: z.array(skill),
});
