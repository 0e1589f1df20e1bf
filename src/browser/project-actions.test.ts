import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listAssignments, type ProjectAssignment } from '#shared/contracts/project-assignments.ts';
import type { Project } from '#shared/contracts/projects.ts';
import { CallError, type callEndpoint } from './call-endpoint.ts';
import {
  busyProjects,
  earnedAchievements,
  finishedProjects,
  performProjectAction,
  projectMessages,
} from './project-actions.ts';
import { keyOf, queryClient } from './queries.ts';
import { shownToast } from './toast.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock(import('./call-endpoint.ts'), async (original) => ({
  ...(await original()),
  callEndpoint: call as unknown as typeof callEndpoint,
}));

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
const refusal = (status: number, message?: string) =>
  new CallError(`${status}: …`, status, message === undefined ? {} : { message });

/** The server's answer, when the test says so. */
function answerLater() {
  let give = (_answer: unknown): void => undefined;
  call.mockImplementationOnce(() => new Promise((resolve) => (give = resolve)));
  return (answer: unknown) => give(answer);
}

beforeEach(() => {
  call.mockReset();
  queryClient.clear();
  shownToast.set(null);
  finishedProjects.set(new Set());
  earnedAchievements.set([]);
});
afterEach(() => expect(busyProjects.get().size, 'projects that stay busy').toBe(0));

test('choosing shows the project on the list before the server has answered', async () => {
  list();
  const answer = answerLater();
  const done = performProjectAction({ kind: 'assign', project });
  await vi.waitFor(() => expect(call).toHaveBeenCalled());
  expect(shown()).toMatchObject([{ projectId: project.id, status: 'not_started', progress: 0 }]);
  answer({ success: true, assignment: assignment({ status: 'not_started', progress: 0 }) });
  await done;
  expect(shown()?.[0]?.id).toBe(assignment().id);
  expect(toast()).toEqual({ ...projectMessages.assign.done, tone: 'success' });
});

test('a second press while the first is under way is no second call', async () => {
  list(assignment());
  const answer = answerLater();
  const first = performProjectAction({ kind: 'advance', project });
  await performProjectAction({ kind: 'advance', project });
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(1));
  expect(shown()).toMatchObject([{ progress: 50 }]);
  expect(call.mock.calls[0]?.[1]).toEqual({
    id: project.id,
    progress: 50,
    status: 'in_progress',
    seen: 25,
  });
  answer({ success: true, assignment: assignment({ progress: 50 }), applied: true, newAchievements: [] });
  await first;
  expect(call).toHaveBeenCalledTimes(1);
});

test('the last step completes, and says what it earned', async () => {
  list(assignment({ progress: 75 }));
  call.mockResolvedValueOnce({
    success: true,
    assignment: assignment({ progress: 100, status: 'completed' }),
    applied: true,
    newAchievements: ['First project finished'],
  });
  await performProjectAction({ kind: 'advance', project });
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
  await performProjectAction({ kind: 'advance', project });
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
  call.mockRejectedValueOnce(refusal(0));
  await performProjectAction({ kind, project });
  expect(shown()).toEqual(before);
  expect(toast()).toEqual({ title, description, tone: 'destructive' });

  list(...before);
  call.mockRejectedValueOnce(refusal(429, 'Too many at once.'));
  await performProjectAction({ kind, project });
  expect(toast()).toEqual({ title, description: 'Too many at once.', tone: 'destructive' });
});
