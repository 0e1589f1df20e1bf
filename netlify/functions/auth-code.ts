import type { Config } from '@netlify/functions';
import { requestCode } from '#shared/contracts/auth.ts';
import { endpoint } from '../platform/endpoint.ts';
import { requestCode as sendCode } from '../services/account/sign-in.ts';

export default endpoint(requestCode, sendCode);

export const config: Config = {
  path: '/api/auth/code',
  method: 'POST',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
