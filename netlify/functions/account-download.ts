import type { Config } from '@netlify/functions';
import { downloadAccount } from '#shared/contracts/account.ts';
import { endpoint } from '../platform/endpoint.ts';
import { downloadAccount as download } from '../services/account/account.ts';

export default endpoint(downloadAccount, download);

export const config: Config = {
  path: '/api/account/download',
  method: 'GET',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
