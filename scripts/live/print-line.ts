import { faint, green, red, say } from '../stack/progress.ts';
import type { Line } from './look.ts';

const marks: Record<Line['outcome'], string> = {
  passed: green('✓'),
  failed: red('✗'),
  'not tried': faint('–'),
};

export const printLine = ({ outcome, what, why }: Line): void =>
  say(`  ${marks[outcome]} ${what}${why ? faint(`: ${why}`) : ''}`);
