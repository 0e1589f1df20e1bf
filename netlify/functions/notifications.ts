import type { Config } from '@netlify/functions';
import * as contract from '#shared/contracts/notifications.ts';
import { door } from '../platform/door.ts';
import { endpoint } from '../platform/endpoint.ts';
import * as notifications from '../services/account/notifications.ts';

export default door(
  endpoint(contract.listNotifications, notifications.listNotifications),
  endpoint(contract.markNotificationsRead, notifications.markNotificationsRead),
);

export const config: Config = {
  path: ['/api/notifications', '/api/notifications/read'],
  region: 'lhr',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
