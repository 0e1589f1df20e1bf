import type { Config } from '@netlify/functions';
import { thankYouPage } from '../platform/enquiry-form-pages.ts';

export default thankYouPage;

export const config: Config = { path: '/enquire/thank-you' };
