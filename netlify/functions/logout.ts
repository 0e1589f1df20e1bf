import type { Config } from '@netlify/functions';
import { logoutNavigation } from '../platform/sign-in-pages.ts';
import { signOut } from '../services/account/sign-out.ts';

export default logoutNavigation(signOut);

export const config: Config = {
  path: '/api/logout',
  method: ['GET', 'POST'],
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
