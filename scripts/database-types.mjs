import { continueIn } from './bare-node.mjs';

await continueIn('database-types.ts');
