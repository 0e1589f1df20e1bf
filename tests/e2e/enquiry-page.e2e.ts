import { load } from 'cheerio';
import { certificationTracks } from '#shared/catalogue/certifications.ts';
import { eworkProgramme, programmes } from '#shared/catalogue/programmes.ts';
import { plans } from '#shared/catalogue/plans.ts';
import { enquiryFormTypes } from '#shared/rules/labels.ts';
import { atRest, expect, hold, test, untilAwake } from '../support/e2e.ts';
import {
  accept,
  answers,
  answerWith,
  fillRequired,
  formCode,
  formOf,
  freshEmail,
  reference,
  submitOf,
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
    await untilAwake(formOf(page));
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

  test('takes on the variant and the programme of its address, and shows the thanks in its place', async ({
    page,
  }) => {
    await test.step('takes on the variant and the programme of its address', async () => {
      const programme = 'AI Business Analyst: 6-month fast-track';
      await page.goto(`/enquire?${new URLSearchParams({ type: 'transformation', programme })}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask for a place');
      await expect(formOf(page).getByLabel('Programme', { exact: true })).toHaveValue(programme);
      await expect(submitOf(formOf(page))).toHaveText('Ask for my place');
      await untilAwake(formOf(page));
      await formOf(page).getByLabel('Programme', { exact: true }).selectOption('Blockchain Development');
      await page.reload();
      await expect(formOf(page).getByLabel('Programme', { exact: true })).toHaveValue(
        'Blockchain Development',
      );
    });
    await test.step('shows the thanks in its place and leaves them there', async () => {
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
  });

  test('asks for none of the form’s code before someone wants it, and its links lead to the page itself', async ({
    page,
  }) => {
    await test.step('asks for none of the form’s code before someone wants it', async () => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (formCode.test(request.url())) scripts.push(request.url());
      });
      await page.goto('/enquire');
      await atRest(page);
      expect(scripts).toEqual([]);
      await formOf(page).hover();
      await expect.poll(() => scripts.length).toBeGreaterThan(0);
    });
    await test.step('its links to the form lead to the page itself', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('/enquire');
      await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
      await expect(page).toHaveURL('/enquire?type=contact');
      await expect(page.getByRole('dialog')).toBeHidden();
    });
  });
});

test.describe('without a script the address decides too', () => {
  test.use({ javaScriptEnabled: false });
  const titles = {
    contact: ['Register your interest', 'Register my interest'],
    journey: ['Start your journey', 'Start my journey'],
    transformation: ['Ask for a place', 'Ask for my place'],
    consultation: ['Request a consultation', 'Request my consultation'],
    certification: ['Ask about certification', 'Send my question'],
  } as const;

  test('each type', async ({ page }) => {
    for (const type of enquiryFormTypes) {
      await page.goto(`/enquire?type=${type}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[type][0]);
      await expect(submitOf(formOf(page))).toHaveText(titles[type][1]);
      await expect(formOf(page).locator('[name="formType"]')).toHaveValue(type);
      await expect(formOf(page).getByLabel('Programme', { exact: true })).toHaveValue('');
    }
  });

  test('every course, plan and certification', async ({ request }) => {
    const certifications = certificationTracks.flatMap(({ levels }) => levels.map(({ name }) => name));
    const all = [
      ...programmes.map(({ value }) => value),
      ...plans.map(({ name }) => name),
      ...certifications,
    ];
    expect(all.length).toBeGreaterThanOrEqual(9 + 18 + 9);
    for (const programme of [...all, eworkProgramme]) {
      // Without a script the page is what the server sends.
      const answer = await request.get(
        `/enquire?${new URLSearchParams({ type: 'transformation', programme })}`,
      );
      const chosen = load(await answer.text())('.enquiry-page form select[name="interestedProgram"]').val();
      expect(chosen).toBe(programme);
    }
  });

  test('other addresses get the general form, and nothing of theirs but a line of text', async ({ page }) => {
    for (const address of [
      '/enquire',
      '/enquire/',
      '/enquire?type=toString',
      '/enquire?programme=%00&type=',
    ]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.contact[0]);
      await expect(formOf(page).getByLabel('Programme', { exact: true })).toHaveValue('');
    }
    const markup = '"><script>document.title="taken"</script>&quot;';
    await page.goto(`/enquire?${new URLSearchParams({ type: 'journey', programme: markup })}`);
    await expect(formOf(page).getByLabel('Programme', { exact: true })).toHaveValue(markup);
    await expect(page.locator('main option', { hasText: markup })).toHaveCount(1);
  });

  test('from a plan’s link to the stored enquiry, a mistake on the way included', async ({
    page,
    database,
  }) => {
    const email = freshEmail();
    await page.goto('/pricing');
    const link = page
      .locator('main a[href^="/enquire?"][href*="programme="]')
      .filter({ visible: true })
      .first();
    const address = new URL((await link.getAttribute('href')) ?? '', page.url());
    const programme = address.searchParams.get('programme') ?? '';
    expect(address.searchParams.get('type')).toBe('transformation');
    await link.click();
    const form = formOf(page);
    await form.getByLabel('First name').fill(answers.firstName);
    await form.getByLabel('Last name').fill(answers.lastName);
    await form.getByRole('textbox', { name: 'Email' }).fill('no address');
    await form.getByLabel('Phone').fill('07700 900456');
    await submitOf(form).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.transformation[0]);
    await expect(form.getByLabel('Programme', { exact: true })).toHaveValue(programme);
    await form.getByRole('textbox', { name: 'Email' }).fill(email);
    await submitOf(form).click();
    await expect(page.getByText(reference, { exact: true }).or(page.getByText(/^KR-/))).toBeVisible();
    expect(
      await database.query(
        "select form_type, choices->>'interestedProgram' as programme from public.enquiries where email = $1",
        [email],
      ),
    ).toEqual([{ form_type: 'transformation', programme }]);
  });
});

