import './week-line.css';
import type { EworkTaskProgress } from '#shared/contracts/ework-shapes.ts';
import { countItems } from '../tasks/count-items.ts';
import { weekAnchor } from '../tasks/WeekCard.tsx';
import { studentWords, taskWords } from '../messages.ts';

interface WeekLineProps {
  tasks: readonly EworkTaskProgress[];
  /** Where what was ticked is: "Saved at 9:41". */
  note: string;
}

/** Stays in sight while a long week is scrolled: which week it is, how much of it is ticked, and whether that is saved. */
export function WeekLine({ tasks, note }: WeekLineProps) {
  const current = tasks.find(({ status }) => status !== 'completed');
  if (tasks.length === 0) return null;
  const { done, total } = current ? countItems(current) : { done: 0, total: 0 };
  return (
    <div className="week-line">
      {current ? (
        <>
          <a href={`#${weekAnchor(current.task.weekNumber)}`}>{taskWords.week(current.task.weekNumber)}</a>
          <span className="num">{studentWords.ticked(done, total)}</span>
        </>
      ) : (
        <b>{studentWords.allDone}</b>
      )}
      <span className="week-line-note num" key={note}>
        {note}
      </span>
    </div>
  );
}
