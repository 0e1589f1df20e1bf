import { describe, expect, test } from 'vitest';
import { aiTools, integrationLevels } from './ai-tools.ts';
import { certificationTracks } from './certifications.ts';

test('there are at least sixteen tools, each once', () => {
  expect(aiTools.length).toBeGreaterThanOrEqual(16);
  expect(new Set(aiTools.map(({ id }) => id)).size).toBe(aiTools.length);
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

describe.each(aiTools)('$id', ({ projects }) => {
  test('is used in projects, each named once', () => {
    expect(projects.length).toBeGreaterThan(0);
    expect(new Set(projects).size).toBe(projects.length);
  });
});
