import type { AstroIntegration } from 'astro';
import { bankHolidaysKnown } from '../../src/shared/catalogue/bank-holidays.ts';
import { listPlaceholders, type PlaceholderDetail } from '../../src/shared/catalogue/institute.ts';
import { listUnreadDrafts } from '../../src/shared/catalogue/drafts.ts';
import {
  listLaunchFindings,
  refuseProduction,
  type LaunchFindings,
} from '../../src/shared/rules/launch-findings.ts';
import { readCheckedDays } from '../content/checked-days.ts';
import { listNeverChecked } from '../content-rules.ts';

/** Until the institute has made its key, certificates are those of a demonstration. */
const signingKey: PlaceholderDetail = {
  key: 'certificates.signingKey',
  value: 'none',
  needed: 'Make the key of certificates and publish its public half: docs/deploying.md.',
};

/** The findings of the code and content as they are now. The JSON of the register and of keys has to be written before. */
export async function findForLaunch(): Promise<LaunchFindings> {
  const { claims } = await import('../../src/shared/catalogue/claims.ts');
  const { hasPublishedKey } = await import('../../src/shared/catalogue/credential-keys.ts');
  return listLaunchFindings({
    placeholders: [...listPlaceholders(), ...(hasPublishedKey ? [] : [signingKey])],
    claims,
    drafts: listUnreadDrafts(),
    neverChecked: listNeverChecked(readCheckedDays()),
    holidaysUntil: bankHolidaysKnown.until,
    today: new Date().toISOString().slice(0, 10),
  });
}

/**
 * Refuses to build on Netlify without SITE_URL, which every canonical address and shared link starts with, and to build for the
 * public (Netlify sets CONTEXT=production) while details are invented or claims are open, expired or
 * contradicting. With SITE_CLAIMS=withhold the build leaves the open claims out and goes on; what is invented is then a
 * warning, to be replaced before the site is announced.
 */
export function productionGate(settings: NodeJS.ProcessEnv = process.env): AstroIntegration {
  return {
    name: 'production-gate',
    hooks: {
      'astro:build:start': async ({ logger }) => {
        if (settings['CONTEXT'] && !settings['SITE_URL'])
          throw new Error(
            'SITE_URL is not set: the addresses in every page would be wrong. See .env.example.',
          );
        if (settings['CONTEXT'] !== 'production') return;
        const findings = await findForLaunch();
        const withholds = settings['SITE_CLAIMS'] === 'withhold';
        const refusal = refuseProduction(findings, { withholds });
        if (refusal !== null) {
          throw new Error(
            `This build is for the public and may not show what is below.\n\n${refusal}\nSITE_CLAIMS=withhold builds without the claims that nothing backs.`,
          );
        }
        for (const { id, place, status } of findings.drafts) logger.warn(`${status}: ${id}, on ${place}`);
        for (const { key, value, needed } of findings.placeholders) {
          logger.warn(`still invented: ${key} is "${value}". ${needed}`);
        }
      },
    },
  };
}
