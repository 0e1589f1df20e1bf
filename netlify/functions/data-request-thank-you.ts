import type { Config } from '@netlify/functions';
import { dataRequestThankYouPage } from '../platform/data-request-pages.ts';

export default dataRequestThankYouPage;

export const config: Config = { path: '/data-request/thank-you' };
