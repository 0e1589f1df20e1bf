import { expect, test } from 'vitest';
import { nextStep, stepsDone, toProjectSteps } from './project-steps.ts';

const named = (...objectives: string[]) => toProjectSteps(objectives).map(({ name }) => name);

test('each objective is a step', () => {
  expect(named('a', 'b', 'c', 'd')).toEqual(['a', 'b', 'c', 'd']);
});

test('the last step takes what is left over, and is a look at the whole where nothing is left', () => {
  expect(toProjectSteps(['a', 'b', 'c', 'd', 'e', 'f']).at(-1)).toEqual({
    number: 4,
    name: 'd',
    objectives: ['e', 'f'],
  });
  expect(named('a', 'b', 'c')).toEqual(['a', 'b', 'c', 'Check the work against the brief, and hand it in']);
  expect(new Set(named()).size, 'a project that is not on offer now').toBe(2);
});

test('progress is steps done and a step to do', () => {
  expect([0, 25, 50, 75, 100].map(stepsDone)).toEqual([0, 1, 2, 3, 4]);
  expect([0, 25, 50, 75, 100].map(nextStep)).toEqual([1, 2, 3, 4, 4]);
});
