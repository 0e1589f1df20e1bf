import type { Config } from '@netlify/functions';
import { loginNavigation } from '../platform/sign-in-pages.ts';
import { isSignedIn } from '../services/account/sign-out.ts';

export default loginNavigation(isSignedIn);

export const config: Config = {
  path: '/api/login',
  method: 'GET',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
