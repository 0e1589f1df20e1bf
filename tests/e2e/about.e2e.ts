import { axeInBothSchemes, expect, test, type Page } from '../support/e2e.ts';

const parts = [
  'Find your ten hours',
  'Our mission',
  'Our vision',
  'Our promise',
  'In figures',
  'What makes us different',
  'Core values',
  'Unique features',
];

/** What is said beside figures that nothing backs yet. */
const openFigures = 'Our own figures; evidence not yet published';
/** The general claims of docs/contract/claims.md: figure and words. */
const stats = [
  ['89%', 'job placement, of all who finish'],
  ['94%', 'finish their course'],
  ['4.9/5', 'average learner rating'],
  ['15,000+', 'students so far, on a plan'],
  ['6-12 months', 'of career coaching Counted in our catalogue'],
] as const;

test.describe('about', () => {
  test.beforeEach(({ page }) => page.goto('/about').then(() => undefined));

  test('says everything that it must, drawn to scale, and leads on', async ({ page }) => {
    await test.step('has every part that it must have, in order', async () => {
      await expect(page).toHaveTitle('About us | Kestrel Row Institute');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'A week has 168 hours. We ask for 8 to 20.',
      );
      const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
      expect(headings.slice(0, parts.length)).toEqual(parts);
    });

    await test.step('shows its figures, and each difference with a number', async () => {
      const tiles = page.locator('.about-stats .claim');
      await expect(tiles).toHaveCount(stats.length);
      for (const [i, [figure, words]] of stats.entries()) {
        await expect(tiles.nth(i).locator('dd')).toHaveText(figure);
        await expect(tiles.nth(i).locator('dt')).toHaveText(words);
      }
      await expect(page.locator('.about-stats').getByRole('link', { name: openFigures })).toHaveAttribute(
        'href',
        '/how-we-count#placement',
      );
      const figures = page.locator('.differences .figure');
      // Four projects a course, two paces, eighteen levels, eighteen plans, twenty-four hours.
      await expect(figures).toHaveText(['4', '2', '18', '18', '24']);
      await expect(page.locator('.differences')).toContainText('6 months at 15-20 hrs/week');
      await expect(page.locator('.differences')).toContainText('12 months at 8-12 hrs/week');
      await expect(page.locator('.differences')).toContainText('From £1,896 to £3,982');
      await expect(page.locator('.values h3')).toHaveCount(6);
    });

    await test.step('leads to the enquiry form and to what it speaks of', async () => {
      const acts = page.locator('.closing a[data-enquiry]');
      await expect(acts).toHaveText(['Request a consultation', 'Start your journey']);
      await expect(acts.nth(0)).toHaveAttribute('data-enquiry', 'consultation');
      await expect(acts.nth(1)).toHaveAttribute('data-enquiry', 'journey');
      const links = await page
        .locator('.features a')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(links).toEqual([
        '/courses',
        '/ework-experience',
        '/certifications',
        '/pricing',
        '/terms#refunds',
        '/contact',
      ]);
      await expect(page.getByRole('link', { name: 'Read the refund terms' })).toHaveAttribute(
        'href',
        '/terms#refunds',
      );
      await expect(page.locator('.creed')).toContainText('the first 14 days, and a share until day 30');
    });
  });

  /** The four sums under the chart and what they add up to. */
  const sums = (page: Page) => page.locator('.hours-key dd');
  const hour = (page: Page, day: string, name: string) =>
    page.getByRole('group', { name: day }).getByRole('checkbox', { name, exact: true });

  test('finds the hours of a week, and hands them to the route and to the enquiry', async ({ page }) => {
    const verdict = page.locator('.hours-answers li:visible h3');
    const status = page.locator('.hours').getByRole('status');
    await expect(page.locator('.hours').getByRole('checkbox')).toHaveCount(7 * 18);
    await expect(sums(page)).toHaveText(['56 h', '40 h', '10 h', '62 h', '168 h']);
    await expect(verdict).toHaveText('The 12-month pace fits.');

    await test.step('counts what is ticked and says what it is enough for', async () => {
      // Three evenings of ten hours are gone: seven are left.
      for (const day of ['Monday', 'Wednesday', 'Thursday']) await hour(page, day, '8pm to 9pm').uncheck();
      await expect(verdict).toHaveText('Neither pace fits this year.');
      await expect(status).toHaveText('7 hours. Neither pace fits this year.');
      await hour(page, 'Sunday', 'noon to 1pm').check();
      await expect(status).toHaveText('8 hours. The 12-month pace fits.');
      // An hour of work becomes an hour of study: still 168 in all.
      await hour(page, 'Friday', '4pm to 5pm').check();
      await expect(status).toHaveText('9 hours.');
      await expect(sums(page)).toHaveText(['56 h', '39 h', '9 h', '64 h', '168 h']);
    });

    await test.step('begins from another week, and from none', async () => {
      await page.getByRole('button', { name: 'An empty week' }).click();
      await expect(verdict).toHaveCount(0);
      await expect(page.getByText('Tap the hours that you could give')).toBeVisible();
      await page.getByRole('button', { name: 'Shifts' }).click();
      await expect(verdict).toHaveText('Either pace fits.');
      await expect(page.getByRole('link', { name: 'Draw my route at 6 months' })).toBeVisible();
    });

    await test.step('has one stop of Tab a day, and arrows that follow the drawing', async () => {
      await hour(page, 'Monday', '6am to 7am').focus();
      await page.keyboard.press('ArrowRight');
      await expect(hour(page, 'Monday', '7am to 8am')).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(hour(page, 'Tuesday', '7am to 8am')).toBeFocused();
      await page.keyboard.press('Tab');
      // Where it was left.
      await expect(hour(page, 'Wednesday', '8pm to 9pm')).toBeFocused();
      await page.keyboard.press('End');
      await page.keyboard.press('Space');
      await expect(hour(page, 'Wednesday', '11pm to midnight')).toBeChecked();
      await expect(status).toHaveText('17 hours.');
      await page.setViewportSize({ width: 360, height: 740 });
      await page.keyboard.press('ArrowUp');
      await expect(hour(page, 'Wednesday', '10pm to 11pm')).toBeFocused();
      const { width, height } = (await hour(page, 'Wednesday', '10pm to 11pm').boundingBox()) ?? {};
      expect(Math.min(width ?? 0, height ?? 0)).toBeGreaterThanOrEqual(24);
      await axeInBothSchemes(page);
    });

    await test.step('opens the enquiry with the time that was found', async () => {
      await page.getByRole('button', { name: 'Nine to five' }).click();
      await page.locator('.hours').getByRole('link', { name: 'Ask about this week' }).click();
      const dialog = page.locator('.enquiry-dialog[open]');
      await expect(dialog.getByLabel(/How much time can you give/)).toHaveValue('part-time');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });

    await test.step('hands hours and pace to the route', async () => {
      await page.getByRole('link', { name: 'Draw my route at 12 months' }).click();
      await expect(page).toHaveURL(/\/#at-12month,10h$/);
      await expect(page.getByRole('radio', { name: /^12 months/ })).toBeChecked();
      await expect(page.locator('.sum-end:visible')).toHaveText(/^You found 10 hours a week\. Begin today/);
    });

    await test.step('hands them back to the course that led here', async () => {
      await page.goto('/courses/cloud-devops');
      await page.getByRole('link', { name: 'Find your hours' }).click();
      await expect(page).toHaveURL('/about#hours');
      await page.getByRole('link', { name: 'Draw my route at 12 months' }).click();
      await expect(page).toHaveURL('/courses/cloud-devops#at-12month,10h');
      await expect(page.getByRole('radio', { name: /^12 months/ })).toBeChecked();
      await expect(page.locator('.sum-end:visible')).toHaveText(/^You found 10 hours a week\. Begin today/);
    });
  });

  test('counts without JavaScript too, and lists what every number is enough for', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const plain = await context.newPage();
    await plain.goto('/about');
    await expect(plain.locator('.hours-answers h3:visible')).toHaveCount(4);
    await expect(plain.getByText('8 to 14 hours')).toBeVisible();
    await expect(plain.getByRole('button', { name: 'Shifts' })).toBeHidden();
    // The counter draws itself: what is to be seen changes with a tick.
    const sum = plain.locator('.hours-sum .figure');
    const ten = await sum.screenshot();
    await hour(plain, 'Sunday', 'noon to 1pm').check();
    await expect.poll(async () => (await sum.screenshot()).equals(ten)).toBe(false);
    await plain.getByRole('link', { name: 'Ask about this week' }).first().click();
    await expect(plain.getByLabel(/How much time can you give/)).toHaveValue('part-time');
    await context.close();
  });
});
