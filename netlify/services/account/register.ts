import { accountMessages } from '#shared/messages/account.ts';
import type { Deps } from '../deps.ts';
import { composeAccountExists } from './mails.ts';
import { post } from './post.ts';
import { addressKey, countCode, countMail } from './tries.ts';

export interface Answer {
  success: true;
  message: string;
}

/**
 * Asks for an account. Everybody hears the same, as soon as the request is counted; what follows happens in the mailbox of that address:
 * a code, or word that there is an account already.
 */
export async function register(
  input: { firstName: string; lastName: string; email: string; password: string },
  deps: Deps,
): Promise<Answer> {
  const email = addressKey(input.email);
  await countMail(email, deps);
  deps.later(
    (async () => {
      const [account] = await deps.database('find_account', { p_email: email });
      if (account?.is_confirmed) await post(email, composeAccountExists(deps.settings.siteUrl), deps);
      // Somebody asked before and never confirmed. Auth sends a new code; what it stored then counts for nothing.
      else if (account) await deps.auth.sendCode(email);
      else
        await deps.auth.signUp({
          email,
          password: input.password,
          firstName: input.firstName.trim(),
          lastName: input.lastName.trim(),
        });
    })(),
  );
  return { success: true, message: accountMessages.codeSent };
}

/**
 * Proves the address and signs in. The password and the names are those of whoever has the code, whatever an earlier request for this
 * address said; sessions that such a request might have are ended.
 * @throws AppError `not_signed_in` for a code that is not right
 */
export async function confirmRegistration(
  input: { email: string; code: string; password: string; firstName: string; lastName: string },
  deps: Deps,
): Promise<{ success: true }> {
  const email = addressKey(input.email);
  await countCode(email, deps);
  const tokens = await deps.auth.verifyCode(email, input.code, ['signup', 'magiclink']);
  await deps.auth.setPassword(tokens, input.password);
  await deps.auth.signOut(tokens.accessToken, 'others');
  deps.session.startLearner(tokens);
  const learner = await deps.session.learner();
  await learner.call('change_profile', {
    p_first_name: input.firstName.trim(),
    p_last_name: input.lastName.trim(),
    p_notification_mails: null,
  });
  return { success: true };
}
