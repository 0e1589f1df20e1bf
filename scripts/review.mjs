import { continueIn } from './bare-node.mjs';

await continueIn('review.ts');
