import type { EworkTask } from './task.ts';

export const projectManagementTasks: readonly EworkTask[] = [];
