import type { EworkTask } from './task.ts';

export const dataAnalysisTasks: readonly EworkTask[] = [];
