import type { Config } from '@netlify/functions';
import { unsubscribe } from '#shared/contracts/newsletter.ts';
import { endpoint } from '../platform/endpoint.ts';
import { unsubscribePages } from '../platform/newsletter-pages.ts';
import { endNewsletter } from '../services/end-newsletter.ts';

export default endpoint(unsubscribe, endNewsletter, unsubscribePages);

export const config: Config = {
  path: '/api/newsletter/unsubscribe',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
