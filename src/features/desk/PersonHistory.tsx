import { useState } from 'react';
import { readDeskHistory } from '#shared/contracts/desk-history.ts';
import { useEndpoint } from '../../browser/queries.ts';
import { LoadFailure } from '../../learning/LoadFailure.tsx';
import { enquiryWords as words, historyWords, mailStateWords, outcomeWords } from './inbox-words.ts';

const moment = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** Everything with this person, over all their enquiries, asked for when it is unfolded. */
export function PersonHistory({ enquiryId }: { enquiryId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.everything}</summary>
      {isOpen ? <Entries enquiryId={enquiryId} /> : null}
    </details>
  );
}

function Entries({ enquiryId }: { enquiryId: string }) {
  const { data, error, isFetching, refetch } = useEndpoint(
    readDeskHistory,
    { enquiryId },
    { freshMilliseconds: 0 },
  );
  if (!data)
    return error ? (
      <LoadFailure
        what={words.everything}
        reason={error.failure.message}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <p role="status">{words.loading}</p>
    );
  return (
    <ol className="inbox-notes">
      {data.entries.map(({ at, kind, reference, text, by, outcome, state }) => (
        <li key={`${at} ${kind} ${reference}`} className={`inbox-note inbox-note-${kind}`}>
          <p className="note">
            <time dateTime={at}>{moment.format(new Date(at))}</time> · {historyWords[kind]}{' '}
            <span className="num">{reference}</span>
            {by ? ` · ${by}` : ''}
            {outcome ? ` · ${outcomeWords[outcome]}` : ''}
            {state ? ` · ${mailStateWords[state]}` : ''}
          </p>
          <p className="inbox-note-body">{text}</p>
        </li>
      ))}
    </ol>
  );
}
