import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseTypesFile, generateDatabaseTypes } from '../scripts/stack/database-types.ts';
import { startFunctionParts, type FunctionParts } from './support/function-parts.ts';

let parts: FunctionParts;
beforeAll(async () => {
  parts = await startFunctionParts();
});
afterAll(() => parts.stop());

test('src/shared/database.types.ts is what the migrations make (npm run database:types)', async () => {
  expect(readFileSync(databaseTypesFile, 'utf8')).toBe(await generateDatabaseTypes(parts.database));
});
