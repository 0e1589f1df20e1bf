import type { DeskEnquiry } from '#shared/contracts/desk-inbox.ts';
import { enquiryWords as words, mailStateWords, outcomeWords } from './inbox-words.ts';

const moment = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** Answers, calls and notes, in the order in which they were. */
export function History({ data }: { data: DeskEnquiry }) {
  return (
    <section className="inbox-part" aria-labelledby="desk-history">
      <h3 id="desk-history">{words.history}</h3>
      {data.notes.length === 0 ? <p className="small soft">{words.noHistory}</p> : null}
      <ol className="inbox-notes">
        {data.notes.map(({ number, kind, body, outcome, by, at, mailState }) => (
          <li key={number} className={`inbox-note inbox-note-${kind}`}>
            <p className="note">
              <time dateTime={at}>{moment.format(new Date(at))}</time>
              {kind === 'visitor' ? ` · ${words.fromThem}` : by ? ` · ${by}` : ''}
              {outcome ? ` · ${outcomeWords[outcome]}` : ''}
              {mailState ? ` · ${mailStateWords[mailState]}` : ''}
            </p>
            <p className="inbox-note-body">{body}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
