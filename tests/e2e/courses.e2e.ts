import type { Locator } from '@playwright/test';
import { load } from 'cheerio';
import { axeInBothSchemes, expect, layOut, screens, test, type Page } from '../support/e2e.ts';
import { expectedPrice, expectedSchedule, inWords } from '../support/expected-prices.ts';

/**
 * Written by hand from docs/contract/courses.md, salaries at 0.79: title, slug, weeks, salary range.
 */
const courses = [
  ['Prompt Engineering', 'prompt-engineering', 8, '£59K - £95K'],
  ['Cybersecurity with AI', 'cybersecurity-with-ai', 12, '£75K - £119K'],
  ['AI Business Analyst', 'ai-business-analyst', 10, '£67K - £103K'],
  ['AI Data Analysis', 'ai-data-analysis', 14, '£71K - £111K'],
  ['Project Management', 'project-management', 10, '£75K - £115K'],
  ['AI Business Automation', 'ai-business-automation', 12, '£70K - £107K'],
  ['Artificial Intelligence & Machine Learning', 'ai-machine-learning', 16, '£95K - £142K'],
  ['Blockchain Development', 'blockchain-development', 14, '£79K - £126K'],
  ['Cloud Computing & DevOps', 'cloud-devops', 12, '£75K - £115K'],
] as const;

const stats = [
  ['9', 'courses'],
  ['95%', 'placement within 3 months, of those who apply'],
  ['60k+', 'graduates, short courses and workshops included'],
  ['£99k', 'average salary in the field'],
] as const;

/** The parts of a catalogue entry that have a heading of their own. */
const parts = [
  'Syllabus',
  'Immediate value',
  'Strategic benefits',
  'Core skills',
  'Career paths',
  'Industries',
] as const;

/** Courses for whose field a figure of the United Kingdom could be confirmed. */
const hasUkFigure: ReadonlySet<string> = new Set([
  'Cybersecurity with AI',
  'Artificial Intelligence & Machine Learning',
]);
const note = 'Salaries: US averages converted at 0.79.';
const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const explore = (page: Page, title: string) =>
  card(page, title).getByRole('link', { name: 'Explore Course' });
const enquiry = (page: Page) => page.locator('.enquiry-dialog[open]');

