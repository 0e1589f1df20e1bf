/** What a journey over a site says of each thing that it looked at. */
import type { Answer } from './visitor.ts';

export interface Line {
  outcome: 'passed' | 'failed' | 'not tried';
  what: string;
  /** What was seen instead, or why it could not be tried. */
  why?: string;
}

export type Journey = (look: Look, siteUrl: string) => Promise<void>;

/** Does one thing and says how it went; gives what came of it, or undefined where it failed. */
export interface Look {
  at<T>(what: string, work: () => Promise<T>): Promise<T | undefined>;
  not(what: string, why: string): void;
}

/** Thrown by what only tells why something cannot be tried here. */
export class NotHere extends Error {}

export function must(isSo: unknown, otherwise: string): asserts isSo {
  if (!isSo) throw new Error(otherwise);
}

export function mustAnswer(answer: Answer, status: number): Answer {
  const start = answer.text.startsWith('<') ? '' : `: ${answer.text.slice(0, 160)}`;
  must(answer.status === status, `answered ${answer.status} instead of ${status}${start}`);
  return answer;
}

export function mustSay(answer: Answer, name: string, pattern: RegExp): void {
  const value = answer.headers.get(name) ?? '';
  must(pattern.test(value), `${name} is ${value === '' ? 'missing' : `"${value}"`}`);
}
