import { expect, layOut, test, type Page } from '../support/e2e.ts';
import { expectedPrice, expectedSchedule, inWords, pricedCourses } from '../support/expected-prices.ts';

/** Written by hand from docs/contract, not read from the catalogue: title, button, kind of enquiry, programme. */
const cards = [
  ['AI Business Analyst', 'Enrol Today', 'contact', 'AI Business Analyst'],
  ['Project Management', 'Enroll Now', 'contact', 'Project Management'],
  ['AI Business Automation', 'Enroll Now', 'contact', 'AI Business Automation'],
  ['Prompt Engineering', 'Enroll Now', 'contact', 'Prompt Engineering'],
  ['AI Data Analysis', 'Enroll Now', 'contact', 'AI Data Analysis'],
  [
    'Artificial Intelligence & Machine Learning',
    'Enroll Now',
    'contact',
    'Artificial Intelligence & Machine Learning',
  ],
  ['Cybersecurity with AI', 'Enroll Now', 'contact', 'Cybersecurity with AI'],
  ['Cloud Computing & DevOps', 'Enroll Now', 'contact', 'Cloud Computing & DevOps'],
  ['Blockchain Development', 'Enroll Now', 'contact', 'Blockchain Development'],
  ['eWork Experience', 'Enroll Now', 'transformation', 'eWork Experience'],
] as const;

/** Weeks, salary in dollars at 0.79, job growth: docs/contract/courses.md. */
const facts = [
  ['Prompt Engineering', '8 weeks', '£59K - £95K', '+45%'],
  ['Cybersecurity with AI', '12 weeks', '£75K - £119K', '+35%'],
  ['AI Business Analyst', '10 weeks', '£67K - £103K', '+40%'],
  ['AI Data Analysis', '14 weeks', '£71K - £111K', '+50%'],
  ['Project Management', '10 weeks', '£75K - £115K', '+42%'],
  ['AI Business Automation', '12 weeks', '£70K - £107K', '+48%'],
  ['Artificial Intelligence & Machine Learning', '16 weeks', '£95K - £142K', '+55%'],
  ['Blockchain Development', '14 weeks', '£79K - £126K', '+65%'],
  ['Cloud Computing & DevOps', '12 weeks', '£75K - £115K', '+50%'],
] as const;

const claims = [
  ['89%', 'job placement, of all who finish'],
  ['94%', 'finish their course'],
  ['4.9/5', 'average learner rating'],
  ['15,000+', 'students so far, on a plan'],
  ['95%', 'job placement within 3 months, of those who apply'],
  ['£59k-£119k', 'salary range, six of our nine courses'],
  ['8-14 weeks', 'of training, six of our nine courses'],
] as const;

const headline = 'A clear route into cyber security from where you are';
const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Which ending of the headline is to be seen at a moment of its animation. */
const endingAt = (page: Page, milliseconds: number) =>
  page.evaluate((moment) => {
    const endings = [...document.querySelectorAll('.cycle > span')];
    for (const animation of document.getAnimations()) {
      const target = (animation.effect as KeyframeEffect).target;
      if (!target || !endings.includes(target)) continue;
      animation.pause();
      animation.currentTime = moment;
    }
    return endings
      .filter((ending) => getComputedStyle(ending).opacity === '1')
      .map((ending) => ending.textContent);
  }, milliseconds);

