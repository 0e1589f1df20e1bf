import { atom } from 'nanostores';
import { currentUser } from '#shared/contracts/auth.ts';
import { readDashboard } from '#shared/contracts/dashboard.ts';
import { listNotifications } from '#shared/contracts/notifications.ts';
import {
  advanceProject,
  assignProject,
  listAssignments,
  takeBackStep,
  type ProjectAssignment,
} from '#shared/contracts/project-assignments.ts';
import type { Project } from '#shared/contracts/projects.ts';
import { toDueDay } from '#shared/rules/due-date.ts';
import { toLondonDay } from '#shared/rules/london-day.ts';
import { advance, start, stepBack } from '#shared/rules/project-progress.ts';
import { stepsDone, stepsOfProject } from '#shared/rules/project-steps.ts';
import { callEndpoint, CallError } from '../browser/call-endpoint.ts';
import { makeId } from '../browser/random-id.ts';
import { keepIntention, type ProjectActionKind } from './project-intention.ts';
import { forgetAnswer, isNotSignedIn, keepAnswer, keyOf, queryClient } from '../browser/queries.ts';
import { signInAgain } from './session-end.ts';
import { showToast } from './toast.ts';

/*
 * Choosing, starting and advancing a project, and taking a step back, from whichever page. The screen shows the result at once; the server has the
 * last word, and what it refuses goes back to what it was, with the reason in a toast. A double click is one step; presses
 * beyond it are sent one after the other. A session that has ended costs nothing: the action is kept and done after signing in again.
 */

export interface ProjectAction {
  kind: ProjectActionKind;
  project: Project;
}

/** Words of docs/contract/calls.md; the server's message, where it has one, takes the place of `failed`. */
export const projectMessages = {
  assign: {
    done: { title: 'Project Assigned', description: "You've successfully enrolled in this project!" },
    failed: { title: 'Assignment Failed', description: 'Failed to assign project' },
  },
  start: {
    done: { title: 'Project Started', description: "You've successfully started this project!" },
    failed: { title: 'Start Failed', description: 'Failed to start project' },
  },
  advance: {
    done: { title: 'Progress Updated', description: 'Your project progress has been saved!' },
    failed: { title: 'Update Failed', description: 'Failed to update progress' },
  },
  back: {
    done: { title: 'Step taken back', description: 'It is the step to do again.' },
    failed: { title: 'Update Failed', description: 'Failed to update progress' },
  },
  /** A step that was taken in another tab before, or is too old to take back; nothing was done twice. */
  movedOn: (progress: number) => ({
    title: 'Already saved',
    description: `This project had moved on in another window. ${stepsDone(progress)} of ${stepsOfProject} steps are done.`,
  }),
  offline: 'You seem to be offline, so nothing was changed. Try again once you are back online.',
  undo: { label: 'Undo', spoken: 'To undo it, press F8 and then the Undo button.' },
} as const;

/** Two presses of one button within this are a double click, which means one: the usual setting of the systems. */
const doubleClickMilliseconds = 500;

/** What is under way for one project. */
interface Line {
  /** What the server has said last; where the screen goes back to. */
  stored: ProjectAssignment | undefined;
  /** The last of the calls, each of which waits for the one before. False when one before has failed. */
  last: Promise<boolean>;
  waiting: number;
}

const lines = new Map<string, Line>();
/** When a button of a project was pressed last. Choosing does not count: its button is gone by the next press. */
const pressed = new Map<string, number>();

/** Projects completed on this visit: lists of active projects go on showing them, so that nothing vanishes under the finger. */
export const finishedProjects = atom<ReadonlySet<string>>(new Set());

/** Names of the achievements that the last step earned. */
export const earnedAchievements = atom<readonly string[]>([]);

/** Shows it at once and sends it after what was pressed before. Resolves when the server has answered; never rejects. */
export async function performProjectAction(action: ProjectAction, now = Date.now()): Promise<void> {
  const { kind, project } = action;
  if (kind !== 'back' && now - (pressed.get(project.id) ?? -Infinity) < doubleClickMilliseconds) return;
  if (kind !== 'assign') pressed.set(project.id, now);
  const seen = findKept(project.id);
  const after = predict(action, seen);
  const line = lines.get(project.id) ?? { stored: seen, last: Promise.resolve(true), waiting: 0 };
  lines.set(project.id, line);
  line.waiting += 1;
  put(project.id, after);
  const before = line.last;
  line.last = before.then((isGood) => isGood && send(action, seen, after, line));
  await line.last;
  line.waiting -= 1;
  if (line.waiting > 0) return;
  lines.delete(project.id);
  // Skills, points, achievements and the bell follow from it.
  for (const contract of [readDashboard, listAssignments, currentUser, listNotifications]) {
    void forgetAnswer(contract);
  }
}

