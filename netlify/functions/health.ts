import type { Config } from '@netlify/functions';
import { readHealth as health } from '#shared/contracts/health.ts';
import { door } from '../platform/door.ts';
import { endpoint } from '../platform/endpoint.ts';
import { readHealth } from '../services/read-health.ts';

export default door(endpoint(health, readHealth));

export const config: Config = {
  path: ['/api/health'],
  region: 'lhr',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
