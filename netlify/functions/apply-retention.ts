import type { Config } from '@netlify/functions';
import { scheduled } from '../platform/scheduled';
import { applyRetention } from '../services/apply-retention';

export default scheduled('apply-retention', applyRetention);

export const config: Config = { schedule: '30 3 * * *' };
