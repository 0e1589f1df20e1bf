import { expect, test } from '../support/e2e.ts';

/** All nine, with the weeks of docs/contract/courses.md. */
const durations = [
  'Prompt Engineering (8 weeks)',
  'Cybersecurity with AI (12 weeks)',
  'AI Business Analyst (10 weeks)',
  'AI Data Analysis (14 weeks)',
  'Project Management (10 weeks)',
  'AI Business Automation (12 weeks)',
  'Artificial Intelligence & Machine Learning (16 weeks)',
  'Blockchain Development (14 weeks)',
  'Cloud Computing & DevOps (12 weeks)',
];

test.describe('contact', () => {
  test.beforeEach(({ page }) => page.goto('/contact').then(() => undefined));

  test('says everything that it must', async ({ page }) => {
    await test.step('opens with two buttons, the hours and the promise', async () => {
      await expect(page).toHaveTitle('Contact | Kestrel Row Institute');
      const hero = page.locator('.page-head');
      const acts = hero.locator('a[data-enquiry]');
      await expect(acts).toHaveCount(2);
      await expect(acts.nth(0)).toHaveAttribute('data-enquiry', 'consultation');
      await expect(acts.nth(1)).toHaveAttribute('data-enquiry', 'journey');
      await expect(hero).toContainText('We reply within 24 hours');
      await expect(hero).toContainText('Mon-Fri 9AM-6PM GMT (UK time)');
    });

    await test.step('says what happens next, with times, beside the form', async () => {
      const section = page.locator('#contact-form');
      await expect(section.locator('.next-steps b')).toHaveText([
        'Now',
        'Straight after',
        'Within 24 hours',
        'After that',
      ]);
      await expect(section.getByRole('link', { name: 'hello@kestrelrow.example' })).toHaveAttribute(
        'href',
        'mailto:hello@kestrelrow.example',
      );
      await expect(section.getByRole('link', { name: '020 7946 0123' })).toHaveAttribute(
        'href',
        'tel:+442079460123',
      );
      await expect(section).toContainText('1 Kestrel Row, Sampleton, ZZ1 1ZZ');
    });

    await test.step('has six features and four cards that open in a new tab', async () => {
      await expect(page.locator('.topics h3')).toHaveCount(6);
      const cards = page.locator('.reach .card');
      await expect(cards).toHaveCount(4);
      await expect(cards.getByRole('heading')).toHaveText([
        'Website',
        'Call or WhatsApp',
        'Email',
        'WhatsApp support',
      ]);
      const links = cards.getByRole('link');
      await expect(links).toHaveCount(4);
      const hrefs = [
        'https://kestrelrow.example',
        'tel:+442079460123',
        'mailto:hello@kestrelrow.example',
        'https://wa.me/447700900123',
      ];
      for (const [i, href] of hrefs.entries()) {
        const link = links.nth(i);
        await expect(link).toHaveAttribute('href', href);
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', /noopener/);
        await expect(link).toHaveAccessibleName(/opens in a new tab/);
      }
    });

    await test.step('answers four questions from the terms and the prices', async () => {
      const questions = page.locator('#questions details');
      await expect(questions).toHaveCount(4);
      const answers: string[] = [];
      for (const one of await questions.all()) {
        const answer = one.locator('p');
        await expect(answer).toBeHidden();
        await one.locator('summary').click();
        await expect(answer).toBeVisible();
        answers.push((await answer.textContent()) ?? '');
      }
      for (const duration of durations) expect(answers[0]).toContain(duration);
      expect(answers[0]).toContain('From 8 to 16 weeks');
      expect(answers[1]).toContain('8-12 hrs/week');
      expect(answers[1]).toContain('15-20 hrs/week');
      expect(answers[2]).toContain('£1,896 to £3,982');
      expect(answers[2]).toContain('from £316 over 6 months or from £253 over 12');
      expect(answers[2]).toContain('5% off');
      expect(answers[3]).toContain('14 days for a full refund');
      expect(answers[3]).toContain('pro-rata refund within 30 days');
      expect(answers[3]).toContain('5-10 business days');
      await expect(page.locator('#questions a[href="/terms#refunds"]')).toBeVisible();
    });

    await test.step('tells search engines the questions that are on the page, word for word', async () => {
      const found = (await page.locator('script[type="application/ld+json"]').allTextContents())
        .map((text) => JSON.parse(text) as { '@type': string; mainEntity?: unknown })
        .filter((data) => data['@type'] === 'FAQPage');
      expect(found).toHaveLength(1);
      const marked = found[0]?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
      expect(marked).toHaveLength(4);
      for (const [i, { name, acceptedAnswer }] of marked.entries()) {
        const shown = page.locator('#questions details').nth(i);
        await expect(shown.locator('summary')).toHaveText(name);
        await expect(shown.locator('p')).toContainText(acceptedAnswer.text);
      }
    });

    await test.step('closes with two buttons and its stats', async () => {
      const closing = page.locator('.closing');
      const types = await closing
        .locator('a[data-enquiry]')
        .evaluateAll((all: HTMLElement[]) => all.map((link) => link.dataset['enquiry']));
      expect(types.toSorted()).toEqual(['consultation', 'transformation']);
      for (const [figure, words] of [
        ['95%', 'job placement within 3 months, of those who apply'],
        ['4.9/5', 'average learner rating'],
        ['15,000+', 'students so far, on a plan'],
        ['6-12 months', 'of career coaching'],
      ] as const) {
        await expect(closing.locator('.claim').filter({ hasText: words }).locator('dd'), words).toHaveText(
          figure,
        );
      }
    });
  });

  test('is all there with JavaScript off', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto('/contact');
    await page.getByText('How long do the courses take?').click();
    await expect(page.locator('#questions p').first()).toBeVisible();
    await expect(page.locator('#contact-form form')).toBeVisible();
    await context.close();
  });

  test('prints its answers, opened or not, and opens the form over the page from its hero', async ({
    page,
  }) => {
    await test.step('prints its answers, opened or not', async () => {
      await page.emulateMedia({ media: 'print' });
      for (const answer of await page.locator('#questions details p').all())
        await expect(answer).toBeVisible();
      await page.emulateMedia({ media: null });
    });
    await test.step('opens the form over the page from its hero', async () => {
      await page.locator('.page-head a[data-enquiry="journey"]').click();
      await expect(page.getByRole('dialog')).toContainText('Start your journey');
    });
  });
});
