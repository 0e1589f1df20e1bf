import type { Config } from '@netlify/functions';
import { listProjects } from '#shared/contracts/projects.ts';
import { endpoint } from '../platform/endpoint.ts';
import { listProjects as list } from '../services/learning/catalogue.ts';

export default endpoint(listProjects, list);

export const config: Config = {
  path: '/api/projects',
  method: 'GET',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
