import { expect, layOut, test, type Page } from '../support/e2e.ts';
import { expectedPrice, expectedSchedule, inWords, type PricedCourse } from '../support/expected-prices.ts';

/** Course, slug, and how many projects its two plans include: docs/contract/prices.md. */
const packages = [
  ['Prompt Engineering', 'prompt-engineering', 3, 6],
  ['Cybersecurity with AI', 'cybersecurity-with-ai', 3, 6],
  ['AI Business Analyst', 'ai-business-analyst', 3, 6],
  ['AI Data Analysis', 'ai-data-analysis', 3, 6],
  ['Project Management', 'project-management', 3, 6],
  ['AI Business Automation', 'ai-business-automation', 3, 6],
  ['Artificial Intelligence & Machine Learning', 'ai-machine-learning', 4, 8],
  ['Blockchain Development', 'blockchain-development', 3, 6],
  ['Cloud Computing & DevOps', 'cloud-devops', 3, 6],
] as const;
const paidFor = (course: PricedCourse, months: 6 | 12) => {
  const { total, upfront } = expectedPrice(course, months);
  return { total: inWords(total), schedule: expectedSchedule(course, months), upfront: inWords(upfront) };
};

const plans = packages.flatMap(([course, slug, sixProjects, twelveProjects]) => [
  {
    id: `${slug}-6month`,
    name: `${course}: 6-Month Fast-Track`,
    months: 6 as const,
    start: 'Start 6-Month Program',
    hours: '15-20 hrs/week',
    projects: sixProjects,
    paid: paidFor(slug, 6),
  },
  {
    id: `${slug}-12month`,
    name: `${course}: 12-Month Full Programme`,
    months: 12 as const,
    start: 'Start 12-Month Program',
    hours: '8-12 hrs/week',
    projects: twelveProjects,
    paid: paidFor(slug, 12),
  },
]);

const claims = [
  ['95%', 'job placement within 3 months, of those who apply'],
  ['65%', 'average salary increase, of those who change job'],
  ['6 months', 'to a job, from the first day of the 6-month plan'],
  ['100%', 'money-back guarantee In our terms'],
] as const;

const benefits = [
  'Complete Career Transformation',
  'Industry-Recognized Credentials',
  'Real-World Experience',
  'Career Support Services',
] as const;

const card = (page: Page, id: string) => page.locator(`[data-plan="${id}"]`);
const table = (page: Page) =>
  page.getByRole('table', { name: 'What each pace of the chosen course costs, asks and includes' });
const choose = (page: Page, slug: string) => page.locator(`.pick input[value="${slug}"]`).check();
const enquiry = (page: Page) => page.locator('.enquiry-dialog[open]');
async function openAll(page: Page): Promise<void> {
  await layOut(page);
  await page
    .locator('.paces details')
    .evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
}

