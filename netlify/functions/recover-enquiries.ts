import type { Config } from '@netlify/functions';
import { scheduled } from '../platform/scheduled';
import { recoverEnquiries } from '../services/recover-enquiries';

export default scheduled('recover-enquiries', recoverEnquiries);

export const config: Config = { schedule: '*/5 * * * *' };
