import { describe, expect, test } from 'vitest';
import { aiTools } from './ai-tools.ts';
import { aiWorkflows } from './ai-workflows.ts';
import { projectDifficulties } from './learner-projects.ts';

test('there are at least ten workflows, each once', () => {
  expect(aiWorkflows.length).toBeGreaterThanOrEqual(10);
  expect(new Set(aiWorkflows.map(({ id }) => id)).size).toBe(aiWorkflows.length);
});

test.each(projectDifficulties)('some are %s', (level) => {
  expect(aiWorkflows.filter(({ difficultyLevel }) => difficultyLevel === level).length).toBeGreaterThan(1);
});

describe.each(aiWorkflows)('$id', (workflow) => {
  test('uses tools of the catalogue, each once', () => {
    const known = new Set<string>(aiTools.map(({ id }) => id));
    expect(workflow.aiToolsUsed.length).toBeGreaterThan(0);
    expect(new Set(workflow.aiToolsUsed).size).toBe(workflow.aiToolsUsed.length);
    for (const id of workflow.aiToolsUsed) expect(known).toContain(id);
  });

  test('takes a plausible time', () => {
    expect(workflow.timeToComplete % 5).toBe(0);
    expect(workflow.timeToComplete).toBeGreaterThanOrEqual(5);
    expect(workflow.timeToComplete).toBeLessThanOrEqual(180);
  });
});
