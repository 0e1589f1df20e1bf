import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { runToEnd } from './processes.ts';
import { FailedStart } from './progress.ts';

/** Chromium without its windows, which Playwright means to drive: a page costs it a third of the processor time. */
const windowless = '/usr/bin/chromium-headless-shell';
const whole = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  chromium.executablePath(),
];

/** A Chromium of this machine, or the one that Playwright fetched; null when there is none. CHROMIUM_PATH names another. */
export function findChromium(): string | null {
  return (
    [process.env['CHROMIUM_PATH'] ?? '', windowless, ...whole].find((path) => path && existsSync(path)) ??
    null
  );
}

/** A whole Chromium, for what one without windows cannot: it keeps no page for Back. Null when there is none. */
export const findWholeChromium = (): string | null => whole.find((path) => existsSync(path)) ?? null;

/**
 * Finds a Chromium or installs one: Debian's package where that needs no password, otherwise Playwright's own.
 * @throws FailedStart that says what to do by hand.
 */
export async function ensureChromium(report: (words: string) => void, signal: AbortSignal): Promise<string> {
  const found = () => (findWholeChromium() ? findChromium() : null);
  const before = found();
  if (before) return before;
  const attempts: [name: string, commands: [string, string[]][]][] = [
    ['with npx playwright install', [['playwright', ['install', 'chromium']]]],
  ];
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    // Liberation is as wide as Arial, which almost everyone has; without it a bare Debian draws all text a sixth wider.
    const names = ['chromium', 'chromium-headless-shell', 'fonts-liberation'];
    const install = ['install', '-y', '--no-install-recommends', ...names];
    attempts.unshift([
      'with apt-get',
      [
        ['apt-get', ['update']],
        ['apt-get', install],
      ],
    ]);
  }
  let output = '';
  for (const [name, commands] of attempts) {
    report(`installing ${name}`);
    for (const [command, args] of commands) {
      const result = await runToEnd(command, args, {
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        signal,
      });
      output = result.output;
      if (result.code !== 0) break;
    }
    const path = found();
    if (path) return path;
  }
  throw new FailedStart(
    `No Chromium was found or could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.\n${output}`,
  );
}
