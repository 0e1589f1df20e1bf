import type { Config } from '@netlify/functions';
import { readAccount } from '#shared/contracts/account.ts';
import { endpoint } from '../platform/endpoint.ts';
import { readAccount as read } from '../services/account/account.ts';

export default endpoint(readAccount, read);

export const config: Config = {
  path: '/api/account',
  method: 'GET',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
