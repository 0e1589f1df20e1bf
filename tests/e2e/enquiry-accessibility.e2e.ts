import type { Locator } from '@playwright/test';
import { axeInBothSchemes, expect, screens, test } from '../support/e2e.ts';
import {
  accept,
  answerWith,
  fillRequired,
  formOf,
  openFromLink,
  reference,
  refuse,
  submitOf,
  wakeForm,
} from './enquiry-form.ts';

const variants = ['contact', 'journey', 'transformation', 'consultation', 'certification'] as const;

// A short page behind, so that axe looks at the form and not at a whole home page again.
const pageBehind = '/newsletter/confirmed';

async function expectNoSidewaysScroll(dialog: Locator): Promise<void> {
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
}

for (const screen of screens) {
  test(`the modal in each of its types, empty and with errors, ${screen.name}`, async ({ page }) => {
    await page.setViewportSize(screen);
    for (const variant of variants) {
      await test.step(variant, async () => {
        await page.goto(pageBehind);
        const dialog = await openFromLink(page, variant);
        await axeInBothSchemes(page);
        await expectNoSidewaysScroll(dialog);
        await submitOf(dialog).click();
        await expect(dialog.getByRole('alert')).toBeFocused();
        await axeInBothSchemes(page);
        await expectNoSidewaysScroll(dialog);
      });
    }
  });

  test(`the modal while and after sending, ${screen.name}`, async ({ page }) => {
    await page.setViewportSize(screen);
    await page.goto(pageBehind);
    const long = 'A certification with a very long name that fills more than one line of a select';
    const dialog = await openFromLink(page, 'consultation', long);
    await fillRequired(dialog);
    await test.step('failed', async () => {
      await answerWith(page, refuse(503, 'We cannot take messages at this moment'));
      await submitOf(dialog).click();
      await expect(dialog.getByText('We cannot take messages')).toBeVisible();
      await expect(submitOf(dialog)).toBeInViewport();
      await axeInBothSchemes(page);
      await expectNoSidewaysScroll(dialog);
    });
    let release: () => void = () => undefined;
    await test.step('submitting', async () => {
      await answerWith(page, async (route) => {
        await new Promise<void>((resolve) => (release = resolve));
        await accept(route);
      });
      await submitOf(dialog).click();
      await expect(submitOf(dialog)).toHaveText('Submitting...');
      await axeInBothSchemes(page);
    });
    await test.step('sent', async () => {
      release();
      await expect(dialog.getByText(reference, { exact: true })).toBeVisible();
      await page.keyboard.press('Tab');
      await axeInBothSchemes(page);
      await expectNoSidewaysScroll(dialog);
    });
  });

  test(`the page, its errors and the thanks, ${screen.name}`, async ({ page }) => {
    await page.setViewportSize(screen);
    await page.goto('/enquire');
    await axeInBothSchemes(page);
    await wakeForm(page);
    await submitOf(formOf(page)).click();
    await expect(formOf(page).getByRole('alert')).toBeFocused();
    await axeInBothSchemes(page);
    await answerWith(page, accept);
    await fillRequired(formOf(page));
    await submitOf(formOf(page)).click();
    await expect(page.getByRole('heading', { name: 'Thank You!', level: 1 })).toBeFocused();
    await axeInBothSchemes(page);
    await page.goto(`/enquire/thank-you?reference=${reference}`);
    await expect(page.getByText(reference, { exact: true })).toBeVisible();
    await axeInBothSchemes(page);
  });
}

for (const size of [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
]) {
  test(`nothing scrolls sideways ${size.width} pixels wide, at normal and at double text size`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const enlarge = () =>
      page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await page.goto('/enquire');
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.goto(pageBehind);
    const dialog = await openFromLink(page, 'consultation');
    await expectNoSidewaysScroll(dialog);
    await enlarge();
    await expectNoSidewaysScroll(dialog);
  });
}
