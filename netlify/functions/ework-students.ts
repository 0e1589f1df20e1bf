import type { Config } from '@netlify/functions';
import { listEworkStudents } from '#shared/contracts/ework-admin.ts';
import { endpoint } from '../platform/endpoint.ts';
import { listEworkStudents as list } from '../services/ework/students.ts';

export default endpoint(listEworkStudents, list);

export const config: Config = {
  path: '/api/ework/admin/students',
  method: 'GET',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
