import { continueIn } from './bare-node.mjs';

await continueIn('content-check.ts');
