import type { Config } from '@netlify/functions';
import { endEwork } from '#shared/contracts/ework-sign-in.ts';
import { endpoint } from '../platform/endpoint.ts';
import { endEwork as end } from '../services/ework/session.ts';

export default endpoint(endEwork, end);

export const config: Config = {
  path: '/api/ework/logout',
  method: 'POST',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
