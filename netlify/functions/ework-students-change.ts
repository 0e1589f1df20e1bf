import type { Config } from '@netlify/functions';
import { changeEworkStudent } from '#shared/contracts/ework-admin.ts';
import { endpoint } from '../platform/endpoint.ts';
import { changeEworkStudent as change } from '../services/ework/students.ts';

export default endpoint(changeEworkStudent, change);

export const config: Config = {
  path: '/api/ework/admin/students/:studentId',
  method: 'PATCH',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
