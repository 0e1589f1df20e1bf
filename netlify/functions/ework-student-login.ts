import type { Config } from '@netlify/functions';
import { signInStudent } from '#shared/contracts/ework-sign-in.ts';
import { endpoint } from '../platform/endpoint.ts';
import { signInStudent as signIn } from '../services/ework/student-sign-in.ts';

export default endpoint(signInStudent, signIn);

export const config: Config = {
  path: '/api/ework/student/login',
  method: 'POST',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
