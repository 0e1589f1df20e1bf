/** A week's brief is three paragraphs of its description: the situation, the task, and what usually goes wrong. */
export interface WeekBrief {
  readonly situation: string;
  readonly task: string;
  readonly pitfall: string;
}

const between = '\n\n';

/** The brief as one text, a paragraph for each part: what the calls of docs/contract carry. */
export const joinBrief = ({ situation, task, pitfall }: WeekBrief): string =>
  [situation, task, pitfall].join(between);

/** The parts again; null for a description that is written otherwise, which is then shown as it is. */
export function splitBrief(description: string): WeekBrief | null {
  const [situation, task, pitfall, ...more] = description.split(between);
  if (!situation || !task || !pitfall || more.length > 0) return null;
  return { situation, task, pitfall };
}
