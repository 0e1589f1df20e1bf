import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { databaseSnapshot } from '../../scripts/stack/snapshot.ts';
import { dataFolder } from '../../scripts/stack/paths.ts';
import { exampleSettings } from '../../scripts/stack/settings.ts';
import { buildSiteWhenChanged } from '../../scripts/stack/site.ts';
import { startStacks } from './e2e-stacks.ts';

/** Once a run: the built site, unless `npm test` has built it (E2E_DIST), and a stack for each worker. */
export default async function setUp(config: FullConfig): Promise<() => Promise<void>> {
  const work = join(dataFolder, 'test');
  mkdirSync(work, { recursive: true });
  const dist = process.env['E2E_DIST'] ?? join(work, 'dist');
  if (!process.env['E2E_DIST']) await buildSiteWhenChanged(dist, { ...process.env, ...exampleSettings() });
  // Tests that read the built files themselves find them here.
  process.env['E2E_DIST'] = dist;
  await databaseSnapshot();
  return startStacks(config.workers, dist);
}
