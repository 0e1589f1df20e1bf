import type { Config } from '@netlify/functions';
import { listAiTools } from '#shared/contracts/ai-tools.ts';
import { endpoint } from '../platform/endpoint.ts';
import { listAiTools as list } from '../services/learning/catalogue.ts';

export default endpoint(listAiTools, list);

export const config: Config = {
  path: '/api/ai-tools',
  method: 'GET',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
