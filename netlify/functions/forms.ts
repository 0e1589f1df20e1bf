import type { Config } from '@netlify/functions';
import { handOverChat as handOverContract } from '#shared/contracts/chat-hand-over.ts';
import { submitDataRequest } from '#shared/contracts/data-request.ts';
import { submitForm } from '#shared/contracts/submit-form.ts';
import { dataRequestPages, dataRequestThankYouPage } from '../pages/data-request.ts';
import { enquiryFormPages, thankYouPage } from '../pages/enquiry-form.ts';
import { door } from '../platform/door.ts';
import { endpoint } from '../platform/endpoint.ts';
import { handOverChat } from '../services/hand-over-chat.ts';
import { submitEnquiry } from '../services/submit-enquiry.ts';
import { takeDataRequest } from '../services/take-data-request.ts';

export default door(
  endpoint(submitForm, submitEnquiry, enquiryFormPages),
  thankYouPage,
  endpoint(submitDataRequest, takeDataRequest, dataRequestPages),
  dataRequestThankYouPage,
  endpoint(handOverContract, handOverChat),
);

export const config: Config = {
  path: [
    '/api/submit-form',
    '/enquire/thank-you',
    '/api/data-request',
    '/data-request/thank-you',
    '/api/chatbot/hand-over',
  ],
  region: 'lhr',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
