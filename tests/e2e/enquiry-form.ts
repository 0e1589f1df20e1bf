import type { Locator, Route } from '@playwright/test';
import { expect, untilAwake, type Page } from '../support/e2e.ts';

/** What a visitor of these tests answers; every question of the form has an answer. */
export const answers = {
  firstName: 'Zoë',
  lastName: 'O’Neill-Łukasz',
  email: 'zoe+site@visitor.example',
  phone: '(07700) 900456',
  currentRole: 'Pharmacy manager',
  goals: 'Move into data within a year.\nI have two children.',
  additionalInfo: 'Evenings are best.',
} as const;

/** An address that no other test uses: a person is acknowledged once a day. */
export const freshEmail = () => `visitor-${crypto.randomUUID().slice(0, 8)}@visitor.example`;

export const dialogOf = (page: Page): Locator => page.getByRole('dialog');
export const submitOf = (form: Locator): Locator => form.locator('button[type="submit"]');

/** Opens the modal in type contact from the header, as a visitor on a wide screen does. */
export async function openFromHeader(
  page: Page,
  name: 'Register' | 'Sign In' = 'Register',
): Promise<Locator> {
  await page.getByRole('banner').getByRole('link', { name }).click();
  const dialog = dialogOf(page);
  await expect(dialog.locator('form')).toBeVisible();
  return dialog;
}

/** Opens the modal from a link such as EnquiryLink writes, for variants that no page of ours links to yet. */
export async function openFromLink(page: Page, type: string, programme?: string): Promise<Locator> {
  await page.evaluate(
    ([variant, title]) => {
      document.querySelector('#planted')?.remove();
      const link = document.createElement('a');
      link.id = 'planted';
      link.href = `/enquire?type=${variant}`;
      link.dataset['enquiry'] = variant;
      if (title) link.dataset['programme'] = title;
      link.textContent = 'Planted link';
      document.querySelector('main')?.prepend(link);
    },
    [type, programme],
  );
  await page.locator('#planted').click();
  const dialog = dialogOf(page);
  await expect(dialog.locator('form')).toBeVisible();
  return dialog;
}

/** The six required answers. The country is United Kingdom from the start. */
export async function fillRequired(form: Locator, email: string = answers.email): Promise<void> {
  await form.getByLabel('First name').fill(answers.firstName);
  await form.getByLabel('Last name').fill(answers.lastName);
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByLabel('Phone').fill(answers.phone);
  await form.getByLabel('Programme', { exact: true }).selectOption('AI Data Analysis');
}

/** Lets a minute pass between opening and sending: programs are quicker than people, and these tests are programs. */
export async function letAMinutePass(page: Page): Promise<void> {
  await page.clock.setFixedTime(Date.now() + 60_000);
}

/** The code that a click on a link to the form asks for; other parts of a page have scripts of their own. */
export const formCode = /\/_astro\/(?:client|Enquiry)[^/]*\.js/;

/** A short page behind the modal: the home page takes several times as long. */
export const pageBehind = '/newsletter/confirmed';

/** The form of the page /enquire. */
export const formOf = (page: Page): Locator => page.locator('.enquiry-page form');

export const reference = 'KR-ABCDE-12345';

/** An endpoint that answers in place of the real one, for states that the real one rarely has. */
export async function answerWith(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.unroute('**/api/submit-form');
  await page.route('**/api/submit-form', answer);
}

export const accept = (route: Route) =>
  route.fulfill({ json: { success: true, message: 'Received', reference } });

/** A failure as our endpoint words it. */
export const refuse =
  (status: number, message: string, fields?: Record<string, string>) =>
  (route: Route): Promise<void> =>
    route.fulfill({
      status,
      json: {
        success: false,
        message,
        error: message,
        code: 'internal',
        ...(fields ? { fields } : {}),
        requestId: 'r-1',
      },
    });

/** Wakes the form of the enquiry page; before that the browser posts it itself. */
export async function wakeForm(page: Page): Promise<void> {
  await formOf(page).getByLabel('First name').focus();
  await untilAwake(formOf(page));
}
