import type { Config } from '@netlify/functions';
import { changeProfile } from '#shared/contracts/account.ts';
import { endpoint } from '../platform/endpoint.ts';
import { changeProfile as change } from '../services/account/account.ts';

export default endpoint(changeProfile, change);

export const config: Config = {
  path: '/api/account',
  method: 'PATCH',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
