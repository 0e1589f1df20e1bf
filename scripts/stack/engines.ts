import { existsSync } from 'node:fs';
import { runToEnd } from './processes.ts';
import { FailedStart } from './progress.ts';

/** What Debian's packages firefox-esr, webkit2gtk-driver and xvfb put where. */
export const engines = {
  firefox: '/usr/bin/firefox-esr',
  webkit: '/usr/bin/WebKitWebDriver',
  screen: '/usr/bin/Xvfb',
} as const;
const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

const missing = () => Object.values(engines).filter((path) => !existsSync(path));
const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Whether the journeys can run here: the engines are there, or Debian's packages can be installed. */
export const canHaveEngines = (): boolean => missing().length === 0 || canInstall();

/**
 * Installs Firefox and WebKit where they are missing.
 * @throws FailedStart that says what to do by hand
 */
export async function ensureEngines(report: (words: string) => void): Promise<void> {
  if (missing().length === 0) return;
  let output = '';
  if (canInstall()) {
    report(`installing ${packages.join(', ')} with apt-get`);
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      ({ output } = await runToEnd('apt-get', args, { env }));
    }
  }
  if (missing().length > 0)
    throw new FailedStart(
      `Missing: ${missing().join(', ')}. On Debian or Ubuntu: apt-get install ${packages.join(' ')}\n${output}`,
    );
}
