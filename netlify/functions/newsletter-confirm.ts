import type { Config } from '@netlify/functions';
import { confirmSubscription } from '#shared/contracts/newsletter.ts';
import { endpoint } from '../platform/endpoint.ts';
import { confirmPages } from '../platform/newsletter-pages.ts';
import { confirmNewsletter } from '../services/confirm-newsletter.ts';

export default endpoint(confirmSubscription, confirmNewsletter, confirmPages);

export const config: Config = {
  path: '/api/newsletter/confirm',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