test.describe('home', () => {
  test('says everything that it must', async ({ page }) => {
    await page.goto('/');
    await test.step('has every part that it must have', async () => {
      await expect(page).toHaveTitle('A clear route into AI and IT | Kestrel Row Institute');
      await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(headline);
      await expect(page.getByRole('img', { name: /^Route map/ })).toHaveCount(1);
      for (const name of [
        'Our mission',
        'Start from what you already do',
        'Why now',
        'Our figures, and how we count them',
      ]) {
        await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
      }
      await expect(page.getByText('73% of employers require certifications')).toBeVisible();
      const consultations = page.getByRole('main').locator('a[data-enquiry="consultation"]');
      await expect(consultations).toHaveText(['Request a consultation', 'Request a consultation']);
    });

    await test.step('shows ten course cards, each with its own button', async () => {
      const found = await page.getByRole('article').evaluateAll((articles) =>
        articles.map((article) => {
          const link = article.querySelector<HTMLElement>('a[data-enquiry]');
          const label = [...(link?.childNodes ?? [])].find((node) => node.nodeType === Node.TEXT_NODE);
          return [
            article.querySelector('h3, h4')?.textContent.trim(),
            label?.textContent?.trim(),
            link?.dataset['enquiry'],
            link?.dataset['programme'],
          ];
        }),
      );
      expect(found).toHaveLength(10);
      expect(found.toSorted()).toEqual(cards.map((one) => [...one]).toSorted());
      expect(found[0]?.[0], 'the course on the map comes first').toBe('AI Business Analyst');
      expect(found[9]?.[0]).toBe('eWork Experience');
    });

    await test.step('states the facts of each course', async () => {
      for (const [title, weeks, salary, growth] of facts) {
        const one = card(page, title);
        for (const fact of [weeks, salary, growth]) await expect.soft(one, title).toContainText(fact);
        await expect.soft(one, title).toContainText(/4\.\d\/5 from [\d,]+ reviews/);
        const more = one.getByText('What you learn');
        if (await more.count()) await more.click();
        await expect.soft(one.getByRole('heading', { name: 'Useful straight away' }), title).toBeVisible();
        await expect.soft(one.getByRole('heading', { name: 'Keeps its value' }), title).toBeVisible();
        await expect.soft(one.getByText('Skills', { exact: true }), title).toBeVisible();
        expect.soft(await one.locator('.ticks li').count(), title).toBeGreaterThanOrEqual(3);
        const fold = one.locator('.learn');
        expect.soft((await fold.boundingBox())?.height, `${title}, unfolded`).toBeLessThan(400);
      }
    });

    await test.step('names the source of its salaries and links the guarantee to its terms', async () => {
      await expect(page.locator('#courses')).toContainText('US averages converted at 0.79');
      await expect(page.getByRole('link', { name: '100% money-back guarantee' })).toHaveAttribute(
        'href',
        '/terms#refunds',
      );
      await expect(page.getByRole('main')).toContainText('£1,896 to £3,982 in total');
      await expect(
        card(page, 'eWork Experience').getByRole('link', { name: 'eWork Experience', exact: true }),
      ).toHaveAttribute('href', '/ework-experience');
    });

    await test.step('makes the general claims', async () => {
      for (const [figure, words] of claims) {
        const tile = page
          .locator('.claim')
          .filter({ has: page.locator('dd', { hasText: figure }) })
          .filter({ hasText: words });
        await expect(tile.first(), `${figure} ${words}`).toBeVisible();
      }
      await expect(page.getByText('6-12 months of career coaching')).toBeVisible();
      for (const place of ['section:has(#impact)', '.growth', '.ways-note']) {
        await expect(
          page
            .locator(place)
            .getByRole('link', { name: 'Our own figures; evidence not yet published' })
            .first(),
          place,
        ).toHaveAttribute('href', /^\/how-we-count#/);
      }
      await expect(page.locator('.growth')).toContainText(
        'Blockchain is the smallest of our nine fields, and the one in which demand moves most from year to year.',
      );
    });

    await test.step('draws the route of AI Business Analyst in six months as the plan runs', async () => {
      const legend = page.locator('.legend li');
      await expect(legend.nth(0)).toHaveText(/Weeks 1 to 10\./, { useInnerText: true });
      await expect(legend.nth(1)).toHaveText(/Three, in weeks 3 to 10\./, { useInnerText: true });
      await expect(legend.nth(2)).toHaveText(/Week 12\./, { useInnerText: true });
      await expect(legend.nth(3)).toHaveText(/Weeks 11 to 26\./, { useInnerText: true });
    });
  });

  test('is short, and every course has its land, its weeks and its price in its row', async ({ page }) => {
    for (const [size, screens] of [
      [{ width: 360, height: 740 }, 10.5],
      [{ width: 1440, height: 900 }, 6],
    ] as const) {
      await page.setViewportSize(size);
      await page.goto('/');
      await layOut(page);
      const height = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().height);
      expect.soft(height / size.height, `screens at ${size.width} px`).toBeLessThanOrEqual(screens);
      const rows = page.locator('.course');
      await expect(rows).toHaveCount(9);
      const tallest = await rows.evaluateAll((all) =>
        Math.max(...all.map((row) => row.getBoundingClientRect().height)),
      );
      expect.soft(tallest, `the tallest row at ${size.width} px`).toBeLessThanOrEqual(180);
      for (const [title, weeks] of facts) {
        const one = card(page, title);
        await expect.soft(one.locator('.land'), title).toBeVisible();
        await expect.soft(one.getByText(weeks, { exact: true }), title).toBeVisible();
        await expect.soft(one.getByText(/^£\d,\d{3}$/), title).toBeVisible();
      }
    }
  });

  test('draws the route that is chosen, with its price, and asks about exactly that', async ({ page }) => {
    await page.goto('/');
    const sum = page.locator('.sum:visible');
    const map = page.getByRole('img', { name: 'Route map: from the job you have to your next role' });
    await expect(sum).toHaveCount(1);
    await expect(sum).toContainText('£1,896 in all');
    await page.getByRole('radio', { name: 'AI Business Analyst' }).focus();
    await page.getByRole('radio', { name: 'AI Data Analysis' }).check();
    await page.getByRole('radio', { name: /^12 months/ }).focus();
    await page.keyboard.press('Space');
    await expect(sum).toHaveCount(1);
    await expect(sum.getByRole('heading')).toHaveText('AI Data Analysis, 12 months');
    await expect(sum).toContainText('£3,413 in all');
    await expect(sum).toContainText('11 payments of £284 and one of £289.');
    await expect(sum).toContainText(
      /52 weeks from start to end\.\s*Begin today and it ends on \d+ \w+ \d{4}\./,
    );
    await expect(map.locator('text:visible', { hasText: '28 weeks of study' })).toHaveCount(1);
    await expect(map.locator('text:visible', { hasText: 'Six projects' })).toHaveCount(1);
    await expect(map.locator('text:visible', { hasText: '10 weeks of study' })).toHaveCount(0);
    await expect(page.locator('.legend li').nth(2)).toHaveText(/Week 30 and week 38\./, {
      useInnerText: true,
    });

    // The address is that of the choice: opened anew, the page draws the same route.
    await expect(page).toHaveURL(/#ai-data-analysis-12month$/);
    await page.reload();
    await expect(sum).toContainText('£3,413 in all');
    await expect(page.getByRole('radio', { name: /^12 months/ })).toBeChecked();
    await sum.getByRole('link', { name: 'Ask about this route' }).click();
    await expect(page.locator('.enquiry-dialog[open]').getByLabel('Programme', { exact: true })).toHaveValue(
      'AI Data Analysis: 12-Month Full Programme',
    );
  });

  test('draws every route without a script, and its sums are those of the plans', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto('/');
    const sum = page.locator('.sum:visible');
    for (const months of [6, 12] as const) {
      await page.getByRole('radio', { name: new RegExp(`^${months} months`) }).check();
      for (const slug of pricedCourses) {
        await page.locator(`.pick input[value='${slug}']`).check();
        await expect(sum).toHaveCount(1);
        await expect(sum).toContainText(`${inWords(expectedPrice(slug, months).total)} in all`);
        const [payments = ''] = expectedSchedule(slug, months).split(', £');
        await expect(sum).toContainText(`${payments}.`);
        await expect(sum, 'a day needs a clock').not.toContainText('Begin today');
        await expect(page.locator(`[data-route='${slug}-${months}month']:visible`).first()).toBeVisible();
      }
    }
    await sum.getByRole('link', { name: 'Ask about this route' }).click();
    const { pathname, searchParams } = new URL(page.url());
    expect([pathname, searchParams.get('programme')]).toEqual([
      '/enquire',
      'Cloud Computing & DevOps: 12-Month Full Programme',
    ]);
    await context.close();
  });

  test('cycles its headline every three seconds', async ({ page }) => {
    await page.goto('/');
    expect(await endingAt(page, 1500)).toEqual(['cyber security']);
    expect(await endingAt(page, 4500)).toEqual(['data and AI']);
    expect(await endingAt(page, 7500)).toEqual(['business analysis']);
    expect(await endingAt(page, 10500)).toEqual(['cyber security']);
    await expect(page.locator('h1[aria-live], h1 [aria-live], h1 [role=status]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 }), 'changes are not announced').toHaveAccessibleName(
      headline,
    );
  });

  test('pauses its headline by keyboard, with JavaScript off too', async ({ browser, baseURL }) => {
    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({ javaScriptEnabled, ...(baseURL ? { baseURL } : {}) });
      const page = await context.newPage();
      await page.goto('/');
      const states = () =>
        page
          .locator('.cycle > span')
          .evaluateAll((all) => all.map((one) => getComputedStyle(one).animationPlayState));
      expect(await states()).toEqual(['running', 'running', 'running']);
      const pause = page.getByRole('checkbox', { name: 'Pause the changing headline' });
      await pause.focus();
      await page.keyboard.press('Space');
      await expect(pause).toBeChecked();
      expect(await states()).toEqual(['paused', 'paused', 'paused']);
      await page.keyboard.press('Space');
      expect(await states()).toEqual(['running', 'running', 'running']);
      await context.close();
    }
  });

  test('is still under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expect(page.locator('.splash')).toBeHidden();
    await expect(page.locator('.cycle-pause')).toBeHidden();
    const shown = await page
      .locator('.cycle > span')
      .evaluateAll((all) =>
        all.filter((one) => getComputedStyle(one).opacity !== '0').map((one) => one.textContent),
      );
    expect(shown).toEqual(['cyber security']);
  });

  test('moves nothing while it loads and is read', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // The display face comes after the first paint, as on a slow phone: its stand-ins must take the same room.
    await page.route('**/*.woff2', async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await route.continue();
    });
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(async () => {
        while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
          scrollBy(0, innerHeight);
          await new Promise(requestAnimationFrame);
        }
      });
      await expect(page.getByText('Back to top')).toBeInViewport();
      expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
    }
  });

  test('greets for a second without holding anyone up', async ({ page }) => {
    await page.goto('/');
    const splash = page.locator('.splash');
    await expect(splash).toHaveText('Loading your AI journey...');
    const lasts = await splash.evaluate((element) => {
      const [animation] = element.getAnimations();
      if (!animation) return null;
      animation.pause();
      animation.currentTime = 400;
      return animation.effect?.getComputedTiming().endTime;
    });
    expect(lasts).toBe(1000);
    await expect(splash).toBeVisible();
    const menu = page.getByRole('link', { name: 'Compare the courses' });
    await menu.click();
    await expect(page, 'the click went through the splash').toHaveURL(/#courses$/);
    await splash.evaluate((element) => element.getAnimations()[0]?.finish());
    await expect(splash).toBeHidden();
  });

  test('does not greet people who come from another page of the site', async ({ page }) => {
    await page.goto('/sign-in');
    await page.getByRole('banner').getByRole('link', { name: 'Kestrel Row Institute' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(headline);
    await expect(page.locator('.splash')).toBeHidden();
    expect(await page.locator('.splash').evaluate((element) => getComputedStyle(element).display)).toBe(
      'none',
    );
  });
});
