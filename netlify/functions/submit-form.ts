import type { Config } from '@netlify/functions';
import { submitForm } from '#shared/contracts/submit-form.ts';
import { endpoint } from '../platform/endpoint.ts';
import { enquiryFormPages } from '../platform/enquiry-form-pages.ts';
import { submitEnquiry } from '../services/submit-enquiry.ts';

export default endpoint(submitForm, submitEnquiry, enquiryFormPages);

export const config: Config = {
  path: '/api/submit-form',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
