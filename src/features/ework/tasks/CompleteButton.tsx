import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { DoneIcon } from '../../../components/ui/icons.tsx';
import { CheckIcon } from '../icons.tsx';
import { taskWords } from '../messages.ts';

interface CompleteButtonProps {
  week: number;
  isDone: boolean;
  /** Items that are not ticked, and all there are. */
  open: number;
  total: number;
  /** What the week should be. */
  onComplete: (isDone: boolean) => void;
}

/** Complete, and once that is so, Done. With items open it asks first: the button is one tap away from the last box. */
export function CompleteButton({ week, isDone, open, total, onComplete }: CompleteButtonProps) {
  const [isAsked, setAsked] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const question = useRef<HTMLDivElement>(null);
  const id = useId();
  const isAsking = isAsked && !isDone && open > 0;
  const answer = (isYes: boolean) => {
    setAsked(false);
    if (isYes) onComplete(true);
    button.current?.focus();
  };
  return (
    <>
      <button
        className="btn btn-small week-complete"
        type="button"
        ref={button}
        data-done={isDone || undefined}
        onClick={() => {
          if (isDone || open === 0) onComplete(!isDone);
          else {
            flushSync(() => setAsked(true));
            question.current?.focus();
          }
        }}
      >
        {isDone ? <DoneIcon /> : <CheckIcon />}
        <span key={`${isDone}`}>{isDone ? taskWords.done : taskWords.complete}</span>
        <span className="vh">{isDone ? taskWords.doneHint(week) : taskWords.completeHint(week)}</span>
      </button>
      {isAsking ? (
        <div className="week-ask" role="group" aria-labelledby={id} tabIndex={-1} ref={question}>
          <p id={id}>{taskWords.openQuestion(open, total, week)}</p>
          <div className="cluster">
            <button className="btn btn-small" type="button" onClick={() => answer(true)}>
              {taskWords.completeAnyway}
            </button>
            <button className="btn btn-small btn-plain" type="button" onClick={() => answer(false)}>
              {taskWords.goOn}
            </button>
          </div>
        </div>
      ) : null}
    </>
  );
}
