import type { EworkTask } from './task.ts';

export const businessAutomationTasks: readonly EworkTask[] = [];