test('the form of an address comes to life as it is, with its programme chosen', async ({ page }) => {
  const programme = plans[0]?.name ?? '';
  await page.goto(`/enquire?${new URLSearchParams({ type: 'transformation', programme })}`);
  await wakeForm(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask for a place');
  await expect(formOf(page).getByLabel('Programme', { exact: true })).toHaveValue(programme);
});

test.describe('whatever its code does, the form and what was typed stay', () => {
  test('an element that a password manager has put into it loses neither text nor focus', async ({
    page,
    problems,
  }) => {
    // React reports that the page is not what it expects.
    problems.expect(/React error #418/);
    const release = await hold(page, formCode);
    await page.goto('/enquire');
    const goals = formOf(page).getByLabel('What would you like to change?');
    await formOf(page).getByLabel('First name').fill(answers.firstName);
    await formOf(page).getByLabel('Country').selectOption('IE');
    await formOf(page).getByRole('checkbox').check();
    await goals.fill(answers.goals);
    await goals.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(3, 7));
    await formOf(page)
      .getByLabel('First name')
      .evaluate((input) => input.after(document.createElement('div'), document.createElement('span')));
    release();
    await untilAwake(formOf(page));
    await expect(page.getByText('With or without the country code.'), 'the form is awake').toBeVisible();
    await expect(formOf(page).getByLabel('First name')).toHaveValue(answers.firstName);
    await expect(formOf(page).getByRole('checkbox')).toBeChecked();
    await expect(goals).toHaveValue(answers.goals);
    await expect(goals).toBeFocused();
    expect(
      await goals.evaluate((area: HTMLTextAreaElement) => [area.selectionStart, area.selectionEnd]),
    ).toEqual([3, 7]);
  });

  test('code that fails leaves the form that the page was built with, which posts by itself', async ({
    page,
    problems,
  }) => {
    problems.expect(/URLSearchParams is not a constructor/);
    // In place of any method that an older browser lacks.
    await page.addInitScript(() => {
      Object.defineProperty(window, 'URLSearchParams', {
        value: function missing() {
          throw new TypeError('URLSearchParams is not a constructor');
        },
      });
    });
    const failed = page.waitForEvent('pageerror');
    await page.goto('/enquire');
    await formOf(page).getByLabel('First name').fill(answers.firstName);
    await failed;
    await expect(formOf(page).getByLabel('First name')).toHaveValue(answers.firstName);
    await expect(formOf(page).getByLabel('First name')).toBeFocused();
    await formOf(page).getByLabel('Last name').fill(answers.lastName);
    const posted = page.waitForRequest((request) => request.method() === 'POST');
    await page.route('**/api/submit-form', (route) => route.fulfill({ body: 'taken' }));
    await formOf(page).evaluate((form: HTMLFormElement) => form.submit());
    const sent = new URLSearchParams((await posted).postData() ?? '');
    expect(sent.get('firstName')).toBe(answers.firstName);
    expect(sent.get('lastName')).toBe(answers.lastName);
  });
});
