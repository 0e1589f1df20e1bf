import { addDays, daysBetween, toLondonDay } from './london-day.ts';

/** What someone who works or has a family can give to a project, so that a due date is one that people keep. */
export const hoursPerWeek = 10;

/** The day on which a project is due that begins on `day`: its hours at ten a week, whole weeks, at least one. */
export function toDueDay(day: string, estimatedHours: number): string {
  return addDays(day, Math.max(1, Math.ceil(estimatedHours / hoursPerWeek)) * 7);
}

/** How a due day is shown. Days are civil days in London, so "Due today" lasts all day. */
export function toDueDateLabel(dueDay: string, now: Date): string {
  const left = daysBetween(toLondonDay(now), dueDay);
  if (left < 0) return 'Overdue';
  if (left === 0) return 'Due today';
  if (left === 1) return 'Due tomorrow';
  return `${left} days left`;
}
