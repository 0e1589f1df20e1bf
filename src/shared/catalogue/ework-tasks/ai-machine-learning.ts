import type { EworkTask } from './task.ts';

export const machineLearningTasks: readonly EworkTask[] = [];
