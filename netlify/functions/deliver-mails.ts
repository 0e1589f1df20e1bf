import type { Config } from '@netlify/functions';
import { door, schedule } from '../platform/door.ts';
import { deliverMails } from '../services/deliver-mails.ts';

export default door(schedule('deliver-mails', deliverMails));

export const config: Config = { region: 'lhr', schedule: '* * * * *' };
