import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { runToEnd } from './processes.ts';
import { FailedStart } from './progress.ts';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A Chromium of this machine, or the one that Playwright fetched; null when there is none. CHROMIUM_PATH names another. */
export function findChromium(): string | null {
  const candidates = [process.env['CHROMIUM_PATH'] ?? '', ...installed, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

/**
 * Finds a Chromium or installs one: Debian's package where that needs no password, otherwise Playwright's own.
 * @throws FailedStart that says what to do by hand.
 */
export async function ensureChromium(report: (words: string) => void, signal: AbortSignal): Promise<string> {
  const found = findChromium();
  if (found) return found;
  const attempts: [name: string, commands: [string, string[]][]][] = [
    ['with npx playwright install', [['playwright', ['install', 'chromium']]]],
  ];
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const install = ['install', '-y', '--no-install-recommends', 'chromium'];
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
    const path = findChromium();
    if (path) return path;
  }
  throw new FailedStart(
    `No Chromium was found or could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.\n${output}`,
  );
}
