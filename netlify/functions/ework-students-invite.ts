import type { Config } from '@netlify/functions';
import { inviteEworkStudent } from '#shared/contracts/ework-admin.ts';
import { endpoint } from '../platform/endpoint.ts';
import { inviteEworkStudent as invite } from '../services/ework/students.ts';

export default endpoint(inviteEworkStudent, invite);

export const config: Config = {
  path: '/api/ework/admin/students/:studentId/invitation',
  method: 'POST',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
