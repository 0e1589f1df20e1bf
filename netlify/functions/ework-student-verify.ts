import type { Config } from '@netlify/functions';
import { verifyStudentCode } from '#shared/contracts/ework-sign-in.ts';
import { endpoint } from '../platform/endpoint.ts';
import { verifyStudentCode as verify } from '../services/ework/student-sign-in.ts';

export default endpoint(verifyStudentCode, verify);

export const config: Config = {
  path: '/api/ework/student/verify',
  method: 'POST',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
