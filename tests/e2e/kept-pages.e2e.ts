import { createServer, request as forward, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext } from '@playwright/test';
import { keptBuildFile } from '../../src/shared/catalogue/kept-pages.ts';
import { axeInBothSchemes, expect, screens, test, type Page } from '../support/e2e.ts';
import { makeStudent } from './ework-visit.ts';
import { makeLearner, signInAs } from './learner-visit.ts';
import { enterAsStudent } from './mentoring-visit.ts';

test.use({ serviceWorkers: 'allow' });

/** For what a page shows once two or three calls have been answered: on a busy machine each takes seconds. */
const whenAnswered = { timeout: 30_000 };

/** The site as it would be after another deploy: every page names another build. Nothing else is changed. */
async function deployAgain(siteUrl: string) {
  const { port } = new URL(siteUrl);
  let build: string | null = null;
  const server: Server = createServer((incoming, outgoing) => {
    // The site behind has not changed, and would say so of what the browser has in its cache.
    const { 'if-none-match': _, 'if-modified-since': __, ...asked } = incoming.headers;
    const headers = { ...asked, 'accept-encoding': 'identity' };
    const passed = forward(
      { host: 'localhost', port, method: incoming.method, path: incoming.url, headers },
      (answered) => {
        const isPage = /html|plain/.test(answered.headers['content-type'] ?? '');
        if (build === null || !isPage) {
          outgoing.writeHead(answered.statusCode ?? 502, answered.rawHeaders);
          answered.pipe(outgoing);
          return;
        }
        const named = build;
        let text = '';
        answered.setEncoding('utf8').on('data', (part: string) => (text += part));
        answered.on('end', () => {
          const { 'content-length': _, etag: __, ...rest } = answered.headers;
          outgoing.writeHead(answered.statusCode ?? 502, rest);
          outgoing.end(
            incoming.url === keptBuildFile
              ? named
              : text.replace(/data-build="\w+"/, `data-build="${named}"`),
          );
        });
      },
    );
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: (name: string) => void (build = name),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** What the browser keeps: each place with its paths. */
const places = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const found: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const entries = await (await caches.open(name)).keys();
      // Deleted since it was listed, and made again by this look: a place is never empty by itself.
      if (entries.length === 0) await caches.delete(name);
      else found[name] = entries.map(({ url }) => new URL(url).pathname);
    }
    return found;
  });
const paths = async (page: Page) => Object.values(await places(page)).flat();
const workers = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );
const buildOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['build'] ?? '');
const notice = (page: Page) => page.locator('#kept-notice');

async function expectNothingKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await expect.poll(() => workers(page)).toEqual([]);
}

async function reload(page: Page, context: BrowserContext, isOffline: boolean): Promise<void> {
  await context.setOffline(isOffline);
  await page.reload();
}

