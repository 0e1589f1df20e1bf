import type { EworkTask } from './task.ts';

export const blockchainTasks: readonly EworkTask[] = [];
