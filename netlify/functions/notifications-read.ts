import type { Config } from '@netlify/functions';
import { markNotificationsRead } from '#shared/contracts/notifications.ts';
import { endpoint } from '../platform/endpoint.ts';
import { markNotificationsRead as markRead } from '../services/account/notifications.ts';

export default endpoint(markNotificationsRead, markRead);

export const config: Config = {
  path: '/api/notifications/read',
  method: 'POST',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
