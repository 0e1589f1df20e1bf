import type { Config } from '@netlify/functions';
import * as contract from '#shared/contracts/certificates.ts';
import * as portfolios from '#shared/contracts/portfolios.ts';
import { statusListFile } from '../pages/credentials.ts';
import { certificatePage } from '../pages/shown-certificate.ts';
import { door } from '../platform/door.ts';
import { endpoint } from '../platform/endpoint.ts';
import * as desk from '../services/certificates/desk-certificates.ts';
import * as mine from '../services/certificates/my-certificates.ts';
import * as portfolio from '../services/certificates/portfolio.ts';
import { readShownCertificate } from '../services/certificates/shown-certificate.ts';
import { signStatusList } from '../services/certificates/status-list.ts';

export default door(
  endpoint(contract.listMyCertificates, mine.listMyCertificates),
  endpoint(contract.showMyCertificate, mine.showMyCertificate),
  endpoint(contract.wishCertificateName, mine.wishCertificateName),
  endpoint(contract.findCertificate, mine.findCertificate),
  endpoint(portfolios.listPortfolioWork, portfolio.listPortfolioWork),
  endpoint(portfolios.previewPortfolio, portfolio.previewPortfolio),
  endpoint(portfolios.signPortfolio, portfolio.signPortfolio),
  endpoint(portfolios.withdrawPortfolio, portfolio.withdrawPortfolio),
  endpoint(contract.listCertificates, desk.listCertificates),
  endpoint(contract.previewCertificate, desk.previewCertificate),
  endpoint(contract.awardCertificate, desk.awardCertificate),
  endpoint(contract.withdrawCertificate, desk.withdrawCertificate),
  endpoint(contract.reinstateCertificate, desk.reinstateCertificate),
  endpoint(contract.decideCertificateName, desk.decideCertificateName),
  statusListFile(signStatusList),
  certificatePage(readShownCertificate),
);

export const config: Config = {
  path: [
    '/api/certificates',
    '/api/certificates/:number',
    '/api/certificates/:number/name',
    '/api/portfolios',
    '/api/portfolios/work',
    '/api/portfolios/preview',
    '/api/portfolios/:number/withdrawal',
    '/api/desk/certificates',
    '/api/desk/certificates/preview',
    '/api/desk/certificates/:number/withdrawal',
    '/api/desk/certificates/:number/reinstatement',
    '/api/desk/certificates/:number/name',
    '/credentials/status/:list',
    '/certificates/:number',
  ],
  region: 'lhr',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
