import type { Page } from '@playwright/test';
import { atRest, expect, test } from '../support/e2e.ts';
import {
  all,
  banner,
  button,
  footerLink,
  key,
  keys,
  none,
  openDetails,
  settings,
  stored,
  type StoredConsent,
  watch,
} from './cookie-choice.ts';

/** Puts a choice into the browser before any page of ours runs, once. */
const plant = (page: Page, value: StoredConsent) =>
  page.addInitScript(
    ([name, text]) => {
      if (sessionStorage.getItem('planted')) return;
      sessionStorage.setItem('planted', 'yes');
      localStorage.setItem(name, text);
    },
    [key, JSON.stringify(value)] as const,
  );

const consent = (change: Partial<StoredConsent> = {}): StoredConsent => ({
  accepted: false,
  preferences: none,
  timestamp: '2026-11-20T10:00:00.000Z',
  policyVersion: '2026-11-27',
  consentId: '3f0c1f4e-5d0b-4c51-9d39-0d2f3a1b7c6e',
  ...change,
});

test('before a choice nothing is set, stored or asked for', async ({ page, context }) => {
  const requests = watch(context);
  for (const path of ['/', '/cookies', '/enquire']) {
    await page.goto(path);
    await atRest(page);
    await expect(banner(page)).toBeVisible();
    expect(await keys(page)).toEqual([]);
  }
  expect(await context.cookies()).toEqual([]);
  const paths = requests.map((request) => new URL(request.url()).pathname);
  expect(paths.filter((path) => /^\/api\/|follow-up|CookieDetails|\/client\./.test(path))).toEqual([]);
});

const answers = [
  {
    title: 'Accept All in the banner',
    act: (page: Page) => button(page, 'Accept All').click(),
    path: '/',
    preferences: all,
    screen: 'banner',
  },
  {
    title: 'Reject All in the banner',
    act: (page: Page) => button(page, 'Reject All').click(),
    path: '/',
    preferences: none,
    screen: 'banner',
  },
  {
    title: 'Save Preferences in the details',
    act: async (page: Page) => {
      await expect(button(page, 'Save Preferences')).toHaveCount(0);
      await openDetails(page);
      const switches = banner(page).getByRole('switch');
      await expect(switches).toHaveCount(3);
      for (const one of await switches.all()) await expect(one).not.toBeChecked();
      await banner(page).getByRole('switch', { name: 'Analytical' }).check();
      await button(page, 'Save Preferences').click();
    },
    path: '/',
    preferences: { ...none, analytics: true },
    screen: 'banner',
  },
  {
    title: 'Save Preferences on the cookie page',
    act: async (page: Page) => {
      await expect(settings(page).getByRole('switch', { name: 'Essential' })).toBeDisabled();
      await settings(page).getByRole('switch', { name: 'Functional' }).check();
      await settings(page).getByRole('button', { name: 'Save Preferences' }).click();
      await expect(settings(page).getByRole('status')).toHaveText(/^On .* you allowed: Functional\.$/);
      await expect(settings(page)).toContainText('In this browser at this moment: cookie-consent.');
    },
    path: '/cookies',
    preferences: { ...none, preferences: true },
    screen: 'cookies-page',
  },
  {
    title: 'Accept All on the cookie page',
    act: async (page: Page) => {
      await settings(page).getByRole('button', { name: 'Accept All' }).click();
      for (const one of await settings(page).getByRole('switch').all()) await expect(one).toBeChecked();
    },
    path: '/cookies',
    preferences: all,
    screen: 'cookies-page',
  },
  {
    title: 'Reject All on the cookie page',
    act: async (page: Page) => {
      await settings(page).getByRole('switch', { name: 'Marketing' }).check();
      await settings(page).getByRole('button', { name: 'Reject All' }).click();
      await expect(settings(page).getByRole('switch', { name: 'Marketing' })).not.toBeChecked();
    },
    path: '/cookies',
    preferences: none,
    screen: 'cookies-page',
  },
] as const;

