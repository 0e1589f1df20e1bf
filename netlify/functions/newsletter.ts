import type { Config } from '@netlify/functions';
import { subscribe } from '#shared/contracts/newsletter.ts';
import { endpoint } from '../platform/endpoint.ts';
import { subscribePages } from '../platform/newsletter-pages.ts';
import { subscribeNewsletter } from '../services/subscribe-newsletter.ts';

export default endpoint(subscribe, subscribeNewsletter, subscribePages);

export const config: Config = {
  path: '/api/newsletter',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
