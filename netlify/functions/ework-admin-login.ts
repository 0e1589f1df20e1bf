import type { Config } from '@netlify/functions';
import { signInAdmin } from '#shared/contracts/ework-sign-in.ts';
import { endpoint } from '../platform/endpoint.ts';
import { signInAdmin as signIn } from '../services/ework/admin-sign-in.ts';

export default endpoint(signInAdmin, signIn);

export const config: Config = {
  path: '/api/ework/admin/login',
  method: 'POST',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
