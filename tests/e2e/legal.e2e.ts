import { expect, test } from '../support/e2e.ts';
import { legalRoutes } from '../support/public-routes.ts';

/** From docs/contract/legal.md, by hand: heading, what the top says of the date, and words that must be there. */
const documents = {
  '/privacy-policy': {
    heading: 'Privacy policy',
    date: 'Version of 27 June 2025',
    words: [
      'This is the privacy policy',
      'within 30 days',
      '3 years',
      '7 years',
      '26 months',
      'Since 19 June 2026',
      'without undue delay',
      '00000000',
      'ZA000000',
    ],
  },
  '/privacy': {
    heading: 'Privacy notice',
    date: 'Version of 15 December 2024',
    words: [
      'This is the privacy notice',
      'Legal basis',
      '3 years',
      '7 years',
      '26 months',
      'acknowledged within 30 days',
    ],
  },
  '/gdpr': {
    heading: 'Your data protection rights',
    date: 'Version of 27 November 2026',
    words: ['within 30 days', 'Requests are free', 'Information Commissioner’s Office', '19 June 2026'],
  },
  '/terms': {
    heading: 'Terms of service',
    date: 'Version of 28 November 2026',
    words: [
      'Days 1 to 14',
      'to day 30',
      'pro rata',
      '5-10 business days',
      '5% off',
      'over 6 or 12 months',
      'at least 80%',
      '99.9%',
      'the amount you have paid for the course',
      // £1,896 to £3,982: the cheapest and the dearest plan of the table at 0.79.
      '£1,896',
      '£3,982',
      // Cybersecurity, six months: 2,700 dollars are £2,133, and 5% less at once.
      '5 payments of £356 and one of £353, £2,133 in total',
      '£2,026',
      'Consumer Contracts Regulations 2013',
      'I give notice that I cancel my contract',
      'until 14 days after the day of the contract',
      // After day 30 the rest of the price is not owed for teaching that does not take place (Consumer Rights Act 2015, Sch. 2).
      'Teaching and payments end 30 days after you tell us',
      'pause for up to 6 months',
      '2 resits of it',
      'We do not end your course or charge you for it',
      'Where we do not yet hold evidence for one, the page says so',
      'We do not publish reviews yet',
      'Disability Discrimination Act 1995',
      'not a qualification regulated by Ofqual',
      'Illustrative story',
      'Equality Act 2010',
      'Since 6 April 2025',
    ],
  },
  '/cookies': {
    heading: 'Cookie policy',
    date: 'Version of 27 November 2026',
    words: [
      'cookie-consent',
      'colour-scheme',
      'signed-in',
      '5 February 2026',
      '29 April 2026',
      'you can object',
    ],
  },
  '/data-protection': {
    heading: 'Data protection',
    date: 'Version 2.1, last updated 26 December 2024',
    words: [
      'within 1 hour',
      'within 72 hours if required',
      'without undue delay',
      'ISO 27001',
      'GDPR compliant',
      'SOC 2 Type II',
      'Rowan Sample',
      'dpo@kestrelrow.example',
      '020 7946 0124',
      '1 Kestrel Row, Sampleton, ZZ1 1ZZ',
      'It is not a certificate',
    ],
  },
  '/complaints': {
    heading: 'Complaints',
    date: 'Version of 28 November 2026',
    words: [
      'complaints@kestrelrow.example',
      'Within 2 working days',
      'Within 10 working days',
      'within 15 working days',
      'out-of-court scheme',
      'acknowledge it within 30 days',
      'Citizens Advice',
    ],
  },
  '/accessibility': {
    heading: 'Accessibility statement',
    date: 'Version of 28 November 2026',
    words: [
      'WCAG 2.2',
      'level AA',
      'What we have not tested',
      'screen reader',
      'hello@kestrelrow.example',
      'Equality Act 2010',
      'Disability Discrimination Act 1995',
    ],
  },
} as const satisfies Record<(typeof legalRoutes)[number], unknown>;

