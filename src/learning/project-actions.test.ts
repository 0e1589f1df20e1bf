import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listAssignments, type ProjectAssignment } from '#shared/contracts/project-assignments.ts';
import type { Project } from '#shared/contracts/projects.ts';
import {
  earnedAchievements,
  finishedProjects,
  performProjectAction,
  projectMessages,
} from './project-actions.ts';
import type { ProjectActionKind } from './project-intention.ts';
import { keyOf, queryClient } from '../browser/queries.ts';
import { shownToast } from './toast.ts';

/** What the server answers to a path and a body. */
const call = vi.fn<(path: string, body: unknown) => Promise<unknown>>();
const fetched = async (path: string, { body }: { body?: string } = {}) => {
  const answer = await call(path, body === undefined ? undefined : JSON.parse(body));
  return answer instanceof Response ? answer : Response.json(answer);
};

const project: Project = {
  id: 'reply-assistant',
  title: 'A reply assistant',
  description: '',
  category: 'AI_ML',
  difficulty: 'beginner',
  estimatedHours: 12,
  technologies: ['Excel'],
  learningObjectives: [],
  requirements: [],
  courses: [],
};
const assignment = (part: Partial<ProjectAssignment> = {}): ProjectAssignment => ({
  id: '00000000-0000-4000-8000-000000000001',
  projectId: project.id,
  project,
  status: 'in_progress',
  progress: 25,
  dueDate: '2026-12-04',
  completedAt: null,
  ...part,
});
const key = keyOf(listAssignments);
const shown = () => queryClient.getQueryData<ProjectAssignment[]>(key);
const list = (...assignments: ProjectAssignment[]) => queryClient.setQueryData(key, assignments);
const toast = () => {
  const { title, description, tone } = shownToast.get() ?? {};
  return { title, description, tone };
};
const refusal = (status: number, message: string) => Response.json({ message }, { status });

const advanced = (progress: number) => ({
  success: true,
  assignment: assignment({ progress }),
  applied: true,
  newAchievements: [],
});
/** Presses are a second apart unless the test says otherwise. */
let clock = 0;
const perform = (kind: ProjectActionKind, milliseconds = 1000) =>
  performProjectAction({ kind, project }, (clock += milliseconds));

/** The server's answer, when the test says so. */
function answerLater() {
  let give = (_answer: unknown): void => undefined;
  call.mockImplementationOnce(() => new Promise((resolve) => (give = resolve)));
  return (answer: unknown) => give(answer);
}

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', fetched);
  call.mockReset();
  queryClient.clear();
  shownToast.set(null);
  finishedProjects.set(new Set());
  earnedAchievements.set([]);
});
afterEach(() => vi.unstubAllGlobals());

test('choosing shows the project on the list before the server has answered', async () => {
  list();
  const answer = answerLater();
  const done = perform('assign');
  await vi.waitFor(() => expect(call).toHaveBeenCalled());
  expect(shown()).toMatchObject([{ projectId: project.id, status: 'not_started', progress: 0 }]);
  answer({ success: true, assignment: assignment({ status: 'not_started', progress: 0 }) });
  await done;
  expect(shown()?.[0]?.id).toBe(assignment().id);
  expect(toast()).toEqual({ ...projectMessages.assign.done, tone: 'success' });
});

test('a double click is one call, even when the first has been answered', async () => {
  list(assignment());
  call.mockResolvedValueOnce(advanced(50));
  await Promise.all([perform('advance'), perform('advance', 499)]);
  expect(call).toHaveBeenCalledTimes(1);
  expect(call.mock.calls[0]).toEqual([
    `/api/project-assignments/${project.id}/progress`,
    { progress: 50, status: 'in_progress', seen: 25 },
  ]);
  expect(shown()).toMatchObject([{ progress: 50 }]);
});

