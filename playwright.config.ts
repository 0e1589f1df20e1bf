import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/stack/chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  globalSetup: './tests/support/e2e.global-setup.ts',
  // Each worker has a whole stack of its own (tests/support/e2e.ts); two cores carry two.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes at the second try has failed.
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Recording a trace of every test costs a third of the run; `--trace on` records the one that is looked at.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
