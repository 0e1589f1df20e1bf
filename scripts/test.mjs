import { continueIn } from './bare-node.mjs';

await continueIn('test.ts');
