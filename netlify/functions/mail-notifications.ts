import type { Config } from '@netlify/functions';
import { door, schedule } from '../platform/door.ts';
import { mailNotifications } from '../services/account/mail-notifications.ts';

export default door(schedule('mail-notifications', mailNotifications));

export const config: Config = { region: 'lhr', schedule: '*/10 * * * *' };
