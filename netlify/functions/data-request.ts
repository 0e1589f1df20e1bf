import type { Config } from '@netlify/functions';
import { submitDataRequest } from '#shared/contracts/data-request.ts';
import { dataRequestPages } from '../platform/data-request-pages.ts';
import { endpoint } from '../platform/endpoint.ts';
import { takeDataRequest } from '../services/take-data-request.ts';

export default endpoint(submitDataRequest, takeDataRequest, dataRequestPages);

export const config: Config = {
  path: '/api/data-request',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