/** Whether what was pressed after it still makes sense. */
async function send(
  { kind, project }: ProjectAction,
  seen: ProjectAssignment | undefined,
  after: ProjectAssignment,
  line: Line,
): Promise<boolean> {
  // An answer that is on its way would put back what was there before.
  await Promise.all([cancelReading(keyOf(listAssignments)), cancelReading(keyOf(readDashboard))]);
  try {
    const { assignment, isNews } = await call(kind, project, seen, after);
    line.stored = assignment;
    // What was pressed meanwhile is shown already, unless it started from something that no longer holds.
    if (line.waiting === 1 || !isNews) put(project.id, assignment);
    if (isNews) showToast({ ...projectMessages[kind].done, action: toUndo(kind, project) });
    else showToast(projectMessages.movedOn(assignment.progress));
    return isNews;
  } catch (error) {
    put(project.id, line.stored);
    if (isNotSignedIn(error)) {
      keepIntention({ kind, projectId: project.id, owner: findOwner() });
      signInAgain();
      return false;
    }
    const { title, description } = projectMessages[kind].failed;
    const said = error instanceof CallError ? error.failure.message : undefined;
    const unsaid = navigator.onLine ? description : projectMessages.offline;
    showToast({ title, description: said ?? unsaid, tone: 'destructive' });
    return false;
  }
}

/** Only a step is taken back: it is one press for hours of work. */
const toUndo = (kind: ProjectActionKind, project: Project) =>
  kind === 'advance'
    ? { ...projectMessages.undo, run: () => void performProjectAction({ kind: 'back', project }) }
    : undefined;

/** The server's answer, and whether it is the doing of this call. */
async function call(
  kind: ProjectActionKind,
  project: Project,
  seen: ProjectAssignment | undefined,
  after: ProjectAssignment,
): Promise<{ assignment: ProjectAssignment; isNews: boolean }> {
  if (kind === 'back') {
    // Its "project completed" and its achievements are no news any more.
    finishedProjects.set(new Set([...finishedProjects.get()].filter((id) => id !== project.id)));
    earnedAchievements.set([]);
    const { assignment, applied } = await callEndpoint(takeBackStep, {
      id: project.id,
      seen: seen?.progress ?? 0,
    });
    return { assignment, isNews: applied };
  }
  if (kind !== 'advance') {
    const status = kind === 'assign' ? 'not_started' : 'in_progress';
    const { assignment } = await callEndpoint(assignProject, { projectId: project.id, status, progress: 0 });
    return { assignment, isNews: true };
  }
  const { assignment, applied, newAchievements } = await callEndpoint(advanceProject, {
    // The project's id finds the learner's assignment too, and is known before the assignment's is.
    id: project.id,
    progress: after.progress,
    status: after.status,
    seen: seen?.progress ?? 0,
  });
  if (assignment.status === 'completed')
    finishedProjects.set(new Set(finishedProjects.get()).add(project.id));
  if (newAchievements.length > 0) earnedAchievements.set(newAchievements);
  return { assignment, isNews: applied };
}

/** What the server is expected to say. */
function predict({ kind, project }: ProjectAction, before: ProjectAssignment | undefined): ProjectAssignment {
  const blank: ProjectAssignment = before ?? {
    id: makeId(),
    projectId: project.id,
    project,
    status: 'not_started',
    progress: 0,
    dueDate: toDueDay(toLondonDay(new Date()), project.estimatedHours),
    completedAt: null,
  };
  if (kind === 'assign') return blank;
  if (kind === 'back') return { ...blank, ...stepBack(blank), completedAt: null };
  return { ...blank, ...(kind === 'start' ? start(blank) : advance(blank)) };
}

/** The assignment in the place of what the lists of this page have for the project; without one it leaves them. */
function put(projectId: string, assignment: ProjectAssignment | undefined): void {
  const change = (list: readonly ProjectAssignment[]): ProjectAssignment[] => {
    if (!assignment) return list.filter((one) => one.projectId !== projectId);
    return list.some((one) => one.projectId === projectId)
      ? list.map((one) => (one.projectId === projectId ? assignment : one))
      : [...list, assignment];
  };
  keepAnswer(listAssignments, undefined, (list) => list && change(list));
  keepAnswer(
    readDashboard,
    undefined,
    (dashboard) => dashboard && { ...dashboard, projectAssignments: change(dashboard.projectAssignments) },
  );
}

function findKept(projectId: string): ProjectAssignment | undefined {
  const lists = [
    queryClient.getQueryData<ProjectAssignment[]>(keyOf(listAssignments)),
    queryClient.getQueryData<{ projectAssignments: ProjectAssignment[] }>(keyOf(readDashboard))
      ?.projectAssignments,
  ];
  return lists.flatMap((list) => list ?? []).find((one) => one.projectId === projectId);
}

/** Whose page this is; an action is only taken up again for the same person. */
export function findOwner(): string | null {
  return queryClient.getQueryData<{ email: string } | null>(keyOf(currentUser))?.email ?? null;
}

const cancelReading = (queryKey: readonly [string]) => queryClient.cancelQueries({ queryKey });
