import type { Config } from '@netlify/functions';
import { scheduled } from '../platform/scheduled.ts';
import { sendDailyList } from '../services/send-daily-list.ts';

export default scheduled('send-daily-list', sendDailyList);

export const config: Config = { schedule: '0 7 * * *' };
