import type { EworkTask } from './task.ts';

export const businessAnalystTasks: readonly EworkTask[] = [];
