import type { Config } from '@netlify/functions';
import { loginNavigation, logoutNavigation } from '../pages/navigation.ts';
import { door } from '../platform/door.ts';
import { isSignedIn, signOut } from '../services/account/sign-out.ts';

export default door(loginNavigation(isSignedIn), logoutNavigation(signOut));

export const config: Config = {
  path: ['/api/login', '/api/logout'],
  region: 'lhr',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
