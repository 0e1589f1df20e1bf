import type { Config } from '@netlify/functions';
import { deleteAccount } from '#shared/contracts/account.ts';
import { endpoint } from '../platform/endpoint.ts';
import { deleteAccount as remove } from '../services/account/account.ts';

export default endpoint(deleteAccount, remove);

export const config: Config = {
  path: '/api/account/delete',
  method: 'POST',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
