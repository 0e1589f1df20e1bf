import { referencePattern } from '#shared/rules/reference.ts';
import { expect, hold, test, type Page } from '../support/e2e.ts';
import type { Mail } from '../support/mailbox.ts';
import {
  answers,
  dialogOf,
  fillRequired,
  formCode,
  formOf,
  freshEmail,
  letAMinutePass,
  openFromHeader,
  submitOf,
} from './enquiry-form.ts';

const thanks = 'Your information has been submitted successfully. Our team will contact you within 24 hours.';
const next = 'Next Steps: Check your email for our welcome package and program details.';

interface EnquiryRow extends Record<string, unknown> {
  reference: string;
  form_type: string;
  status: string;
  version: number;
  phone_typed: string;
  phone_e164: string;
  labels: Record<string, string>;
  choices: Record<string, string> | null;
  marketing_agreed: boolean;
  marketing_wording: string;
}

test.use({ viewport: { width: 1440, height: 900 } });

/** The mails about one visitor's enquiry; one that an earlier test caused may still come in. */
async function mailsAbout(email: string, mailbox: { mails: () => Promise<Mail[]> }): Promise<Mail[]> {
  return (await mailbox.mails()).filter((mail) => mail.to.includes(email) || mail.text.includes(email));
}

/** The reference that the panel shows. */
async function referenceIn(page: Page): Promise<string> {
  const text = await page.getByText(/^KR-/).first().innerText();
  expect(text).toMatch(referencePattern);
  return text;
}

test('a visitor registers, and the enquiry reaches the institute', async ({ page, database, mailbox }) => {
  const email = freshEmail();
  await page.goto('/');
  const dialog = await openFromHeader(page);
  await fillRequired(dialog, email);
  await dialog.getByLabel('What do you do now?').fill(answers.currentRole);
  await dialog.getByLabel('Years of experience').selectOption('1-3');
  await dialog.getByLabel('When would you like to start?').selectOption('2-3-months');
  await dialog.getByLabel('How much time can you give?').selectOption('flexible');
  await dialog.getByLabel('What is your budget?').selectOption('under-2000');
  await dialog.getByLabel('How urgent is it?').selectOption('high');
  await dialog.getByLabel('How did you hear about us?').selectOption('referral');
  await dialog.getByLabel('What would you like to change?').fill(answers.goals);
  await dialog.getByRole('checkbox').check();
  await letAMinutePass(page);
  await submitOf(dialog).click();

  await expect(dialog.getByRole('heading', { name: 'Thank You!' })).toBeFocused();
  await expect(dialog.getByText(thanks, { exact: true })).toBeVisible();
  await expect(dialog.getByText(next, { exact: true })).toBeVisible();
  const shown = await referenceIn(page);

  // The modal closes by itself, and the link that opened it has the focus again.
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Register' })).toBeFocused();

  const rows = await database.query<EnquiryRow>('select * from public.enquiries where email = $1', [email]);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    reference: shown,
    form_type: 'contact',
    status: 'new',
    version: 1,
    phone_typed: answers.phone,
    phone_e164: '+447700900456',
    labels: {
      country: 'United Kingdom',
      experience: '1-2 years',
      preferredStartDate: '1-3 Months',
      timeCommitment: 'Full-time',
      budget: 'Under £1,000',
      hearAboutUs: 'Word of mouth',
      urgency: 'High',
      interestedProgram: 'AI Data Analysis',
      additionalInfo: 'No additional information provided',
    },
    choices: {
      firstName: answers.firstName,
      lastName: answers.lastName,
      country: 'GB',
      experience: '1-3',
      preferredStartDate: '2-3-months',
      timeCommitment: 'flexible',
      budget: 'under-2000',
      hearAboutUs: 'referral',
      urgency: 'high',
      goals: answers.goals,
      interestedProgram: 'AI Data Analysis',
    },
    marketing_agreed: true,
    marketing_wording: 'newsletter-2026-11',
  });
  expect(rows[0]?.choices).not.toHaveProperty('additionalInfo');

  // The newsletter was ticked: its own mail asks for a second yes.
  await expect.poll(async () => (await mailsAbout(email, mailbox)).length).toBe(3);
  const mails = await mailsAbout(email, mailbox);
  const toVisitor = mails.filter((mail) => mail.to.includes(email));
  expect(toVisitor.map(({ text }) => text.includes('/newsletter/confirm')).sort()).toEqual([false, true]);
  const acknowledgement = toVisitor.find(({ text }) => !text.includes('/newsletter/confirm'));
  const notification = mails.find((mail) => !mail.to.includes(email));
  expect(acknowledgement?.text).toContain(shown);
  expect(acknowledgement?.text).toContain('AI Data Analysis');
  expect(acknowledgement?.text, 'none of the visitor’s own text').not.toContain('two children');
  expect(notification?.text).toContain(answers.firstName);
  expect(notification?.text).toContain('1-3 years');
});

