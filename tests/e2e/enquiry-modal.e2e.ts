import { expect, test, type Page } from '../support/e2e.ts';
import {
  accept,
  answers,
  answerWith,
  dialogOf,
  fillRequired,
  openFromHeader,
  openFromLink,
  pageBehind,
  reference,
  refuse,
  submitOf,
} from './enquiry-form.ts';

const ukPhoneMessage =
  'Please enter a valid UK phone number (mobile: 07xxx xxxxxx, landline: 01xxx xxxxxx or 020 xxxx xxxx)';
const groupNames = [
  'Personal Information',
  'Contact Information',
  'Professional Background',
  'Program Interest',
  'Additional Information',
];

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('opening', () => {
  test.beforeEach(({ page }) => page.goto('/').then(() => undefined));

  test('five variants have words of their own, from real links', async ({ page }) => {
    const header = page.getByRole('banner');
    const main = page.getByRole('main');
    const course = main.locator('a[data-enquiry="contact"][data-programme]').first();
    const openings = [
      {
        link: header.getByRole('link', { name: 'Register' }),
        title: 'Register your interest',
        submit: 'Register my interest',
      },
      {
        link: header.getByRole('link', { name: 'Sign In' }),
        title: 'Start your journey',
        submit: 'Start my journey',
      },
      {
        link: main.locator('a[data-enquiry="transformation"]:visible').first(),
        title: 'Ask for a place',
        submit: 'Ask for my place',
      },
      {
        link: main.locator('a[data-enquiry="consultation"]').first(),
        title: 'Request a consultation',
        submit: 'Request my consultation',
      },
      { link: course, title: 'Register your interest', submit: 'Register my interest' },
    ];
    for (const { link, title, submit } of openings) {
      await link.click();
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog).toBeVisible();
      await expect(submitOf(dialog)).toHaveText(submit);
      await expect(dialog.locator('legend')).toHaveText(groupNames);
      const programme = await link.getAttribute('data-programme');
      await expect(dialog.getByLabel('Programme', { exact: true })).toHaveValue(programme ?? '');
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
      await expect(link).toBeFocused();
    }
    // No page links to this variant yet.
    const dialog = await openFromLink(page, 'certification');
    await expect(page.getByRole('dialog', { name: 'Ask about certification' })).toBeVisible();
    await expect(submitOf(dialog)).toHaveText('Send my question');
  });

  test('Sign In shows the way to the account first, closing resets the programme alone, and a click outside loses nothing', async ({
    page,
  }) => {
    await test.step('Sign In shows the way to the account first', async () => {
      const dialog = await openFromHeader(page, 'Sign In');
      await expect(dialog.getByText('Already have an account?')).toBeVisible();
      await expect(dialog.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });
    await test.step('closing resets the programme that a link chose, and keeps what was typed', async () => {
      const link = page.locator('main a[data-enquiry="contact"][data-programme]').first();
      await link.click();
      const dialog = dialogOf(page);
      const select = dialog.getByLabel('Programme', { exact: true });
      await expect(select).toHaveValue((await link.getAttribute('data-programme')) ?? '-');
      await dialog.getByLabel('First name').fill(answers.firstName);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await openFromHeader(page);
      await expect(select).toHaveValue('');
      await expect(dialog.getByLabel('First name')).toHaveValue(answers.firstName);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });
    await test.step('a click outside loses nothing', async () => {
      const dialog = await openFromHeader(page);
      await dialog.getByLabel('First name').fill(answers.firstName);
      await dialog.getByLabel('What would you like to change?').fill(answers.goals);
      await page.mouse.click(5, 5);
      await expect(dialog).toBeHidden();
      await openFromHeader(page);
      await expect(dialog.getByLabel('First name')).toHaveValue(answers.firstName);
      await expect(dialog.getByLabel('What would you like to change?')).toHaveValue(answers.goals);
      // Selecting text and letting go outside is no click outside.
      const box = await dialog.getByLabel('First name').boundingBox();
      await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
      await page.mouse.down();
      await page.mouse.move(5, 5);
      await page.mouse.up();
      await expect(dialog).toBeVisible();
    });
  });

  test('nine programmes are offered with their length, and a tenth when a link names it', async ({
    page,
  }) => {
    const title = 'Certified AI Business Analyst, Foundation';
    const dialog = await openFromLink(page, 'certification', title);
    const select = dialog.getByLabel('Programme', { exact: true });
    await expect(select).toHaveValue(title);
    const labels = await select.locator('option').allInnerTexts();
    expect(labels.filter((label) => /\(\d+ weeks\)$/.test(label))).toHaveLength(9);
    expect(labels).toContain('Artificial Intelligence & Machine Learning (16 weeks)');
    let sent: Record<string, unknown> = {};
    await answerWith(page, async (route) => {
      sent = route.request().postDataJSON() as Record<string, unknown>;
      await accept(route);
    });
    await fillRequired(dialog);
    await select.selectOption(title);
    await submitOf(dialog).click();
    await expect(dialog.getByText(reference, { exact: true })).toBeVisible();
    expect(sent).toMatchObject({
      formType: 'certification',
      interestedProgram: title,
      choices: { interestedProgram: title },
    });
  });

  test('it is a whole sheet on a telephone, else within 90% of the window, and the page behind neither moves nor scrolls', async ({
    page,
  }) => {
    for (const size of [
      { width: 1440, height: 900 },
      { width: 360, height: 780 },
      { width: 640, height: 320 },
    ]) {
      await page.setViewportSize(size);
      await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
      const before = await page.locator('h1').boundingBox();
      const dialog = await openFromLinkInPlace(page);
      const box = await dialog.boundingBox();
      if (size.width < 768) expect(box?.height).toBeCloseTo(size.height, 0);
      else expect(box?.height).toBeLessThanOrEqual(size.height * 0.9 + 1);
      expect(await page.locator('h1').boundingBox()).toEqual(before);
      await page.mouse.move(2, 2);
      await page.mouse.wheel(0, 400);
      await page.mouse.move(size.width / 2, size.height / 2);
      await page.mouse.wheel(0, 20_000);
      await page.mouse.wheel(0, 400);
      await expect.poll(() => dialog.evaluate((element) => element.scrollTop)).toBeGreaterThan(100);
      expect(await page.evaluate(() => scrollY)).toBe(300);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      expect(await page.evaluate(() => scrollY)).toBe(300);
    }
  });

  test('a click that asks for a new tab gets one', async ({ page, context }) => {
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page
        .getByRole('banner')
        .getByRole('link', { name: 'Register' })
        .click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await expect(opened).toHaveURL('/enquire?type=contact');
    await expect(dialogOf(page)).toBeHidden();
  });
});

