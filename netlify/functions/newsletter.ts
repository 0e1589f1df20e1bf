import type { Config } from '@netlify/functions';
import * as contract from '#shared/contracts/newsletter.ts';
import * as pages from '../pages/newsletter.ts';
import { door } from '../platform/door.ts';
import { endpoint } from '../platform/endpoint.ts';
import { confirmNewsletter } from '../services/confirm-newsletter.ts';
import { endNewsletter } from '../services/end-newsletter.ts';
import { subscribeNewsletter } from '../services/subscribe-newsletter.ts';

export default door(
  endpoint(contract.subscribe, subscribeNewsletter, pages.subscribePages),
  endpoint(contract.confirmSubscription, confirmNewsletter, pages.confirmPages),
  endpoint(contract.unsubscribe, endNewsletter, pages.unsubscribePages),
  pages.confirmLinkPage,
  pages.unsubscribeLinkPage,
);

export const config: Config = {
  path: [
    '/api/newsletter',
    '/api/newsletter/confirm',
    '/api/newsletter/unsubscribe',
    '/newsletter/confirm',
    '/newsletter/unsubscribe',
  ],
  region: 'lhr',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
