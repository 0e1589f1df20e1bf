import type { Config } from '@netlify/functions';
import { requestEmailChange } from '#shared/contracts/account.ts';
import { endpoint } from '../platform/endpoint.ts';
import { requestEmailChange as request } from '../services/account/account.ts';

export default endpoint(requestEmailChange, request);

export const config: Config = {
  path: '/api/account/email',
  method: 'POST',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
