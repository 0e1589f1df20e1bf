/** What the screens say about handing in. */
import type { HandIn, HandInSummary } from '#shared/contracts/hand-ins.ts';
import { levelWords } from '#shared/messages/hand-ins.ts';
import type { Sending } from './hand-in-keeper.ts';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'Europe/London' });
const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
});
export const sayDay = (iso: string): string => day.format(new Date(iso));
export const sayMoment = (iso: string): string => moment.format(new Date(iso));

export const handInWords = {
  title: 'Hand in',
  hint: 'give your work to a mentor, and read what they say',
  loading: 'Loading',
  failed: 'We could not load what you have handed in.',
  tryAgain: 'Try again',
  as: 'How do you hand it in?',
  link: 'A link',
  text: 'Text',
  linkLabel: 'Link to your work',
  linkHint:
    'A repository, a document or slides, beginning with https://. We never open it: your mentor does, so check that they can.',
  textLabel: 'Your work',
  textHint: 'Up to 20,000 characters. Markdown is shown: headings, lists, **bold**, `code`.',
  noteLabel: 'A note to your mentor',
  noteHint: 'What you are unsure of, or what changed since the last version.',
  handIn: 'Hand in',
  handInAgain: 'Hand in again',
  kept: 'Kept on this device as you type.',
  notKept: 'Your browser keeps nothing for this site, so leave this page open until you have handed in.',
  waits: {
    offline: 'Saved on this device. It is handed in as soon as you are online.',
    failed: 'Not sent yet. It is saved on this device, and we keep trying.',
    'signed-out':
      'Your session has ended. It is saved on this device and is handed in when you log in again.',
  } satisfies Record<Extract<Sending, { is: 'waiting' }>['why'], string>,
  sending: 'Sending',
  version: (number: number) => `Version ${number}`,
  your: 'Your note',
  mentorSays: (mentor: string) => `${mentor} says`,
  levels: levelWords,
  conversation: 'Conversation',
  you: 'You',
  answerLabel: 'Your answer',
  answer: 'Send answer',
  earlier: (count: number) => (count === 1 ? '1 earlier version' : `${count} earlier versions`),
  none: 'Not handed in',
  signedOff: (mentor: string, at: string) => `Signed off by ${mentor}, ${sayDay(at)}`,
} as const;

const stateWords: Readonly<Record<HandIn['state'], string>> = {
  waiting: 'With your mentors',
  reading: 'A mentor is reading it',
  replaced: 'Replaced by a newer version',
  accepted: 'Accepted',
  returned: 'To change',
};
export const sayState = (state: HandIn['state']): string => stateWords[state];

/** How a week or project is doing, in one line; nothing where nothing was handed in. */
export function saySummary(summary: HandInSummary | undefined): string {
  if (!summary) return '';
  if (summary.signedOff) return handInWords.signedOff(summary.signedOff.mentor, summary.signedOff.at);
  const counts: [number, string][] = [
    [summary.returned, 'to change'],
    [summary.waiting, 'with a mentor'],
    [summary.accepted, `of ${summary.deliverables} accepted`],
  ];
  return counts
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${count} ${words}`)
    .join(', ');
}
