import { continueIn } from './bare-node.mjs';

await continueIn('enquiry-erase.ts');
