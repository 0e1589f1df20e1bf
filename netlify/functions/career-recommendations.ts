import type { Config } from '@netlify/functions';
import { listCareerRecommendations } from '#shared/contracts/career-recommendations.ts';
import { endpoint } from '../platform/endpoint.ts';
import { listCareerRecommendations as list } from '../services/learning/read-learning.ts';

export default endpoint(listCareerRecommendations, list);

export const config: Config = {
  path: '/api/career-recommendations',
  method: 'GET',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
