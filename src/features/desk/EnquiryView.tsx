import { useEffect, useRef, useState } from 'react';
import {
  lookAtDeskEnquiry,
  moveDeskEnquiry,
  readDeskEnquiry,
  type DeskEnquiry,
  type DeskPlace,
} from '#shared/contracts/desk-inbox.ts';
import { explainPlace } from '#shared/rules/desk-place.ts';
import { callEndpoint } from '../../browser/call-endpoint.ts';
import { useCall, useEndpoint } from '../../browser/queries.ts';
import { sayFailure } from '../../browser/say-failure.ts';
import { FailureAlert } from '../../components/ui/Submit.tsx';
import { LoadFailure } from '../../learning/LoadFailure.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { CallForm } from './CallForm.tsx';
import { forgetInbox } from './desk-data.ts';
import { History } from './History.tsx';
import { enquiryWords as words, inboxWords, kindWords, placeWords } from './inbox-words.ts';
import { PersonPanel } from './PersonPanel.tsx';

interface Props {
  enquiryId: string;
  onClose: () => void;
}

/** One enquiry: what they told us, what can be done, what went back and forth, and who they are. */
export function EnquiryView({ enquiryId, onClose }: Props) {
  const { data, error, isFetching, refetch } = useEndpoint(
    readDeskEnquiry,
    { enquiryId },
    { freshMilliseconds: 0 },
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const isThere = data !== undefined;
  useEffect(() => {
    if (isThere) heading.current?.focus({ preventScroll: true });
  }, [isThere]);
  const again = () => {
    void refetch();
    void forgetInbox();
  };
  // A form begins anew when its own text has gone out, and never because of what a colleague did meanwhile.
  const [sent, setSent] = useState({ answers: 0, calls: 0 });
  const afterSending = (what: keyof typeof sent) => {
    setSent((before) => ({ ...before, [what]: before[what] + 1 }));
    again();
  };

  return (
    <>
      <button className="btn btn-small inbox-back" type="button" onClick={onClose}>
        {inboxWords.back}
      </button>
      {error ? (
        <LoadFailure
          what={words.what}
          reason={error.failure.message}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data ? (
        <>
          <header className="inbox-title">
            <h2 ref={heading} tabIndex={-1}>
              {data.enquiry.name || data.enquiry.email}
            </h2>
            <p className="small soft">
              {kindWords[data.enquiry.kind]} <span className="num">{data.enquiry.reference}</span> ·{' '}
              {placeWords[data.enquiry.place]}
              {data.enquiry.takenBy ? ` · ${inboxWords.takenBy} ${data.enquiry.takenBy.name}` : ''}
            </p>
            <Why enquiry={data.enquiry} />
          </header>
          <Company enquiryId={enquiryId} version={data.enquiry.version} onReadAgain={again} />
          <Moves data={data} onMoved={again} />
          <Told data={data} />
          <History data={data} />
          {data.enquiry.place === 'quarantined' || data.enquiry.place === 'deleted' ? null : (
            <>
              <AnswerForm
                key={`answer ${sent.answers}`}
                data={data}
                draft={sent.answers === 0 ? data.draft : ''}
                onSent={() => afterSending('answers')}
              />
              <CallForm key={`call ${sent.calls}`} data={data} onKept={() => afterSending('calls')} />
            </>
          )}
          <PersonPanel data={data} />
        </>
      ) : error ? null : (
        <div role="status">
          <p className="vh">{inboxWords.loading}</p>
          <span className="bone inbox-bone-row" aria-hidden="true" />
          <span className="bone inbox-bone-one" aria-hidden="true" />
        </div>
      )}
    </>
  );
}

function Why({ enquiry }: { enquiry: DeskEnquiry['enquiry'] }) {
  const { tone, text } = explainPlace(enquiry, new Date());
  return <p className={`inbox-why inbox-why-${tone}`}>{text}</p>;
}

/** How often we say that it is open here, and ask who else has it open. Milliseconds. */
const lookPause = 15_000;

/** Who else is here; and whether what is shown is still so. */
function Company({
  enquiryId,
  version,
  onReadAgain,
}: {
  enquiryId: string;
  version: number;
  onReadAgain: () => void;
}) {
  const [seen, setSeen] = useState<{
    version: number;
    others: { name: string; isWriting: boolean }[];
  } | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      const isWriting = document.activeElement?.matches('.inbox-one textarea') ?? false;
      try {
        setSeen(await callEndpoint(lookAtDeskEnquiry, { enquiryId, isWriting }, { signal: leaving.signal }));
      } catch {
        // The next look may succeed; what is changed is refused by its version in any case.
      }
    };
    void look();
    const timer = setInterval(() => void look(), lookPause);
    const onFocus = () => void look();
    document.addEventListener('focusin', onFocus);
    return () => {
      clearInterval(timer);
      document.removeEventListener('focusin', onFocus);
      leaving.abort();
    };
  }, [enquiryId]);
  const isStale = seen !== null && seen.version > version;
  return (
    <div role="status" className="inbox-company">
      {seen?.others.map(({ name, isWriting }) => (
        <p className="msg msg-warn" key={name}>
          <span aria-hidden="true">●</span>
          <span>
            <b>{name}</b> {isWriting ? words.writing : words.looking}.
          </span>
        </p>
      ))}
      {isStale ? (
        <p className="cluster">
          <span>{words.changed}</span>
          <button className="btn btn-small" type="button" onClick={onReadAgain}>
            {words.readAgain}
          </button>
        </p>
      ) : null}
    </div>
  );
}

