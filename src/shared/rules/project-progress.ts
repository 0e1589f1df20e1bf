import type { AssignmentStatus } from '../contracts/project-assignments.ts';

/** How far one press of the button goes, in per cent. */
export const progressStep = 25;

/** What is stored of an assignment's state. */
export interface ProjectState {
  readonly status: AssignmentStatus;
  readonly progress: number;
}

/** The state one step further. What is completed or reviewed stays. */
export function advance({ status, progress }: ProjectState): ProjectState {
  if (status === 'completed' || status === 'reviewed') return { status, progress };
  const next = Math.min(100, progress + progressStep);
  return { status: next === 100 ? 'completed' : 'in_progress', progress: next };
}

/** The state one step back. What was not begun or is reviewed stays. */
export function stepBack({ status, progress }: ProjectState): ProjectState {
  if (progress === 0 || status === 'not_started' || status === 'reviewed') return { status, progress };
  return { status: 'in_progress', progress: Math.max(0, progress - progressStep) };
}

/**
 * The progress that a page had before it asked for `wanted`: what it says it saw, or one step less. With it an advance is applied once:
 * the database changes the state only while this is what it has stored.
 */
export function progressSeen(wanted: number, seen?: number): number {
  return seen ?? Math.max(0, wanted - progressStep);
}

/** Whether a state is one that a learner's assignment can be in: completed is 100 per cent and nothing else is. */
export function isState({ status, progress }: ProjectState): boolean {
  if (status === 'completed') return progress === 100;
  if (status === 'in_progress') return progress < 100;
  return status === 'not_started' && progress === 0;
}

/** The state after starting; only what has not been started moves. */
export function start({ status, progress }: ProjectState): ProjectState {
  return status === 'not_started' ? { status: 'in_progress', progress } : { status, progress };
}

const statusLabels: Readonly<Record<AssignmentStatus, string>> = {
  not_started: 'Ready to Start',
  in_progress: 'In Progress',
  completed: 'Completed',
  reviewed: 'Reviewed',
};

export function toStatusLabel(status: AssignmentStatus): string {
  return statusLabels[status];
}

/** The line at the foot of a project's card. */
export function toCardFooter(status: AssignmentStatus): string {
  if (status === 'not_started') return 'Ready to begin';
  return status === 'in_progress' ? 'Continue working' : 'Completed';
}
