import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { currentNewsletterWording, newsletterWordings } from '#shared/messages/newsletter.ts';
import { axe, axeInBothSchemes, expect, screens, test, type Page } from '../support/e2e.ts';

/** Written by hand: what the blog shows to begin with. */
const featured = 'A week of study beside a job, drawn to scale';
const firstSix = [
  'Time and money to retrain in Britain, at the end of 2026',
  'Which of nine fields fits the work you do now?',
  'Twelve questions to ask before you pay for training',
  'Test a prompt before you trust it',
  'Your first month of security, without breaking the law',
  'A requirements interview, step by step',
];
const kinds = [
  ['All articles', 15, '/blog'],
  ['Getting started', 2, '/blog/category/getting-started'],
  ['Choosing a field', 2, '/blog/category/choosing-a-field'],
  ['Skills at work', 4, '/blog/category/skills'],
  ['AI at work', 3, '/blog/category/ai-at-work'],
  ['Applying and interviews', 2, '/blog/category/applying'],
  ['Money and rights', 2, '/blog/category/money-and-rights'],
] as const;
const anArticle = '/blog/right-95-times-in-100-and-mostly-wrong';

const titles = (page: Page) => page.locator('.posts article h3').allTextContents();
const chip = (page: Page, label: string) =>
  page.getByRole('navigation', { name: 'Kinds of article' }).getByRole('link', { name: label });
const structuredData = async (page: Page) =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (text) => JSON.parse(text) as Record<string, unknown>,
  );

test.describe('the list of articles', () => {
  test('shows the featured article, every kind and six cards, and reveals the rest in place', async ({
    page,
  }) => {
    await test.step('shows the featured article, every kind with its count, and six cards', async () => {
      await page.goto('/blog');
      await expect(page.getByRole('heading', { level: 2, name: featured })).toBeVisible();
      expect(await titles(page)).toEqual(firstSix);
      const chips = await page
        .locator('.chip')
        .evaluateAll((links) =>
          links.map((link) => [
            link.firstChild?.textContent?.trim(),
            Number(link.querySelector('.num')?.textContent),
            link.getAttribute('href'),
          ]),
        );
      expect(chips).toEqual(kinds.map((kind) => [...kind]));
      await expect(page.getByRole('link', { name: 'Load More Articles' })).toHaveAttribute(
        'href',
        '/blog/page/2',
      );
    });
    await test.step('reveals six more in place, then the rest, and moves on to the first new one', async () => {
      await page.getByRole('link', { name: 'Load More Articles' }).click();
      await expect(page.locator('.posts article')).toHaveCount(12);
      await expect(page).toHaveURL(/\/blog$/);
      await expect(page.locator('.posts article').nth(6).getByRole('link')).toBeFocused();
      await expect(page.locator('[data-list-status]')).toHaveText('6 more articles');
      await page.getByRole('link', { name: 'Load More Articles' }).click();
      await expect(page.locator('.posts article')).toHaveCount(14);
      await expect(page.getByRole('link', { name: 'Load More Articles' })).toHaveCount(0);
      const all = await titles(page);
      expect(new Set([...all, featured]).size, 'none is lost and none comes twice').toBe(15);
    });
  });

  test('filters by kind in place, with an address of its own, and back', async ({ page }) => {
    await page.goto('/blog');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await chip(page, 'AI at work').click();
    await expect(page).toHaveURL(/\/blog\/category\/ai-at-work$/);
    await expect(page).toHaveTitle(/^AI at work: articles/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI at work');
    await expect(page.locator('.posts article')).toHaveCount(3);
    await expect(page.locator('.lead-post')).toHaveCount(0);
    await expect(chip(page, 'AI at work')).toBeFocused();
    await expect(chip(page, 'AI at work')).toHaveAttribute('aria-current', 'true');
    const inPlace = await page.locator('[data-article-list]').innerText();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(page.getByRole('heading', { level: 2, name: featured })).toBeVisible();
    await page.goForward();
    await expect(page.locator('.posts article')).toHaveCount(3);
    await page.reload();
    expect(
      await page.locator('[data-article-list]').innerText(),
      'the page says what was shown in place',
    ).toBe(inPlace);
  });

  test('is shown right when choices are quick, a list does not come, or a click is for a new tab', async ({
    page,
    context,
  }) => {
    await test.step('keeps only the last of two quick choices', async () => {
      await page.goto('/blog');
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/blog/category/skills', async (route) => {
        await held;
        await route.continue();
      });
      await chip(page, 'Skills at work').click();
      await chip(page, 'AI at work').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI at work');
      const late = page.waitForResponse('**/blog/category/skills');
      release();
      await (await late).finished();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI at work');
      await expect(page).toHaveURL(/ai-at-work$/);
    });
    await test.step('follows the link when the list cannot be fetched', async () => {
      await page.goto('/blog');
      let calls = 0;
      await page.route('**/blog/page/2', (route) => (calls++ === 0 ? route.abort() : route.continue()));
      await page.getByRole('link', { name: 'Load More Articles' }).click();
      await expect(page).toHaveURL(/\/blog\/page\/2$/);
      await expect(page.locator('.posts article')).toHaveCount(6);
    });
    await test.step('leaves a click with a key to the browser', async () => {
      await page.goto('/blog');
      const [opened] = await Promise.all([
        context.waitForEvent('page'),
        chip(page, 'AI at work').click({ modifiers: ['ControlOrMeta'] }),
      ]);
      await expect(opened).toHaveURL(/ai-at-work$/);
      await expect(page).toHaveURL(/\/blog$/);
    });
  });

  test('can be read to its end without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    const seen: string[] = [featured];
    await page.goto('/blog');
    for (;;) {
      seen.push(...(await titles(page)));
      const more = page.getByRole('link', { name: 'Load More Articles' });
      if ((await more.count()) === 0) break;
      await more.click();
    }
    await expect(page).toHaveURL(/\/blog\/page\/3$/);
    expect(new Set(seen).size).toBe(15);
    expect(seen).toHaveLength(15);
    await page.getByRole('link', { name: 'Newer articles' }).click();
    await expect(page).toHaveURL(/\/blog\/page\/2$/);
    for (const [label, count, href] of kinds.slice(1)) {
      await page.goto('/blog');
      await chip(page, label).click();
      await expect(page).toHaveURL(new RegExp(`${href}$`));
      await expect(page.locator('.posts article')).toHaveCount(count);
    }
    await context.close();
  });
});

