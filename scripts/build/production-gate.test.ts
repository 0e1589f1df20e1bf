import { expect, test } from 'vitest';
import { productionGate } from './production-gate.ts';

type Start = NonNullable<ReturnType<typeof productionGate>['hooks']['astro:build:start']>;

const start = async (settings: Record<string, string>) =>
  productionGate(settings).hooks['astro:build:start']?.({
    logger: { warn: () => undefined },
  } as unknown as Parameters<Start>[0]);

test.each(['production', 'deploy-preview', 'branch-deploy'])(
  'a build on Netlify (%s) without SITE_URL is refused, and told which setting is missing',
  async (CONTEXT) => {
    await expect(start({ CONTEXT })).rejects.toThrow('SITE_URL is not set');
    await expect(start({ CONTEXT, SITE_URL: '' })).rejects.toThrow('SITE_URL is not set');
  },
);

test('a build on a machine of ours, or for a preview with its address, goes on', async () => {
  await expect(start({})).resolves.toBeUndefined();
  await expect(
    start({ CONTEXT: 'deploy-preview', SITE_URL: 'https://kestrelrow.example' }),
  ).resolves.toBeUndefined();
});
