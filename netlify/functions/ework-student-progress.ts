import type { Config } from '@netlify/functions';
import { listTaskProgress } from '#shared/contracts/ework-progress.ts';
import { endpoint } from '../platform/endpoint.ts';
import { listTaskProgress as list } from '../services/ework/progress.ts';

export default endpoint(listTaskProgress, list);

export const config: Config = {
  path: '/api/ework/student/progress',
  method: 'GET',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