test.describe('an article', () => {
  test('says who wrote it, leads on, and describes itself to search engines', async ({ page }) => {
    await test.step('says who wrote it, when, how long it takes, and leads on', async () => {
      await page.goto(anArticle);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Right 95 times in 100, and still mostly wrong',
      );
      const head = page.locator('.article-head');
      await expect(head).toContainText('By Kestrel Row editorial team.');
      await expect(head).toContainText('8 September 2026');
      await expect(head).toContainText(/\d min read/);
      await expect(page.locator('.post-tags .tag')).toHaveText(['machine learning', 'statistics', 'fraud']);
      await expect(
        page.getByRole('region', { name: 'Courses that teach this' }).getByRole('link'),
      ).toHaveText([
        'Artificial Intelligence & Machine Learning',
        'AI Data Analysis',
        'Cybersecurity with AI',
      ]);
      const near = page.getByRole('navigation', { name: 'Next and previous article' });
      await expect(near.getByRole('link', { name: /^Previous article/ })).toHaveAttribute(
        'href',
        '/blog/when-a-database-will-do',
      );
      await expect(near.getByRole('link', { name: /^Next article/ })).toHaveAttribute(
        'href',
        '/blog/should-this-task-be-automated',
      );
      await expect(page.getByRole('region', { name: 'Related articles' }).getByRole('article')).toHaveCount(
        3,
      );
    });
    await test.step('describes itself to search engines', async () => {
      const data = await structuredData(page);
      const posting = data.find((one) => one['@type'] === 'BlogPosting');
      expect(posting).toMatchObject({
        headline: 'Right 95 times in 100, and still mostly wrong',
        datePublished: '2026-09-08',
        inLanguage: 'en-GB',
        author: { '@type': 'Organization', name: 'Kestrel Row editorial team' },
      });
      expect(String(posting?.['url'])).toMatch(new RegExp(`${anArticle}$`));
      const crumbs = data.find((one) => one['@type'] === 'BreadcrumbList');
      expect((crumbs?.['itemListElement'] as { name: string }[]).map(({ name }) => name)).toEqual([
        'Home',
        'Blog',
        'AI at work',
        'Right 95 times in 100, and still mostly wrong',
      ]);
    });
  });

  test('is drawn to scale and takes its prices from the catalogue', async ({ page }) => {
    await test.step('is drawn to scale', async () => {
      await page.goto('/blog/what-99-9-percent-uptime-allows');
      const widths = await page
        .locator('.bars-bar')
        .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
      const [longest = 0, half = 0, tenth = 0] = widths;
      expect(half / longest).toBeCloseTo(0.5, 2);
      expect(tenth / longest).toBeCloseTo(0.1, 2);
      await page.goto('/blog/a-week-of-study-drawn-to-scale');
      const hours = await page.locator('.lanes-track').evaluateAll((tracks) =>
        tracks.reduce((sum, track) => {
          const whole = track.getBoundingClientRect().width;
          return [...track.querySelectorAll('i')].reduce(
            (own, bar) => own + (bar.getBoundingClientRect().width / whole) * 18,
            sum,
          );
        }, 0),
      );
      expect(hours, 'the bars add up to what the title says').toBeCloseTo(15.5, 0);
    });
    await test.step('takes its prices from the catalogue', async () => {
      await page.goto('/blog/questions-to-ask-before-you-pay-for-training');
      await expect(page.locator('.prose')).toContainText('£1,896 to £3,982');
      await expect(page.locator('.prose')).toContainText('6 payments of £316');
    });
  });
});

