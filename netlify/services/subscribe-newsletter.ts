import { randomUUID } from 'node:crypto';
import { currentNewsletterWording, newsletterMessages } from '#shared/messages/newsletter.ts';
import { deliverMails } from './deliver-mails.ts';
import type { Deps } from './deps.ts';
import { composeConfirmation } from './mails/newsletter-mails.ts';
import { londonDay } from './submission.ts';

interface Answer {
  success: true;
  message: string;
}

/**
 * Takes a request for the newsletter and asks the owner of the address to confirm it, once a day at most. The answer is the
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
  const token = randomUUID();
  const mail = composeConfirmation(deps.settings.siteUrl, token);
  const mailId = await deps.database('request_subscription', {
    p_email: input.email,
    p_wording: currentNewsletterWording,
    p_confirm_token: token,
    p_mail_id: randomUUID(),
    p_subject: mail.subject,
    p_text: mail.text,
    p_html: mail.html,
    p_dedupe_key: `newsletter-confirmation:${input.email.toLowerCase()}:${londonDay(deps.now())}`,
  });
  if (mailId) deps.later(deliverMails(deps, { only: [mailId] }));
  return accepted;
}
