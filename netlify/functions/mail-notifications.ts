import type { Config } from '@netlify/functions';
import { scheduled } from '../platform/scheduled.ts';
import { mailNotifications } from '../services/account/mail-notifications.ts';

export default scheduled('mail-notifications', mailNotifications);

export const config: Config = { schedule: '*/10 * * * *' };
