import { expect, hold, test } from '../support/e2e.ts';
import {
  accept,
  answers,
  answerWith,
  fillRequired,
  formCode,
  formOf,
  reference,
  submitOf,
  waitUntilAwake,
  wakeForm,
} from './enquiry-form.ts';

test.describe('the enquiry page', () => {
  test('keeps what was typed before its code came', async ({ page }) => {
    const release = await hold(page, formCode);
    await page.goto('/enquire');
    await formOf(page).getByLabel('First name').fill(answers.firstName);
    await formOf(page).getByLabel('Country').selectOption('IE');
    await formOf(page).getByLabel('Programme', { exact: true }).selectOption('Project Management');
    await formOf(page).getByRole('checkbox').check();
    await formOf(page).getByLabel('What would you like to change?').fill(answers.goals);
    release();
    await waitUntilAwake(page);
    await expect(page.getByText('With or without the country code.'), 'the form is awake').toBeVisible();
    await expect(formOf(page).getByLabel('First name')).toHaveValue(answers.firstName);
    await expect(formOf(page).getByLabel('Programme', { exact: true })).toHaveValue('Project Management');
    await expect(formOf(page).getByRole('checkbox')).toBeChecked();
    await expect(formOf(page).getByLabel('What would you like to change?')).toHaveValue(answers.goals);
    let sent: Record<string, unknown> = {};
    await answerWith(page, async (route) => {
      sent = route.request().postDataJSON() as Record<string, unknown>;
      await accept(route);
    });
    await formOf(page).getByLabel('Last name').fill(answers.lastName);
    await formOf(page).getByRole('textbox', { name: 'Email' }).fill(answers.email);
    await formOf(page).getByLabel('Phone').fill('01 234 5678');
    await submitOf(formOf(page)).click();
    await expect(page.getByText(reference, { exact: true })).toBeVisible();
    expect(sent).toMatchObject({
      formType: 'contact',
      country: 'Ireland',
      choices: {
        firstName: answers.firstName,
        country: 'IE',
        interestedProgram: 'Project Management',
        goals: answers.goals,
      },
      marketing: { agreed: true },
    });
  });

  test('takes on the variant and the programme of its address', async ({ page }) => {
    const programme = 'AI Business Analyst: 6-month fast-track';
    await page.goto(`/enquire?${new URLSearchParams({ type: 'transformation', programme })}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask for a place');
    await expect(formOf(page).getByLabel('Programme', { exact: true })).toHaveValue(programme);
    await expect(submitOf(formOf(page))).toHaveText('Ask for my place');
    await formOf(page).getByLabel('Programme', { exact: true }).selectOption('Blockchain Development');
    await page.reload();
    await expect(formOf(page).getByLabel('Programme', { exact: true })).toHaveValue('Blockchain Development');
  });

  test('shows the thanks in its place and leaves them there', async ({ page }) => {
    await answerWith(page, accept);
    await page.clock.install();
    await page.goto('/enquire');
    await wakeForm(page);
    await fillRequired(formOf(page));
    await submitOf(formOf(page)).click();
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeFocused();
    await page.clock.fastForward(3500);
    await expect(page.getByText(reference, { exact: true })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test('asks for none of the form’s code before somebody wants it', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (formCode.test(request.url())) scripts.push(request.url());
    });
    await page.goto('/enquire', { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
    await formOf(page).hover();
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
  });

  test('its links to the form lead to the page itself', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/enquire');
    await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
    await expect(page).toHaveURL('/enquire?type=contact');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});