test.describe('the feed', () => {
  test('is well-formed, complete and announced', async ({ page, request }) => {
    await page.goto('/blog');
    const address = await page
      .locator('link[rel=alternate][type="application/rss+xml"]')
      .getAttribute('href');
    expect(address).toBe('/blog/rss.xml');
    const response = await request.get('/blog/rss.xml');
    expect(response.headers()['content-type']).toContain('xml');
    const read = await page.evaluate(
      (text) => {
        const feed = new DOMParser().parseFromString(text, 'application/xml');
        return {
          error: feed.querySelector('parsererror')?.textContent ?? null,
          titles: [...feed.querySelectorAll('item > title')].map((title) => title.textContent),
          paths: [...feed.querySelectorAll('item > link')].map((link) => new URL(link.textContent).pathname),
        };
      },
      await response.text(),
    );
    expect(read.error).toBeNull();
    expect(read.titles).toHaveLength(15);
    expect(read.titles.slice(0, 3)).toEqual([firstSix[0], featured, firstSix[1]]);
    for (const path of read.paths) expect((await request.get(path)).status(), path).toBe(200);
  });
});

test('drafts are not built, listed, fed or mapped', async ({ request }) => {
  const drafts = readdirSync('content/blog').filter((name) =>
    readdirSync(join('content/blog', name)).some(
      (file) =>
        /^index\.mdx?$/.test(file) &&
        /^draft: true$/m.test(readFileSync(join('content/blog', name, file), 'utf8')),
    ),
  );
  expect(drafts, 'the draft that shows editors how to write').toContain('how-we-write-articles');
  const listed = await Promise.all(
    ['/blog', '/blog/page/2', '/blog/page/3', '/blog/rss.xml', '/sitemap-0.xml'].map(async (path) =>
      (await request.get(path)).text(),
    ),
  );
  for (const draft of drafts) {
    expect((await request.get(`/blog/${draft}`)).status()).toBe(404);
    for (const text of listed) expect(text).not.toContain(draft);
  }
});

