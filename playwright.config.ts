import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/stack/chromium.ts';

const executablePath = findChromium();

/**
 * What Chromium leaves out. Each window of a whole Chromium makes two hidden pages for its address bar, even where there
 * is none to see: half of the time that a test's window costs. A second --disable-features takes the place of
 * Playwright's own, so what matters of that is here too.
 */
const leftOut = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'PreloadTopChromeWebUI',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
];

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  globalSetup: './tests/support/e2e.global-setup.ts',
  // Each worker has a whole stack of its own (tests/support/e2e.ts); two cores carry two. A third takes the time from the others.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Beside the others a test has one try; scripts/test.ts runs a few that failed again, alone (docs/decisions/0043).
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    // A worker answers in the place of `page.route`. The test of pages that open without a line allows it.
    serviceWorkers: 'block',
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
        // As a desktop draws letters; without windows, Chromium would draw them wider.
        '--font-render-hinting=slight',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${leftOut.join(',')}`,
      ],
    },
  },
});