test('a student’s weeks open without a line, ticks arrive with it, and nothing stays after logging out', async ({
  page,
  context,
  stack,
  database,
}) => {
  test.slow();
  const site = await deployAgain(stack.siteUrl);
  const student = await makeStudent(stack, 'Binta');
  const boxes = page
    .locator('.weeks > .week')
    .nth(0)
    .getByRole('group', { name: 'Objectives' })
    .getByRole('checkbox');
  const ticked = () =>
    database.query('select objectives from public.ework_task_progress where student_id = $1', [student.id]);

  await test.step('nothing is kept before logging in', async () => {
    await page.goto(`${site.url}/ework-platform`);
    await expect(page.getByLabel('Email')).toBeVisible(whenAnswered);
    await expectNothingKept(page);
  });

  await test.step('the weeks are kept, for this page alone', async () => {
    await enterAsStudent(context, stack, student, site.url);
    await page.reload();
    await expect(page.getByText('Welcome, Binta')).toBeVisible(whenAnswered);
    await boxes.nth(0).check();
    await expect(page.locator('.week-line')).toContainText('Saved at');
    await page.locator('.week-lesson summary').first().click();
    await expect(page.getByRole('heading', { name: /^In this order/ })).toBeVisible(whenAnswered);
    await expect
      .poll(() => paths(page))
      .toEqual(
        expect.arrayContaining([
          '/ework-platform',
          '/api/ework/session',
          '/api/ework/student/progress',
          '/api/ework/student/lessons/prompt-engineering-w01',
        ]),
      );
    expect(await workers(page)).toEqual(['/ework-platform']);
  });

  await test.step('a reload without a line shows them, says of when, and keeps a tick', async () => {
    await reload(page, context, true);
    await expect(page.getByText('Welcome, Binta')).toBeVisible(whenAnswered);
    await expect(notice(page)).toContainText(
      /^\s*No connection\. You see this page as it was on \w+ \d+ \w+ at \d\d:\d\d\./,
    );
    await expect(notice(page)).toContainText('sent when you are back online');
    await expect(boxes.nth(0)).toBeChecked();
    await boxes.nth(1).check();
    await page.locator('.week-lesson summary').first().click();
    await expect(page.getByRole('heading', { name: /^In this order/ })).toBeVisible(whenAnswered);
    for (const { name, width, height } of screens)
      await test.step(name, async () => {
        await page.setViewportSize({ width, height });
        await axeInBothSchemes(page);
      });
    await reload(page, context, true);
    await expect(boxes.nth(1), 'over what is kept').toBeChecked(whenAnswered);
  });

  await test.step('with a line it is saved', async () => {
    await context.setOffline(false);
    await expect(notice(page)).toContainText('You are back online');
    await expect.poll(ticked).toEqual([{ objectives: [0, 1] }]);
    await notice(page).getByRole('button', { name: 'Load it again' }).click();
    await expect(boxes.nth(1)).toBeChecked(whenAnswered);
    await expect(notice(page)).toBeHidden();
  });

  await test.step('a page of an older build shows no answer of a newer one', async () => {
    const older = await buildOf(page);
    await reload(page, context, true);
    await expect(page.getByText('Welcome, Binta')).toBeVisible(whenAnswered);
    await boxes.nth(2).check();
    site.deploy('another');
    await context.setOffline(false);
    await expect(notice(page)).toContainText('This page has changed since', whenAnswered);
    await notice(page).getByRole('button', { name: 'Load it again' }).click();
    await expect.poll(() => buildOf(page)).toBe('another');
    await expect.poll(ticked, whenAnswered).toEqual([{ objectives: [0, 1, 2] }]);
    await expect.poll(() => paths(page)).toContain('/ework-platform');
    await expect.poll(async () => Object.keys(await places(page))).toEqual(['kept ework another']);
    expect(older).not.toBe('another');
  });

  await test.step('logging out leaves nothing, also for a page that is loaded without a line', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'eWork Platform' })).toBeFocused();
    await expectNothingKept(page);
    await context.setOffline(true);
    await expect(page.reload()).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(false);
  });
  site.stop();
});

test('a learner’s dashboard opens without a line, public pages are left alone, and signing out takes all away', async ({
  page,
  context,
  stack,
  database,
}) => {
  test.slow();
  await signInAs(context, await makeLearner(database), stack.siteUrl);
  await page.goto('/dashboard');
  const greeting = page.getByRole('heading', { level: 1, name: /^Good \w+, Asha$/ });
  await expect(greeting).toBeVisible(whenAnswered);
  await expect
    .poll(() => paths(page))
    .toEqual(expect.arrayContaining(['/dashboard', '/api/dashboard', '/api/auth/user']));

  await reload(page, context, true);
  await expect(greeting).toBeVisible(whenAnswered);
  await expect(notice(page)).toContainText('No connection. You see this page as it was on');
  await expect(page.goto('/about'), 'a public page is none of the worker’s').rejects.toThrow();
  await context.setOffline(false);

  await page.goto('/about');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('link', { name: 'Log out' }).click();
  await page.waitForURL('/');
  await expectNothingKept(page);

  await test.step('and so does a session that the server has ended', async () => {
    const ended = await makeLearner(database);
    await signInAs(context, ended, stack.siteUrl);
    await page.goto('/dashboard');
    await expect.poll(() => paths(page), whenAnswered).toContain('/api/dashboard');
    await database.query('delete from auth.sessions where user_id = $1', [ended.learnerId]);
    await page.reload();
    await expect(page).toHaveURL(/\/sign-in/, whenAnswered);
    await expectNothingKept(page);
  });
});
