import { contactFields, type ContactField } from '#shared/rules/labels.ts';

/** The questions as the form asks them; elsewhere `contactFields` names them. */
export const questions: Readonly<Record<ContactField, string>> = {
  ...contactFields,
  name: 'Your name',
  inquiry: 'What is it about?',
  message: 'Your message',
};

export const formWords = {
  choose: 'Choose',
  emailHint: 'We reply to this address.',
  phoneHint: 'If you would rather be called. Numbers from outside the UK start with + and the country code.',
  /** Required: it is about this enquiry and nothing else. */
  consent:
    'Kestrel Row Institute may contact me about this enquiry by email or phone. I can ask you to stop at any time.',
  send: 'Send message',
  sending: 'Sending Message...',
  /** The same for a screen reader. */
  sendingQuietly: 'Sending your message',
  note: 'A person replies within 24 hours on working days: we answer a Friday-evening message on Monday. We never sell your details.',
  privacy: 'Privacy policy',
  sentTitle: 'Message Sent Successfully!',
  sentBody:
    'A person reads it and replies within 24 hours. An email with the same reference is on its way to you.',
  /** The same, once an address has had its mails for today. */
  sentWithoutEmail:
    'A person reads it and replies within 24 hours. No further email comes to you today, so please note your reference.',
  reference: 'Your reference is',
  another: 'Write another message',
  /** What stays when the panel has gone. */
  lastSent: 'Your message was sent. Its reference is',
} as const;

/** When it could not be sent (docs/contract/contact-form.md). */
export const failureAlert = (reason: string) =>
  `There was an error sending your message: ${reason}. Please try again.`;