test('what is pressed before the answer is shown at once and sent after it', async () => {
  list(assignment());
  const answer = answerLater();
  const first = perform('advance');
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(1));
  const second = perform('advance');
  expect(shown()).toMatchObject([{ progress: 75 }]);
  expect(call).toHaveBeenCalledTimes(1);
  call.mockResolvedValueOnce(advanced(75));
  answer(advanced(50));
  await Promise.all([first, second]);
  expect(call.mock.calls[1]?.[1]).toMatchObject({ progress: 75, seen: 50 });
  expect(shown()).toMatchObject([{ progress: 75 }]);
});

test('when a step fails, those that were pressed after it are not sent', async () => {
  list(assignment());
  const answer = answerLater();
  const first = perform('advance');
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(1));
  const second = perform('advance');
  answer(refusal(503, 'Later, please.'));
  await Promise.all([first, second]);
  expect(call).toHaveBeenCalledTimes(1);
  expect(shown()).toEqual([assignment()]);
  expect(toast()).toMatchObject({ title: 'Update Failed', description: 'Later, please.' });
});

test('a project that was just chosen can be started at once', async () => {
  list();
  call.mockResolvedValueOnce({
    success: true,
    assignment: assignment({ status: 'not_started', progress: 0 }),
  });
  call.mockResolvedValueOnce({ success: true, assignment: assignment({ progress: 0 }) });
  await Promise.all([perform('assign'), perform('start', 10)]);
  expect(call.mock.calls.map(([, input]) => (input as { status: string }).status)).toEqual([
    'not_started',
    'in_progress',
  ]);
  expect(shown()).toMatchObject([{ status: 'in_progress' }]);
});

test('the last step completes, and says what it earned', async () => {
  list(assignment({ progress: 75 }));
  call.mockResolvedValueOnce({
    success: true,
    assignment: assignment({ progress: 100, status: 'completed' }),
    applied: true,
    newAchievements: ['First project finished'],
  });
  await perform('advance');
  expect(toast()).toEqual({ ...projectMessages.advance.done, tone: 'success' });
  expect(finishedProjects.get().has(project.id)).toBe(true);
  expect(earnedAchievements.get()).toEqual(['First project finished']);
});

test('a step that another tab took is shown as it is stored, and not claimed', async () => {
  list(assignment());
  call.mockResolvedValueOnce({
    success: true,
    assignment: assignment({ progress: 75 }),
    applied: false,
    newAchievements: [],
  });
  await perform('advance');
  expect(shown()).toMatchObject([{ progress: 75 }]);
  expect(toast()).toEqual({ ...projectMessages.movedOn(75), tone: 'success' });
});

test.each([
  ['assign', 'Assignment Failed', 'Failed to assign project'],
  ['start', 'Start Failed', 'Failed to start project'],
  ['advance', 'Update Failed', 'Failed to update progress'],
] as const)('%s that fails goes back, and says so', async (kind, title, description) => {
  const before = kind === 'assign' ? [] : [assignment({ status: 'not_started', progress: 0 })];
  list(...before);
  call.mockRejectedValueOnce(new TypeError('no line'));
  await perform(kind);
  expect(shown()).toEqual(before);
  expect(toast()).toEqual({ title, description, tone: 'destructive' });

  list(...before);
  call.mockResolvedValueOnce(refusal(429, 'Too many at once.'));
  await perform(kind);
  expect(toast()).toEqual({ title, description: 'Too many at once.', tone: 'destructive' });
});

test('a step is taken back by the button of its message, and shown at once', async () => {
  list(assignment());
  call.mockResolvedValueOnce(advanced(50));
  await perform('advance');
  const undo = shownToast.get()?.action;
  expect(undo?.label).toBe('Undo');
  call.mockResolvedValueOnce({ success: true, assignment: assignment(), applied: true });
  // At once: it is no second half of a double click.
  undo?.run();
  expect(shown()?.[0]).toMatchObject({ progress: 25, status: 'in_progress' });
  await vi.waitFor(() => expect(toast().title).toBe('Step taken back'));
  expect(call).toHaveBeenLastCalledWith(`/api/project-assignments/${project.id}/step-back`, { seen: 50 });
  expect(shownToast.get()?.action, 'taking back is not taken back').toBeUndefined();
});
