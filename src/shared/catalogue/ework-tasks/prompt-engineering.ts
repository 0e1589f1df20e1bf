import type { EworkTask } from './task.ts';

export const promptEngineeringTasks: readonly EworkTask[] = [];
