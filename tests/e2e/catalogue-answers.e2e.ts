import type * as z from 'zod/mini';
import { aiTools } from '#shared/catalogue/ai-tools.ts';
import { aiWorkflows } from '#shared/catalogue/ai-workflows.ts';
import { learnerProfiles } from '#shared/catalogue/learner-profiles.ts';
import { learnerProjects } from '#shared/catalogue/learner-projects.ts';
import { listAiTools } from '#shared/contracts/ai-tools.ts';
import { listAiWorkflows } from '#shared/contracts/ai-workflows.ts';
import { listLearnerProfiles } from '#shared/contracts/learner-profiles.ts';
import { listProjects } from '#shared/contracts/projects.ts';
import { expect, test } from '../support/e2e.ts';

// Lists that are the same for everyone are files of the build, at the addresses of their contracts.

test('each list has everything of the catalogue, without signing in', async ({ request }) => {
  for (const [contract, things] of [
    [listAiTools, aiTools],
    [listAiWorkflows, aiWorkflows],
    [listLearnerProfiles, learnerProfiles],
    [listProjects, learnerProjects],
  ] as const) {
    await test.step(contract.path, async () => {
      const response = await request.get(contract.path);
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toMatch(/^application\/json\b/);
      expect(response.headers()['x-content-type-options']).toBe('nosniff');
      // A deploy may change it: a browser asks again each time, and is told that nothing changed.
      expect(response.headers()['cache-control']).toMatch(/must-revalidate|max-age=0/);
      const body: unknown = await response.json();
      const entries = (contract.response as unknown as z.ZodMiniType<{ id: string }[]>).parse(body);
      expect(entries).toEqual(body);
      expect(entries.map(({ id }) => id)).toEqual(things.map(({ id }) => id));
    });
  }
});
