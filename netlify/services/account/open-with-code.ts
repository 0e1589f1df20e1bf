import { AppError } from '#shared/app-error.ts';
import { accountMessages } from '#shared/messages/account.ts';
import { addressKey } from '#shared/rules/email.ts';
import type { CodeKind, Deps, Proof } from '../deps.ts';
import { guess } from '../tries.ts';

/**
 * Opens the account of an address with a code from its mailbox. The account that the code opens has to be the one that the
 * address has: a code that went to an address which the account has left since opens nothing.
 * @param isNew whether only an account will do whose address was never proven
 * @returns whether the address was proven before, beside the tokens
 * @throws AppError `not_signed_in` for a code that is not right, `rate_limited`
 */
export async function openWithCode(
  { email, code }: { email: string; code: string },
  kinds: readonly CodeKind[],
  deps: Deps,
  { isNew = false } = {},
): Promise<{ tokens: Proof; wasProven: boolean }> {
  const address = addressKey(email);
  return guess('code', address, deps, async () => {
    const refused = () => new AppError('not_signed_in', accountMessages.wrongCode);
    const [account] = await deps.database('find_account', { p_email: address });
    const wasProven = account?.is_confirmed ?? false;
    if (isNew && wasProven) throw refused();
    const tokens = await deps.auth.verifyCode(address, code, kinds);
    if (tokens.userId !== account?.learner_id) {
      deps.later(deps.auth.signOut(tokens.accessToken, 'local'));
      throw refused();
    }
    return { tokens, wasProven };
  });
}
