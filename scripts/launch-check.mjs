import { continueIn } from './bare-node.mjs';

await continueIn('launch-check.ts');
