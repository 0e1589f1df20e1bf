/** The simulated projects of the learner areas, by category and difficulty. Organisations in them are fictitious. */
import type { CourseSlug } from './course.ts';
import { aiMlProjects } from './learner-projects/ai-ml.ts';
import { cloudDevopsProjects } from './learner-projects/cloud-devops.ts';
import { dataEngineeringProjects } from './learner-projects/data-engineering.ts';
import type { LearnerProjectFacts } from './learner-projects/project.ts';

export { projectCategories, projectDifficulties } from './learner-projects/project.ts';
export type { ProjectCategory, ProjectDifficulty } from './learner-projects/project.ts';

const written = [...aiMlProjects, ...cloudDevopsProjects, ...dataEngineeringProjects] as const;

export type LearnerProjectId = (typeof written)[number]['id'];

export interface LearnerProject extends LearnerProjectFacts {
  readonly id: LearnerProjectId;
}

/** By category, then from the easiest to the hardest. */
export const learnerProjects: readonly LearnerProject[] = written;

const byId: ReadonlyMap<string, LearnerProject> = new Map(
  learnerProjects.map((project) => [project.id, project]),
);

export function isLearnerProjectId(text: string): text is LearnerProjectId {
  return byId.has(text);
}

export function findLearnerProject(id: string): LearnerProject | null {
  return byId.get(id) ?? null;
}

/** @throws RangeError for an id that is not in the catalogue, which only a cast can produce. */
export function getLearnerProject(id: LearnerProjectId): LearnerProject {
  const project = byId.get(id);
  if (!project) throw new RangeError(`No project with the id ${id}`);
  return project;
}

/** The projects that count towards a course. */
export function learnerProjectsOf(slug: CourseSlug): readonly LearnerProject[] {
  return learnerProjects.filter(({ courses }) => courses.includes(slug));
}
