import type { Config } from '@netlify/functions';
import * as contract from '#shared/contracts/notifications.ts';
import { stopMails } from '#shared/contracts/mail-choices.ts';
import { stopMailsLinkPage, stopMailsPages } from '../pages/mails.ts';
import { door } from '../platform/door.ts';
import { endpoint } from '../platform/endpoint.ts';
import * as choices from '../services/account/mail-choices.ts';
import * as notifications from '../services/account/notifications.ts';

export default door(
  endpoint(contract.listNotifications, notifications.listNotifications),
  endpoint(contract.markNotificationsRead, notifications.markNotificationsRead),
  endpoint(stopMails, choices.stopMails, stopMailsPages),
  stopMailsLinkPage,
);

export const config: Config = {
  path: ['/api/notifications', '/api/notifications/read', '/api/mails/stop', '/mails/stop'],
  region: 'lhr',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
