import { setTimeout as wait } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { engines } from '../../scripts/stack/engines.ts';
import { findFreePort } from '../../scripts/stack/ports.ts';
import { run } from '../../scripts/stack/processes.ts';

/** What the journeys need of an engine. Points are in CSS pixels of the window. */
export interface Browser {
  open(url: string): Promise<void>;
  /** Runs a function in the page; it and its arguments travel as text. */
  evaluate: <Result, Given extends readonly unknown[]>(
    work: (...given: Given) => Result,
    ...given: Given
  ) => Promise<Result>;
  press(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  enter(): Promise<void>;
  close(): Promise<void>;
}

const size = { width: 1280, height: 1000 };

/** Firefox through WebDriver BiDi, which it speaks itself. */
export async function openFirefox(withScript = true): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: engines.firefox,
    headless: true,
    acceptInsecureCerts: true,
    extraPrefsFirefox: { 'layers.acceleration.disabled': true, 'javascript.enabled': withScript },
  });
  // The document of the first tab never has the focus.
  const page = await browser.newPage();
  await page.bringToFront();
  await page.setViewport(size);
  return {
    open: async (url) => {
      await page.goto(url);
    },
    evaluate: async (work, ...given) =>
      (await page.evaluate(work as unknown as (...given: unknown[]) => unknown, ...given)) as never,
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    enter: () => page.keyboard.press('Enter'),
    close: () => browser.close(),
  };
}

const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const enterKey = '\uE007';

/** WebKit, Safari's engine, through the W3C WebDriver protocol, on a screen in memory. */
export async function openWebKit(): Promise<Browser> {
  const port = await findFreePort();
  const driver = run('xvfb-run', [
    '-a',
    '-s',
    '-screen 0 1600x1200x24',
    engines.webkit,
    `--port=${port}`,
    '--host=127.0.0.1',
  ]);
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (value?.error) throw new Error(`${value.error}: ${value.message ?? ''}`);
    return value;
  };
  const capabilities = {
    alwaysMatch: {
      browserName: 'MiniBrowser',
      acceptInsecureCerts: true,
      'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
    },
  };
  const begin = async (): Promise<string> => {
    const { sessionId } = (await call('POST', '/session', { capabilities })) as { sessionId: string };
    return `/session/${sessionId}`;
  };
  // The driver does not say when it listens.
  const until = Date.now() + 60_000;
  let session = '';
  while (!session)
    session = await begin().catch(async (error: unknown) => {
      if (Date.now() > until || !driver.isRunning()) throw error;
      await wait(200);
      return '';
    });
  await call('POST', `${session}/window/rect`, size);
  const act = (actions: unknown[]) => call('POST', `${session}/actions`, { actions });
  const keys = (text: string) =>
    act([
      {
        type: 'key',
        id: 'keyboard',
        actions: Array.from(text).flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      },
    ]);
  return {
    open: async (url) => {
      await call('POST', `${session}/url`, { url });
    },
    evaluate: async (work, ...given) => {
      const script = `return (${work.toString()}).apply(null, arguments)`;
      return (await call('POST', `${session}/execute/sync`, { script, args: given })) as never;
    },
    async press(x, y) {
      const move = {
        type: 'pointerMove',
        duration: 0,
        origin: 'viewport',
        x: Math.round(x),
        y: Math.round(y),
      };
      const click = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
      await act([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: click }]);
    },
    type: async (text) => {
      await keys(text);
    },
    enter: async () => {
      await keys(enterKey);
    },
    async close() {
      await call('DELETE', session);
      await driver.stop();
    },
  };
}
