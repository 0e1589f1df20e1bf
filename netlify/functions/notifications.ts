import type { Config } from '@netlify/functions';
import { listNotifications } from '#shared/contracts/notifications.ts';
import { endpoint } from '../platform/endpoint.ts';
import { listNotifications as list } from '../services/account/notifications.ts';

export default endpoint(listNotifications, list);

export const config: Config = {
  path: '/api/notifications',
  method: 'GET',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
