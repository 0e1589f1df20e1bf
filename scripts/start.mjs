import { continueIn } from './bare-node.mjs';

await continueIn('start.ts');
