import type { Config } from '@netlify/functions';
import { resumeEwork } from '#shared/contracts/ework-sign-in.ts';
import { endpoint } from '../platform/endpoint.ts';
import { resumeEwork as resume } from '../services/ework/session.ts';

export default endpoint(resumeEwork, resume);

export const config: Config = {
  path: '/api/ework/session',
  method: 'GET',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
