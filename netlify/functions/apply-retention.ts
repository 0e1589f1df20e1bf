import type { Config } from '@netlify/functions';
import { scheduled } from '../platform/scheduled.ts';
import { applyRetention } from '../services/apply-retention.ts';

export default scheduled('apply-retention', applyRetention);

export const config: Config = { schedule: '30 3 * * *' };
