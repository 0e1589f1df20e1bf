import type { EworkTask } from './task.ts';

export const cybersecurityTasks: readonly EworkTask[] = [];
