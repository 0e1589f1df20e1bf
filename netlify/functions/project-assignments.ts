import type { Config } from '@netlify/functions';
import { listAssignments } from '#shared/contracts/project-assignments.ts';
import { endpoint } from '../platform/endpoint.ts';
import { listAssignments as list } from '../services/learning/read-learning.ts';

export default endpoint(listAssignments, list);

export const config: Config = {
  path: '/api/project-assignments',
  method: 'GET',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