test.describe('the newsletter', () => {
  const form = (page: Page) => page.locator('form[data-newsletter]');

  test('takes an address, says what goes on and what is wrong, and stays on the page', async ({
    page,
    mailbox,
    database,
  }) => {
    await test.step('takes an address and says what comes next, without leaving the page', async () => {
      await page.goto('/blog');
      await form(page).getByLabel('Email address').fill('reader@example.com');
      await form(page).getByRole('button', { name: 'Subscribe' }).click();
      await expect(form(page).getByRole('status')).toContainText('Please check your email');
      await expect(form(page).getByLabel('Email address')).toHaveValue('');
      await expect(page).toHaveURL(/\/blog$/);
      await expect.poll(async () => (await mailbox.mails()).length).toBe(1);
      expect(await database.query('select wording from public.newsletter_subscriptions')).toEqual([
        { wording: currentNewsletterWording },
      ]);
      await expect(form(page).locator('#newsletter-note'), 'the stored words are those shown').toHaveText(
        `${newsletterWordings[currentNewsletterWording]} See the privacy notice.`,
      );
    });
    await test.step('says in words what is wrong with an address, at its field', async () => {
      await page.goto('/blog');
      const address = form(page).getByLabel('Email address');
      await address.fill('not an address');
      await form(page).getByRole('button', { name: 'Subscribe' }).click();
      await expect(form(page).getByRole('status')).toHaveText(
        'Remove the space: an email address cannot have it',
      );
      await expect(address).toBeFocused();
      await expect(address).toHaveAttribute('aria-invalid', 'true');
      await expect(address).toHaveValue('not an address');
    });
    await test.step('says so while it sends, and sends once', async () => {
      await page.goto('/blog');
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      let calls = 0;
      await page.route('**/api/newsletter', async (route) => {
        calls++;
        await held;
        await route.fulfill({ contentType: 'text/html', body: '<p data-news>Please check your email.</p>' });
      });
      await form(page).getByLabel('Email address').fill('reader@example.com');
      const button = form(page).getByRole('button', { name: 'Subscribe' });
      await button.click();
      await expect(form(page).getByRole('status')).toHaveText('Sending your address.');
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      // Enter in the field once more: a click would wait until the button is back.
      await form(page).getByLabel('Email address').press('Enter');
      release();
      await expect(form(page).getByRole('status')).toHaveText('Please check your email.');
      await expect(button).not.toHaveAttribute('aria-disabled');
      expect(calls).toBe(1);
    });
  });

  test('keeps what was typed when there is no right answer', async ({ page }) => {
    for (const [name, answer, words] of [
      [
        'the answer is a refusal',
        {
          status: 429,
          contentType: 'text/html',
          body: '<form><div id="newsletter-summary"><ul><li>Too many at once.</li></ul></div></form>',
        },
        'Too many at once.',
      ],
      [
        'the answer is not ours',
        { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
        'Your address did not reach us. Please try again.',
      ],
      ['there is no answer', null, 'Your address did not reach us. Please try again.'],
    ] as const) {
      await test.step(name, async () => {
        await page.goto('/blog');
        await page.unroute('**/api/newsletter');
        await page.route('**/api/newsletter', (route) => (answer ? route.fulfill(answer) : route.abort()));
        await form(page).getByLabel('Email address').fill('reader@example.com');
        await form(page).getByRole('button', { name: 'Subscribe' }).click();
        await expect(form(page).getByRole('status')).toHaveText(words);
        await expect(form(page).getByLabel('Email address')).toHaveValue('reader@example.com');
        await expect(form(page).getByRole('button', { name: 'Subscribe' })).not.toHaveAttribute(
          'aria-disabled',
        );
        await axe(page);
      });
    }
  });

  test('works without JavaScript, for good and for bad addresses', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto('/blog');
    await form(page).getByLabel('Email address').fill('reader2@example.com');
    await form(page).getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL(/\/newsletter\/check-your-email$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.goto('/blog');
    await form(page).getByLabel('Email address').fill('not an address');
    await form(page).getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
    await expect(page.getByLabel('Email address')).toHaveValue('not an address');
    await expect(page.locator('#newsletter-email-error')).toBeVisible();
    await context.close();
  });

  test('has pages for its steps that search engines leave out', async ({ page }) => {
    for (const [path, heading] of [
      ['/newsletter', 'The newsletter'],
      ['/newsletter/check-your-email', 'Check your email'],
      ['/newsletter/confirmed', 'You are subscribed'],
      ['/newsletter/unsubscribed', 'You are unsubscribed'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await axe(page);
    }
  });
});

// What every page must be is in every-page.e2e.ts.
test('nothing that axe finds on a kind and on articles', async ({ page }) => {
  test.slow();
  for (const path of [
    '/blog/category/skills',
    anArticle,
    '/blog/when-a-database-will-do',
    '/blog/a-week-of-study-drawn-to-scale',
  ])
    await test.step(path, async () => {
      await page.goto(path);
      for (const screen of screens) {
        await page.setViewportSize(screen);
        await axeInBothSchemes(page);
      }
    });
});

test('fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const name of readdirSync('content/blog').filter((folder) => folder !== 'how-we-write-articles')) {
    await page.goto(`/blog/${name}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(320);
  }
  for (const path of ['/blog', '/blog/page/2', '/blog/category/skills', '/newsletter']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});
