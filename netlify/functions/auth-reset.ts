import type { Config } from '@netlify/functions';
import { resetPassword } from '#shared/contracts/auth.ts';
import { endpoint } from '../platform/endpoint.ts';
import { resetPassword as setNewPassword } from '../services/account/sign-in.ts';

export default endpoint(resetPassword, setNewPassword);

export const config: Config = {
  path: '/api/auth/reset',
  method: 'POST',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