test('two clicks and an Enter are one request and one enquiry', async ({ page, database }) => {
  const email = freshEmail();
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/submit-form')) requests += 1;
  });
  await page.goto('/');
  const dialog = await openFromHeader(page);
  await fillRequired(dialog, email);
  await letAMinutePass(page);
  const release = await hold(page, /\/api\/submit-form$/);
  const submit = submitOf(dialog);
  await submit.dblclick();
  await expect(submit).toHaveText('Submitting...');
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await submit.press('Enter');
  release();
  await expect(dialog.getByText(thanks, { exact: true })).toBeVisible();
  expect(requests).toBe(1);
  expect(await database.query('select 1 from public.enquiries where email = $1', [email])).toHaveLength(1);
});

test('an answer that got lost is asked for again: one enquiry, one mail, the same reference', async ({
  page,
  database,
  mailbox,
}) => {
  const email = freshEmail();
  await page.goto('/');
  await fillRequired(await openFromHeader(page), email);
  await letAMinutePass(page);
  await page.route(
    '**/api/submit-form',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  const dialog = dialogOf(page);
  await submitOf(dialog).click();
  await expect(
    dialog.getByRole('alert').filter({ hasText: 'There was an error submitting your form' }),
  ).toBeVisible();

  // The page is loaded again, as people do; the form knows what it was.
  await page.reload();
  await openFromHeader(page);
  await expect(dialog.getByLabel('First name')).toHaveValue(answers.firstName);
  await submitOf(dialog).click();
  await expect(dialog.getByText(thanks, { exact: true })).toBeVisible();
  const shown = await referenceIn(page);

  const rows = await database.query('select reference, version from public.enquiries where email = $1', [
    email,
  ]);
  expect(rows).toEqual([{ reference: shown, version: 1 }]);
  await expect.poll(async () => (await mailsAbout(email, mailbox)).length).toBe(2);
  const acknowledgements = (await mailsAbout(email, mailbox)).filter((mail) => mail.to.includes(email));
  expect(acknowledgements, 'one acknowledgement and one notification').toHaveLength(1);
});

test('corrected answers amend the enquiry whose answer got lost', async ({ page, database }) => {
  const email = freshEmail();
  await page.goto('/');
  const dialog = await openFromHeader(page);
  await fillRequired(dialog, email);
  await letAMinutePass(page);
  await page.route(
    '**/api/submit-form',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await submitOf(dialog).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'Please try again' })).toBeVisible();
  await dialog.getByLabel('First name').fill('Zoe');
  await submitOf(dialog).click();
  await expect(dialog.getByText(thanks, { exact: true })).toBeVisible();
  expect(
    await database.query('select first_name, version from public.enquiries where email = $1', [email]),
  ).toEqual([{ first_name: 'Zoe', version: 2 }]);
});