interface Move {
  label: string;
  to: DeskPlace;
  takenBy?: 'me';
  isDanger?: boolean;
}

/** What can be done with an enquiry from where it is. */
function movesFrom({ place }: DeskEnquiry['enquiry']): readonly Move[] {
  const take: Move = { label: words.take, to: 'taken', takenBy: 'me' };
  const wait: Move = { label: words.wait, to: 'waiting' };
  const close: Move = { label: words.close, to: 'closed' };
  switch (place) {
    case 'new':
      return [take, wait, close];
    case 'taken':
      return [{ label: words.giveBack, to: 'new' }, wait, close];
    case 'answered':
      return [{ label: words.reopen, to: 'new' }, wait, close];
    case 'waiting':
      return [{ label: words.reopen, to: 'new' }, close];
    case 'closed':
      return [{ label: words.reopen, to: 'new' }];
    case 'quarantined':
      return [
        { label: words.release, to: 'new' },
        { label: words.remove, to: 'deleted', isDanger: true },
      ];
    case 'deleted':
      return [];
  }
}

/** How long a change can be undone. Milliseconds. */
const undoTime = 10_000;

interface Undoable {
  version: number;
  to: DeskPlace;
  takenBy: string | null;
  from: DeskPlace;
}

function Moves({ data, onMoved }: { data: DeskEnquiry; onMoved: () => void }) {
  const { id, version } = data.enquiry;
  const [undoable, setUndoable] = useState<Undoable | null>(null);
  const call = useCall(moveDeskEnquiry, {
    onSuccess: (answer, input) => {
      setUndoable(input.isUndo ? null : { ...answer.undo, version: answer.version, from: input.to });
      onMoved();
    },
  });
  useEffect(() => {
    if (!undoable) return;
    const timer = setTimeout(() => setUndoable(null), undoTime);
    return () => clearTimeout(timer);
  }, [undoable]);
  const isBusy = call.isPending;
  return (
    <div className="inbox-moves">
      <div className="cluster">
        {movesFrom(data.enquiry).map(({ label, to, takenBy, isDanger }) => (
          <button
            key={label}
            className={isDanger ? 'btn btn-small btn-danger' : 'btn btn-small'}
            type="button"
            aria-disabled={isBusy || undefined}
            onClick={() => {
              if (!isBusy)
                call.mutate({ enquiryId: id, version, to, ...(takenBy ? { takenBy } : {}), isUndo: false });
            }}
          >
            {label}
          </button>
        ))}
        {data.colleagues.length > 0 && ['new', 'taken', 'answered'].includes(data.enquiry.place) ? (
          <select
            className="input inbox-give"
            aria-label={words.giveTo}
            value=""
            disabled={isBusy}
            onChange={(event) => {
              const takenBy = event.target.value;
              if (takenBy) call.mutate({ enquiryId: id, version, to: 'taken', takenBy, isUndo: false });
            }}
          >
            <option value="">{words.giveTo}</option>
            {data.colleagues.map((colleague) => (
              <option key={colleague.id} value={colleague.id}>
                {colleague.name}
              </option>
            ))}
          </select>
        ) : null}
      </div>
      {data.enquiry.place === 'quarantined' ? <p className="hint">{words.releaseHint}</p> : null}
      <div role="status">
        {undoable ? (
          <p className="cluster inbox-undo">
            <span>{placeWords[undoable.from]}.</span>
            <button
              className="btn btn-small"
              type="button"
              aria-disabled={isBusy || undefined}
              onClick={() => {
                if (!isBusy)
                  call.mutate({
                    enquiryId: id,
                    version: undoable.version,
                    to: undoable.to,
                    ...(undoable.takenBy === null ? {} : { takenBy: undoable.takenBy }),
                    isUndo: true,
                  });
              }}
            >
              {words.undo}
            </button>
          </p>
        ) : null}
      </div>
      {call.error ? <FailureAlert message={sayFailure(call.error, { isTyped: false })} /> : null}
    </div>
  );
}

function Told({ data }: { data: DeskEnquiry }) {
  return (
    <section className="inbox-part" aria-labelledby="desk-told">
      <h3 id="desk-told">{words.answers}</h3>
      <dl className="inbox-facts">
        {data.answers.map(([question, answer]) => (
          <div key={question} className={answer === 'Not answered' ? 'soft' : undefined}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
