import type { QueuedHandIn } from '#shared/contracts/mentor.ts';
import { sayState } from '../../learning/hand-in/words.ts';
import type { Queue } from './use-queue.ts';
import { mentorWords as words, sayWho } from './words.ts';

interface Props {
  queue: Queue;
  /** What is said of an empty queue. */
  none: string;
  chosen: string;
}

export function QueueList({ queue, none, chosen }: Props) {
  const { handIns, hasFailed, hasMore } = queue;
  return (
    <>
      {hasFailed ? (
        <div className="msg msg-bad" role="alert">
          <p>{words.failed}</p>
          <button className="btn btn-small" type="button" onClick={() => void queue.reload()}>
            {words.tryAgain}
          </button>
        </div>
      ) : null}
      {!handIns && !hasFailed ? <p role="status">{words.loading}</p> : null}
      {handIns?.length === 0 ? <p className="empty">{none}</p> : null}
      <ol className="queue plain">
        {handIns?.map((handIn) => (
          <li key={handIn.id}>
            <QueueLine handIn={handIn} isChosen={handIn.id === chosen} />
          </li>
        ))}
      </ol>
      {hasMore ? (
        <button className="btn btn-small" type="button" onClick={() => void queue.more()}>
          {words.more}
        </button>
      ) : null}
    </>
  );
}

function QueueLine({ handIn, isChosen }: { handIn: QueuedHandIn; isChosen: boolean }) {
  const { id, person, work, course, version, isLate, dueDay, state } = handIn;
  const isOpen = state === 'waiting' || state === 'reading';
  const who = sayWho(handIn);
  return (
    <a className="queue-line" href={`#${id}`} aria-current={isChosen || undefined}>
      <b>{person}</b>
      <span className="queue-work">{work}</span>
      <span className="note num">
        {course.title}, {words.version(version)}
      </span>
      <span className="queue-state note num">
        {isOpen ? (
          <span className={isLate ? 'queue-late' : undefined}>
            {isLate ? `${words.late}. ` : ''}
            {words.due(dueDay)}
          </span>
        ) : (
          <span>{sayState(state)}</span>
        )}
        {who && isOpen ? <b>{who}</b> : null}
      </span>
    </a>
  );
}
