import type { Config } from '@netlify/functions';
import { changePassword } from '#shared/contracts/account.ts';
import { endpoint } from '../platform/endpoint.ts';
import { changePassword as change } from '../services/account/account.ts';

export default endpoint(changePassword, change);

export const config: Config = {
  path: '/api/account/password',
  method: 'POST',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
