import type { Config } from '@netlify/functions';
import { door, schedule } from '../platform/door.ts';
import { recoverEnquiries } from '../services/recover-enquiries.ts';

export default door(schedule('recover-enquiries', recoverEnquiries));

export const config: Config = { region: 'lhr', schedule: '*/5 * * * *' };
