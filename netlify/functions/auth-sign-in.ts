import type { Config } from '@netlify/functions';
import { signIn } from '#shared/contracts/auth.ts';
import { endpoint } from '../platform/endpoint.ts';
import { signIn as signInLearner } from '../services/account/sign-in.ts';

export default endpoint(signIn, signInLearner);

export const config: Config = {
  path: '/api/auth/sign-in',
  method: 'POST',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
