/** The weekly eWork tasks: one for each week of a course, within its four eWork projects. */
import type { CourseSlug } from './course.ts';
import { businessAnalystTasks } from './ework-tasks/ai-business-analyst.ts';
import { businessAutomationTasks } from './ework-tasks/ai-business-automation.ts';
import { dataAnalysisTasks } from './ework-tasks/ai-data-analysis.ts';
import { machineLearningTasks } from './ework-tasks/ai-machine-learning.ts';
import { blockchainTasks } from './ework-tasks/blockchain-development.ts';
import { cloudDevopsTasks } from './ework-tasks/cloud-devops.ts';
import { cybersecurityTasks } from './ework-tasks/cybersecurity-with-ai.ts';
import { projectManagementTasks } from './ework-tasks/project-management.ts';
import { promptEngineeringTasks } from './ework-tasks/prompt-engineering.ts';
import type { EworkTask, EworkTasks } from './ework-tasks/task.ts';

export type { EworkResource, EworkTask } from './ework-tasks/task.ts';

// A course without its weeks, or with those of another, fails the build.
const bySlug: { readonly [Slug in CourseSlug]: EworkTasks<Slug> } = {
  'prompt-engineering': promptEngineeringTasks,
  'cybersecurity-with-ai': cybersecurityTasks,
  'ai-business-analyst': businessAnalystTasks,
  'ai-data-analysis': dataAnalysisTasks,
  'project-management': projectManagementTasks,
  'ai-business-automation': businessAutomationTasks,
  'ai-machine-learning': machineLearningTasks,
  'blockchain-development': blockchainTasks,
  'cloud-devops': cloudDevopsTasks,
};

/** In the order of the weeks. */
export function eworkTasksOf(slug: CourseSlug): readonly EworkTask[] {
  return bySlug[slug];
}

/** Of all courses, in the order of the catalogue. */
export const eworkTasks: readonly EworkTask[] = Object.values(bySlug).flat();

const byId: ReadonlyMap<string, EworkTask> = new Map(eworkTasks.map((task) => [task.id, task]));

export function findEworkTask(id: string): EworkTask | null {
  return byId.get(id) ?? null;
}
