import type { Config } from '@netlify/functions';
import { recordConsent } from '#shared/contracts/cookie-consent.ts';
import { door } from '../platform/door.ts';
import { endpoint } from '../platform/endpoint.ts';
import { noteConsent } from '../services/note-consent.ts';

export default door(endpoint(recordConsent, noteConsent));

export const config: Config = {
  path: '/api/cookie-consent',
  region: 'lhr',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