test('each choice holds, here, on the server and after a reload', async ({ page, context, database }) => {
  for (const { title, act, path, preferences, screen } of answers)
    await test.step(title, async () => {
      await page.goto(path);
      // As a browser that has never been here: the choice before leaves nothing but itself.
      await page.evaluate(() => {
        sessionStorage.clear();
        localStorage.clear();
      });
      await page.reload();
      const before = Date.now();
      await act(page);
      await expect(banner(page)).toBeHidden();
      const record = await stored(page);
      expect(record).toEqual({
        accepted: preferences.analytics || preferences.marketing || preferences.preferences,
        preferences,
        timestamp: expect.any(String),
        policyVersion: '2026-11-27',
        consentId: expect.stringMatching(
          /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
        ),
      });
      expect(Math.abs(Date.parse(record?.timestamp ?? '') - before)).toBeLessThan(60_000);

      await expect.poll(() => keys(page), 'the server has it').toEqual([key]);
      const rows = await database.query(
        `select analytics, marketing, preferences, policy_version, screen, wording_hash
       from public.consent_records where consent_id = $1`,
        [record?.consentId],
      );
      const { necessary: _, ...optional } = preferences;
      expect(rows).toEqual([
        {
          ...optional,
          policy_version: '2026-11-27',
          screen,
          wording_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        },
      ]);

      const requests = watch(context);
      await page.reload();
      await atRest(page);
      await expect(banner(page)).toBeHidden();
      expect(await stored(page)).toEqual(record);
      expect(requests.filter((request) => /\/api\/|follow-up/.test(request.url()))).toEqual([]);
      expect(await context.cookies()).toEqual([]);
    });
});

test('the footer brings the choice back, to keep or to change', async ({ page, database }) => {
  await page.goto('/about');
  await button(page, 'Accept All').click();
  const first = await stored(page);
  await footerLink(page).click();
  await expect(banner(page)).toBeFocused();
  await expect(page).toHaveURL('/about');
  await openDetails(page);
  for (const one of await banner(page).getByRole('switch').all()) await expect(one).toBeChecked();
  await banner(page).getByRole('switch', { name: 'Marketing' }).uncheck();
  await button(page, 'Keep my choice').click();
  await expect(banner(page)).toBeHidden();
  await expect(footerLink(page)).toBeFocused();
  expect(await stored(page)).toEqual(first);

  await footerLink(page).click();
  await openDetails(page);
  await expect(banner(page).getByRole('switch', { name: 'Marketing' }), 'not saved').toBeChecked();
  await button(page, 'Reject All').click();
  await expect(footerLink(page)).toBeFocused();
  const second = await stored(page);
  expect(second).toMatchObject({ accepted: false, preferences: none, consentId: first?.consentId });
  await expect.poll(() => keys(page)).toEqual([key]);
  const rows = await database.query(
    'select analytics from public.consent_records where consent_id = $1 order by record_id',
    [first?.consentId],
  );
  expect(rows, 'each choice is a record of its own').toEqual([{ analytics: true }, { analytics: false }]);
});

test('a script of a category runs only while it is allowed, and what it set goes with it', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  // The page as the build would make it with <ConsentTag category="analytics" …>.
  await context.route('**/about', async (route) => {
    const response = await route.fetch();
    const tag =
      '<script type="text/plain" data-consent-category="analytics" data-src="/stand-in.js" data-sets="_seen stand-in*"></script>';
    await route.fulfill({ response, body: (await response.text()).replace('</body>', `${tag}</body>`) });
  });
  await context.route('**/stand-in.js', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({
      contentType: 'text/javascript',
      body: `window.before = [...dataLayer].map(([, word, signals]) => [word, signals.analytics_storage, signals.ad_storage]);
             document.cookie = '_seen=1; Path=/'; localStorage.setItem('stand-in-visits', '1'); sessionStorage.setItem('stand-in', '1');`,
    });
  });
  await page.goto('/about');
  await atRest(page);
  expect(asked, 'not before a choice').toEqual([]);
  expect(await keys(page)).toEqual([]);

  await openDetails(page);
  await banner(page).getByRole('switch', { name: 'Marketing' }).check();
  await button(page, 'Save Preferences').click();
  await expect.poll(() => keys(page)).toEqual([key]);
  expect(asked, 'not for another category').toEqual([]);

  await footerLink(page).click();
  await button(page, 'Accept All').click();
  await expect.poll(() => keys(page)).toEqual([key, 'stand-in', 'stand-in-visits']);
  expect(asked).toHaveLength(1);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['_seen']);
  const before = await page.evaluate(() => (window as unknown as { before: unknown[] }).before);
  expect(before[0], 'everything is denied first').toEqual(['default', 'denied', 'denied']);
  expect(before.at(-1), 'and then what was allowed is granted').toEqual(['update', 'granted', 'granted']);

  await page.reload();
  await expect.poll(() => asked.length, 'it runs on the next page too').toBe(2);
  await atRest(page);

  await footerLink(page).click();
  const gone = page.waitForEvent('load');
  await button(page, 'Reject All').click();
  await gone;
  await expect.poll(() => keys(page)).toEqual([key]);
  expect(await context.cookies()).toEqual([]);
  expect(asked, 'and is not asked for again').toHaveLength(2);
  await expect(banner(page)).toBeHidden();
});

