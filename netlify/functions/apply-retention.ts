import type { Config } from '@netlify/functions';
import { door, schedule } from '../platform/door.ts';
import { applyRetention } from '../services/apply-retention.ts';

export default door(schedule('apply-retention', applyRetention));

export const config: Config = { region: 'lhr', schedule: '30 3 * * *' };
