import { randomUUID } from 'node:crypto';
import { institute } from '#shared/catalogue/institute.ts';
import { trueAnswers } from './mails/enquiry-mails.ts';
import { composeMail, type MailPart } from './mails/mail-layout.ts';
import { deliverMails } from './deliver-mails.ts';
import type { Deps } from './deps.ts';
import { londonDay } from './submission.ts';

/** Entries of each kind in one list; what is over comes the next day. */
const listLimit = 100;

const inLondon = (moment: string) =>
  new Date(moment).toLocaleString('en-GB', {
    timeZone: 'Europe/London',
    dateStyle: 'medium',
    timeStyle: 'short',
  });

/**
 * Once a day tells the institute which enquiries look like a program's and which mails could not be sent, so that a person
 * decides. Runs as often as it likes: a day has one list, and an entry is named once.
 */
export async function sendDailyList(deps: Deps): Promise<{ enquiries: number; mails: number }> {
  await deps.database('fail_abandoned_mails', {});
  const entries = await deps.database('list_unreported', { p_limit: listLimit });
  if (entries.length === 0) return { enquiries: 0, mails: 0 };
  const enquiries = entries.filter((entry) => entry.kind === 'enquiry');
  const mails = entries.filter((entry) => entry.kind === 'mail');

  const parts: MailPart[] = [];
  if (enquiries.length > 0) {
    parts.push(
      { kind: 'heading', text: 'Enquiries set aside' },
      {
        kind: 'paragraph',
        text: 'These look as if a program had sent them, so nobody was told and no acknowledgement went out. If one is from a person, please reply.',
      },
    );
    for (const entry of enquiries) {
      const labels = entry.labels as Record<string, string>;
      parts.push({
        kind: 'facts',
        facts: [
          ['Reference', entry.reference],
          ['Received', inLondon(entry.happened_at)],
          ['Set aside because', entry.reasons.join(', ')],
          ...trueAnswers({
            formType: entry.form_type,
            labels,
            choices: entry.choices as Record<string, string> | null,
          }),
        ],
      });
    }
  }
  if (mails.length > 0)
    parts.push(
      { kind: 'heading', text: 'Mails that could not be sent' },
      {
        kind: 'paragraph',
        text: 'Each was tried eight times over two and a half days. Please check the address and reach the person another way.',
      },
      ...mails.map((entry): MailPart => ({
        kind: 'facts',
        facts: [
          ['Mail', entry.mail_kind],
          ['Enquiry', entry.reference || 'None'],
          ['Written', inLondon(entry.happened_at)],
          ['Last answer of the mail server', entry.last_error || 'None'],
        ],
      })),
    );

  const day = londonDay(deps.now());
  const title = `Needs a look: ${day}`;
  const mailId = randomUUID();
  const queued = await deps.database('queue_daily_list', {
    p_mail_id: mailId,
    p_recipient: deps.settings.enquiriesTo,
    p_subject: title,
    ...(({ text, html }) => ({ p_text: text, p_html: html }))(composeMail(title, parts, institute.legalName)),
    p_dedupe_key: `daily-list:${day}`,
    p_enquiry_ids: enquiries.map((entry) => entry.id),
    p_mail_ids: mails.map((entry) => entry.id),
  });
  if (!queued) return { enquiries: 0, mails: 0 };
  await deliverMails(deps, { only: [mailId] });
  return { enquiries: enquiries.length, mails: mails.length };
}