test('a second enquiry after the first is an enquiry of its own', async ({ page, database }) => {
  const email = freshEmail();
  await page.goto('/');
  for (const name of ['Register', 'Sign In'] as const) {
    const dialog = await openFromHeader(page, name);
    await expect(dialog.getByLabel('First name')).toHaveValue('');
    await fillRequired(dialog, email);
    await letAMinutePass(page);
    await submitOf(dialog).click();
    await expect(dialog.getByText(thanks, { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    expect(await page.evaluate(() => sessionStorage.length), 'nothing is kept once it has been sent').toBe(0);
  }
  expect(
    await database.query('select form_type from public.enquiries where email = $1 order by form_type', [
      email,
    ]),
  ).toEqual([{ form_type: 'contact' }, { form_type: 'journey' }]);
});

test('a database that is down loses nothing', async ({ page, database }) => {
  const email = freshEmail();
  await page.goto('/');
  const dialog = await openFromHeader(page);
  await fillRequired(dialog, email);
  await letAMinutePass(page);
  await database.pause();
  await submitOf(dialog).click();
  await expect(dialog.getByText(thanks, { exact: true })).toBeVisible();
  await referenceIn(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form works as a page: errors with what was typed, then thanks', async ({
    page,
    database,
    mailbox,
  }) => {
    const email = freshEmail();
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
    await expect(page).toHaveURL('/enquire?type=contact');
    const form = formOf(page);
    await fillRequired(form, email);
    await form.getByLabel('Phone').fill('07700 9');
    await form.getByLabel('Years of experience').selectOption('3-7');
    await form.getByLabel('What would you like to change?').fill('Data & "more" <3');
    await form.getByRole('checkbox').check();
    await submitOf(form).click();

    await expect(page).toHaveTitle(/^Error: /);
    const message =
      'Please enter a valid UK phone number (mobile: 07xxx xxxxxx, landline: 01xxx xxxxxx or 020 xxxx xxxx)';
    await expect(formOf(page).getByRole('alert').getByRole('link', { name: message })).toHaveAttribute(
      'href',
      '#enquiry-phone',
    );
    await expect(page.locator('#enquiry-phone-error')).toHaveText(message);
    await expect(form.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByLabel('First name')).toHaveValue(answers.firstName);
    await expect(form.getByLabel('Phone')).toHaveValue('07700 9');
    await expect(form.getByLabel('Years of experience')).toHaveValue('3-7');
    await expect(form.getByLabel('Programme', { exact: true })).toHaveValue('AI Data Analysis');
    await expect(form.getByLabel('What would you like to change?')).toHaveValue('Data & "more" <3');
    await expect(form.getByRole('checkbox')).toBeChecked();
    expect(page.url(), 'no answer is in the address').not.toContain('Zo');

    await form.getByLabel('Phone').fill('07700 900456');
    await submitOf(form).click();
    await expect(page).toHaveURL(/\/enquire\/thank-you\?reference=KR-/);
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
    await expect(page.getByText(thanks, { exact: true })).toBeVisible();
    await expect(page.getByText(next, { exact: true })).toBeVisible();
    const shown = await referenceIn(page);
    const rows = await database.query<EnquiryRow>('select * from public.enquiries where email = $1', [email]);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      reference: shown,
      status: 'new',
      labels: { experience: '5-10 years' },
      choices: { experience: '3-7', country: 'GB' },
      marketing_agreed: true,
    });
    // To the institute, to the visitor, and about the newsletter that was ticked.
    await expect.poll(async () => (await mailsAbout(email, mailbox)).length).toBe(3);
  });

  test('every error is beside its question', async ({ page }) => {
    await page.goto('/enquire');
    await formOf(page).getByLabel('Phone').fill('07700 9');
    await submitOf(formOf(page)).click();
    const summary = page.locator('#enquiry-summary');
    await expect(summary).toBeVisible();
    await expect(summary.getByRole('listitem')).toHaveText([
      'Enter your first name',
      'Enter your last name',
      'Enter an email address, like name@example.com',
      /^Please enter a valid UK phone number/,
      'Choose a programme',
    ]);
    await expect(page.locator('.field-bad')).toHaveCount(5);
  });
});

test('the filled page with errors stays as the server made it when scripts run', async ({ page }) => {
  await page.goto('/enquire');
  // The form's code does not arrive, so the browser posts the form itself.
  await page.route(formCode, (route) => route.abort());
  await formOf(page).getByLabel('First name').fill(answers.firstName);
  await submitOf(formOf(page)).click();
  await expect(page.locator('#enquiry-summary')).toBeVisible();
  await page.unroute(formCode);
  await formOf(page).getByLabel('Last name').fill(answers.lastName);
  await expect(formOf(page).getByLabel('First name')).toHaveValue(answers.firstName);
  await expect(page.locator('#enquiry-lastName-error')).toBeVisible();
});
