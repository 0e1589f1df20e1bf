// npm run staff:grant -- <email> [--role desk|mentor|examiner]: makes the account of an address one of staff; with --revoke takes the role away.
import { parseArgs } from 'node:util';
import { staffRoles } from '../../src/shared/contracts/contract.ts';
import { canonicalAddress } from '../../src/shared/rules/email.ts';
import { Refusal, runStaffCommand } from './command.ts';

const howTo = `Say who: npm run staff:grant -- name@example.com [--role ${staffRoles.join('|')}] [--revoke]`;

await runStaffCommand('staff-grant', async (deps) => {
  const { values, positionals } = readWords();
  const email = canonicalAddress((positionals[0] ?? '').trim());
  const role = staffRoles.find((one) => one === values.role);
  if (email === null || !role) throw new Refusal(howTo);
  const outcome = await deps.database('set_staff_role', {
    p_email: email,
    p_role: role,
    p_is_granted: !values.revoke,
  });
  switch (outcome) {
    case 'granted':
      return `${email} is ${role} now, and enters at ${deps.settings.siteUrl}/desk/enter with the password and a code by mail.`;
    case 'revoked':
      return `${email} is not ${role} any more.`;
    case 'unconfirmed':
      throw new Refusal(`${email} has an account, but has not proven the address yet.`);
    default:
      throw new Refusal(`Nobody has an account with the address ${email}. They register on the site first.`);
  }
});

function readWords() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        role: { type: 'string', default: 'desk' },
        revoke: { type: 'boolean', default: false },
      },
    });
  } catch {
    throw new Refusal(howTo);
  }
}
