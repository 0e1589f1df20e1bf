import type { Config } from '@netlify/functions';
import { scheduled } from '../platform/scheduled.ts';
import { deliverMails } from '../services/deliver-mails.ts';

export default scheduled('deliver-mails', deliverMails);

export const config: Config = { schedule: '* * * * *' };
