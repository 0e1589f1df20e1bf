import type { Config } from '@netlify/functions';
import { register } from '#shared/contracts/auth.ts';
import { endpoint } from '../platform/endpoint.ts';
import { register as registerLearner } from '../services/account/register.ts';

export default endpoint(register, registerLearner);

export const config: Config = {
  path: '/api/auth/register',
  method: 'POST',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
