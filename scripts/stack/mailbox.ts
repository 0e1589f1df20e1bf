import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { MailDev } from 'maildev';
import { findFreePorts } from './ports.ts';

/** One received e-mail, as the receiver's program would show it. */
export interface Mail {
  id: string;
  subject: string;
  from: string[];
  /** Every receiver of the envelope, hidden ones too. */
  receivers: string[];
  to: string[];
  /** What MailDev parsed, names in lower case; `raw` has every header as sent. */
  headers: Record<string, unknown>;
  text: string;
  html: string;
  /** The whole message as it came over SMTP. */
  raw: string;
  attachments: string[];
}

export interface Mailbox {
  smtpUrl: string;
  webUrl: string;
  mails(): Promise<Mail[]>;
  clear(): Promise<void>;
  /** Stops answering SMTP, as a mail server that is down; what came before stays readable. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

interface Address {
  address?: string;
}

// MailDev says where it runs even when told to be silent.
const { info } = console;
console.info = (...words: unknown[]) => {
  if (!String(words[0]).startsWith('MailDev API running')) info(...words);
};

const addresses = (list: Address[] | undefined) =>
  (list ?? []).map(({ address }) => address ?? '').filter(Boolean);

/** A local mail server that delivers nothing: SMTP for the functions, a page for people. Mails end with it. */
export async function startMailbox(options: { smtpPort?: number; webPort?: number } = {}): Promise<Mailbox> {
  const [freeSmtp, freeWeb] = await findFreePorts(2);
  const smtpPort = options.smtpPort ?? freeSmtp;
  const webPort = options.webPort ?? freeWeb;
  if (smtpPort === undefined || webPort === undefined) throw new Error('The system gave out no ports.');
  // MailDev writes each message to a folder that all its instances would share; this one has its own, gone at the end.
  const folder = await mkdtemp(join(tmpdir(), 'mailbox-'));
  const server = new MailDev({
    smtp: smtpPort,
    web: webPort,
    ip: '127.0.0.1',
    webIp: '127.0.0.1',
    mailDirectory: folder,
    silent: true,
  });
  const { smtp } = await server.start();
  let listening = true;
  return {
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    webUrl: `http://localhost:${webPort}`,
    async mails() {
      const all = await smtp.getAllEmails();
      return Promise.all(
        all.map(async (mail) => ({
          id: mail.id,
          subject: mail.subject,
          from: addresses(mail.from),
          receivers: addresses(mail.envelope.to),
          to: addresses(mail.to),
          headers: mail.headers,
          text: mail.text ?? '',
          html: mail.html ?? '',
          raw: await text(await smtp.getRawEmail(mail.id)),
          attachments: mail.attachments.map(({ filename }) => filename),
        })),
      );
    },
    async clear() {
      await smtp.deleteAllEmails();
    },
    async pause() {
      if (listening) await smtp.stop();
      listening = false;
    },
    async resume() {
      if (!listening) await smtp.start();
      listening = true;
    },
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
