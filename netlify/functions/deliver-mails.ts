import type { Config } from '@netlify/functions';
import { scheduled } from '../platform/scheduled';
import { deliverMails } from '../services/deliver-mails';

export default scheduled('deliver-mails', deliverMails);

export const config: Config = { schedule: '* * * * *' };
