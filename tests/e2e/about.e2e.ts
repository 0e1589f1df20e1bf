import { expect, test } from '../support/e2e.ts';

const parts = [
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

    await test.step('draws two weeks to scale, whose hours are 168', async () => {
      const weeks = page.locator('.week');
      await expect(weeks).toHaveCount(2);
      await expect(weeks.nth(0)).toContainText('8-12 hrs/week');
      await expect(weeks.nth(1)).toContainText('15-20 hrs/week');
      for (const [i, [low, high]] of [
        [8, 12],
        [15, 20],
      ].entries()) {
        const week = weeks.nth(i);
        const hours = (await week.locator('.week-sum .figure').allTextContents()).map(Number);
        expect(hours.reduce((sum, one) => sum + one, 0)).toBe(168);
        const study = Number(await week.locator('.week-part-study .figure').textContent());
        expect(study).toBeGreaterThanOrEqual(low ?? NaN);
        expect(study).toBeLessThanOrEqual(high ?? NaN);
        await expect(week.getByRole('img')).toHaveAccessibleName(new RegExp(`${study} hours of study`));

        // What is drawn is what is said: the marigold area as a share of seven days.
        const area = await week.locator('.week-study').evaluate((element) => {
          const box = element.closest('svg')?.viewBox.baseVal;
          const widths = [...(element.getAttribute('d') ?? '').matchAll(/h([\d.]+)v/g)].map(([, w]) =>
            Number(w),
          );
          return (widths.reduce((sum, w) => sum + w, 0) / (box?.width ?? NaN)) * 24;
        });
        expect(area).toBeCloseTo(study, 5);
      }
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
});
