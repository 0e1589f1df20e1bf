import type { FullConfig } from '@playwright/test';
import { databaseSnapshot } from '../../scripts/stack/snapshot.ts';
import { exampleSettings } from '../../scripts/stack/settings.ts';
import { findOrBuildSite } from '../../scripts/stack/site.ts';
import { startStacks } from './e2e-stacks.ts';

/** Once a run: the built site, unless `npm test` has built it (E2E_DIST), and a stack for each worker. */
export default async function setUp(config: FullConfig): Promise<() => Promise<void>> {
  const dist = process.env['E2E_DIST'] ?? (await findOrBuildSite({ ...process.env, ...exampleSettings() }));
  // Tests that read the built files themselves find them here.
  process.env['E2E_DIST'] = dist;
  await databaseSnapshot();
  return startStacks(config.workers, dist);
}
