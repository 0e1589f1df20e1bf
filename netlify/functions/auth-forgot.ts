import type { Config } from '@netlify/functions';
import { forgotPassword } from '#shared/contracts/auth.ts';
import { endpoint } from '../platform/endpoint.ts';
import { forgotPassword as sendRecovery } from '../services/account/sign-in.ts';

export default endpoint(forgotPassword, sendRecovery);

export const config: Config = {
  path: '/api/auth/forgot',
  method: 'POST',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
