import { brotliCompressSync } from 'node:zlib';
import { atRest, expect, hold, test, type Page } from '../support/e2e.ts';
import {
  accept,
  answers,
  answerWith,
  fillRequired,
  formCode,
  formOf,
  openFromHeader,
  reference,
  refuse,
  submitOf,
} from './enquiry-form.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const focusedElement = (page: Page) => page.locator('*:focus');

test.describe('the code of the form', () => {
  test('comes on intent only, and costs at most 100 kB; telephone rules come on focus', async ({ page }) => {
    const arriving: Promise<{ url: string; bytes: number }>[] = [];
    page.on('response', (response) => {
      if (!/\.js(\?|$)/.test(response.url())) return;
      const measure = (body: Buffer) => ({ url: response.url(), bytes: brotliCompressSync(body).length });
      arriving.push(response.body().then(measure));
    });
    await page.goto('/');
    await atRest(page);
    expect((await Promise.all(arriving)).filter(({ url }) => url.includes('client'))).toEqual([]);
    const dialog = await openFromHeader(page);
    const scripts = await Promise.all(arriving);
    const sum = scripts.reduce((total, { bytes }) => total + bytes, 0);
    expect(sum).toBeGreaterThan(50_000);
    expect(sum).toBeLessThanOrEqual(100_000);
    expect(scripts.some(({ url }) => url.includes('phone'))).toBe(false);
    await dialog.getByLabel('Phone').focus();
    await expect
      .poll(async () => (await Promise.all(arriving)).some(({ url }) => url.includes('phone')))
      .toBe(true);
  });

  test('may be slow: the first click counts, once', async ({ page }) => {
    const release = await hold(page, formCode);
    await page.goto('/');
    const link = page.getByRole('banner').getByRole('link', { name: 'Register' });
    await link.click();
    await expect(link).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page.getByRole('dialog', { name: 'Register your interest' })).toBeVisible();
    await expect(link).not.toHaveAttribute('aria-busy');
    await expect(page).toHaveURL('/');
  });

  test('may be slow: the last of several clicks counts', async ({ page }) => {
    const release = await hold(page, formCode);
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
    await page.locator('main a[data-enquiry="consultation"]').first().click();
    release();
    await expect(page.getByRole('dialog', { name: 'Request a consultation' })).toBeVisible();
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
  });

  test('may fail to arrive: the link is followed to the same form', async ({ page }) => {
    await page.route(formCode, (route) => route.abort());
    await page.goto('/');
    await page.locator('main a[data-enquiry="consultation"]').first().click();
    await expect(page).toHaveURL('/enquire?type=consultation');
    await expect(formOf(page).getByLabel('First name')).toBeVisible();
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/sign-in');
  });

  test('may never answer: after a while the link is followed', async ({ page }) => {
    await page.route(formCode, () => new Promise(() => undefined));
    await page.clock.install();
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
    await page.clock.fastForward(9000);
    await expect(page).toHaveURL('/enquire?type=contact');
  });

  test('breaks no content security policy', async ({ page }) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    await answerWith(page, accept);
    await page.goto('/');
    const dialog = await openFromHeader(page);
    await fillRequired(dialog);
    await submitOf(dialog).click();
    await expect(dialog.getByText(reference, { exact: true })).toBeVisible();
    expect(problems).toEqual([]);
  });

  test('survives a page that the browser has translated', async ({ page }) => {
    await page.goto('/');
    const dialog = await openFromHeader(page);
    // As translators do: each text becomes an element of theirs.
    const translate = () =>
      page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        for (const text of texts) {
          if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, option')) continue;
          const replacement = document.createElement('span');
          replacement.textContent = `«${text.data}»`;
          text.replaceWith(replacement);
        }
      });
    await translate();
    await submitOf(dialog).click();
    await expect(dialog.getByRole('alert')).toBeFocused();
    await translate();
    for (const name of ['firstName', 'lastName', 'email', 'phone'] as const) {
      await dialog.locator(`[name="${name}"]`).fill(answers[name]);
    }
    await dialog.locator('[name="interestedProgram"]').selectOption('AI Data Analysis');
    await dialog.locator('[name="country"]').selectOption('OTHER');
    await dialog.locator('[name="country"]').selectOption('GB');
    await answerWith(page, refuse(500, 'Something went wrong on our side'));
    await submitOf(dialog).click();
    await expect(dialog.getByText('Something went wrong on our side')).toBeVisible();
    await translate();
    let release: () => void = () => undefined;
    await answerWith(page, async (route) => {
      await new Promise<void>((resolve) => (release = resolve));
      await accept(route);
    });
    await submitOf(dialog).click();
    await expect(submitOf(dialog)).toHaveText('Submitting...');
    await translate();
    release();
    await expect(dialog.getByText(reference, { exact: true })).toBeVisible();
    await translate();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });

  test('tells autofill what each question is, and keeps it off the trap', async ({ page }) => {
    await page.goto('/');
    const dialog = await openFromHeader(page);
    const tokens = await dialog
      .locator('form')
      .evaluate((form) =>
        Object.fromEntries<string | null>(
          [...(form as HTMLFormElement).elements]
            .map(
              (control) =>
                [control.getAttribute('name') ?? '', control.getAttribute('autocomplete')] as const,
            )
            .filter(([, token]) => token),
        ),
      );
    expect(tokens).toEqual({
      firstName: 'given-name',
      lastName: 'family-name',
      email: 'email',
      phone: 'tel',
      country: 'country',
      currentRole: 'organization-title',
      website: 'off',
    });
    const trap = dialog.locator('[name="website"]');
    await expect(trap).toHaveAttribute('tabindex', '-1');
    await expect(trap.locator('xpath=ancestor::*[@aria-hidden="true"]')).toHaveCount(1);
    for (const control of await dialog.locator('.input, .check').all()) {
      const box = await control.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(
        Number.parseFloat(await control.evaluate((element) => getComputedStyle(element).fontSize)),
      ).toBeGreaterThanOrEqual(16);
    }
    await expect(focusedElement(page)).toHaveCount(1);
  });
});
