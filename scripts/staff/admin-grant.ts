// npm run admin:grant -- <email>: makes the account of an address an admin of eWork; with --revoke takes that away.
import { canonicalAddress } from '../../src/shared/rules/email.ts';
import { Refusal, runStaffCommand } from './command.ts';

const words = process.argv.slice(2).map((word) => word.trim());
const isRevoked = words.includes('--revoke');
const email = canonicalAddress(words.find((word) => !word.startsWith('--')) ?? '');

await runStaffCommand('admin-grant', async (deps) => {
  if (email === null)
    throw new Refusal('Say who: npm run admin:grant -- name@example.com (and --revoke to take it away)');
  const outcome = await deps.database('set_ework_admin', { p_email: email, p_is_admin: !isRevoked });
  switch (outcome) {
    case 'granted':
      return `${email} is an admin of eWork and signs in at ${deps.settings.siteUrl}/ework-platform.`;
    case 'revoked':
      return `${email} is no admin of eWork any more; open sessions have ended.`;
    case 'unconfirmed':
      throw new Refusal(`${email} has an account, but has not proven the address yet.`);
    default:
      throw new Refusal(`Nobody has an account with the address ${email}. They register on the site first.`);
  }
});
