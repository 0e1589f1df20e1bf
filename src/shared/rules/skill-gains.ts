import type { ProjectDifficulty } from '../catalogue/learner-projects/project.ts';
import { skillOfTechnology, type SkillId, type Technology } from '../catalogue/skills.ts';

/** What completing a project adds to each skill that its technologies belong to. */
export const gainOfDifficulty: Readonly<Record<ProjectDifficulty, number>> = {
  beginner: 20,
  intermediate: 30,
  advanced: 40,
};
/** Added for each further technology of the same skill, twice at most: breadth within a skill counts, but less than a project. */
export const gainOfFurtherTechnology = 5;
const furtherTechnologies = 2;
export const highestProficiency = 100;

export interface SkillGain {
  readonly skill: SkillId;
  readonly gain: number;
}

/** What a completed project teaches: one entry for each skill, in the order of its technologies. */
export function skillGains(project: {
  readonly difficulty: ProjectDifficulty;
  readonly technologies: readonly Technology[];
}): SkillGain[] {
  const counts = new Map<SkillId, number>();
  for (const technology of new Set(project.technologies)) {
    const { id } = skillOfTechnology(technology);
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts].map(([skill, count]) => ({
    skill,
    gain:
      gainOfDifficulty[project.difficulty] +
      gainOfFurtherTechnology * Math.min(furtherTechnologies, count - 1),
  }));
}

/** A proficiency after a gain. 100 is the most. */
export function raise(proficiency: number, gain: number): number {
  return Math.min(highestProficiency, proficiency + gain);
}
