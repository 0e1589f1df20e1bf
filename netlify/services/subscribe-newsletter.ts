import { randomUUID } from 'node:crypto';
import { currentNewsletterWording, newsletterMessages } from '#shared/messages/newsletter.ts';
import type { Deps } from './deps.ts';
import { composeConfirmation } from './mails/newsletter-mails.ts';
import { toOutbox } from './mails/outbox-mail.ts';
import { sendLater } from './mails/outgoing.ts';

interface Answer {
  success: true;
  message: string;
}

/** A request for the newsletter: the token of its confirmation mail, and that mail. */
export function newSubscription(email: string, deps: Deps) {
  const token = randomUUID();
  const mail = toOutbox({
    ...composeConfirmation(deps.settings.siteUrl, token),
    kind: 'newsletter-confirmation',
    recipient: email,
  });
  return { token, mail };
}

/**
 * Takes a request for the newsletter and asks the owner of the address to confirm it, three times a day at most. The answer is the
 * same for every address and for every program that fills in the hidden field.
 */
export async function subscribeNewsletter(
  input: { email: string; website?: string | undefined },
  deps: Deps,
): Promise<Answer> {
  const accepted: Answer = { success: true, message: newsletterMessages.requested };
  if (input.website?.trim()) {
    deps.report('newsletter-set-aside', { reason: 'honeypot' });
    return accepted;
  }
  const { token, mail } = newSubscription(input.email, deps);
  const mailId = await deps.database('request_subscription', {
    p_email: input.email,
    p_wording: currentNewsletterWording,
    p_confirm_token: token,
    p_mail: mail,
  });
  if (mailId) sendLater([mailId], deps);
  return accepted;
}
