import { createTransport } from 'nodemailer';
import { getEnv, isThisMachine } from './env.ts';

export interface OutgoingMail {
  /** Fixed for the life of the mail; becomes the Message-ID. */
  mailId: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** Where a mail program stops such mails at one press. */
  unsubscribeUrl?: string | undefined;
  /** Where an answer goes, if not to the sender. Someone wrote such a mail, and no machine. */
  replyTo?: string | undefined;
  /** The id of the mail before it in a conversation. */
  inReplyTo?: string | undefined;
}

/** Milliseconds for each step of a delivery; a silent mail server must not hold a function. */
const stepDeadline = 5000;

/** An SMTP failure without the server's words, which may quote an address. */
export class MailError extends Error {
  readonly code: string;
  constructor(code: string) {
    super('The mail server did not take a mail');
    this.name = 'MailError';
    this.code = code;
  }
}

/** The Message-ID of a mail: the same at every try, so that a repeat is recognisably the same mail. */
export function messageIdOf(mailId: string, from: string): string {
  const domain = /@([^\s>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return `<${mailId}@${domain}>`;
}

/** Mail programs show a button of their own for these two, and post to the address when it is pressed (RFC 8058). */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const threadOf = (messageId: string) => ({ inReplyTo: messageId, references: [messageId] });

/**
 * Sends one mail through SMTP. Headers are built by the library; none carries a visitor's text.
 * @throws MailError
 */
export async function sendMail(mail: OutgoingMail): Promise<void> {
  const env = getEnv();
  const timeout = stepDeadline * env.deadlineScale;
  const transport = createTransport({
    url: env.SMTP_URL,
    // A server that is reached without TLS must offer it before anything is said.
    requireTLS: !isThisMachine(env.SMTP_URL),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail({
      from: env.MAIL_FROM,
      to: { name: '', address: mail.recipient },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      messageId: messageIdOf(mail.mailId, env.MAIL_FROM),
      ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
      ...(mail.inReplyTo ? threadOf(messageIdOf(mail.inReplyTo, env.MAIL_FROM)) : {}),
      headers: {
        // An answer to what a person wrote may be answered by their holiday notice.
        ...(mail.replyTo ? {} : { 'Auto-Submitted': 'auto-generated' }),
        ...(mail.unsubscribeUrl ? unsubscribeHeaders(mail.unsubscribeUrl) : {}),
      },
    });
  } catch (error) {
    const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
    throw new MailError(
      [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ') ||
        'unknown',
    );
  } finally {
    transport.close();
  }
}
