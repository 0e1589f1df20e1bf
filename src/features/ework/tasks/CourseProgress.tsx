import type { CSSProperties } from 'react';
import type { EworkTaskProgress } from '#shared/contracts/ework-shapes.ts';
import { progressOfCourse } from '#shared/rules/ework-progress.ts';
import { studentWords } from '../messages.ts';

/** Completed tasks over all tasks, drawn to scale: one block, one week. */
export function CourseProgress({ tasks }: { tasks: readonly EworkTaskProgress[] }) {
  const { completed, total, percent } = progressOfCourse(tasks);
  return (
    <div className="ework-sum">
      <p className="meter">
        <b>{studentWords.overall}</b>
        <span className="num">{`${completed}/${total}, ${percent}%`}</span>
      </p>
      <span className="ework-blocks" style={{ '--n': Math.max(total, 1) } as CSSProperties}>
        <progress
          className="ework-bar"
          value={completed}
          max={Math.max(total, 1)}
          aria-label={studentWords.overall}
          aria-valuetext={`${completed}/${total}, ${percent}%`}
        />
      </span>
    </div>
  );
}
