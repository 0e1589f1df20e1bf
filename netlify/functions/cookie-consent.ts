import type { Config } from '@netlify/functions';
import { recordConsent } from '#shared/contracts/cookie-consent.ts';
import { endpoint } from '../platform/endpoint.ts';
import { noteConsent } from '../services/note-consent.ts';

export default endpoint(recordConsent, noteConsent);

export const config: Config = {
  path: '/api/cookie-consent',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
