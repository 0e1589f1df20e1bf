import { axe, expect, show, test, views } from '../support/e2e.ts';
import {
  accept,
  answerWith,
  dialogOf,
  fillRequired,
  openFromLink,
  reference,
  refuse,
  submitOf,
  wakeForm,
} from './enquiry-form.ts';

const variants = ['contact', 'journey', 'transformation', 'consultation', 'certification'] as const;

for (const view of views) {
  test(`the modal in each variant and state, ${view.title}`, async ({ page }) => {
    await show(page, view);
    await page.goto('/');
    const dialog = dialogOf(page);
    const expectNoSidewaysScroll = async () => {
      expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    };

    for (const variant of variants) {
      await test.step(`${variant}, empty`, async () => {
        await openFromLink(page, variant);
        await axe(page);
        await expectNoSidewaysScroll();
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      });
      await test.step(`${variant}, with errors`, async () => {
        await openFromLink(page, variant);
        await submitOf(dialog).click();
        await expect(dialog.getByRole('alert')).toBeFocused();
        await axe(page);
        await expectNoSidewaysScroll();
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await page.reload();
      });
    }

    await openFromLink(
      page,
      'consultation',
      'A certification with a very long name that fills more than one line of a select',
    );
    await fillRequired(dialog);
    await test.step('failed', async () => {
      await answerWith(page, refuse(503, 'We cannot take messages at this moment'));
      await submitOf(dialog).click();
      await expect(dialog.getByText('We cannot take messages')).toBeVisible();
      await expect(submitOf(dialog)).toBeInViewport();
      await axe(page);
      await expectNoSidewaysScroll();
    });
    let release: () => void = () => undefined;
    await test.step('submitting', async () => {
      await answerWith(page, async (route) => {
        await new Promise<void>((resolve) => (release = resolve));
        await accept(route);
      });
      await submitOf(dialog).click();
      await expect(submitOf(dialog)).toHaveText('Submitting...');
      await axe(page);
    });
    await test.step('sent', async () => {
      release();
      await expect(dialog.getByText(reference, { exact: true })).toBeVisible();
      await page.keyboard.press('Tab');
      await axe(page);
      await expectNoSidewaysScroll();
    });
  });

  test(`the page, its errors and the thanks, ${view.title}`, async ({ page }) => {
    await show(page, view);
    await page.goto('/enquire');
    await axe(page);
    await wakeForm(page);
    await submitOf(page.locator('form')).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await axe(page);
    await answerWith(page, accept);
    await fillRequired(page.locator('form'));
    await submitOf(page.locator('form')).click();
    await expect(page.getByRole('heading', { name: 'Thank You!', level: 1 })).toBeFocused();
    await axe(page);
    await page.goto(`/enquire/thank-you?reference=${reference}`);
    await axe(page);
  });
}

test('the form stands on a screen of 320 pixels and with text of twice the size', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/enquire');
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.goto('/');
  await openFromLink(page, 'consultation');
  expect(await dialogOf(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await dialogOf(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});
