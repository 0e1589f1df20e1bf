import { progressStep } from './project-progress.ts';

/** A project is done in as many steps. */
export const stepsOfProject = 100 / progressStep;

export interface ProjectStep {
  /** Counted from one. */
  readonly number: number;
  readonly name: string;
  /** What is to be reached in it beyond its name. */
  readonly objectives: readonly string[];
}

/** The step that is left where a project has fewer objectives than steps. */
const lastLook = 'Check the work against the brief, and hand it in';

/**
 * The steps of a project by name. Each objective is a step; the last step takes those that are left over, and where there are too few
 * it is the look at the whole.
 */
export function toProjectSteps(objectives: readonly string[]): readonly ProjectStep[] {
  return Array.from({ length: stepsOfProject }, (_, place) => {
    const isLast = place === stepsOfProject - 1;
    const own = isLast ? objectives.slice(place) : objectives.slice(place, place + 1);
    const [name = isLast ? lastLook : 'Go on with the work', ...further] = own;
    return { number: place + 1, name, objectives: further };
  });
}

/** How many steps are done at a progress. */
export const stepsDone = (progress: number): number => Math.floor(progress / progressStep);

/** Which step comes next, counted from one: 50% of four steps is step 3. */
export const nextStep = (progress: number): number => Math.min(stepsOfProject, stepsDone(progress) + 1);
