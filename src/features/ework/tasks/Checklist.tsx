import { useEffect, useRef, useState } from 'react';
import { DoneIcon } from '../../../components/ui/icons.tsx';
import { CircleIcon } from '../icons.tsx';
import { taskWords } from '../messages.ts';

interface ChecklistProps {
  id: string;
  title: string;
  items: readonly string[];
  /** Indexes of those that are done. */
  done: readonly number[];
  /** How many are shown before "+N more...". */
  shown: number;
  /** Absent where the list is only read. */
  onTick?: ((index: number, done: boolean) => void) | undefined;
}

/** The first items to tick; a button shows the rest. */
export function Checklist({ id, title, items, done, shown, onTick }: ChecklistProps) {
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const hidden = items.length - shown;

  useEffect(() => {
    // The button that was pressed is gone; the first item that it showed takes the focus.
    if (isWhole) list.current?.children[shown]?.querySelector<HTMLElement>('input, span')?.focus();
  }, [isWhole, shown]);

  if (items.length === 0) return null;
  return (
    <div className="week-list" role="group" aria-labelledby={`${id}-title`}>
      <h4 id={`${id}-title`}>{title}</h4>
      <ul className="plain" ref={list}>
        {items.map((item, index) => {
          const isDone = done.includes(index);
          return (
            // Those beyond are in the page all the time, so that they are printed.
            <li key={index} data-beyond={(index >= shown && !isWhole) || undefined}>
              {onTick ? (
                <label className="check">
                  <input
                    type="checkbox"
                    checked={isDone}
                    onChange={(event) => onTick(index, event.target.checked)}
                  />
                  <span>{item}</span>
                </label>
              ) : (
                <div className="week-read" data-done={isDone || undefined}>
                  {isDone ? <DoneIcon /> : <CircleIcon />}
                  <span tabIndex={-1}>
                    <span className="vh">{isDone ? taskWords.ticked : taskWords.unticked}</span>
                    <span>{item}</span>
                  </span>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {hidden > 0 && !isWhole ? (
        <button className="week-more" type="button" onClick={() => setWhole(true)}>
          <span>{taskWords.more(hidden)}</span>
          <span className="vh"> {title}</span>
        </button>
      ) : null}
    </div>
  );
}