/** Opens from a link that is where the page is scrolled to, so that the click scrolls nothing. */
async function openFromLinkInPlace(page: Page) {
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/enquire';
    link.dataset['enquiry'] = 'contact';
    link.style.position = 'fixed';
    document.body.append(link);
    link.click();
  });
  const dialog = dialogOf(page);
  await expect(dialog.locator('form')).toBeVisible();
  return dialog;
}

test.describe('by keyboard', () => {
  test('the whole enquiry, from the header to the thanks', async ({ page }) => {
    await answerWith(page, accept);
    await page.clock.install();
    await page.goto('/');
    const link = page.getByRole('banner').getByRole('link', { name: 'Register' });
    await link.focus();
    await page.keyboard.press('Enter');
    const dialog = dialogOf(page);
    await expect(dialog.getByRole('heading', { name: 'Register your interest' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Zoe');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Hall');
    await page.keyboard.press('Tab');
    await page.keyboard.type('zoe@visitor.example');
    await page.keyboard.press('Tab');
    await expect(dialog.getByLabel('Country')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('07700 900456');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(dialog.getByLabel('Programme', { exact: true })).toBeFocused();
    await page.keyboard.type('Proj');
    await expect(dialog.getByLabel('Programme', { exact: true })).toHaveValue('Project Management');
    await dialog.getByLabel('First name').focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('heading', { name: 'Thank You!' })).toBeFocused();

    // People who use the keyboard in the panel have all the time there is.
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.clock.fastForward(3500);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
  });

  test('the focus stays inside, always in sight, and returns', async ({ page }) => {
    for (const size of [
      { width: 1440, height: 900 },
      { width: 1024, height: 600 },
    ]) {
      await page.setViewportSize(size);
      await page.goto('/');
      const link = page.locator('main a[data-enquiry="consultation"]').first();
      await link.focus();
      await page.keyboard.press('Enter');
      const dialog = dialogOf(page);
      await expect(dialog.locator('form')).toBeVisible();
      const stops = new Set<string>();
      for (const key of [...Array<string>(24).fill('Tab'), ...Array<string>(24).fill('Shift+Tab')]) {
        await page.keyboard.press(key);
        const seen = await page.evaluate(() => {
          const element = document.activeElement as HTMLElement;
          const box = element.getBoundingClientRect();
          const top = document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height, 40) / 2);
          return {
            name: element.getAttribute('name') ?? element.tagName,
            isInside: element.closest('dialog') !== null,
            isInSight:
              top !== null && (element.contains(top) || element.closest('label')?.contains(top) === true),
          };
        });
        expect(seen, key).toMatchObject({ isInside: true, isInSight: true });
        stops.add(seen.name);
      }
      expect(stops.size, 'all fifteen questions, the box, the close and submit buttons').toBe(17);
      expect(stops).not.toContain('website');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(link).toBeFocused();
    }
  });

  test('from the menu of a phone the focus returns to the menu button', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/');
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.click();
    await openFromHeader(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
  });
});

