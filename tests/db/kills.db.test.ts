import { afterAll, beforeAll, expect, test } from 'vitest';
import { killAtRandom } from '../../scripts/live/kills.ts';
import { startFunctionParts, type FunctionParts } from '../support/function-parts.ts';

let parts: FunctionParts;
beforeAll(async () => {
  parts = await startFunctionParts({ driver: 'postgres' });
});
afterAll(() => parts.stop());

// A few of the hundred of `npm run bench -- kill`.
const kills = 3;

test(
  'functions that are killed while people enquire, tick, hand in and award lose and double nothing',
  { timeout: 240_000 },
  async () => {
    expect(await killAtRandom(parts, { kills })).toMatchObject({ kills, lost: 0, doubled: 0, wrongMails: 0 });
  },
);
