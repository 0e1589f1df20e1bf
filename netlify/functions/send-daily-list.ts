import type { Config } from '@netlify/functions';
import { door, schedule } from '../platform/door.ts';
import { sendDailyList } from '../services/send-daily-list.ts';

export default door(schedule('send-daily-list', sendDailyList));

export const config: Config = { region: 'lhr', schedule: '0 8,9,11,12,14,15 * * *' };
