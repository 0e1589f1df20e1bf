import type { Config } from '@netlify/functions';
import { listAiWorkflows } from '#shared/contracts/ai-workflows.ts';
import { endpoint } from '../platform/endpoint.ts';
import { listAiWorkflows as list } from '../services/learning/catalogue.ts';

export default endpoint(listAiWorkflows, list);

export const config: Config = {
  path: '/api/ai-workflows',
  method: 'GET',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