test.describe('pricing', () => {
  test('says everything that it must, with every figure', async ({ page }) => {
    await page.goto('/pricing');
    await test.step('opens with its claims, its currency and its range', async () => {
      await expect(page).toHaveTitle('Pricing | Kestrel Row Institute');
      const found = await page
        .locator('.claims > div')
        .evaluateAll((tiles) =>
          tiles.map((tile) =>
            ['dd', 'dt'].map((name) => tile.querySelector(name)?.textContent.replace(/\s+/g, ' ').trim()),
          ),
        );
      expect(found).toEqual(claims.map((claim) => [...claim]));
      await expect(page.locator('.claims').getByRole('link', { name: 'In our terms' })).toHaveAttribute(
        'href',
        '/terms#refunds',
      );
      const lead = page.locator('.page-head .lead');
      await expect(lead).toContainText('From £1,896 to £3,982');
      await expect(lead).toContainText('Prices are shown in your selected currency, GBP.');
      await expect(page.locator('.page-head')).toContainText('with any tax included');
    });

    await test.step('has both sums of every course in the list', async () => {
      for (const [, slug] of packages)
        await expect(page.locator('.pick label', { has: page.locator(`#${slug}`) })).toHaveText(
          new RegExp(`, 6 months\\s+${paidFor(slug, 6).total}\\s*, 12 months\\s+${paidFor(slug, 12).total}$`),
        );
    });

    await test.step('has eighteen packages with every figure', async () => {
      await openAll(page);
      for (const [i, { id, name, hours, projects, months, paid }] of plans.entries()) {
        if (i % 2 === 0) await choose(page, packages[i / 2]?.[1] ?? '');
        await expect.soft(table(page), id).toContainText(paid.total);
        // In the table, and in the list that paper shows.
        await expect.soft(table(page), id).toContainText(paid.schedule);
        await expect.soft(table(page), id).toContainText(`Or ${paid.upfront} at once, 5% less`);
        await expect
          .soft(page.locator(`[data-sums="${id}"]`), id)
          .toHaveText(`${paid.schedule}, or ${paid.upfront} at once, 5% less`);
        const drawing = table(page).getByRole('img', { name: `${paid.schedule}, in months 1 to ${months}` });
        await expect.soft(drawing.locator('.pay-bars i'), id).toHaveCount(months);
        await expect(card(page, id), 'the plan of the chosen course is shown').toBeVisible();
        await expect(page.locator('[data-plan]:visible'), id).toHaveCount(2);
        await expect(card(page, id)).toHaveAttribute('aria-label', name);
        const features = await card(page, id).locator('.ticks li').allInnerTexts();
        expect.soft(features, id).toContain(hours);
        expect.soft(features, id).toContain(`${projects} eWork projects with a mentor`);
        expect.soft(features, id).toContain(`${months} months of career coaching`);
        expect.soft(features.includes('Leadership modules'), id).toBe(months === 12);
        expect.soft(features.join(', '), id).toMatch(/\b([3-9]|10) rounds of interview preparation/);
        const hasExam = !/^(ai-machine-learning|blockchain-development|cloud-devops)-/.test(id);
        expect
          .soft(features.join('; '), id)
          .toMatch(
            hasExam
              ? months === 12
                ? /; 2 certifications, foundation and advanced: [\w ]+ Foundational and Professional \(our own, not regulated by Ofqual\);/
                : /; 1 certification: [\w ]+ Foundational \(our own, not regulated by Ofqual\);/
              : months === 12
                ? /; 1 certificate of completion; no exam yet \(our own, not regulated by Ofqual\);/
                : /; 2 certificates: a certificate of completion \(no exam of the course’s own yet\) and [\w ]+ Foundational, by exam/,
          );
        const leads = page
          .locator('.included div:visible', { hasText: 'First roles it prepares for' })
          .last();
        await expect.soft(leads, id).toContainText(/First roles it prepares for\s*[A-Z]/);
        await expect.soft(page.locator('.included'), id).toContainText('US averages converted at 0.79');
      }
      // A list price needs evidence of sales, and there is none.
      await expect(page.locator('main s')).toHaveCount(0);
    });

    await test.step('makes payments sum to the total, in every sentence that it prints', async () => {
      await openAll(page);
      const text = await page.getByRole('main').innerText();
      const amount = (written = '0') => Number(written.replaceAll(',', ''));
      const pattern = /(\d+) payments of £([\d,]+)(?: and one of £([\d,]+))?, £([\d,]+) in total/g;
      const sentences = [...text.matchAll(pattern)];
      expect(sentences.length).toBeGreaterThanOrEqual(18);
      for (const [sentence, number, each, last, total] of sentences) {
        expect(Number(number) * amount(each) + amount(last), sentence).toBe(amount(total));
        expect(Number(number) + (last ? 1 : 0)).toBeLessThanOrEqual(12);
      }
    });

    await test.step('marks the two popular plans and no other', async () => {
      const flagged = await page
        .locator('.flag')
        .evaluateAll((flags) =>
          flags.map((one) => [
            one.textContent.trim(),
            one.closest<HTMLElement>('[data-route]')?.dataset['route'],
          ]),
        );
      expect(flagged).toEqual([
        ['MOST POPULAR', 'cybersecurity-with-ai-12month'],
        ['MOST POPULAR', 'ai-machine-learning-12month'],
      ]);
    });

    await test.step('names its benefits, shows how the return is worked out, and says what is refunded', async () => {
      await expect(page.locator('.benefit h3')).toHaveText([...benefits]);
      const roi = page.locator('section', {
        has: page.getByRole('heading', { name: 'How to read “2,321% return on investment”' }),
      });
      await expect(roi).toContainText('2,321%');
      await expect(roi).toContainText(
        'Annual return of 65,000 as a share of an investment of 2,800: 65,000 / 2,800 = 2,321%',
      );
      const [small, large] = await roi
        .locator('.roi i')
        .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
      expect((large ?? 0) / (small ?? 1)).toBeCloseTo(65_000 / 2_800, 0);
      await expect(page.getByRole('main')).toContainText('no interest and no charges');
      const refunds = page.locator('#refunds');
      await expect(refunds.getByRole('img')).toHaveAccessibleName(
        'Days 1 to 14: full refund. Days 15 to 30: pro rata refund.',
      );
      await expect(refunds).toContainText('5-10 business days');
      await expect(refunds.getByRole('link')).toHaveAttribute('href', '/terms#refunds');
    });

    await test.step('sets the two paces of a course side by side, with exact sums, at every width', async () => {
      const common = [
        ['Leadership modules', 'Not included', 'Included'],
        ['Career coaching', '6 months', '12 months'],
      ] as const;
      const rowsOf = (slug: PricedCourse, weeks: number, projects: readonly [number, number]) => {
        const [six, twelve] = [paidFor(slug, 6), paidFor(slug, 12)];
        return [
          [
            'Price in all',
            six.total,
            slug === 'ai-machine-learning' ? `${twelve.total}\nMOST POPULAR` : twelve.total,
          ],
          ['Study', `${weeks} weeks of 15-20 hrs/week`, `${2 * weeks} weeks of 8-12 hrs/week`],
          ['eWork projects', `${projects[0]} projects`, `${projects[1]} projects`],
          ...common,
        ];
      };
      await expect(table(page).getByRole('columnheader')).toHaveText([
        'What is compared',
        /6-month fast-track\s*6 months/,
        /12-month full programme\s*12 months/,
      ]);
      for (const [name, slug, weeks, projects] of [
        ['AI & Machine Learning', 'ai-machine-learning', 16, [4, 8]],
        ['AI Business Analyst', 'ai-business-analyst', 10, [3, 6]],
      ] as const) {
        await page.getByRole('radio', { name }).check();
        for (const width of [320, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          const found = await table(page)
            .locator('tbody tr')
            .evaluateAll((lines) =>
              lines.map((one) => {
                const cells = [...one.children] as HTMLElement[];
                const [left, right] = cells.slice(1).map((cell) => cell.getBoundingClientRect());
                return {
                  texts: cells.map((cell) => cell.innerText.trim()),
                  isSideBySide: !!left && !!right && left.y === right.y && left.x < right.x,
                };
              }),
            );
          for (const texts of rowsOf(slug, weeks, projects))
            expect
              .soft(found, `${texts[0]} of ${slug} at ${width} px`)
              .toContainEqual({ texts, isSideBySide: true });
        }
        for (const months of [6, 12] as const)
          await expect(table(page)).toContainText(paidFor(slug, months).schedule);
      }
      await expect(page, 'an address to share').toHaveURL(/#ai-business-analyst$/);
      await table(page).getByRole('link', { name: 'Start 12-Month Program' }).click();
      await expect(enquiry(page).getByLabel('Programme', { exact: true })).toHaveValue(
        'AI Business Analyst: 12-Month Full Programme',
      );
    });
  });

  test('asks about exactly the plan whose button is pressed', async ({ page }) => {
    await page.goto('/pricing');
    const found: unknown[] = [];
    for (const [, slug] of packages) {
      await choose(page, slug);
      const links = table(page).locator('a[data-enquiry]:visible');
      await expect(links).toHaveCount(4);
      found.push(
        ...(await links.evaluateAll((all) =>
          (all as HTMLElement[]).map((link) => [
            // What is seen, without the words that tell the buttons apart for someone who hears them.
            link.firstChild?.textContent?.trim(),
            link.dataset['enquiry'],
            link.dataset['programme'],
          ]),
        )),
      );
    }
    expect(found).toEqual(
      plans.flatMap(({ start, name }) => [
        [start, 'transformation', name],
        ['Monthly Payment Plan', 'consultation', name],
      ]),
    );
    const programme = enquiry(page).getByLabel('Programme', { exact: true });
    await choose(page, 'ai-machine-learning');
    await table(page).getByRole('link', { name: 'Start 12-Month Program' }).click();
    await expect(enquiry(page).getByRole('heading', { level: 2 })).toHaveText('Ask for a place');
    await expect(programme).toHaveValue(
      'Artificial Intelligence & Machine Learning: 12-Month Full Programme',
    );
    await page.keyboard.press('Escape');
    await expect(enquiry(page)).toHaveCount(0);
    await choose(page, 'prompt-engineering');
    await table(page).getByRole('link', { name: 'Monthly Payment Plan' }).first().click();
    await expect(enquiry(page).getByRole('heading', { level: 2 })).toHaveText('Request a consultation');
    await expect(programme).toHaveValue('Prompt Engineering: 6-Month Fast-Track');
  });

  test('shows a course by keyboard, by address and without a script, and keeps its folds open', async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto('/pricing');
    await expect(table(page)).toContainText('MOST POPULAR');
    await expect(page.locator('.paces details[open]'), 'folded at first').toHaveCount(0);
    await page.getByRole('radio', { name: /^AI Data Analysis/ }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('.paces-name:visible')).toHaveText(
      'Artificial Intelligence & Machine Learning',
    );
    await page.locator('summary', { hasText: 'What each plan includes' }).focus();
    await page.keyboard.press('Enter');
    await expect(card(page, 'ai-machine-learning-6month')).toBeVisible();
    await choose(page, 'prompt-engineering');
    await expect(card(page, 'prompt-engineering-12month')).toBeVisible();
    await expect(card(page, 'ai-machine-learning-6month')).toBeHidden();

    await page.goto('about:blank');
    await page.goto('/pricing#cloud-devops');
    await expect(page.locator('.paces-name:visible')).toHaveText('Cloud Computing & DevOps');
    await expect(page.getByRole('radio', { name: /^Cloud & DevOps/ })).toBeInViewport();

    const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto('/pricing');
    await choose(plain, 'project-management');
    await table(plain).getByRole('link', { name: 'Monthly Payment Plan' }).last().click();
    const { pathname, searchParams } = new URL(plain.url());
    expect([pathname, searchParams.get('type'), searchParams.get('programme')]).toEqual([
      '/enquire',
      'consultation',
      'Project Management: 12-Month Full Programme',
    ]);
    await context.close();
  });

  test('is short, and says an exact sum on the first screen and a half of a telephone', async ({ page }) => {
    for (const [size, screens] of [
      [{ width: 360, height: 740 }, 8],
      [{ width: 1440, height: 900 }, 4.8],
    ] as const) {
      await page.setViewportSize(size);
      await page.goto('/pricing');
      await layOut(page);
      const height = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().height);
      expect.soft(height / size.height, `screens at ${size.width} px`).toBeLessThanOrEqual(screens);
      const first = await page
        .locator('.pick-sum')
        .first()
        .evaluate((sum) => sum.getBoundingClientRect().bottom + scrollY);
      expect.soft(first / size.height, `the first sum at ${size.width} px`).toBeLessThanOrEqual(1.5);
    }
  });

  test('closes with a journey or a consultation', async ({ page }) => {
    await page.goto('/pricing');
    const links = page.locator('.closing a[data-enquiry]');
    const kinds = await links.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['enquiry']));
    expect(kinds).toEqual(['journey', 'consultation']);
    await links.first().click();
    await expect(enquiry(page).getByRole('heading', { level: 2 })).toHaveText('Start your journey');
    await page.keyboard.press('Escape');
    await links.last().click();
    await expect(enquiry(page).getByRole('heading', { level: 2 })).toHaveText('Request a consultation');
  });

  test('prints what all eighteen plans cost, in all and by the month', async ({ page }) => {
    await page.goto('/pricing');
    await page.emulateMedia({ media: 'print' });
    for (const { id, paid } of plans) {
      const sums = page.locator(`[data-sums="${id}"]`);
      await expect(sums, id).toBeVisible();
      await expect(sums).toContainText(paid.schedule);
    }
  });

  test('and certifications and every course fit on four sheets of paper', async ({ page }) => {
    for (const path of ['/pricing', '/certifications', ...packages.map(([, slug]) => `/courses/${slug}`)]) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const sheets =
        (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page[^s]/g) ?? [];
      expect.soft(sheets.length, path).toBeLessThanOrEqual(4);
      expect.soft(sheets.length, path).toBeGreaterThan(1);
    }
  });
});
