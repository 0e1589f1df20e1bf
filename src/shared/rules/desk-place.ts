/** Why an enquiry is where it is in the desk's list, in words. It depends on the moment, so that it is computed when it is shown. */
import type { DeskRow } from '../contracts/desk-inbox.ts';
import { workingHoursBetween } from './reply-clock.ts';

export interface PlaceInWords {
  /** `late` is past what was promised, `soon` within half a working day of it. */
  tone: 'late' | 'soon' | 'calm';
  text: string;
}

/** Working hours before the promise at which a row begins to press. */
const soonHours = 4.5;

const moment = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});
const day = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'long',
});
const inWords = (civilDay: string) => day.format(new Date(`${civilDay}T00:00:00Z`));

const reasonWords: Readonly<Record<string, string>> = {
  honeypot: 'filled in a field that no person sees',
  'too-fast': 'sent within three seconds',
  'link-in-name': 'a link in the name',
  markup: 'markup that loads something',
  'many-from-address': 'more than ten from this address in a day',
};
/** What a rule of quarantine noticed. */
export const sayReason = (reason: string): string => reasonWords[reason] ?? reason;

function hoursInWords(hours: number): string {
  if (hours < 1) return `${Math.max(1, Math.round(hours * 60))} min`;
  return `${Math.round(hours)} h`;
}

type Placed = Pick<
  DeskRow,
  'place' | 'reasons' | 'receivedAt' | 'dueAt' | 'answerBy' | 'firstAnsweredAt' | 'nextOn'
>;

export function explainPlace(row: Placed, now: Date): PlaceInWords {
  const due = new Date(row.dueAt);
  const again = row.nextOn === null ? '' : ` In touch again on ${inWords(row.nextOn)}.`;
  switch (row.place) {
    case 'quarantined':
    case 'deleted':
      return { tone: 'calm', text: `Set aside: ${row.reasons.map(sayReason).join('; ')}.` };
    case 'waiting':
      return { tone: 'calm', text: `Waiting for them.${again}` };
    case 'answered':
    case 'closed':
      return { tone: 'calm', text: `${sayAnswered(row)}${again}` };
    default: {
      const by = row.answerBy === null ? `by ${moment.format(due)}` : `by law on ${inWords(row.answerBy)}`;
      if (now > due)
        return {
          tone: 'late',
          text: `Late by ${hoursInWords(workingHoursBetween(due, now))} of working time: an answer was due ${by}.${again}`,
        };
      const left = workingHoursBetween(now, due);
      return left <= soonHours
        ? {
            tone: 'soon',
            text: `${hoursInWords(left)} of working time left: an answer is due ${by}.${again}`,
          }
        : { tone: 'calm', text: `An answer is due ${by}.${again}` };
    }
  }
}

function sayAnswered({ receivedAt, firstAnsweredAt, dueAt }: Placed): string {
  if (firstAnsweredAt === null) return 'Closed without an answer.';
  const hours = workingHoursBetween(new Date(receivedAt), new Date(firstAnsweredAt));
  const isLate = Date.parse(firstAnsweredAt) > Date.parse(dueAt);
  return `First answered after ${hoursInWords(hours)} of working time, ${isLate ? 'later than' : 'as'} promised.`;
}
