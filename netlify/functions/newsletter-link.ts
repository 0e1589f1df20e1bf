import type { Config } from '@netlify/functions';
import { newsletterLinkPage } from '../platform/newsletter-pages.ts';

export default newsletterLinkPage;

export const config: Config = { path: ['/newsletter/confirm', '/newsletter/unsubscribe'] };