const unreadable: readonly (readonly [string, unknown])[] = [
  ['no JSON', '{"accepted":'],
  ['an older program', 'accepted'],
  ['null', null],
  ['a list', [true]],
  ['a consent without categories', consent({ preferences: undefined as never })],
  ['a word instead of a yes', consent({ preferences: { ...none, analytics: 'yes' as never } })],
  ['a consent that contradicts itself', consent({ accepted: true })],
  ['a consent without what is necessary', consent({ preferences: { ...none, necessary: false } })],
  ['a consent of no time', consent({ timestamp: 'yesterday' })],
  ['a consent without an id', consent({ consentId: '' })],
];

test('what cannot be read is no consent and no crash', async ({ page }) => {
  await page.goto('/sign-in');
  for (const [title, value] of unreadable) {
    await test.step(title, async () => {
      // The next load finds it, and nothing else.
      await page.evaluate(
        ([name, text]) => {
          sessionStorage.clear();
          localStorage.clear();
          localStorage.setItem(name, text);
        },
        [key, typeof value === 'string' ? value : JSON.stringify(value)] as const,
      );
      await page.reload();
      await expect(banner(page), title).toBeVisible();
      await button(page, 'Reject All').click();
      expect((await stored(page))?.preferences, title).toEqual(none);
      await page.reload();
      await expect(banner(page)).toBeHidden();
    });
  }
});

test('blocked storage is no consent: the banner answers, nothing optional runs, nothing breaks', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  const requests = watch(context);
  await page.goto('/cookies');
  await button(page, 'Accept All').click();
  await expect(banner(page)).toBeHidden();
  await expect(settings(page).getByRole('status')).toContainText('your choice could not be kept');
  await expect(settings(page).getByRole('switch', { name: 'Marketing' })).not.toBeChecked();
  await atRest(page);
  expect(requests.filter((request) => request.url().includes('/api/'))).toEqual([]);
  await page.goto('/about');
  await expect(banner(page), 'nothing was remembered').toBeVisible();
  expect(await context.cookies()).toEqual([]);
});

test('a new policy asks once more', async ({ page }) => {
  await plant(page, consent({ policyVersion: '2025-06-27', accepted: true, preferences: all }));
  await page.goto('/about');
  await expect(banner(page)).toBeVisible();
  await openDetails(page);
  for (const one of await banner(page).getByRole('switch').all()) await expect(one).not.toBeChecked();
  await button(page, 'Save Preferences').click();
  expect(await stored(page)).toMatchObject({
    preferences: none,
    policyVersion: '2026-11-27',
    consentId: consent().consentId,
  });
  await page.reload();
  await expect(banner(page)).toBeHidden();
});

test('a choice made before any code has come is not lost', async ({ page, context, database }) => {
  let isHeld = true;
  await context.route('**/_astro/*.js', (route) => (isHeld ? undefined : route.continue()));
  await page.goto('/cookies', { waitUntil: 'commit' });
  await button(page, 'Reject All').click();
  await expect(banner(page)).toBeHidden();
  const record = await stored(page);
  expect(record?.preferences).toEqual(none);
  expect(await keys(page)).toEqual([key, 'cookie-consent-unsent']);
  isHeld = false;
  await page.goto('/about');
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => keys(page), 'the next page sends it').toEqual([key]);
  const rows = await database.query('select screen from public.consent_records where consent_id = $1', [
    record?.consentId,
  ]);
  expect(rows).toEqual([{ screen: 'banner' }]);
});

test('a record that does not arrive is sent from the next page', async ({ page, context, database }) => {
  await context.route('**/api/cookie-consent', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto('/about');
  const answered = page.waitForResponse('**/api/cookie-consent');
  await button(page, 'Accept All').click();
  await expect(banner(page), 'no one waits for it').toBeHidden();
  await answered;
  expect(await keys(page)).toEqual([key, 'cookie-consent-unsent']);
  await context.unroute('**/api/cookie-consent');
  await page.goto('/pricing');
  await expect.poll(() => keys(page)).toEqual([key]);
  const id = (await stored(page))?.consentId;
  expect(
    await database.query('select 1 from public.consent_records where consent_id = $1', [id]),
  ).toHaveLength(1);
});

test('a choice in one tab holds in the other', async ({ page, context }) => {
  await page.goto('/cookies');
  const other = await context.newPage();
  await other.goto('/about');
  await button(other, 'Accept All').click();
  await expect(banner(page)).toBeHidden();
  await expect(settings(page).getByRole('switch', { name: 'Marketing' })).toBeChecked();
});
