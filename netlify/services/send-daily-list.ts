import * as z from 'zod/mini';
import type { Database } from '#shared/database.types.ts';
import { institute } from '#shared/catalogue/institute.ts';
import { toLondonHour } from '#shared/rules/london-day.ts';
import { trueAnswers } from './mails/enquiry-mails.ts';
import { composeMail, type MailPart } from './mails/mail-layout.ts';
import { toOutbox } from './mails/outbox-mail.ts';
import { deliverMails } from './deliver-mails.ts';
import type { Deps } from './deps.ts';
import { codeOf } from './one-by-one.ts';
import { londonDay, londonDayAfter } from './submission.ts';

/** Entries of each kind in one list; what is over comes in the next. */
const listLimit = 100;

const inLondon = (moment: string) =>
  new Date(moment).toLocaleString('en-GB', {
    timeZone: 'Europe/London',
    dateStyle: 'medium',
    timeStyle: 'short',
  });

/** Hours in London at which a list goes out if there is anything to say. */
const listHours = [9, 12, 15] as const;

/** The list whose time has come: `2026-11-27 12`. Until nine it is the last one of the day before. */
export function listDue(moment: Date): string {
  const hour = toLondonHour(moment);
  const due = listHours.findLast((one) => one <= hour);
  if (due !== undefined) return `${londonDay(moment)} ${due}`;
  return `${londonDayAfter(moment, -1)} ${listHours.at(-1)}`;
}

/** Answers by the name of their field, as they were stored. */
const answers = z.record(z.string(), z.unknown());

type Entry = Database['public']['Functions']['list_unreported']['Returns'][number];

const enquiryFacts = (entry: Entry): MailPart => ({
  kind: 'facts',
  facts: [
    ['Reference', entry.reference],
    ['Received', inLondon(entry.happened_at)],
    ['Set aside because', entry.reasons.join(', ')],
    ...trueAnswers({
      formType: entry.form_type,
      labels: answers.parse(entry.labels),
      choices: z.nullable(answers).parse(entry.choices),
    }),
  ],
});

const mailFacts = (entry: Entry): MailPart => ({
  kind: 'facts',
  facts: [
    ['Mail', entry.mail_kind],
    ['Enquiry', entry.reference || 'None'],
    ['Written', inLondon(entry.happened_at)],
    ['Last answer of the mail server', entry.last_error || 'None'],
  ],
});

/** One entry that cannot be put into words is named by its id, and the others are listed all the same. */
function factsOf(entries: readonly Entry[], toFacts: (entry: Entry) => MailPart, deps: Deps): MailPart[] {
  return entries.map((entry) => {
    try {
      return toFacts(entry);
    } catch (error) {
      deps.report('list-entry-unreadable', { item: entry.id, code: codeOf(error) });
      return { kind: 'facts', facts: [['Cannot be shown; its id in the database', entry.id]] };
    }
  });
}

/** How many submissions wait outside the database; null where that cannot be found out. */
async function countWaiting(deps: Deps): Promise<number | null> {
  try {
    return (await deps.waitingRoom.list()).length;
  } catch (error) {
    deps.report('waiting-not-counted', { code: codeOf(error) });
    return null;
  }
}

function partsOf(
  enquiries: readonly Entry[],
  mails: readonly Entry[],
  waiting: number | null,
  deps: Deps,
): MailPart[] {
  const section = (heading: string, text: string, facts: MailPart[]): MailPart[] => [
    { kind: 'heading', text: heading },
    { kind: 'paragraph', text },
    ...facts,
  ];
  return [
    ...(waiting === 0
      ? []
      : section(
          'Waiting to be stored',
          waiting === null
            ? 'The store that enquiries wait in while the database is away could not be read. Please tell the people who run the site.'
            : `${waiting} submissions wait outside the database. They should be moved within a minute; if this is in the next list too, please tell the people who run the site.`,
          [],
        )),
    ...(enquiries.length === 0
      ? []
      : section(
          'Enquiries set aside',
          'These look as if a program had sent them, or many came from one address in a day, so no one was told and no acknowledgement went out. If one is from a person, please reply.',
          factsOf(enquiries, enquiryFacts, deps),
        )),
    ...(mails.length === 0
      ? []
      : section(
          'Mails that could not be sent',
          'Each was tried eight times over two and a half days. Please check the address and reach the person another way.',
          factsOf(mails, mailFacts, deps),
        )),
  ];
}

/**
 * Tells the institute which enquiries look like a program's, which mails could not be sent and whether anything waits to be stored, so
 * that a person decides. Runs as often as it likes: each hour of the day that has a list has one, and an entry is named once.
 */
export async function sendDailyList(
  deps: Deps,
): Promise<{ enquiries: number; mails: number; waiting: number }> {
  const nothing = { enquiries: 0, mails: 0, waiting: 0 };
  await deps.database('fail_abandoned_mails', {});
  const entries = await deps.database('list_unreported', { p_limit: listLimit });
  const waiting = await countWaiting(deps);
  if (entries.length === 0 && waiting === 0) return nothing;
  const enquiries = entries.filter((entry) => entry.kind === 'enquiry');
  const mails = entries.filter((entry) => entry.kind === 'mail');

  const title = `Needs a look: ${londonDay(deps.now())}`;
  const mail = toOutbox({
    ...composeMail(title, partsOf(enquiries, mails, waiting, deps), institute.legalName),
    kind: 'daily-list',
    recipient: deps.settings.enquiriesTo,
    subject: title,
    dedupeKey: `daily-list:${listDue(deps.now())}`,
  });
  const queued = await deps.database('queue_daily_list', {
    p_mail: mail,
    p_enquiry_ids: enquiries.map((entry) => entry.id),
    p_mail_ids: mails.map((entry) => entry.id),
  });
  if (!queued) return nothing;
  await deliverMails(deps, { only: [mail.mail_id] });
  return { enquiries: enquiries.length, mails: mails.length, waiting: waiting ?? 0 };
}
