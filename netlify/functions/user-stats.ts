import type { Config } from '@netlify/functions';
import { readUserStats } from '#shared/contracts/user-stats.ts';
import { endpoint } from '../platform/endpoint.ts';
import { readUserStats as read } from '../services/learning/read-learning.ts';

export default endpoint(readUserStats, read);

export const config: Config = {
  path: '/api/user-stats',
  method: 'GET',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
