import { randomUUID } from 'node:crypto';

/** One mail, before it is written down. */
export interface NewMail {
  /** What it is, for lists and the log. */
  kind: string;
  recipient: string;
  subject: string;
  /** Null for what is no mail of ours but a wish to Auth to send one. */
  text: string | null;
  html: string | null;
  /** What must happen once: a second mail with the same key is not written. */
  dedupeKey?: string;
  unsubscribeUrl?: string;
  /** Where an answer goes, if not to the sender. */
  replyTo?: string;
  /** The hash of the token whose link to the enquiry this mail carries. */
  trackerHash?: string;
  /** After this nobody waits for it any more, and it is not sent. */
  sendBefore?: Date;
}

/** A mail as the database functions take one. */
export interface OutboxMail extends Record<string, string | null> {
  mail_id: string;
}

/** Gives a mail its id, which is its Message-ID too, for the database function that writes it. */
export const toOutbox = (mail: NewMail): OutboxMail => ({
  mail_id: randomUUID(),
  kind: mail.kind,
  recipient: mail.recipient,
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  dedupe_key: mail.dedupeKey ?? null,
  unsubscribe_url: mail.unsubscribeUrl ?? null,
  reply_to: mail.replyTo ?? null,
  tracker_hash: mail.trackerHash ?? null,
  send_before: mail.sendBefore?.toISOString() ?? null,
});
