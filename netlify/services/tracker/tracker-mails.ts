import { institute } from '#shared/catalogue/institute.ts';
import { composeMail } from '../mails/mail-layout.ts';
import { toOutbox, type OutboxMail } from '../mails/outbox-mail.ts';

const news = {
  added: 'The visitor has added something to this enquiry, and it is open again.',
  corrected: 'The visitor has corrected their name or telephone number.',
} as const;

/** Tells the institute that a visitor did something with an enquiry. What it was is at the desk and not in the mail. */
export function composeVisitorNews(
  reference: string,
  what: keyof typeof news,
  { siteUrl, enquiriesTo }: { siteUrl: string; enquiriesTo: string },
): OutboxMail {
  const title = `Enquiry ${reference}: ${what === 'added' ? 'something to add' : 'a correction'}`;
  return toOutbox({
    kind: 'enquiry-amendment',
    recipient: enquiriesTo,
    subject: title,
    ...composeMail(
      title,
      [
        { kind: 'paragraph', text: news[what] },
        { kind: 'link', text: 'Find it at the desk', href: `${siteUrl}/desk?q=${reference}&view=all` },
      ],
      institute.legalName,
    ),
  });
}
