import type { Config } from '@netlify/functions';
import { advanceProject } from '#shared/contracts/project-assignments.ts';
import { endpoint } from '../platform/endpoint.ts';
import { advanceProject as advance } from '../services/learning/change-learning.ts';

export default endpoint(advanceProject, advance);

export const config: Config = {
  path: '/api/project-assignments/:id/progress',
  method: 'PATCH',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
