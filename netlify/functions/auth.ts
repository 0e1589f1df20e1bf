import type { Config } from '@netlify/functions';
import * as contract from '#shared/contracts/auth.ts';
import { door } from '../platform/door.ts';
import { endpoint } from '../platform/endpoint.ts';
import { readCurrentUser } from '../services/account/current-user.ts';
import * as registering from '../services/account/register.ts';
import * as signingIn from '../services/account/sign-in.ts';

export default door(
  endpoint(contract.register, registering.register),
  endpoint(contract.confirmRegistration, registering.confirmRegistration),
  endpoint(contract.signIn, signingIn.signIn),
  endpoint(contract.requestCode, signingIn.requestCode),
  endpoint(contract.verifyCode, signingIn.verifyCode),
  endpoint(contract.forgotPassword, signingIn.forgotPassword),
  endpoint(contract.resetPassword, signingIn.resetPassword),
  endpoint(contract.currentUser, readCurrentUser),
);

export const config: Config = {
  path: [
    '/api/auth/register',
    '/api/auth/confirm',
    '/api/auth/sign-in',
    '/api/auth/code',
    '/api/auth/verify',
    '/api/auth/forgot',
    '/api/auth/reset',
    '/api/auth/user',
  ],
  region: 'lhr',
  rateLimit: { windowLimit: 240, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
