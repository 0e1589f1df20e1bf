import type { EworkTaskProgress } from '#shared/contracts/ework-shapes.ts';

/** How many of a week's items are ticked, and how many it has. A tick beyond the list counts for nothing. */
export function countItems({ task, completedObjectives, completedDeliverables }: EworkTaskProgress): {
  done: number;
  total: number;
} {
  const within = (indexes: readonly number[], items: readonly string[]) =>
    indexes.filter((index) => index < items.length).length;
  return {
    done: within(completedObjectives, task.objectives) + within(completedDeliverables, task.deliverables),
    total: task.objectives.length + task.deliverables.length,
  };
}
