import { readdirSync } from 'node:fs';
import { axeInBothSchemes, expect, screens, test } from '../support/e2e.ts';

/** Before, after, pay at both ends, rise, months: from the texts and the catalogue's table at 0.79, by hand. */
const stories = [
  [
    'store-manager-to-business-analyst',
    'Store manager',
    'Junior Business Analyst',
    '£47K',
    '£67K',
    '+42%',
    '6 months',
  ],
  [
    'support-technician-to-security-analyst',
    'IT support technician',
    'Security Operations Analyst',
    '£51K',
    '£75K',
    '+48%',
    '12 months',
  ],
  [
    'lab-technician-to-data-analyst',
    'Laboratory technician',
    'Data Analyst',
    '£46K',
    '£71K',
    '+55%',
    '12 months',
  ],
  [
    'restaurant-manager-to-project-coordinator',
    'Restaurant manager',
    'Project Coordinator',
    '£52K',
    '£75K',
    '+44%',
    '6 months',
  ],
  [
    'electrician-to-cloud-support-engineer',
    'Electrician',
    'Cloud Support Engineer',
    '£49K',
    '£75K',
    '+53%',
    '12 months',
  ],
  [
    'teacher-to-ai-content-specialist',
    'Secondary school teacher',
    'AI Content Specialist',
    '£49K',
    '£59K',
    '+21%',
    '6 months',
  ],
  [
    'payroll-officer-to-process-analyst',
    'Payroll officer',
    'Process Analyst',
    '£43K',
    '£70K',
    '+60%',
    '6 months',
  ],
] as const;

test('shows seven stories with before and after, their figures and weeks, and leads on', async ({ page }) => {
  await test.step('shows one featured story and six more, with before and after as the headline and the numbers beside', async () => {
    await page.goto('/success-stories');
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(7);
    await expect(page.locator('.story-lead')).toHaveCount(1);
    for (const [i, [slug, before, after, ...numbers]] of stories.entries()) {
      const card = cards.nth(i);
      await expect(card.getByRole('heading', { level: 2 })).toHaveText(`${before} to ${after}`);
      for (const number of numbers) await expect(card.locator('.story-figures'), slug).toContainText(number);
      await expect(card.getByRole('link', { name: /^Read the story/ })).toHaveAttribute(
        'href',
        `/success-stories/${slug}`,
      );
    }
  });
  await test.step('tells three large, on the land of their courses, with what happened in the weeks of the plan', async () => {
    // By hand from docs/contract/courses.md and the briefs: first marked brief, last lesson, exam, end.
    await expect(page.locator('.story-events')).toHaveCount(3);
    await expect(page.locator('.story-events b')).toHaveText([
      ...['Week 5', 'Week 10', 'Week 12', 'By week 26'],
      ...['Week 6', 'Week 24', 'Week 26', 'By week 52'],
      ...['Week 6', 'Week 28', 'Week 30', 'By week 52'],
    ]);
    await expect(page.locator('.story-end .figure')).toHaveText([
      '£47K',
      '£67K',
      '£51K',
      '£75K',
      '£46K',
      '£71K',
    ]);
    await expect(page.locator('.story .land')).toHaveCount(stories.length);
    const drawn = await page
      .locator('.story .land .c:not(.ci)')
      .evaluateAll((all) => all.map((one) => one.getAttribute('d')));
    expect(new Set(drawn).size, 'each course has its own land').toBe(stories.length);
  });
  await test.step('states its figures from the register and where salaries come from', async () => {
    for (const [figure, words] of [
      ['15,000+', 'students so far, on a plan'],
      ['89%', 'job placement, of all who finish'],
      ['94%', 'finish their course'],
      ['4.9/5', 'average learner rating'],
    ] as const) {
      const tile = page.locator('.claim').filter({ hasText: words });
      await expect(tile.locator('dd')).toHaveText(figure);
    }
    await expect(page.getByRole('main')).toContainText('US averages converted at 0.79');
    await expect(
      page.locator('.page-head').getByRole('link', { name: 'Our own figures; evidence not yet published' }),
    ).toHaveAttribute('href', '/how-we-count#students');
    await page.goto(`/success-stories/${stories[0][0]}`);
    await expect(page.getByRole('main')).toContainText('US averages converted at 0.79');
  });
  await test.step('leads to the courses, the contact page and from story to story', async () => {
    await page.goto('/success-stories');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Compare the courses' })).toHaveAttribute('href', '/courses');
    await expect(main.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
    await main.getByRole('link', { name: 'Read the story of Amara O.' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Store manager to Junior Business Analyst',
    );
    await expect(main.getByRole('link', { name: 'See the course' })).toHaveAttribute(
      'href',
      '/courses/ai-business-analyst',
    );
    const near = page.getByRole('navigation', { name: 'Next and previous story' });
    await expect(near.getByRole('link')).toHaveCount(1);
    await near.getByRole('link', { name: /^Next story/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'IT support technician to Security Operations Analyst',
    );
    await expect(near.getByRole('link')).toHaveCount(2);
  });
});

test('says that every story is an illustration, on the page and in the data, and axe finds nothing', async ({
  page,
}) => {
  await test.step('says that every story is an illustration, on the page and in the data', async () => {
    expect(readdirSync('content/success-stories').sort()).toEqual(stories.map(([slug]) => slug).sort());
    await page.goto('/success-stories');
    await expect(page.locator('.story .illustrative')).toHaveText(stories.map(() => 'Illustrative story'));
    await expect(page.getByText('These stories are illustrations.')).toBeVisible();
    for (const [slug] of stories) {
      await page.goto(`/success-stories/${slug}`);
      await expect(page.getByText('Illustrative story', { exact: true })).toBeVisible();
      await expect(page).toHaveTitle(/an illustrative story/);
      await expect(page.getByText('This story is an illustration.')).toBeVisible();
      await expect(page.getByRole('main').locator('a[href*="linkedin"]')).toHaveCount(0);
      const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).join('');
      expect(data).not.toMatch(/"(Review|Rating|AggregateRating|Person)"/);
    }
  });
  await test.step('nothing that axe finds', async () => {
    await page.goto(`/success-stories/${stories[0][0]}`);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await axeInBothSchemes(page);
    }
  });
});

test('fits 320 px and needs no JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 700 },
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  for (const path of ['/success-stories', ...stories.map(([slug]) => `/success-stories/${slug}`)]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.locator('html').evaluate((element) => element.scrollWidth), path).toBe(320);
  }
  await context.close();
});
