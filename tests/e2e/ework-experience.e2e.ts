import { axeInBothSchemes, expect, layOut, test } from '../support/e2e.ts';

/** From docs/contract/courses.md. */
const courses = [
  ['Prompt Engineering', 8],
  ['Cybersecurity with AI', 12],
  ['AI Business Analyst', 10],
  ['AI Data Analysis', 14],
  ['Project Management', 10],
  ['AI Business Automation', 12],
  ['Artificial Intelligence & Machine Learning', 16],
  ['Blockchain Development', 14],
  ['Cloud Computing & DevOps', 12],
] as const;

const stats = [
  ['100+', 'Real Projects, simulated for invented clients Counted in our catalogue'],
  ['95%', 'Job Ready Rate'],
  ['50+', 'Expert Mentors'],
  ['24/7', 'Support Access'],
] as const;

test.describe('eWork experience', () => {
  test.beforeEach(({ page }) => page.goto('/ework-experience').then(() => undefined));

  test('says everything that it must, and leads on', async ({ page }) => {
    await test.step('has its hero, its tiles and its six benefits', async () => {
      await expect(page).toHaveTitle('eWork experience | Kestrel Row Institute');
      const hero = page.locator('.page-head');
      await expect(hero.getByText('HANDS-ON EXPERIENCE PLATFORM', { exact: true })).toBeVisible();
      const platform = hero.getByRole('link', { name: 'eWork platform' });
      await expect(platform).toHaveAttribute('href', '/ework-platform');
      await expect(platform).not.toHaveAttribute('target');
      const tiles = hero.locator('.claim');
      await expect(tiles).toHaveCount(4);
      for (const [i, [figure, words]] of stats.entries()) {
        await expect(tiles.nth(i).locator('dd')).toHaveText(figure);
        await expect(tiles.nth(i).locator('dt')).toHaveText(words);
      }
      await expect(page.locator('.benefits h3')).toHaveCount(6);
      for (const text of await page.locator('.benefits p').allTextContents()) {
        expect(text.length).toBeGreaterThan(40);
      }
    });

    await test.step('lays four projects end to end over the weeks of each of nine courses', async () => {
      const all = page.locator('.ework');
      await expect(all).toHaveCount(courses.length);
      for (const [i, [title, weeks]] of courses.entries()) {
        const course = all.nth(i);
        await expect(course.locator('.ework-row')).toContainText(title);
        await expect(course.locator('.ework-row')).toContainText(`${weeks} weeks`);
        const ranges = await course.locator('.lane-weeks').allTextContents();
        expect(ranges, title).toHaveLength(4);
        let next = 1;
        for (const range of ranges) {
          const [, from, to = from] = /^Weeks? (\d+)(?:-(\d+))?$/.exec(range) ?? [];
          expect(Number(from), `${title}, ${range}`).toBe(next);
          expect(Number(to)).toBeGreaterThanOrEqual(Number(from));
          next = Number(to) + 1;
        }
        expect(next - 1, title).toBe(weeks);
        // Chart and briefs say the same, and in the same order.
        const named = await course.locator('.lane-name span').allTextContents();
        expect(await course.locator('.brief h4').allTextContents(), title).toEqual(named);
        expect(await course.locator('.brief .note b').allTextContents(), title).toEqual(ranges);
      }
    });

    await test.step('gives every project a title, a description, deliverables and mentor guidance', async () => {
      const projects = page.locator('.ework article');
      await expect(projects).toHaveCount(36);
      const found = await projects.evaluateAll((articles) =>
        articles.map((article) => ({
          title: article.querySelector('h4')?.textContent.trim() ?? '',
          situation: article.querySelector('.brief-situation')?.textContent.trim() ?? '',
          rest: article.querySelector('.brief-parts > p')?.textContent.trim() ?? '',
          parts: [...article.querySelectorAll('h5')].map((heading) => heading.textContent),
          deliverables: article.querySelectorAll('li').length,
          guidance: article.querySelector('.brief-mentor p')?.textContent.trim().length ?? 0,
        })),
      );
      expect(new Set(found.map(({ title }) => title)).size, 'no title twice').toBe(36);
      for (const project of found) {
        expect(project.title).not.toBe('');
        expect(project.situation, project.title).toMatch(/^\S.{25,130}[.?!]$/s);
        expect(project.rest, project.title).toMatch(/^\S.{40,}[.?!]$/s);
        expect(project.parts, project.title).toEqual(['Deliverables', 'Mentor guidance']);
        expect(project.deliverables, project.title).toBeGreaterThanOrEqual(2);
        expect(project.guidance, project.title).toBeGreaterThan(40);
      }
    });

    await test.step('says how many of the projects each pace includes', async () => {
      await expect(page.locator('#timeline')).toContainText(
        'In the 6-month plan a mentor marks the last three of them, or all four in Artificial Intelligence & Machine Learning.',
      );
    });

    await test.step('leads to the form, the courses, the contact page and the platform', async () => {
      const main = page.getByRole('main');
      const start = main.getByRole('link', { name: 'Start Experience Program', exact: true });
      await expect(start).toHaveCount(2);
      for (const link of await start.all())
        await expect(link).toHaveAttribute('data-enquiry', 'transformation');
      await expect(main.getByRole('link', { name: 'Get More Information', exact: true })).toHaveAttribute(
        'data-enquiry',
        'consultation',
      );
      await expect(main.getByRole('link', { name: 'Get Career Guidance', exact: true })).toHaveAttribute(
        'href',
        '/contact',
      );
      await expect(main.locator('a[href="/courses"]')).toBeVisible();
      const inNewTab = main.locator('a[target="_blank"]');
      await expect(inNewTab).toHaveCount(1);
      await expect(inNewTab).toHaveAttribute('href', '/ework-platform');
      await expect(inNewTab).toHaveAttribute('rel', /noopener/);
      await expect(inNewTab).toContainText('opens in a new tab');
    });
  });

  test('shows a page of work, what a mentor marks in it, and the second draft', async ({ page }) => {
    const sheet = page.locator('.ink');
    const [first, second] = [
      sheet.getByRole('article', { name: 'first draft' }),
      sheet.getByRole('article', { name: 'second draft' }),
    ];
    const marks = sheet.getByRole('list');
    const ring = first.locator('.ink-ring svg');
    await expect(sheet.getByRole('article', { name: 'mail' })).toContainText('ten working days');
    await expect(first).toContainText('Illustrative: no learner wrote it.');
    await expect(marks).toBeHidden();
    await expect(second).toBeHidden();
    await expect(ring).toHaveCSS('opacity', '0');

    await sheet.getByLabel('Show the mentor’s marks').focus();
    await page.keyboard.press('Space');
    await expect(ring).toHaveCSS('opacity', '1');
    await expect(marks).toContainText('within 14 days who says so?');
    await expect(marks.getByRole('listitem')).toHaveCount(4);
    await axeInBothSchemes(page);

    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(first).toBeHidden();
    await expect(second.locator('ins').first()).toContainText('On Thursday');
    await expect(second.getByRole('img', { name: 'yes. send it.' })).toBeVisible();
    await axeInBothSchemes(page);
    await page.setViewportSize({ width: 360, height: 800 });
    await axeInBothSchemes(page);

    // On paper there is nothing to press.
    await page.reload();
    await page.emulateMedia({ media: 'print' });
    for (const part of [first, second, marks, ring]) await expect(part).toBeVisible();
    await expect(ring).toHaveCSS('opacity', '1');
    await expect(sheet.getByRole('checkbox', { name: 'Second draft' })).toBeHidden();
  });

  for (const width of [360, 1440]) {
    test(`draws the lanes to scale at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const [title, weeks] of courses) {
        const course = page
          .locator('.ework')
          .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
        if ((await course.getAttribute('open')) === null) await course.locator('.ework-row').click();
        const lanes = await course.locator('.lane:not(.lane-axis)').evaluateAll((all) =>
          all.map((lane) => {
            const time = lane.querySelector('.lane-time')?.getBoundingClientRect();
            const bar = lane.querySelector('.scale')?.getBoundingClientRect();
            const words = lane.querySelector('.lane-weeks')?.getBoundingClientRect();
            if (!time || !bar || !words) throw new Error('A lane has no bar.');
            return {
              range: lane.querySelector('.lane-weeks')?.textContent ?? '',
              start: (bar.left - time.left) / time.width,
              length: bar.width / time.width,
              clear: words.left >= bar.right || words.right <= bar.left,
              inside: words.left >= time.left && words.right <= time.right,
            };
          }),
        );
        expect(lanes).toHaveLength(4);
        for (const { range, start, length, clear, inside } of lanes) {
          const [from = NaN, to = from] = (range.match(/\d+/g) ?? []).map(Number);
          expect(start * weeks, `${title}, ${range}: where it starts`).toBeCloseTo(from - 1, 0);
          expect(length * weeks, `${title}, ${range}: how long it is`).toBeCloseTo(to - from + 1, 0);
          expect(clear && inside, `${title}, ${range}: the words beside the bar`).toBe(true);
        }
      }
    });
  }

  test('keeps its length, and on a telephone opens a brief as a whole', async ({ page }) => {
    for (const [width, height, most] of [
      [360, 740, 7],
      [1440, 900, 4.2],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/ework-experience');
      await layOut(page);
      const screens = await page
        .getByRole('main')
        .evaluate((main, high) => main.getBoundingClientRect().height / high, height);
      expect(screens, `${width} px`).toBeLessThanOrEqual(most);
    }
    // Where there is room, all four are there, and nothing to press.
    const course = page.locator('.ework').first();
    const briefs = course.getByRole('article');
    for (const brief of await briefs.all())
      await expect(brief.getByRole('heading', { name: 'Mentor guidance' })).toBeVisible();
    await expect(course.locator('.brief-rest > summary').first()).toBeHidden();

    await page.setViewportSize({ width: 360, height: 740 });
    const guidance = (i: number) => briefs.nth(i).getByRole('heading', { name: 'Mentor guidance' });
    await expect(guidance(0)).toBeVisible();
    await expect(guidance(1)).toBeHidden();
    const rest = briefs.nth(1).locator('.brief-rest > summary');
    await expect(rest).toHaveText(/^\s*The rest of the brief: \S/);
    await rest.focus();
    await page.keyboard.press('Enter');
    await expect(guidance(1)).toBeVisible();
    await axeInBothSchemes(page);
    // Closed, all of it opens; open, the arrow closes.
    const whole = briefs.nth(2).locator('.brief-rest > summary');
    const words = await briefs.nth(2).getByText('Twelve conveyancing clerks').boundingBox();
    const place = await whole.boundingBox();
    if (!words || !place) throw new Error('A brief has no place on the page.');
    await whole.click({ position: { x: words.x + 40 - place.x, y: words.y + 10 - place.y } });
    await expect(guidance(2)).toBeVisible();
    await whole.click();
    await expect(guidance(2)).toBeHidden();
  });

  test('opens the form over the page, in the type that the button names', async ({ page }) => {
    await page.getByRole('link', { name: 'Get More Information' }).click();
    await expect(page.getByRole('dialog')).toContainText('Request a consultation');
  });

  test('can be read with JavaScript off', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto('/ework-experience');
    const course = page.locator('.ework').filter({ hasText: 'Cloud Computing & DevOps' });
    await expect(course.getByRole('heading', { level: 4 }).first()).toBeHidden();
    await course.locator('.ework-row').click();
    for (const heading of await course.getByRole('heading', { level: 4 }).all()) {
      await expect(heading).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'Start Experience Program' }).first()).toHaveAttribute(
      'href',
      '/enquire?type=transformation',
    );
    await context.close();
  });

  test('prints every brief, opened or not', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    const projects = page.locator('.ework article h4');
    await expect(projects).toHaveCount(36);
    for (const heading of await projects.all()) await expect(heading).toBeVisible();
    for (const guidance of await page.locator('.brief-mentor p').all()) await expect(guidance).toBeVisible();
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page[^s]/g) ?? [];
    expect(sheets.length, 'sheets of paper').toBeLessThanOrEqual(8);
    expect(sheets.length).toBeGreaterThan(1);
  });
});
