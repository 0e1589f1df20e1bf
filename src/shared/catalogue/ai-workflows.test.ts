import { describe, expect, test } from 'vitest';
import { aiTools } from './ai-tools.ts';
import { aiWorkflows } from './ai-workflows.ts';
import { projectDifficulties } from './learner-projects.ts';

test('there are at least ten workflows, each for an industry and with words of its own', () => {
  expect(aiWorkflows.length).toBeGreaterThanOrEqual(10);
  for (const key of ['id', 'name', 'description', 'industry', 'realWorldExample'] as const) {
    expect(new Set(aiWorkflows.map((workflow) => workflow[key])).size).toBe(aiWorkflows.length);
  }
});

test.each(projectDifficulties)('some are %s', (level) => {
  expect(aiWorkflows.filter(({ difficultyLevel }) => difficultyLevel === level).length).toBeGreaterThan(1);
});

describe.each(aiWorkflows)('$name', (workflow) => {
  test('uses tools of the catalogue, each once', () => {
    const known = new Set<string>(aiTools.map(({ id }) => id));
    expect(workflow.aiToolsUsed.length).toBeGreaterThan(0);
    expect(new Set(workflow.aiToolsUsed).size).toBe(workflow.aiToolsUsed.length);
    for (const id of workflow.aiToolsUsed) expect(known).toContain(id);
  });

  test('has steps that can be followed, and one in which a person checks or decides', () => {
    expect(workflow.steps.length).toBeGreaterThanOrEqual(5);
    expect(workflow.steps.length).toBeLessThanOrEqual(7);
    for (const step of workflow.steps) {
      expect(step).not.toMatch(/[.!]$/);
      expect(step.length).toBeLessThanOrEqual(110);
    }
    // Never the first: there is something to judge by then.
    expect(workflow.decidedAt).toBeGreaterThan(1);
    expect(workflow.steps[workflow.decidedAt - 1]).toMatch(
      /\bhave .* (read|confirm|decide|compare|review|add|promote)|members|Strike out|passage|name beside|editor/i,
    );
  });

  test('takes a plausible time, and its example says that it is one', () => {
    expect(workflow.timeToComplete % 5).toBe(0);
    expect(workflow.timeToComplete).toBeGreaterThanOrEqual(5);
    expect(workflow.timeToComplete).toBeLessThanOrEqual(180);
    expect(workflow.realWorldExample).toMatch(/^An illustrative /);
    expect(workflow.realWorldExample.length).toBeLessThanOrEqual(200);
    expect(`${workflow.description}${workflow.businessOutcome}`).not.toMatch(/[£$€!%]/);
  });
});