for (const path of legalRoutes) {
  const { heading, date, words } = documents[path];

  test.describe(path, () => {
    test('is complete, leads on, and can be read on a phone', async ({ page }) => {
      await page.goto(path);
      await test.step('says what the contract and the law ask for', async () => {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        const text = (await page.getByRole('article').innerText()).replaceAll(/\s+/g, ' ');
        expect(text).toContain(date);
        for (const word of words) expect.soft(text).toContain(word);
      });

      await test.step('leads to all the others', async () => {
        const others = page.getByRole('navigation', { name: 'The other documents' }).getByRole('link');
        const hrefs = await others.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
        expect(hrefs.toSorted()).toEqual(legalRoutes.filter((other) => other !== path).toSorted());
      });

      await test.step('begins with the short of it and a contents list that leads to every section', async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await expect(
          page.getByRole('region', { name: 'In short' }).getByRole('listitem').first(),
        ).toBeVisible();
        const contents = page.getByRole('navigation', { name: 'On this page' });
        const titles = await contents.getByRole('link').allInnerTexts();
        expect(titles).toEqual(await page.locator('.prose > h2').allInnerTexts());
        await contents.getByRole('link').last().click();
        await expect(page.locator('.prose > h2').last()).toBeInViewport();
      });

      await test.step('has tables that can be read on a phone', async () => {
        await page.setViewportSize({ width: 360, height: 780 });
        for (const table of await page.getByRole('table').all()) {
          const headings = await table.getByRole('columnheader').allInnerTexts();
          const row = table.getByRole('row').nth(1);
          await expect(row.getByRole('rowheader')).toBeVisible();
          for (const [i, cell] of (await row.getByRole('cell').all()).entries()) {
            const { label, isBelow } = await cell.evaluate((element) => ({
              label: getComputedStyle(element, '::before').content,
              isBelow:
                element.getBoundingClientRect().top >=
                (element.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
            }));
            expect(isBelow, 'cells are under each other').toBe(true);
            expect(await cell.getAttribute('data-label')).toBe(headings[i + 1]);
            // Of two columns the second needs no heading: the first is one.
            expect(label).toContain(headings.length === 2 ? 'none' : `"${headings[i + 1] ?? ''}"`);
          }
          const { right } = await table.evaluate((element) => ({
            right: element.getBoundingClientRect().right,
          }));
          expect(right).toBeLessThanOrEqual(360);
        }
      });
    });
  });
}

test('the texts lead to each other, say nothing untrue, and lead to the requests that they promise', async ({
  page,
}) => {
  await test.step('each privacy text says what it is and leads to the other', async () => {
    await page.goto('/privacy-policy');
    await page.getByRole('article').getByRole('link', { name: 'privacy notice' }).first().click();
    await expect(page).toHaveURL(/\/privacy$/);
    await expect(page.getByRole('article')).toContainText('This is the privacy notice');
    await page.getByRole('article').getByRole('link', { name: 'privacy policy' }).first().click();
    await expect(page).toHaveURL(/\/privacy-policy$/);
    await expect(page.getByRole('article')).toContainText('This is the privacy policy');
  });
  await test.step('no text says what is not true: no evidence held, no reviews checked, no list price charged', async () => {
    await page.goto('/terms');
    const text = page.getByRole('article');
    await expect(text).not.toContainText('with the evidence for each');
    await expect(text).not.toContainText('we check that they did');
    await expect(text).not.toContainText('one that we have really charged');
    await page.goto('/privacy');
    await expect(page.getByRole('article')).not.toContainText('Wycliffe House');
  });
  await test.step('what was added later has its own date, and the top leads to it', async () => {
    for (const path of ['/privacy-policy', '/privacy', '/data-protection']) {
      await page.goto(path);
      await page.getByRole('article').getByRole('link', { name: '27 November 2026' }).click();
      await expect(page.getByRole('heading', { name: /^In force since then/ })).toBeInViewport();
    }
  });
  await test.step('each right that can be asked for leads to the form, with the kind of request in the address', async () => {
    await page.goto('/gdpr');
    const requests = page.locator('.prose a[href^="/data-request?kind="]:not(.complaint a)');
    const kinds = ['access', 'correction', 'erasure', 'restriction', 'portability', 'objection'];
    expect(await requests.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      kinds.map((kind) => `/data-request?kind=${kind}`),
    );
    for (const request of await requests.all()) {
      const about = request.locator('xpath=following-sibling::p');
      await expect(about).toContainText('privacy@kestrelrow.example');
      await expect(about).toContainText('020 7946 0123');
      await expect(about).toContainText('1 Kestrel Row, Sampleton, ZZ1 1ZZ');
      await expect(about).toContainText('within 30 days');
    }
  });
  await test.step('a complaint about the use of data can be sent electronically from every text that promises it', async () => {
    for (const path of ['/privacy-policy', '/privacy', '/gdpr', '/data-protection', '/complaints']) {
      await page.goto(path);
      const card = page.getByRole('region', { name: 'Complain about how we use your data' });
      await expect(card.getByRole('link', { name: 'Write your complaint' })).toHaveAttribute(
        'href',
        '/data-request?kind=complaint',
      );
      await expect(card.getByRole('link', { name: 'complaints@kestrelrow.example' })).toBeVisible();
      await expect(card).toContainText('30 days');
    }
  });
});

