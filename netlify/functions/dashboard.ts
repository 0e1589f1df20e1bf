import type { Config } from '@netlify/functions';
import { readDashboard } from '#shared/contracts/dashboard.ts';
import { endpoint } from '../platform/endpoint.ts';
import { readDashboard as read } from '../services/learning/read-learning.ts';

export default endpoint(readDashboard, read);

export const config: Config = {
  path: '/api/dashboard',
  method: 'GET',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
