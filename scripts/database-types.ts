// npm run database:types: writes src/shared/database.types.ts from the migrations.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startDatabase } from './stack/database.ts';
import { databaseTypesFile, generateDatabaseTypes } from './stack/database-types.ts';
import { root } from './stack/paths.ts';
import { say } from './stack/progress.ts';

const database = await startDatabase();
writeFileSync(join(root, databaseTypesFile), await generateDatabaseTypes(database));
await database.stop();
say(`${databaseTypesFile} written.`);
process.exit(0);
