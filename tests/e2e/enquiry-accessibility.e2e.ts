import type { Locator } from '@playwright/test';
import { axeInBothSchemes, expect, screens, test, type Page } from '../support/e2e.ts';
import {
  accept,
  answerWith,
  fillRequired,
  formOf,
  openFromLink,
  pageBehind,
  reference,
  refuse,
  submitOf,
  wakeForm,
} from './enquiry-form.ts';

const variants = ['contact', 'journey', 'transformation', 'consultation', 'certification'] as const;

async function expectNoSidewaysScroll(dialog: Locator): Promise<void> {
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
}

/** Looks at the state on each screen, in both colour schemes. */
async function look(page: Page, dialog?: Locator): Promise<void> {
  for (const screen of screens)
    await test.step(screen.name, async () => {
      await page.setViewportSize(screen);
      await axeInBothSchemes(page);
      if (dialog) await expectNoSidewaysScroll(dialog);
    });
}

test('the modal in each of its types, empty and with errors', async ({ page }) => {
  test.slow();
  for (const variant of variants) {
    await test.step(variant, async () => {
      await page.goto(pageBehind);
      const dialog = await openFromLink(page, variant);
      await look(page, dialog);
      await submitOf(dialog).click();
      await expect(dialog.getByRole('alert')).toBeFocused();
      await look(page, dialog);
    });
  }
});

test('the modal while and after sending', async ({ page }) => {
  test.slow();
  await page.goto(pageBehind);
  const long = 'A certification with a very long name that fills more than one line of a select';
  const dialog = await openFromLink(page, 'consultation', long);
  await fillRequired(dialog);
  await test.step('failed', async () => {
    await answerWith(page, refuse(503, 'We cannot take messages at this moment'));
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await submitOf(dialog).click();
      await expect(dialog.getByText('We cannot take messages')).toBeVisible();
      await expect(submitOf(dialog)).toBeInViewport();
      await axeInBothSchemes(page);
      await expectNoSidewaysScroll(dialog);
    }
  });
  let release: () => void = () => undefined;
  await test.step('submitting', async () => {
    await answerWith(page, async (route) => {
      await new Promise<void>((resolve) => (release = resolve));
      await accept(route);
    });
    await submitOf(dialog).click();
    await expect(submitOf(dialog)).toHaveText('Submitting...');
    await look(page);
  });
  await test.step('sent', async () => {
    release();
    await expect(dialog.getByText(reference, { exact: true })).toBeVisible();
    await page.keyboard.press('Tab');
    await look(page, dialog);
  });
});

test('the page, its errors and the thanks', async ({ page }) => {
  test.slow();
  await page.goto('/enquire');
  await look(page);
  await wakeForm(page);
  await submitOf(formOf(page)).click();
  await expect(formOf(page).getByRole('alert')).toBeFocused();
  await look(page);
  await answerWith(page, accept);
  await fillRequired(formOf(page));
  await submitOf(formOf(page)).click();
  await expect(page.getByRole('heading', { name: 'Thank You!', level: 1 })).toBeFocused();
  await look(page);
  await page.goto(`/enquire/thank-you?reference=${reference}`);
  await expect(page.getByText(reference, { exact: true })).toBeVisible();
  await look(page);
});

test('nothing scrolls sideways, at normal and at double text size', async ({ page }) => {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const enlarge = () => page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  for (const size of [
    { width: 320, height: 640 },
    { width: 1280, height: 800 },
  ])
    await test.step(`${size.width} pixels wide`, async () => {
      await page.setViewportSize(size);
      await page.goto('/enquire');
      expect(await overflow()).toBeLessThanOrEqual(0);
      await page.goto(pageBehind);
      const dialog = await openFromLink(page, 'consultation');
      await expectNoSidewaysScroll(dialog);
      await enlarge();
      await expectNoSidewaysScroll(dialog);
    });
});
