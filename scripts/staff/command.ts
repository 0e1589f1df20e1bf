import { realDeps } from '../../netlify/platform/deps.ts';
import type { Deps } from '../../netlify/services/deps.ts';
import { AppError } from '../../src/shared/app-error.ts';
import { canonicalAddress } from '../../src/shared/rules/email.ts';
import { readLocalSettings } from '../stack/settings.ts';

/** A refusal that staff can act on; said without a stack. */
export class Refusal extends Error {}

/**
 * Runs a command of staff with the settings of .env and the environment, so that the same command works on the hosted site when
 * SUPABASE_URL and SUPABASE_SECRET_KEY name it.
 */
export async function runStaffCommand(name: string, work: (deps: Deps) => Promise<string>): Promise<void> {
  Object.assign(process.env, readLocalSettings().environment);
  try {
    console.log(await work(realDeps(undefined, name)));
  } catch (error) {
    if (error instanceof AppError && error.code === 'service_unavailable')
      console.error('The database cannot be reached. Is it running, and does SUPABASE_URL name it?');
    else console.error(error instanceof Error ? error.message : error);
    process.exitCode = error instanceof Refusal ? 2 : 1;
  }
}

/** The learner with that address. */
export async function learnerOf(
  email: string,
  deps: Deps,
): Promise<{ learnerId: string; firstName: string }> {
  const [account] = await deps.database('find_account', { p_email: canonicalAddress(email) ?? email });
  if (!account) throw new Refusal(`Nobody has an account with the address ${email}.`);
  return { learnerId: account.learner_id, firstName: account.first_name };
}
