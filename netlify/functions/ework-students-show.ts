import type { Config } from '@netlify/functions';
import { showEworkStudent } from '#shared/contracts/ework-admin.ts';
import { endpoint } from '../platform/endpoint.ts';
import { showEworkStudent as show } from '../services/ework/students.ts';

export default endpoint(showEworkStudent, show);

export const config: Config = {
  path: '/api/ework/admin/students/:studentId/progress',
  method: 'GET',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
