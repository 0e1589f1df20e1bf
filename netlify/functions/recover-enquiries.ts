import type { Config } from '@netlify/functions';
import { scheduled } from '../platform/scheduled.ts';
import { recoverEnquiries } from '../services/recover-enquiries.ts';

export default scheduled('recover-enquiries', recoverEnquiries);

export const config: Config = { schedule: '*/5 * * * *' };
