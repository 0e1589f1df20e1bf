import { describe, expect, test } from 'vitest';
import { getCollection } from './collections.ts';

// Lengths and forms are the schemas'; here is what only all files of a collection together can have wrong, and taste.

const tools = [...getCollection('aiTools')];
const workflows = [...getCollection('aiWorkflows')];
const projects = [...getCollection('learnerProjects')];
const profiles = [...getCollection('learnerProfiles')];
const careerPaths = [...getCollection('careerPaths')];
const insights = [...getCollection('marketInsights')];

function expectDistinct<Words>(all: readonly [string, Words][], keys: readonly (keyof Words)[]): void {
  for (const key of keys)
    expect(new Set(all.map(([, words]) => words[key])).size, String(key)).toBe(all.length);
}

test('no two have the same words', () => {
  expectDistinct(tools, ['name', 'description']);
  expectDistinct(workflows, ['name', 'description', 'industry', 'realWorldExample']);
  expectDistinct(projects, ['title', 'description']);
  expectDistinct(profiles, ['description', 'targetAudience']);
  expectDistinct(careerPaths, ['description']);
  expectDistinct(insights, ['title', 'text']);
});

describe.each(tools)('the tool %s', (_id, tool) => {
  test('is described without amounts, dates or shouting', () => {
    for (const text of [tool.description, tool.pricing, tool.businessUseCase])
      expect(text).not.toMatch(/[£$€!]|\b20\d\d\b/);
  });
});

describe.each(workflows)('the workflow %s', (_id, workflow) => {
  test('has a step in which a person checks or decides', () => {
    expect(workflow.steps[workflow.decidedAt - 1]).toMatch(
      /\bhave .* (read|confirm|decide|compare|review|add|promote)|members|Strike out|passage|name beside|editor/i,
    );
    expect(`${workflow.description}${workflow.businessOutcome}`).not.toMatch(/[£$€!%]/);
  });
});

test.each([...profiles, ...careerPaths])('%s promises nothing', (_id, { description }) => {
  expect(description).not.toMatch(/guarantee|promise|!/i);
});

test.each(projects)('%s promises no material that does not exist: the learner makes it, and the project says so', (_id, project) => {
  expect(project.requirements.join('\n')).not.toMatch(
    /comes? with the project|set of the project|sample APIs/,
  );
});
