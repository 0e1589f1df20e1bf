import './weeks.css';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { EworkTaskProgress } from '#shared/contracts/ework-shapes.ts';
import type { ItemChange } from '#shared/rules/ework-progress.ts';
import { WeekCard, type TaskActions } from './WeekCard.tsx';

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

/**
 * The weeks in order, the current one open and the rest folded until someone opens them. A card in which something
 * was ticked stays open when that completes it; the next week opens below it, so nothing moves under the finger.
 */
export function WeekList({ tasks, actions, noteOf, standingOf, refused, moreOf }: WeekListProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
  const currentId = tasks.find(({ status }) => status !== 'completed')?.task.id;

  const toggle = useCallback(
    (taskId: string) =>
      setChosen((before) => ({ ...before, [taskId]: !(before[taskId] ?? taskId === currentId) })),
    [currentId],
  );
  const keepOpen = useMemo<TaskActions | undefined>(() => {
    if (!actions) return undefined;
    const stay = (taskId: string) => setChosen((before) => ({ ...before, [taskId]: true }));
    return {
      tick: (taskId: string, change: ItemChange) => {
        stay(taskId);
        actions.tick(taskId, change);
      },
      complete: (taskId: string, isDone: boolean) => {
        stay(taskId);
        actions.complete(taskId, isDone);
      },
    };
  }, [actions]);

  return (
    <ol className="weeks plain">
      {tasks.map((entry) => (
        <WeekCard
          key={entry.task.id}
          entry={entry}
          isOpen={chosen[entry.task.id] ?? entry.task.id === currentId}
          isCurrent={entry.task.id === currentId}
          onToggle={toggle}
          actions={keepOpen}
          note={noteOf?.(entry.task.id)}
          standing={standingOf?.(entry.task.id)}
          refusal={refused?.get(entry.task.id)}
          more={moreOf?.(entry.task)}
        />
      ))}
    </ol>
  );
}
