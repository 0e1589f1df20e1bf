import type { Config } from '@netlify/functions';
import { createEworkStudent } from '#shared/contracts/ework-admin.ts';
import { endpoint } from '../platform/endpoint.ts';
import { createEworkStudent as create } from '../services/ework/students.ts';

export default endpoint(createEworkStudent, create);

export const config: Config = {
  path: '/api/ework/admin/students',
  method: 'POST',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
