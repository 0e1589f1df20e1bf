import type { Config } from '@netlify/functions';
import { listLearnerProfiles } from '#shared/contracts/learner-profiles.ts';
import { endpoint } from '../platform/endpoint.ts';
import { listLearnerProfiles as list } from '../services/learning/catalogue.ts';

export default endpoint(listLearnerProfiles, list);

export const config: Config = {
  path: '/api/learner-profiles',
  method: 'GET',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