test('no address on a legal page breaks within a word on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  let count = 0;
  for (const path of legalRoutes) {
    await page.goto(path);
    const broken = await page.locator('main a[href^="mailto:"]:visible').evaluateAll((links) =>
      links.map((link) => ({
        address: link.textContent,
        lines: [...link.childNodes]
          .filter((node) => node.nodeType === Node.TEXT_NODE)
          .map((node) => {
            const range = document.createRange();
            range.selectNodeContents(node);
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
          }),
      })),
    );
    count += broken.length;
    expect(
      broken.filter(({ lines }) => lines.some((line) => line > 1)),
      path,
    ).toEqual([]);
  }
  expect(count).toBeGreaterThan(10);
});

test('the cookie page tells the truth about this browser, and the home page leads to the refund terms', async ({
  page,
}) => {
  await test.step('the cookie page tells the truth about this browser', async () => {
    await page.goto('/cookies');
    const settings = page.locator('.cookie-settings');
    await expect(settings.getByRole('listitem')).toHaveText([
      /Essential.*Always on/,
      /Functional.*Off/,
      /Analytical.*Off/,
      /Marketing.*Off/,
    ]);
    await expect(settings).toContainText('In this browser at this moment: nothing.');
    await settings.getByRole('link', { name: 'foot of every page' }).click();
    await page.getByRole('group', { name: 'Colour scheme' }).getByText('Dark').click();
    await page.reload();
    await expect(settings).toContainText('In this browser at this moment: colour-scheme.');
    await page.getByRole('group', { name: 'Colour scheme' }).getByText('System').click();
    await page.reload();
    await expect(settings).toContainText('In this browser at this moment: nothing.');
  });
  await test.step('the refund promise on the home page leads to the refund terms', async () => {
    await page.goto('/');
    await page.locator('main a[href="/terms#refunds"]').first().click();
    await expect(page.getByRole('heading', { name: 'Refunds' })).toBeInViewport();
  });
});

test('the cookie page copes with blocked storage', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  await page.goto('/cookies');
  await expect(page.locator('.cookie-settings')).toContainText('In this browser at this moment: nothing.');
});

test('legal texts open their contents on a phone without a script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    javaScriptEnabled: false,
    viewport: { width: 360, height: 780 },
  });
  const page = await context.newPage();
  await page.goto('/terms');
  await page.locator('summary', { hasText: 'On this page' }).click();
  await page.locator('.article-fold').getByRole('link', { name: 'Refunds' }).click();
  await expect(page.getByRole('heading', { name: 'Refunds' })).toBeInViewport();
  await context.close();
});
