import type { Config } from '@netlify/functions';
import { readDeskHistory } from '#shared/contracts/desk-history.ts';
import * as rights from '#shared/contracts/desk-rights.ts';
import { door } from '../platform/door.ts';
import { endpoint } from '../platform/endpoint.ts';
import * as history from '../services/desk/history.ts';
import * as person from '../services/desk/rights.ts';

export default door(
  endpoint(rights.listDeskRights, person.listDeskRights),
  endpoint(rights.readDeskPerson, person.readDeskPerson),
  endpoint(rights.exportDeskPerson, person.exportDeskPerson),
  endpoint(rights.correctDeskEnquiry, person.correctDeskEnquiry),
  endpoint(rights.correctDeskLearner, person.correctDeskLearner),
  endpoint(rights.eraseDeskPerson, person.eraseDeskPerson),
  endpoint(rights.extendDeskRequest, person.extendDeskRequest),
  endpoint(readDeskHistory, history.readDeskHistory),
);

export const config: Config = {
  path: [
    '/api/desk/rights',
    '/api/desk/person',
    '/api/desk/person/export',
    '/api/desk/person/erasure',
    '/api/desk/enquiries/:enquiryId/correction',
    '/api/desk/enquiries/:enquiryId/extension',
    '/api/desk/enquiries/:enquiryId/history',
    '/api/desk/learners/:learnerId/name',
  ],
  region: 'lhr',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
