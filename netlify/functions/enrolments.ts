import type { Config } from '@netlify/functions';
import { enrol } from '#shared/contracts/enrolments.ts';
import { endpoint } from '../platform/endpoint.ts';
import { enrol as enrolLearner } from '../services/learning/change-learning.ts';

export default endpoint(enrol, enrolLearner);

export const config: Config = {
  path: '/api/enrolments',
  method: 'POST',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
