import type { Config } from '@netlify/functions';
import { confirmEmailChange } from '#shared/contracts/account.ts';
import { endpoint } from '../platform/endpoint.ts';
import { confirmEmailChange as confirm } from '../services/account/account.ts';

export default endpoint(confirmEmailChange, confirm);

export const config: Config = {
  path: '/api/account/email/confirm',
  method: 'POST',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
