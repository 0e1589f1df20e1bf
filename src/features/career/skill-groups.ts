import { skillCategories, type SkillCategory } from '#shared/catalogue/skills.ts';
import type { LearnerSkill } from '#shared/contracts/skills.ts';

export interface SkillGroup {
  category: SkillCategory;
  skills: readonly LearnerSkill[];
}

/** The portfolio by category, in the order of the catalogue; within one as they came, the strongest first. Empty ones are left out. */
export function groupSkills(skills: readonly LearnerSkill[]): SkillGroup[] {
  return skillCategories
    .map((category) => ({ category, skills: skills.filter((skill) => skill.category === category) }))
    .filter((group) => group.skills.length > 0);
}
