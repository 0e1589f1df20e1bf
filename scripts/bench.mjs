import { continueIn } from './bare-node.mjs';

await continueIn('bench.ts');
