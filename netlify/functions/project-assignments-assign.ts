import type { Config } from '@netlify/functions';
import { assignProject } from '#shared/contracts/project-assignments.ts';
import { endpoint } from '../platform/endpoint.ts';
import { assignProject as assign } from '../services/learning/change-learning.ts';

export default endpoint(assignProject, assign);

export const config: Config = {
  path: '/api/project-assignments',
  method: 'POST',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
