import type { Config } from '@netlify/functions';
import { verifyCode } from '#shared/contracts/auth.ts';
import { endpoint } from '../platform/endpoint.ts';
import { verifyCode as signInWithCode } from '../services/account/sign-in.ts';

export default endpoint(verifyCode, signInWithCode);

export const config: Config = {
  path: '/api/auth/verify',
  method: 'POST',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