async function openCourse(page: Page, title: string): Promise<Locator> {
  await explore(page, title).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Expects everything that the catalogue says about a course, in its dialog or on its page. */
async function expectEntry(entry: Locator, [title, , weeks, salary]: (typeof courses)[number]) {
  await layOut(entry.page());
  const found = await entry.evaluate((element) => {
    const texts = (selector: string, within: Element = element) =>
      [...within.querySelectorAll<HTMLElement>(selector)].map((one) =>
        one.innerText.replace(/\s+/g, ' ').trim(),
      );
    return {
      headings: texts('h2, h3').filter(Boolean),
      about: texts('.cc-about').join(''),
      facts: Object.fromEntries(
        [...element.querySelectorAll('.cc-facts > div')].map((fact) => [
          texts('dt', fact).join(''),
          texts('dd', fact).join(''),
        ]),
      ),
      ranges: texts('.cc-range'),
      covers: texts('.cc-weeks p'),
      benefits: texts('.cc-list li'),
      ticks: texts('.ticks li'),
      careers: texts('.cc-careers li'),
      industries: texts('.cc-industries li'),
      notes: texts('.note'),
      marks: texts('.cc-notes .claim-note'),
    };
  });
  expect.soft(found.headings, title).toEqual([...parts]);
  expect.soft(found.about.length, title).toBeGreaterThan(40);
  expect.soft(found.facts, title).toEqual({
    Duration: `${weeks} weeks at the 6-month pace, ${weeks * 2} over 12 months`,
    Level: expect.stringMatching(/^(Beginner|Intermediate|Advanced)$/) as unknown,
    'Study time': '15-20 hrs/week, or 8-12 hrs/week over 12 months',
    Rating: expect.stringMatching(/^4\.\d\/5 from [\d,]+ reviews$/) as unknown,
    Enrolled: expect.stringMatching(/^[\d,]+ people$/) as unknown,
    'Salary range': salary,
    'Job growth, our own projection': expect.stringMatching(/^\+\d+%$/) as unknown,
    Certificate: expect.stringMatching(
      /^([A-Z].* Foundational, by exam|Certificate of completion; no exam yet)$/,
    ) as unknown,
    'What to bring': expect.stringMatching(/\.$/) as unknown,
    Computer: expect.stringMatching(/\.$/) as unknown,
    English: expect.stringMatching(/\.$/) as unknown,
  });
  // The syllabus covers each week of the course once, in order.
  const covered = found.ranges.flatMap((range) => {
    const [first = 0, last = first] = range.match(/\d+/g)?.map(Number) ?? [];
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  });
  expect.soft(covered, title).toEqual(Array.from({ length: weeks }, (_, i) => i + 1));
  expect.soft(found.covers.every(Boolean), title).toBe(true);
  expect.soft(found.benefits.length, title).toBeGreaterThanOrEqual(3);
  expect.soft(found.ticks.length, title).toBeGreaterThanOrEqual(6);
  expect.soft(found.careers.length, title).toBeGreaterThanOrEqual(3);
  for (const career of found.careers)
    expect.soft(career, `${title}: a role, without pay`).toMatch(/^[A-Z][a-zA-Z ]+$/);
  expect.soft(found.industries.length, title).toBeGreaterThanOrEqual(3);
  const notes = found.notes.join('\n');
  for (const part of [
    note,
    hasUkFigure.has(title) ? 'IT Jobs Watch' : 'National Careers Service',
    'not regulated by Ofqual',
  ])
    expect.soft(notes, `${title}: beside its figures`).toContain(part);
  // One mark for all figures of the group.
  expect
    .soft(
      found.marks.filter((mark) => mark === 'Our own figures; evidence not yet published'),
      title,
    )
    .toHaveLength(1);
}

test.describe('courses', () => {
  test('says everything that it must, drawn to one scale', async ({ page }) => {
    await page.goto('/courses');
    await test.step('opens with its figures, counting the courses', async () => {
      await expect(page).toHaveTitle('Courses | Kestrel Row Institute');
      const found = await page
        .locator('.claims > div')
        .evaluateAll((tiles) =>
          tiles.map((tile) => [
            tile.querySelector('dd')?.textContent.trim(),
            tile.querySelector('dt')?.textContent.trim(),
          ]),
        );
      expect(found).toEqual(stats.map((stat) => [...stat]));
    });

    await test.step('draws the weeks of study of the courses to one scale', async () => {
      const drawn = await page
        .getByRole('article')
        .evaluateAll((entries) =>
          entries.map((entry) => [
            entry.querySelector('h4')?.textContent.trim() ?? '',
            entry.querySelector('.strip-study')?.getBoundingClientRect().width ?? 0,
          ]),
        );
      const widths = new Map(drawn as [string, number][]);
      const week = (widths.get('Prompt Engineering') ?? 0) / 8;
      expect(widths.size).toBe(9);
      for (const [title, , weeks] of courses)
        expect(Math.abs((widths.get(title) ?? 0) - weeks * week), title).toBeLessThan(2);
    });

    await test.step('says what each course costs at each pace, before it is opened', async () => {
      const paces = page.locator('.ledger-paces > div');
      await expect(paces.nth(0)).toContainText('£1,896 to £2,370 in all, or £316 to £395 a month');
      await expect(paces.nth(0)).toContainText('15–20 hours a week');
      await expect(paces.nth(1)).toContainText('£3,034 to £3,982 in all, or £253 to £332 a month');
      await expect(paces.nth(1)).toContainText('8–12 hours a week');
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        for (const [title, slug] of courses) {
          const prices = card(page, title).locator('.entry-prices dd');
          for (const [i, months] of ([6, 12] as const).entries()) {
            const { total, monthly } = expectedPrice(slug, months);
            await expect(prices.nth(i), title).toHaveText(
              new RegExp(`${inWords(total)}\\s*or ${inWords(monthly)} a month`),
            );
          }
        }
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      }
      await expect(page.locator('.ledger-note')).toContainText(note);
    });

    await test.step('opens a row in place, and puts the rows into other orders', async () => {
      const more = card(page, 'AI Data Analysis').locator('details');
      await more.locator('summary').click();
      await expect(more).toContainText(expectedSchedule('ai-data-analysis', 6));
      await expect(more).toContainText(expectedSchedule('ai-data-analysis', 12));
      const titles = page.locator('.ledger h4');
      await expect(titles.first()).toHaveText('AI Business Analyst');
      await page.getByRole('radio', { name: 'Shortest' }).check();
      await expect(titles.first()).toHaveText('Prompt Engineering');
      await expect(titles.last()).toHaveText('Artificial Intelligence & Machine Learning');
      await expect(page.getByRole('heading', { name: 'You run things' })).toHaveCount(0);
      await page.getByRole('radio', { name: 'What you do now' }).check();
      await expect(titles.first()).toHaveText('AI Business Analyst');
      await expect(page.getByRole('heading', { name: 'You run things' })).toBeVisible();
    });
  });

  test('has nine cards, each with a dialog that holds the whole entry', async ({ page }) => {
    await page.goto('/courses');
    await expect(page.getByRole('article')).toHaveCount(9);
    for (const course of courses) {
      const [title, slug, weeks, salary] = course;
      const text = await card(page, title).evaluate((one) => one.textContent.replace(/\s+/g, ' '));
      for (const fact of [`${weeks} weeks`, salary]) expect.soft(text, title).toContain(fact);
      expect.soft(text, title).toMatch(/4\.\d\/5 from [\d,]+ reviews ?Enrolled ?[\d,]+ people/);
      const dialog = await openCourse(page, title);
      await expect(dialog.locator('.cc-prices')).toContainText(
        `${inWords(expectedPrice(slug, 6).total)} in all, or ${inWords(expectedPrice(slug, 6).monthly)} a month`,
      );
      await expectEntry(dialog.locator('.cc'), course);
      const links = await dialog
        .locator('a')
        .evaluateAll((all) =>
          all.map((one) => [
            one.textContent.trim(),
            one.getAttribute('href'),
            (one as HTMLElement).dataset['enquiry'],
            (one as HTMLElement).dataset['programme'],
          ]),
        );
      // Before them come the marks beside the figures, and where a figure of others is from.
      const [marks, ways] = [links.slice(0, -2), links.slice(-2)];
      expect
        .soft(
          marks.map(([, address]) => address),
          title,
        )
        .toEqual(expect.arrayContaining(['/how-we-count#course-rating']));
      expect.soft(ways, title).toEqual([
        ['Projects and prices, on the course’s own page', `/courses/${slug}`, undefined, undefined],
        [
          'Start Your Transformation',
          `/enquire?${new URLSearchParams({ type: 'transformation', programme: title })}`,
          'transformation',
          title,
        ],
      ]);
      await dialog.getByRole('button', { name: 'View Other Courses' }).click();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/\/courses$/);
    }
  });

  test('can be read and asked about by keyboard alone', async ({ page }) => {
    await page.goto('/courses');
    const opener = explore(page, 'AI Data Analysis');
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'AI Data Analysis' });
    await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
    const isLocked = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');
    expect(await isLocked()).toBe(true);
    // Once round and back: the focus never leaves.
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    const last = dialog.getByRole('button', { name: 'View Other Courses' });
    await expect(last).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    const start = dialog.getByRole('link', { name: 'Start Your Transformation' });
    // Past the links beside the figures.
    const linksBefore = await dialog.locator('.cc a').count();
    for (let i = 0; i <= linksBefore + 1; i++) {
      if (await start.evaluate((link) => link === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(start).toBeFocused();
    await page.keyboard.press('Enter');

    const form = enquiry(page);
    await expect(form.getByRole('heading', { level: 2 })).toHaveText('Ask for a place');
    await expect(form.getByLabel('Programme', { exact: true })).toHaveValue('AI Data Analysis');
    expect(await isLocked()).toBe(true);
    await page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
    await expect(dialog, 'the course is still open below').toBeVisible();
    await expect(start).toBeFocused();
    expect(await isLocked(), 'one lock is left').toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    expect(await isLocked()).toBe(false);
  });

  test('closes a dialog by a click beside it, and never by one in it', async ({ page }) => {
    await page.goto('/courses');
    const dialog = await openCourse(page, 'Prompt Engineering');
    await dialog.locator('.cc-about').click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 300);
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/courses$/);
  });

  test('gives an open course its own address: to share, to reload, to go back from', async ({ page }) => {
    await page.goto('/courses');
    const dialog = await openCourse(page, 'Cloud Computing & DevOps');
    await expect(page).toHaveURL(/\/courses\/cloud-devops$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/courses$/);
    await expect(dialog).toBeHidden();
    await page.goForward();
    await expect(dialog).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cloud Computing & DevOps');
    await expect(page).toHaveURL(/\/courses\/cloud-devops$/);
  });

  test('leaves a new tab to people who ask for one', async ({ page, context }) => {
    await page.goto('/courses');
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      explore(page, 'Project Management').click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Project Management');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  });

  test('asks for a place from its last line, without a course', async ({ page }) => {
    await page.goto('/courses');
    const link = page.locator('.closing a[data-enquiry]');
    await expect(link).toHaveText('Start Your Transformation');
    await expect(link).toHaveAttribute('data-enquiry', 'transformation');
    expect(await link.getAttribute('data-programme')).toBeNull();
    await link.click();
    await expect(enquiry(page).getByRole('heading', { level: 2 })).toHaveText('Ask for a place');
    await expect(enquiry(page).getByLabel('Programme', { exact: true })).toHaveValue('');
  });

  test('leads to the course’s page without a script', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/courses');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await explore(page, 'Blockchain Development').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blockchain Development');
    await page.getByRole('radio', { name: /^12 months/ }).check();
    const start = page.getByRole('link', { name: 'Start Your Transformation' });
    await start.click();
    await expect(page).toHaveURL(
      /\/enquire\?type=transformation&programme=Blockchain\+Development%3A\+12-Month/,
    );
    await context.close();
  });

  test('prints the nine syllabuses that the screen folds away', async ({ page }) => {
    await page.goto('/courses');
    await page.emulateMedia({ media: 'print' });
    for (const [, slug] of courses) {
      await expect(page.locator(`#syllabus-${slug} .cc-weeks`)).toBeVisible();
    }
    await expect(page.getByRole('button', { name: 'View Other Courses' })).toHaveCount(0);
  });

  for (const screen of screens) {
    test(`has no axe finding with a course open, and the form above it: ${screen.name}`, async ({ page }) => {
      await page.setViewportSize(screen);
      await page.goto('/courses');
      const dialog = await openCourse(page, 'Cybersecurity with AI');
      await axeInBothSchemes(page);
      await dialog.getByRole('link', { name: 'Start Your Transformation' }).click();
      await expect(enquiry(page).locator('form')).toBeVisible();
      await axeInBothSchemes(page);
    });
  }
});

