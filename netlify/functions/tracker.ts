import type { Config } from '@netlify/functions';
import * as contract from '#shared/contracts/tracker.ts';
import { trackerPages } from '../pages/tracker.ts';
import { door } from '../platform/door.ts';
import { endpoint } from '../platform/endpoint.ts';
import * as tracker from '../services/tracker/tracked-enquiry.ts';

const pages = (form: Parameters<typeof trackerPages>[0]) => trackerPages(form, tracker.readTrackedEnquiry);

export default door(
  endpoint(contract.readTrackedEnquiry, tracker.readTrackedEnquiry, pages('open')),
  endpoint(contract.correctTrackedEnquiry, tracker.correctTrackedEnquiry, pages('correction')),
  endpoint(contract.addToTrackedEnquiry, tracker.addToTrackedEnquiry, pages('addition')),
  endpoint(contract.withdrawFromTrackedEnquiry, tracker.withdrawFromTrackedEnquiry, pages('withdrawal')),
  endpoint(contract.askForErasure, tracker.askForErasure, pages('erasure')),
);

export const config: Config = {
  path: [
    '/api/your-enquiry',
    '/api/your-enquiry/correction',
    '/api/your-enquiry/addition',
    '/api/your-enquiry/withdrawal',
    '/api/your-enquiry/erasure',
  ],
  region: 'lhr',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
