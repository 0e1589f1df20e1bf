import type { Config } from '@netlify/functions';
import * as contract from '#shared/contracts/account.ts';
import { door } from '../platform/door.ts';
import { endpoint } from '../platform/endpoint.ts';
import * as account from '../services/account/account.ts';

export default door(
  endpoint(contract.readAccount, account.readAccount),
  endpoint(contract.changeProfile, account.changeProfile),
  endpoint(contract.requestEmailChange, account.requestEmailChange),
  endpoint(contract.confirmEmailChange, account.confirmEmailChange),
  endpoint(contract.changePassword, account.changePassword),
  endpoint(contract.downloadAccount, account.downloadAccount),
  endpoint(contract.deleteAccount, account.deleteAccount),
);

export const config: Config = {
  path: [
    '/api/account',
    '/api/account/email',
    '/api/account/email/confirm',
    '/api/account/password',
    '/api/account/download',
    '/api/account/delete',
  ],
  region: 'lhr',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
