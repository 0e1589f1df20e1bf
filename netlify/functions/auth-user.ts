import type { Config } from '@netlify/functions';
import { currentUser } from '#shared/contracts/auth.ts';
import { endpoint } from '../platform/endpoint.ts';
import { readCurrentUser } from '../services/account/account.ts';

export default endpoint(currentUser, readCurrentUser);

export const config: Config = {
  path: '/api/auth/user',
  method: 'GET',
  rateLimit: { windowLimit: 240, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
