import { continueIn } from './bare-node.mjs';

await continueIn('admin-grant.ts');
