import { findLearnerProject } from '#shared/catalogue/learner-projects.ts';
import type { Project } from '#shared/contracts/projects.ts';
import { toProjectEntry } from '#shared/rules/project-entry.ts';
import projectWords from '../../generated/learner-projects.json' with { type: 'json' };

/**
 * A project by the id that an assignment has. Ids are never taken out of the catalogue, but an older build that was put back may know
 * fewer than the database: the learner's work is still shown.
 */
export function toProject(id: string): Project {
  const known = findLearnerProject(id);
  if (known) return toProjectEntry(known, projectWords[known.id]);
  return {
    id,
    title: 'A project that is not on offer now',
    description: '',
    category: 'AI_ML',
    difficulty: 'beginner',
    estimatedHours: 0,
    technologies: [],
    learningObjectives: [],
    requirements: [],
    courses: [],
  };
}
