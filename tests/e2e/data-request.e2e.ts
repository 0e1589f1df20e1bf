import { dataRequestOptions } from '#shared/contracts/data-request.ts';
import type { Locator } from '@playwright/test';
import { referencePattern } from '#shared/rules/reference.ts';
import { axeInBothSchemes, expect, screens, test, type Page } from '../support/e2e.ts';
import { freshEmail, submitOf } from './enquiry-form.ts';

const details = 'Everything since spring.\nMy old number was 07700 900456 & “more”, 1 < 2.';

const formOf = (page: Page): Locator => page.locator('main form');

async function fill(page: Page, email: string): Promise<void> {
  await page.getByLabel('Your name').fill('Zoë O’Neill');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('What is it about?').fill(details);
}

/** The day thirty days on, as people in London write it. */
const dayInThirtyDays = () => {
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/London' });
  const day = new Date(`${today}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 30);
  return {
    iso: day.toISOString().slice(0, 10),
    words: day.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
  };
};

test('a right is asked for from its button, and acknowledged with a reference and a day', async ({
  page,
  database,
  mailbox,
}) => {
  const email = freshEmail();
  await page.goto('/gdpr');
  await page.getByRole('link', { name: 'Ask us to erase your data' }).click();
  await expect(page).toHaveURL('/data-request?kind=erasure');
  await expect(page.getByLabel('What are you asking for?')).toHaveValue('erasure');
  await fill(page, email);
  await submitOf(formOf(page)).dblclick();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, we have it');
  const by = dayInThirtyDays();
  const shown = await page.locator('[data-reference]').innerText();
  expect(shown).toMatch(referencePattern);
  await expect(page.getByText(`We answer by ${by.words}.`)).toBeVisible();
  expect(page.url(), 'nothing about the person is in the address').not.toMatch(/visitor|Zo|erasure/);
  expect(
    await database.query(
      "select reference, form_type, first_name, programme, labels->>'details' as details, answer_by::text from public.enquiries where email = $1",
      [email],
    ),
  ).toEqual([
    {
      reference: shown,
      form_type: 'data-request',
      first_name: 'Zoë O’Neill',
      programme: 'erasure',
      details,
      answer_by: by.iso,
    },
  ]);
  await expect.poll(async () => (await mailbox.mails()).length).toBe(2);
  const mails = await mailbox.mails();
  const acknowledgement = mails.find((mail) => mail.to.includes(email));
  expect(acknowledgement?.subject).toBe(`We have your data request (${shown})`);
  expect(acknowledgement?.text).toContain('We answer by');
  expect(acknowledgement?.text).not.toContain('since spring');
  expect(mails.find((mail) => !mail.to.includes(email))?.text).toContain('since spring');
});

test('a complaint is taken from the data protection page', async ({ page, database, mailbox }) => {
  const email = freshEmail();
  await page.goto('/data-protection');
  await page.getByRole('link', { name: 'Write your complaint' }).click();
  await expect(page.getByLabel('What are you asking for?')).toHaveValue('complaint');
  await fill(page, email);
  await submitOf(formOf(page)).click();
  await expect(page.locator('[data-reference]')).toHaveText(referencePattern);
  expect(await database.query('select form_type from public.enquiries where email = $1', [email])).toEqual([
    { form_type: 'complaint' },
  ]);
  await expect
    .poll(async () => (await mailbox.mails()).find((mail) => mail.to.includes(email))?.subject)
    .toMatch(/^We have your complaint/);
});

test('what is wrong is said, led to, and nothing is lost', async ({ page }) => {
  await page.goto('/data-request?kind=access');
  await page.getByLabel('What is it about?').fill(details);
  await submitOf(formOf(page)).click();
  await expect(page).toHaveTitle(/^Error: /);
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Enter your name',
    'Enter an email address, like name@example.com',
  ]);
  await expect(page.getByLabel('What are you asking for?')).toHaveValue('access');
  await expect(page.getByLabel('What is it about?')).toHaveValue(details);
  await summary.getByRole('link', { name: 'Enter your name' }).click();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await expect(page.getByLabel('Your name')).toHaveAccessibleDescription('Enter your name');
});

test('a lost connection and a server that fails lose nothing', async ({ page, context }) => {
  await page.goto('/data-request?kind=objection');
  await fill(page, 'zoe@visitor.example');
  await page.getByLabel('What are you asking for?').selectOption('portability');
  const expectKept = async () => {
    await expect(page.getByLabel('What are you asking for?')).toHaveValue('portability');
    await expect(page.getByLabel('Your name')).toHaveValue('Zoë O’Neill');
    await expect(page.getByLabel('What is it about?')).toHaveValue(details);
    await expect(submitOf(formOf(page))).not.toHaveAttribute('aria-disabled');
  };
  await context.setOffline(true);
  const lost = page.waitForEvent('requestfailed');
  await submitOf(formOf(page)).click();
  await lost;
  // The browser says so on a page of its own, from which people go back.
  await page.waitForURL(/^chrome-error:/);
  await context.setOffline(false);
  await page.goBack();
  await expectKept();
  await page.route('**/api/data-request', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await submitOf(formOf(page)).click();
  await expect(page.getByText('Bad gateway')).toBeVisible();
  await page.goBack();
  await expectKept();
});

test('the keyboard alone is enough', async ({ page, mailbox }) => {
  const email = freshEmail();
  await page.goto('/data-request');
  await page.getByLabel('What are you asking for?').focus();
  for (const text of ['A copy', 'Zoe', email, 'All of it']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(submitOf(formOf(page))).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-reference]')).toHaveText(referencePattern);
  await expect.poll(async () => (await mailbox.mails()).length).toBe(2);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the address chooses the kind, else the question is open, and the form works', async ({
    page,
    database,
  }) => {
    await test.step('the address chooses the kind', async () => {
      for (const { value } of dataRequestOptions) {
        await page.goto(`/data-request?kind=${value}`);
        await expect(page.getByLabel('What are you asking for?')).toHaveValue(value);
      }
      await page.goto('/data-request?kind=everything');
      await expect(page.getByLabel('What are you asking for?')).toHaveValue('');
    });
    await test.step('the question is open, and the form works', async () => {
      const email = freshEmail();
      await page.goto('/data-request');
      await fill(page, email);
      await submitOf(formOf(page)).click();
      await expect(page.locator('#data-request-kind-error')).toHaveText('Choose what you are asking for');
      await expect(page.locator('#data-request-summary')).toBeInViewport();
      await expect(page.getByLabel('What is it about?')).toHaveValue(details);
      await page.getByLabel('What are you asking for?').selectOption('correction');
      await submitOf(formOf(page)).click();
      await expect(page).toHaveURL(/\/data-request\/thank-you\?reference=KR-/);
      await expect(page.locator('[data-reference]')).toHaveText(referencePattern);
      expect(
        await database.query('select programme from public.enquiries where email = $1', [email]),
      ).toEqual([{ programme: 'correction' }]);
    });
  });
});

test('errors and thanks can be used by everyone', async ({ page }) => {
  const look = async () => {
    for (const screen of screens)
      await test.step(screen.name, async () => {
        await page.setViewportSize(screen);
        await axeInBothSchemes(page);
      });
  };
  await page.goto('/data-request');
  await submitOf(formOf(page)).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await look();
  await page.goto('/data-request/thank-you?reference=KR-ABCDE-12345&by=2026-12-27');
  await expect(page.getByText('We answer by 27 December 2026.')).toBeVisible();
  await look();
});
