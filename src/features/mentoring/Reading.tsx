import { useCallback, useEffect, useRef, useState } from 'react';
import {
  giveBackHandIn,
  showHandIn,
  takeHandIn,
  type MentorDesk,
  type MentorReading,
  type QueuedHandIn,
} from '#shared/contracts/mentor.ts';
import { Markdown } from '../../components/ui/Markdown.tsx';
import { VersionView } from '../../learning/hand-in/VersionView.tsx';
import { sayState } from '../../learning/hand-in/words.ts';
import { FeedbackForm, type Judge } from './FeedbackForm.tsx';
import { mentorCall, sayWhy } from './mentor-calls.ts';
import { mentorWords as words, sayWho } from './words.ts';

interface Props {
  handInId: string;
  desk: MentorDesk;
  onChanged: (handIn: QueuedHandIn) => void;
  onNext: () => void;
  onPrevious: () => void;
}

/** All that a mentor needs on one screen: the work, the brief, the sheet, what came before, and the answer. */
export function Reading({ handInId, desk, onChanged, onNext, onPrevious }: Props) {
  const [reading, setReading] = useState<MentorReading | null>(null);
  const [failure, setFailure] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const judge = useRef<Judge | null>(null);

  const learn = useCallback(
    (answer: MentorReading) => {
      setReading(answer);
      onChanged(answer.queued);
      setFailure('');
    },
    [onChanged],
  );
  const ask = useCallback(
    async (contract: typeof showHandIn) => {
      try {
        learn(await mentorCall(contract, { handInId }));
      } catch (error) {
        setFailure(sayWhy(error, words.readingFailed));
      }
    },
    [handInId, learn],
  );
  useEffect(() => {
    void ask(showHandIn);
  }, [ask]);
  const isRead = reading !== null;
  useEffect(() => {
    if (isRead) heading.current?.focus();
  }, [isRead]);

  const isMine = reading?.queued.takenBy?.isMe === true;
  useEffect(() => {
    // With Alt, so that letters stay letters wherever the focus is.
    const acts: Readonly<Record<string, () => void>> = {
      KeyN: onNext,
      KeyP: onPrevious,
      KeyT: () => void ask(isMine ? giveBackHandIn : takeHandIn),
      KeyA: () => judge.current?.('accepted'),
      KeyR: () => judge.current?.('returned'),
    };
    const onKey = (event: KeyboardEvent) => {
      const act = event.altKey && !event.ctrlKey && !event.metaKey ? acts[event.code] : undefined;
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [onNext, onPrevious, ask, isMine]);

  return (
    <article className="reading">
      <nav className="cluster reading-nav" aria-label={words.title}>
        <a className="btn btn-small btn-plain reading-back" href="#">
          {words.back}
        </a>
        <button className="btn btn-small" type="button" aria-keyshortcuts="Alt+P" onClick={onPrevious}>
          {words.previous}
        </button>
        <button className="btn btn-small" type="button" aria-keyshortcuts="Alt+N" onClick={onNext}>
          {words.next}
        </button>
      </nav>
      {failure ? (
        <div className="msg msg-bad" role="alert">
          <p key={failure}>{failure}</p>
          <button className="btn btn-small" type="button" onClick={() => void ask(showHandIn)}>
            {words.tryAgain}
          </button>
        </div>
      ) : null}
      {!reading && !failure ? <p role="status">{words.loading}</p> : null}
      {reading ? (
        <>
          <Head
            reading={reading}
            heading={heading}
            onTake={() => void ask(takeHandIn)}
            onGiveBack={() => void ask(giveBackHandIn)}
          />
          <Work reading={reading} />
          <FeedbackForm
            reading={reading}
            desk={desk}
            judge={judge}
            onAnswered={learn}
            onMoved={() => void ask(showHandIn)}
          />
          <Brief reading={reading} />
          <Sheet reading={reading} />
          <p className="note">{words.keys}</p>
        </>
      ) : null}
    </article>
  );
}

function Head({
  reading: { queued },
  heading,
  onTake,
  onGiveBack,
}: {
  reading: MentorReading;
  heading: React.RefObject<HTMLHeadingElement | null>;
  onTake: () => void;
  onGiveBack: () => void;
}) {
  const isOpen = queued.state === 'waiting' || queued.state === 'reading';
  const who = isOpen ? sayWho(queued) : null;
  return (
    <header className="reading-head">
      <h2 tabIndex={-1} ref={heading}>
        {queued.person}: {queued.work}
      </h2>
      <p>{queued.deliverable}</p>
      <p className="note num">
        {queued.course.title}, {words.version(queued.version)}, {words.since(queued.waitingSince)}.{' '}
        {isOpen ? (
          <b className={queued.isLate ? 'queue-late' : undefined}>
            {queued.isLate ? `${words.late}. ` : ''}
            {words.due(queued.dueDay)}
          </b>
        ) : (
          <b>{sayState(queued.state)}</b>
        )}
      </p>
      <div className="cluster" role="status">
        {who ? <b key={who}>{who}</b> : null}
        {isOpen && queued.takenBy === null ? (
          <button className="btn btn-main btn-small" type="button" aria-keyshortcuts="Alt+T" onClick={onTake}>
            {words.take}
          </button>
        ) : null}
        {isOpen && queued.takenBy?.isMe ? (
          <button className="btn btn-small" type="button" aria-keyshortcuts="Alt+T" onClick={onGiveBack}>
            {words.giveBack}
          </button>
        ) : null}
      </div>
    </header>
  );
}

function Work({ reading: { queued, versions } }: { reading: MentorReading }) {
  const shown = versions.find(({ id }) => id === queued.id);
  const others = versions.filter(({ id }) => id !== queued.id).reverse();
  return (
    <section className="hand-in">
      {shown ? <VersionView version={shown} owner={queued.person} level={3} /> : null}
      {others.length > 0 ? (
        <details className="fold" open>
          <summary>
            {words.earlier} <span className="count num">({others.length})</span>
          </summary>
          {others.map((version) => (
            <VersionView key={version.id} version={version} owner={queued.person} level={3} />
          ))}
        </details>
      ) : null}
    </section>
  );
}

function Brief({ reading: { brief } }: { reading: MentorReading }) {
  return (
    <details className="fold reading-more">
      <summary>{words.brief}</summary>
      <div className="stack">
        <h3>{brief.title}</h3>
        <Markdown text={brief.description} />
        <h4>{words.objectives}</h4>
        <ul>
          {brief.objectives.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {brief.project ? (
          <>
            <h4>
              {words.project}: {brief.project.title}
              {brief.client ? ` (${brief.client})` : ''}
            </h4>
            <p>{brief.project.description}</p>
          </>
        ) : null}
      </div>
    </details>
  );
}

function Sheet({ reading: { sheet } }: { reading: MentorReading }) {
  if (!sheet) return null;
  return (
    <details className="fold reading-more">
      <summary>{words.sheet}</summary>
      <div className="stack">
        <h4>{words.surprise}</h4>
        <p>{sheet.surprise}</p>
        <p className="note">
          {words.when}: {sheet.when}
        </p>
        {sheet.play ? (
          <>
            <h4>{words.play}</h4>
            <p>{sheet.play}</p>
          </>
        ) : null}
        {(['good', 'mistakes'] as const).map((part) =>
          sheet[part].length > 0 ? (
            <div key={part}>
              <h4>{words[part]}</h4>
              <ul>
                {sheet[part].map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </div>
          ) : null,
        )}
        {sheet.exemplar ? (
          <>
            <h4>{words.exemplar}</h4>
            <p>{sheet.exemplar}</p>
          </>
        ) : null}
      </div>
    </details>
  );
}
