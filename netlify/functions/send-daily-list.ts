import type { Config } from '@netlify/functions';
import { scheduled } from '../platform/scheduled';
import { sendDailyList } from '../services/send-daily-list';

export default scheduled('send-daily-list', sendDailyList);

export const config: Config = { schedule: '0 7 * * *' };
