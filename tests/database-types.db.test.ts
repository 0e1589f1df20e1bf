import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { databaseTypesFile, generateDatabaseTypes } from '../scripts/stack/database-types.ts';
import { useBackend } from './support/backend.ts';

const backend = useBackend();

test('src/shared/database.types.ts is what the migrations make (npm run database:types)', async () => {
  expect(readFileSync(databaseTypesFile, 'utf8')).toBe(await generateDatabaseTypes(backend.database));
});
