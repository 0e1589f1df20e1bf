/**
 * How many hours a week takes, by one rule for all courses: the task, the lesson, and what is done with others. Over a
 * course's weeks it lies within the hours a week that the course states, installing included.
 */

/** For the worked example, the questions and the hints of a lesson. */
export const minutesToCheckOneself = 30;
/** For live sessions and the mentor: a draft (see drafts.ts). */
export const guidedHours = 2;

interface Timed {
  readonly minutes: number;
}

export interface LessonTime {
  readonly plan: readonly Timed[];
  readonly start: { readonly install: readonly Timed[] } | null;
}

/** In hours; half hours are .5. */
export interface WeekHours {
  readonly task: number;
  /** Reading, watching, trying, installing and checking oneself, to the nearest half hour. */
  readonly lesson: number;
  readonly guided: number;
  readonly total: number;
}

const sum = (parts: readonly Timed[]): number => parts.reduce((total, { minutes }) => total + minutes, 0);

/** @param taskHours whole hours, as the catalogue has them */
export function hoursOfWeek(taskHours: number, { plan, start }: LessonTime): WeekHours {
  const minutes = sum(plan) + sum(start?.install ?? []) + minutesToCheckOneself;
  const lesson = Math.round(minutes / 30) / 2;
  return { task: taskHours, lesson, guided: guidedHours, total: taskHours + lesson + guidedHours };
}
