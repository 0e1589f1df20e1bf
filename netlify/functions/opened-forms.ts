import type { Config } from '@netlify/functions';
import { openedDataRequest, openedEnquiry } from '../pages/opened-forms.ts';
import { door } from '../platform/door.ts';

export default door(openedEnquiry, openedDataRequest);

export const config: Config = {
  path: ['/enquire', '/data-request'],
  region: 'lhr',
  rateLimit: { windowLimit: 240, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