test.describe('errors', () => {
  test.beforeEach(async ({ page }) => {
    await answerWith(page, accept);
    await page.goto(pageBehind);
  });

  test('are said in a summary that takes focus and beside each question, and go away while they are mended', async ({
    page,
  }) => {
    await test.step('are said in a summary that takes focus and beside each question', async () => {
      const dialog = await openFromHeader(page);
      await submitOf(dialog).click();
      const summary = dialog.getByRole('alert');
      await expect(summary).toBeFocused();
      const messages = [
        'Enter your first name',
        'Enter your last name',
        'Enter an email address, like name@example.com',
        'Enter a phone number',
        'Choose a programme',
      ];
      await expect(summary.getByRole('link')).toHaveText(messages);
      await expect(dialog.locator('.error:visible')).toHaveText(messages);
      await summary.getByRole('link', { name: 'Enter a phone number' }).click();
      const phone = dialog.getByLabel('Phone');
      await expect(phone).toBeFocused();
      await expect(phone).toHaveAttribute('aria-invalid', 'true');
      await expect(phone).toHaveAccessibleDescription(/Enter a phone number/);
      expect(page.url(), 'the address stays clean').not.toContain('#');
      await page.reload();
    });
    await test.step('go away while they are mended, and do not come unasked', async () => {
      const dialog = await openFromHeader(page);
      const email = dialog.getByRole('textbox', { name: 'Email' });
      await email.fill('zoe');
      await email.blur();
      await expect(dialog.locator('.error:visible')).toHaveCount(0);
      await submitOf(dialog).click();
      const error = dialog.locator('#enquiry-modal-email-error');
      await expect(error).toBeVisible();
      await email.fill('zoe@visitor.example');
      await expect(error).toBeHidden();
      await email.fill('zoe');
      await expect(error, 'a mended answer is left in peace until the next attempt').toBeHidden();
    });
  });

  test('a telephone number is judged by the country, and what the server finds wrong is shown the same way', async ({
    page,
  }) => {
    await test.step('a telephone number is judged by the country', async () => {
      const dialog = await openFromHeader(page);
      await fillRequired(dialog);
      const phone = dialog.getByLabel('Phone');
      const error = dialog.locator('#enquiry-modal-phone-error');
      await phone.fill('07700 9');
      await submitOf(dialog).click();
      await expect(error).toHaveText(ukPhoneMessage);
      await dialog.getByLabel('Country').selectOption('NG');
      await expect(error).toHaveText('Please enter a valid phone number for Nigeria');
      await phone.fill('0803 123 4567');
      await expect(error).toBeHidden();
      await submitOf(dialog).click();
      await expect(dialog.getByText(reference, { exact: true })).toBeVisible();
      await page.goto(pageBehind);
    });
    await test.step('what the server finds wrong is shown the same way', async () => {
      const dialog = await openFromHeader(page);
      await fillRequired(dialog);
      await answerWith(
        page,
        refuse(422, 'Please check the highlighted answers', { email: 'This address cannot be reached' }),
      );
      await submitOf(dialog).click();
      await expect(dialog.getByRole('alert')).toBeFocused();
      await expect(dialog.getByRole('link', { name: 'This address cannot be reached' })).toBeVisible();
      await expect(dialog.locator('#enquiry-modal-email-error')).toHaveText('This address cannot be reached');
      await expect(submitOf(dialog)).toHaveText('Register my interest');
      await answerWith(page, accept);
      await dialog.getByRole('textbox', { name: 'Email' }).fill('other@visitor.example');
      await submitOf(dialog).click();
      await expect(dialog.getByText(reference, { exact: true })).toBeVisible();
    });
  });
});
