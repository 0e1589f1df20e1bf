import { memo, type ReactNode } from 'react';
import type { EworkTaskProgress } from '#shared/contracts/ework-shapes.ts';
import type { ItemChange } from '#shared/rules/ework-progress.ts';
import { AlertIcon, DoneIcon } from '../../../components/ui/icons.tsx';
import { ChevronDownIcon, CircleIcon } from '../icons.tsx';
import { savingWords, taskWords } from '../messages.ts';
import { Checklist } from './Checklist.tsx';
import { CompleteButton } from './CompleteButton.tsx';
import { countItems } from './count-items.ts';
import { WeekBrief } from './WeekBrief.tsx';

/** How many items of each kind a card shows at first (docs/contract/ework.md). */
const shown = { objectives: 3, deliverables: 2 } as const;

/** The Complete button, and where a tick goes. */
export interface TaskActions {
  tick: (taskId: string, change: ItemChange) => void;
  /** `isDone` is what the task should be. */
  complete: (taskId: string, isDone: boolean) => void;
}

/** Where a link to a week leads. */
export const weekAnchor = (week: number) => `week-${week}`;
/** The button in a week's head. */
export const weekToggleId = (taskId: string) => `task-${taskId}-toggle`;

interface WeekCardProps {
  entry: EworkTaskProgress;
  isOpen: boolean;
  /** Among the done weeks that are one line until someone asks for them; printed all the same. */
  isAway: boolean;
  /** Where the student is now. */
  isCurrent: boolean;
  onToggle: (taskId: string) => void;
  /** Absent where the card is only read. */
  actions?: TaskActions | undefined;
  /** Where what was ticked is: "Saved at 9:41". */
  note?: string | undefined;
  /** What the mentors say of it, in a line: signed off by whom, or what is to change. */
  standing?: string | undefined;
  /** Why the last tick was taken back, where one was. */
  refusal?: string | undefined;
  /** What else belongs to the week: its lesson, for a student. */
  more?: ReactNode;
  /** Once it is done: the week to go on with. */
  next?: number | undefined;
  onNext?: (taskId: string) => void;
}

/** One week's task. Folded it says how far it is; open, each item of it can be ticked. */
export const WeekCard = memo(function WeekCard({
  entry,
  isOpen,
  isAway,
  isCurrent,
  onToggle,
  actions,
  note,
  standing,
  refusal,
  more,
  next,
  onNext,
}: WeekCardProps) {
  const { task, progress, status, completedObjectives, completedDeliverables } = entry;
  const id = `task-${task.id}`;
  const isDone = status === 'completed';
  const { done, total } = countItems(entry);
  const facts = [
    taskWords.hours(task.estimatedHours || taskWords.defaultHours),
    taskWords.objectiveCount(task.objectives.length),
    taskWords.deliverableCount(task.deliverables.length),
  ].join(', ');
  const tick = (kind: ItemChange['kind']) =>
    actions && ((index: number, done: boolean) => actions.tick(task.id, { kind, index, done }));

  return (
    <li
      className="week"
      id={weekAnchor(task.weekNumber)}
      data-away={isAway || undefined}
      data-status={status}
      data-current={isCurrent || undefined}
      data-open={isOpen || undefined}
    >
      <div className="week-head">
        <b className="bubble num">
          <span className="vh">{taskWords.week(task.weekNumber)}</span>
          <span aria-hidden="true">{task.weekNumber}</span>
        </b>
        <div className="week-title">
          <h3>
            <button
              type="button"
              id={weekToggleId(task.id)}
              aria-expanded={isOpen}
              aria-controls={`${id}-body`}
              onClick={() => onToggle(task.id)}
            >
              {task.title}
            </button>
          </h3>
          <p className="note num">{facts}</p>
        </div>
        <ChevronDownIcon />
      </div>
      <div className="week-about">
        <WeekBrief text={task.description} isOpen={isOpen} />
        <div className="week-progress">
          <progress
            className="ework-bar"
            value={progress}
            max={100}
            aria-label={`${taskWords.week(task.weekNumber)}: ${task.title}`}
          />
          <span className="num small">{`${progress}%`}</span>
          <span className={isDone ? 'state state-done' : 'state'} key={status}>
            {isDone ? <DoneIcon /> : <CircleIcon />}
            <span>{isDone ? taskWords.done : taskWords.todo}</span>
          </span>
          {standing ? (
            <span className="week-standing note" key={standing}>
              {standing}
            </span>
          ) : null}
        </div>
      </div>
      <div className="week-body" id={`${id}-body`} data-folded={!isOpen || undefined}>
        <div className="week-lists">
          <Checklist
            id={`${id}-objectives`}
            title={taskWords.objectives}
            items={task.objectives}
            done={completedObjectives}
            shown={shown.objectives}
            onTick={tick('objective')}
          />
          <Checklist
            id={`${id}-deliverables`}
            title={taskWords.deliverables}
            items={task.deliverables}
            done={completedDeliverables}
            shown={shown.deliverables}
            onTick={tick('deliverable')}
          />
        </div>
        {more}
        {task.resources.length > 0 ? (
          <div className="week-reading">
            <h4>{taskWords.resources}</h4>
            <ul className="plain">
              {task.resources.map(({ title, address }) => (
                <li key={address}>
                  <a href={address} rel="noreferrer">
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        {refusal === undefined ? null : (
          <div className="msg msg-bad" role="alert">
            <AlertIcon />
            <p>{savingWords.refused(refusal)}</p>
          </div>
        )}
        <div className="week-foot">
          <span className="tag num">{taskWords.week(task.weekNumber)}</span>
          {actions ? (
            <CompleteButton
              week={task.weekNumber}
              isDone={isDone}
              open={total - done}
              total={total}
              onComplete={(isComplete) => actions.complete(task.id, isComplete)}
            />
          ) : null}
          {isDone && next !== undefined ? (
            <button className="btn btn-small btn-plain" type="button" onClick={() => onNext?.(task.id)}>
              {taskWords.goTo(next)}
            </button>
          ) : null}
          {note ? (
            <span className="note num" key={note}>
              {note}
            </span>
          ) : null}
        </div>
      </div>
    </li>
  );
});
