import type { Config } from '@netlify/functions';
import { listSkills } from '#shared/contracts/skills.ts';
import { endpoint } from '../platform/endpoint.ts';
import { listSkills as list } from '../services/learning/read-learning.ts';

export default endpoint(listSkills, list);

export const config: Config = {
  path: '/api/skills',
  method: 'GET',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
