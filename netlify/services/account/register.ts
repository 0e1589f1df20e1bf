import { accountMessages } from '#shared/messages/account.ts';
import { addressKey } from '#shared/rules/email.ts';
import type { Deps } from '../deps.ts';
import { wish } from './wish.ts';
import { countMail } from '../tries.ts';
import { requireUncommonPassword } from './choose-password.ts';
import { openWithCode } from './open-with-code.ts';

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
  requireUncommonPassword(input.password, email);
  await countMail('account', email, deps);
  await wish('auth-register', email, deps);
  return { success: true, message: accountMessages.codeSent };
}

/**
 * Proves the address and signs in. The password and the names are those of the person who has the code, whatever an earlier request for this
 * address said; sessions that such a request might have are ended. An account that is proven already is not registered again:
 * the code that signs in to it works where one signs in.
 * @throws AppError `not_signed_in` for a code that is not right
 */
export async function confirmRegistration(
  input: { email: string; code: string; password: string; firstName: string; lastName: string },
  deps: Deps,
): Promise<{ success: true }> {
  requireUncommonPassword(input.password, addressKey(input.email));
  const { tokens } = await openWithCode(input, ['signup', 'magiclink'], deps, { isNew: true });
  await deps.auth.setPassword(tokens, input.password);
  await deps.auth.signOut(tokens.accessToken, 'others');
  deps.session.startLearner(tokens);
  const learner = await deps.session.learner();
  await learner.call('change_profile', {
    p_first_name: input.firstName,
    p_last_name: input.lastName,
    p_notification_mails: null,
  });
  return { success: true };
}
