import { institute } from '#shared/catalogue/institute.ts';
import { unsubscribe } from '#shared/contracts/newsletter.ts';
import { composeMail, instituteSignature } from './mail-layout.ts';

export interface NewsletterMail {
  subject: string;
  text: string;
  html: string;
}

/** A mail that belongs to the newsletter: mail programs may stop it at one press, without a page. */
export interface SubscriberMail extends NewsletterMail {
  unsubscribeUrl: string;
}

/** Asks the owner of an address whether they want the newsletter. The link opens a page; a button there confirms. */
export function composeConfirmation(siteUrl: string, token: string): NewsletterMail {
  const subject = 'Do you want our newsletter?';
  return {
    subject,
    ...composeMail(
      subject,
      [
        {
          kind: 'paragraph',
          text: `You asked for the monthly newsletter of ${institute.name} at this address. Open the page below and press the button there. Until you do, we send nothing.`,
        },
        {
          kind: 'link',
          text: 'Confirm my subscription',
          href: `${siteUrl}/newsletter/confirm?token=${token}`,
        },
        {
          kind: 'paragraph',
          text: 'The link works for 7 days. If you did not ask for it, ignore this email.',
        },
      ],
      instituteSignature,
    ),
  };
}

/** Says what was agreed and how to stop it. */
export function composeWelcome(siteUrl: string, unsubscribeToken: string): SubscriberMail {
  const subject = 'You will get our newsletter';
  return {
    subject,
    unsubscribeUrl: `${siteUrl}${unsubscribe.path}?token=${unsubscribeToken}`,
    ...composeMail(
      subject,
      [
        {
          kind: 'paragraph',
          text: 'Thank you. Once a month you get new courses, dates and articles by email, and nothing else.',
        },
        { kind: 'link', text: 'Read the latest articles', href: `${siteUrl}/blog` },
        {
          kind: 'link',
          text: 'Stop the newsletter',
          href: `${siteUrl}/newsletter/unsubscribe?token=${unsubscribeToken}`,
        },
      ],
      instituteSignature,
    ),
  };
}
