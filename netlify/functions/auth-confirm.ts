import type { Config } from '@netlify/functions';
import { confirmRegistration } from '#shared/contracts/auth.ts';
import { endpoint } from '../platform/endpoint.ts';
import { confirmRegistration as confirm } from '../services/account/register.ts';

export default endpoint(confirmRegistration, confirm);

export const config: Config = {
  path: '/api/auth/confirm',
  method: 'POST',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
