import type { LearnerProject } from '../catalogue/learner-projects.ts';
import type { LearnerProjectWords } from '../catalogue/words.ts';
import type { Project } from '../contracts/projects.ts';
import { toMaterialEntry } from './material-address.ts';

/** A project of the catalogue with its words, as calls answer with it. */
export function toProjectEntry(project: LearnerProject, words: LearnerProjectWords): Project {
  return {
    id: project.id,
    title: words.title,
    description: words.description,
    category: project.category,
    difficulty: project.difficulty,
    estimatedHours: project.estimatedHours,
    technologies: [...project.technologies],
    learningObjectives: [...words.learningObjectives],
    requirements: [...words.requirements],
    courses: [...project.courses],
    ...(words.material && { material: toMaterialEntry('projects', words.material) }),
  };
}
