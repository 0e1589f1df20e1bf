import { brotliCompressSync } from 'node:zlib';
import type { BrowserContext, Page, Response } from '@playwright/test';
import { signUpLearner, type TestLearner } from '../support/people.ts';
import type { RemoteDatabase } from '../support/e2e-stacks.ts';

/** The first part of addresses in these tests is counted, so that no two people of a run are one. */
let count = 0;

/** A new learner, made the way Auth does. */
export function makeLearner(
  database: RemoteDatabase,
  { firstName = 'Asha' }: { firstName?: string } = {},
): Promise<TestLearner> {
  count += 1;
  const email = `learner-${process.pid}-${count}@mail.example`;
  return signUpLearner({ database } as unknown as Parameters<typeof signUpLearner>[0], { email, firstName });
}

/** Gives a browser the session of a learner. */
export async function signInAs(
  context: BrowserContext,
  learner: TestLearner,
  siteUrl: string,
): Promise<void> {
  await context.addCookies(
    learner.cookie.split('; ').map((pair) => {
      const at = pair.indexOf('=');
      const name = pair.slice(0, at);
      return {
        name,
        value: pair.slice(at + 1),
        // A secure cookie is only taken from a secure address, and sent to localhost all the same.
        ...(name.startsWith('__Host-')
          ? { url: siteUrl.replace('http:', 'https:'), secure: true, httpOnly: true }
          : { url: siteUrl }),
      };
    }),
  );
}

/** What the page itself noticed. */
interface Noted {
  violations: string[];
  shift: number;
}

/** Counts what a page asks for and notices what moves, from now on. */
export async function watch(page: Page) {
  await page.addInitScript(() => {
    const noted: Noted = { violations: [], shift: 0 };
    Object.assign(window, { noted });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      noted.violations.push(`${violatedDirective} ${blockedURI}`);
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        noted.shift += (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  return {
    noted: () => page.evaluate(() => (window as unknown as { noted: Noted }).noted),
    /** Paths of the calls to our functions, in their order. */
    calls: () =>
      responses
        .map((response) => new URL(response.url()).pathname)
        .filter((path) => path.startsWith('/api/')),
    /** Bytes as sent with brotli, and requests. */
    async weight() {
      let script = 0;
      let everything = 0;
      for (const response of responses) {
        const body = await response.body();
        const bytes = Math.min(brotliCompressSync(body).length, body.length);
        everything += bytes;
        if (response.headers()['content-type']?.includes('javascript')) script += bytes;
      }
      return { script, everything, requests: responses.length };
    },
  };
}
