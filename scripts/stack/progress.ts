/** A start that failed for a reason that the person can act on: shown as it is, without a stack. */
export class FailedStart extends Error {
  override name = 'FailedStart';
}

const isTerminal = process.stdout.isTTY;
const paint = (code: number, text: string) =>
  isTerminal && !process.env['NO_COLOR'] ? `\u001B[${code}m${text}\u001B[0m` : text;

export const green = (text: string) => paint(32, text);
export const red = (text: string) => paint(31, text);
export const faint = (text: string) => paint(2, text);
export const strong = (text: string) => paint(1, text);

/** Seconds with one decimal, as every step prints them. */
export const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

export function say(text = ''): void {
  process.stdout.write(`${text}\n`);
}

/**
 * Runs one step with its name on screen: a running line in a terminal, one line at the end everywhere.
 * `work` may return a few words that say what was done ("nothing had changed").
 */
export async function step<T>(
  name: string,
  work: (detail: (words: string) => void) => Promise<T>,
): Promise<T> {
  const started = Date.now();
  let detail = '';
  const draw = () =>
    process.stdout.write(`\r\u001B[2K  ${faint('…')} ${name} ${faint(seconds(Date.now() - started))}`);
  const timer = isTerminal ? setInterval(draw, 200) : undefined;
  const finish = (mark: string) => {
    if (timer) {
      clearInterval(timer);
      process.stdout.write('\r\u001B[2K');
    }
    say(`  ${mark} ${name}${detail ? ` (${detail})` : ''} ${faint(seconds(Date.now() - started))}`);
  };
  try {
    const result = await work((words) => (detail = words));
    finish(green('✓'));
    return result;
  } catch (error) {
    finish(red('✗'));
    throw error;
  }
}
