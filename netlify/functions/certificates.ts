import type { Config } from '@netlify/functions';
import * as contract from '#shared/contracts/certificates.ts';
import { statusListFile } from '../pages/credentials.ts';
import { door } from '../platform/door.ts';
import { endpoint } from '../platform/endpoint.ts';
import * as desk from '../services/certificates/desk-certificates.ts';
import * as mine from '../services/certificates/my-certificates.ts';
import { signStatusList } from '../services/certificates/status-list.ts';

export default door(
  endpoint(contract.listMyCertificates, mine.listMyCertificates),
  endpoint(contract.showMyCertificate, mine.showMyCertificate),
  endpoint(contract.wishCertificateName, mine.wishCertificateName),
  endpoint(contract.findCertificate, mine.findCertificate),
  endpoint(contract.listCertificates, desk.listCertificates),
  endpoint(contract.previewCertificate, desk.previewCertificate),
  endpoint(contract.awardCertificate, desk.awardCertificate),
  endpoint(contract.withdrawCertificate, desk.withdrawCertificate),
  endpoint(contract.reinstateCertificate, desk.reinstateCertificate),
  endpoint(contract.decideCertificateName, desk.decideCertificateName),
  statusListFile(signStatusList),
);

export const config: Config = {
  path: [
    '/api/certificates',
    '/api/certificates/:number',
    '/api/certificates/:number/name',
    '/api/desk/certificates',
    '/api/desk/certificates/preview',
    '/api/desk/certificates/:number/withdrawal',
    '/api/desk/certificates/:number/reinstatement',
    '/api/desk/certificates/:number/name',
    '/credentials/status/:list',
  ],
  region: 'lhr',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
