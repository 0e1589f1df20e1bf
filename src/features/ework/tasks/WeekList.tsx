import './weeks.css';
import { useCallback, useId, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { EworkTaskProgress } from '#shared/contracts/ework-shapes.ts';
import { DoneIcon } from '../../../components/ui/icons.tsx';
import { ChevronDownIcon } from '../icons.tsx';
import { taskWords } from '../messages.ts';
import { WeekCard, weekToggleId, type TaskActions } from './WeekCard.tsx';

interface WeekListProps {
  tasks: readonly EworkTaskProgress[];
  /** Absent where the weeks are only read. */
  actions?: TaskActions;
  /** Where what was ticked in a task is, in words. */
  noteOf?: (taskId: string) => string;
  /** What the mentors say of a task, in a line. */
  standingOf?: (taskId: string) => string;
  refused?: ReadonlyMap<string, string>;
  /** What else belongs to an open week, by the id of its task. */
  moreOf?: (task: EworkTaskProgress['task']) => ReactNode;
}

/** How many weeks from the first one on are done. */
function countDone(tasks: readonly EworkTaskProgress[]): number {
  const open = tasks.findIndex(({ status }) => status !== 'completed');
  return open < 0 ? tasks.length : open;
}

/**
 * The weeks in order. Those that were done when the list came are one line; the current one is open and the rest are folded.
 * From then on only what someone presses opens or folds a week, so that nothing moves under the finger.
 */
export function WeekList({ tasks, actions, noteOf, standingOf, refused, moreOf }: WeekListProps) {
  const [doneBefore] = useState(() => countDone(tasks));
  const [showsDone, setShowsDone] = useState(false);
  const [opened] = useState(() => tasks[doneBefore]?.task.id);
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
  const current = tasks.find(({ status }) => status !== 'completed')?.task;
  const listId = useId();

  const toggle = useCallback(
    (taskId: string) =>
      setChosen((before) => ({ ...before, [taskId]: !(before[taskId] ?? taskId === opened) })),
    [opened],
  );
  const goOn = useCallback(
    (taskId: string) => {
      if (!current) return;
      flushSync(() => setChosen((before) => ({ ...before, [taskId]: false, [current.id]: true })));
      document.getElementById(weekToggleId(current.id))?.focus();
    },
    [current],
  );

  return (
    <div className="course-weeks">
      {doneBefore > 0 ? (
        <button
          className="weeks-done"
          type="button"
          aria-expanded={showsDone}
          aria-controls={listId}
          onClick={() => setShowsDone(!showsDone)}
        >
          <DoneIcon />
          <span className="num">{taskWords.doneWeeks(doneBefore)}</span>
          <ChevronDownIcon />
        </button>
      ) : null}
      <ol className="weeks plain" id={listId}>
        {tasks.map((entry, place) => (
          <WeekCard
            key={entry.task.id}
            entry={entry}
            isOpen={chosen[entry.task.id] ?? entry.task.id === opened}
            isAway={place < doneBefore && !showsDone}
            isCurrent={entry.task.id === current?.id}
            onToggle={toggle}
            actions={actions}
            note={noteOf?.(entry.task.id)}
            standing={standingOf?.(entry.task.id)}
            refusal={refused?.get(entry.task.id)}
            more={moreOf?.(entry.task)}
            next={actions && current?.weekNumber}
            onNext={goOn}
          />
        ))}
      </ol>
    </div>
  );
}
