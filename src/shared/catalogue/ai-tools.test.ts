import { describe, expect, test } from 'vitest';
import { aiTools, findAiTool, getAiTool, integrationLevels } from './ai-tools.ts';
import { certificationTracks } from './certifications.ts';

test('there are at least sixteen tools, with ids and names of their own', () => {
  expect(aiTools.length).toBeGreaterThanOrEqual(16);
  for (const key of ['id', 'name', 'description'] as const) {
    expect(new Set(aiTools.map((tool) => tool[key])).size).toBe(aiTools.length);
  }
});

test.each(integrationLevels)('some tools are used to the level %s', (level) => {
  expect(aiTools.some(({ integrationLevel }) => integrationLevel === level)).toBe(true);
});

test('a certification is available exactly where a track of ours examines the work', () => {
  const examined = new Set<string>(certificationTracks.map(({ courseSlug }) => courseSlug));
  for (const { certifiedBy, certificationAvailable } of aiTools) {
    expect(certificationAvailable).toBe(certifiedBy !== null && examined.has(certifiedBy));
  }
  expect(new Set(aiTools.map((tool) => tool.certificationAvailable)).size).toBe(2);
});

describe.each(aiTools)('$name', (tool) => {
  test('is described without amounts, dates or shouting', () => {
    for (const text of [tool.description, tool.pricing, tool.businessUseCase]) {
      expect(text.length).toBeGreaterThan(15);
      expect(text.length).toBeLessThanOrEqual(160);
      expect(text).not.toMatch(/[£$€!]|\b20\d\d\b/);
    }
  });

  test('has daily uses, a way to learn it, and projects that use it', () => {
    for (const list of [tool.dailyWorkflows, tool.learningPath]) {
      expect(list.length).toBeGreaterThanOrEqual(3);
      expect(new Set(list).size).toBe(list.length);
      for (const line of list) expect(line).not.toMatch(/[.!]$/);
    }
    expect(tool.projects.length).toBeGreaterThan(0);
    expect(new Set(tool.projects).size).toBe(tool.projects.length);
  });
});

test('a tool is found by its id, and an unknown id is not', () => {
  expect(findAiTool('claude')?.name).toBe('Claude');
  expect(findAiTool('toString')).toBeNull();
  expect(getAiTool('mlflow').integrationLevel).toBe('full');
  // @ts-expect-error: not an id of the catalogue
  expect(() => getAiTool('abacus')).toThrow(RangeError);
});
