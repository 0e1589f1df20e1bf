import { continueIn } from './bare-node.mjs';

await continueIn('enrol.ts');
