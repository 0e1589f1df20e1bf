import type { EworkTask } from './task.ts';

export const cloudDevopsTasks: readonly EworkTask[] = [];
