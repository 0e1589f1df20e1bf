import type { Config } from '@netlify/functions';
import { listEworkCourses } from '#shared/contracts/ework-sign-in.ts';
import { endpoint } from '../platform/endpoint.ts';
import { listEworkCourses as list } from '../services/ework/courses.ts';

export default endpoint(listEworkCourses, list);

export const config: Config = {
  path: '/api/ework/courses',
  method: 'GET',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
