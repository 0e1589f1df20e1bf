import type { Config } from '@netlify/functions';
import * as entry from '#shared/contracts/desk-entry.ts';
import * as inbox from '#shared/contracts/desk-inbox.ts';
import { readWorkings as workings } from '#shared/contracts/desk-workings.ts';
import { door } from '../platform/door.ts';
import { endpoint } from '../platform/endpoint.ts';
import { listAuditLines } from '../services/desk/audit.ts';
import * as entering from '../services/desk/enter-desk.ts';
import { countQuarantineRules, listDeskEnquiries } from '../services/desk/inbox.ts';
import * as one from '../services/desk/one-enquiry.ts';
import { readWorkings } from '../services/desk/workings.ts';

export default door(
  endpoint(entry.readDeskEntry, entering.readDeskEntry),
  endpoint(entry.askForDeskCode, entering.askForDeskCode),
  endpoint(entry.enterDesk, entering.enterDesk),
  endpoint(entry.leaveDesk, entering.leaveDesk),
  endpoint(entry.listAuditLines, listAuditLines),
  endpoint(workings, readWorkings),
  endpoint(inbox.listDeskEnquiries, listDeskEnquiries),
  endpoint(inbox.countQuarantineRules, countQuarantineRules),
  endpoint(inbox.readDeskEnquiry, one.readDeskEnquiry),
  endpoint(inbox.moveDeskEnquiry, one.moveDeskEnquiry),
  endpoint(inbox.lookAtDeskEnquiry, one.lookAtDeskEnquiry),
  endpoint(inbox.keepDeskDraft, one.keepDeskDraft),
  endpoint(inbox.answerDeskEnquiry, one.answerDeskEnquiry),
  endpoint(inbox.noteDeskCall, one.noteDeskCall),
);

export const config: Config = {
  path: [
    '/api/desk/entry',
    '/api/desk/entry/code',
    '/api/desk/audit',
    '/api/desk/workings',
    '/api/desk/enquiries',
    '/api/desk/quarantine-rules',
    '/api/desk/enquiries/:enquiryId',
    '/api/desk/enquiries/:enquiryId/place',
    '/api/desk/enquiries/:enquiryId/look',
    '/api/desk/enquiries/:enquiryId/draft',
    '/api/desk/enquiries/:enquiryId/answer',
    '/api/desk/enquiries/:enquiryId/notes',
  ],
  region: 'lhr',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