test.describe('the page of a course', () => {
  for (const [i, course] of courses.entries()) {
    const [title, slug, weeks] = course;
    test(`${slug} says what its dialog says, and its route, projects and prices`, async ({
      page,
      request,
    }) => {
      const list = load(await (await request.get('/courses')).text());
      const entry = list(`#syllabus-${slug} .cc`);
      await page.goto(`/courses/${slug}`);
      await expect(page).toHaveTitle(`${title} | Kestrel Row Institute`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const main = await page
        .getByRole('main')
        .evaluate((element) => element.textContent.replace(/\s+/g, ' ').toLowerCase());
      const parts =
        '.cc-about, .cc-weeks b, .cc-weeks p, .ticks li, .cc-list li, .cc-careers li, .cc-industries li';
      const words = entry.find(parts).add(entry.find('[data-claim] dd')).toArray();
      expect(words.length).toBeGreaterThan(25);
      for (const word of words)
        expect.soft(main, title).toContain(list(word).text().replace(/\s+/g, ' ').trim().toLowerCase());
      for (const label of ['What to bring', 'Computer', 'English'])
        expect.soft(main, label).toContain(
          entry
            .find('.cc-facts > div')
            .filter((_, fact) => list(fact).find('dt').text() === label)
            .find('dd')
            .text()
            .toLowerCase(),
        );
      await expect(page.getByRole('main')).toContainText(note);
      await expect(
        page.locator('.cc-notes').getByRole('link', { name: 'Our own figures; evidence not yet published' }),
      ).toBeVisible();

      // Four projects, end to end over the weeks, at the pace that is chosen.
      const lastWeek = async () => {
        let next = 1;
        await layOut(page);
        const ranges = await page.locator('.brief-week').allInnerTexts();
        expect(ranges).toHaveLength(4);
        for (const range of ranges) {
          const [first, last = first] = range.match(/\d+/g)?.map(Number) ?? [];
          expect(first, range).toBe(next);
          next = (last ?? 0) + 1;
        }
        return next - 1;
      };
      expect(await lastWeek()).toBe(weeks);
      await page.locator('.briefs summary').first().click();
      await expect(page.locator('.briefs li .ticks').first()).toBeVisible();

      const sum = page.locator('.sum:visible');
      for (const [pace, months] of [
        ['6 months', 6],
        ['12 months', 12],
      ] as const) {
        await page.getByRole('radio', { name: new RegExp(`^${pace}`) }).check();
        const { total } = expectedPrice(slug, months);
        await expect(sum).toContainText(`${inWords(total)} in all`);
        const start = sum.getByRole('link', { name: 'Start Your Transformation' });
        await expect(start).toHaveAttribute('data-enquiry', 'transformation');
        await expect(start).toHaveAttribute(
          'data-programme',
          `${title}: ${months === 6 ? '6-Month Fast-Track' : '12-Month Full Programme'}`,
        );
        await expect(
          page.locator('.map text:visible', { hasText: `${(weeks * months) / 6} weeks of study` }),
        ).toHaveCount(1);
      }
      expect(await lastWeek()).toBe(2 * weeks);

      const sheet = page.locator('.ink');
      await expect(sheet.getByRole('article', { name: 'first draft' })).toContainText('Illustrative');
      await sheet.getByLabel('Show the mentor’s marks').check();
      await expect(sheet.getByRole('listitem')).toHaveCount(4);
      await sheet.getByRole('checkbox', { name: 'Second draft' }).check();
      await expect(sheet.locator('ins').first()).toBeVisible();

      await expect(page.getByRole('article').locator('.price')).toHaveText(
        ([6, 12] as const).map((months) => inWords(expectedPrice(slug, months).total)),
      );
      await expect(page.locator('#prices').getByRole('link', { name: 'refund terms' })).toHaveAttribute(
        'href',
        '/terms#refunds',
      );

      const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
      await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Courses', title]);
      const turn = page.getByRole('navigation', { name: 'More courses' });
      const neighbour = (step: number) => courses[(i + step + courses.length) % courses.length];
      await expect(turn.locator('[rel=prev]')).toHaveAttribute('href', `/courses/${neighbour(-1)?.[1]}`);
      await expect(turn.locator('[rel=next]')).toHaveAttribute('href', `/courses/${neighbour(1)?.[1]}`);
    });
  }

  test('is short: what decides is in sight within a few screens', async ({ page }) => {
    for (const [, slug] of courses) {
      await page.goto(`/courses/${slug}`);
      await layOut(page);
      // As the public sees it: without the places of facts that are not known yet.
      await page.locator('[data-slot]').evaluateAll((slots) => {
        for (const slot of slots) slot.remove();
      });
      for (const { width, height, most } of [
        { width: 360, height: 740, most: 6 },
        { width: 1440, height: 900, most: 3.5 },
      ]) {
        await page.setViewportSize({ width, height });
        const tall = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().height);
        expect.soft(tall / height, `${slug} at ${width} px, in screens`).toBeLessThanOrEqual(most);
      }
    }
  });

  test('tells search engines the course, its offers and its place', async ({ page }) => {
    const dataOf = async (path: string) => {
      await page.goto(path);
      const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
      return texts.map((text) => JSON.parse(text) as Record<string, unknown>);
    };
    const origin = new URL(await canonical(page, '/courses')).origin;
    const list = (await dataOf('/courses')).find((data) => data['@type'] === 'ItemList');
    expect(list).toMatchObject({
      numberOfItems: 9,
      itemListElement: courses.map(([name, slug], i) => ({
        position: i + 1,
        name,
        url: `${origin}/courses/${slug}`,
      })),
    });
    const found = await dataOf('/courses/ai-machine-learning');
    expect(found.find((data) => data['@type'] === 'Course')).toMatchObject({
      name: 'Artificial Intelligence & Machine Learning',
      provider: { name: 'Kestrel Row Institute' },
      offers: [
        { price: 2370, priceCurrency: 'GBP', category: 'Paid' },
        { price: 3982, priceCurrency: 'GBP', category: 'Paid' },
      ],
      hasCourseInstance: [
        { courseMode: 'Online', courseSchedule: { repeatCount: 16, repeatFrequency: 'Weekly' } },
        { courseMode: 'Online', courseSchedule: { repeatCount: 32, repeatFrequency: 'Weekly' } },
      ],
    });
    expect(JSON.stringify(found), 'no rating without proof').not.toContain('ggregateRating');
    expect(found.find((data) => data['@type'] === 'BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1, item: `${origin}/` },
        { position: 2, item: `${origin}/courses` },
        { position: 3, item: `${origin}/courses/ai-machine-learning` },
      ],
    });
  });
});

async function canonical(page: Page, path: string): Promise<string> {
  await page.goto(path);
  return (await page.locator('link[rel=canonical]').getAttribute('href')) ?? '';
}
