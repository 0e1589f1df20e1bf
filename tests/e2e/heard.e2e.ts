import { expect, test, untilAwake, type Page } from '../support/e2e.ts';
import { readCode } from './account-mail.ts';
import { freshEmail, letAMinutePass, submitOf, wakeForm, formOf } from './enquiry-form.ts';
import { freshAddress, makeAdmin, makeStudent, signInByAddress } from './ework-visit.ts';
import { makeLearner, signInAs } from './learner-visit.ts';
import { expectHeard, listen } from './screen-reader.ts';

/*
 * What is heard in each flow by someone who does not see it: each thing once, in order, nothing missing. Read the texts before
 * changing them.
 */

test.use({ viewport: { width: 1440, height: 900 } });

/** Types into one field after another by keyboard, from the one that has the focus. */
async function typeOn(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) {
    if (text) await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
}
const anyReference = [/KR-\w{5}-\w{5}/g, 'KR-…'] as const;

test('an enquiry', async ({ page }) => {
  const email = freshEmail();
  const reader = await listen(page, [anyReference, [email, 'EMAIL']]);
  const heard: string[] = [];
  await page.goto('/enquire?type=consultation&programme=AI+Data+Analysis');
  await wakeForm(page);
  await typeOn(page, 'Rosa', 'Marsh', 'no address', '', '07700 900456');
  heard.push(...(await reader.hear()), '-- Send, with a mistake');
  await letAMinutePass(page);
  await submitOf(formOf(page)).focus();
  await page.keyboard.press('Enter');
  await expect(formOf(page).getByRole('alert')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  heard.push(...(await reader.hear()), '-- Mend and send');
  await page.keyboard.press('Control+A');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeFocused();
  heard.push(...(await reader.hear()));
  expectHeard(
    heard,
    `
    page: Request a consultation | Kestrel Row Institute
    focus: textbox "First name" required
    focus: textbox "Last name" required
    focus: textbox "Email" invalid required
    focus: combobox "Country" hasPopup menu
    focus: textbox "Phone" required (For example 07700 900123. Spaces and brackets are fine.)
    focus: textbox "What do you do now? (optional)"
    -- Send, with a mistake
    focus: button "Request my consultation"
    focus: alert "There is a problem"
    alert: There is a problem Remove the space: an email address cannot have it
    focus: link "Remove the space: an email address cannot have it"
    focus: textbox "Email" invalid required (Remove the space: an email address cannot have it)
    -- Mend and send
    status: Sending your enquiry
    focus: heading "Thank You!"
    status: Your information has been submitted successfully. Our team will contact you within 24 hours. Next Steps: Check your email for our welcome package and program details. Your reference is KR-…
  `,
  );
});

test('a message', async ({ page }) => {
  const email = freshEmail();
  const reader = await listen(page, [anyReference, [email, 'EMAIL']]);
  const heard: string[] = [];
  await page.goto('/contact');
  const form = page.locator('#contact-form form');
  await form.getByLabel('Your name').focus();
  await untilAwake(form);
  await typeOn(page, 'Rosa Marsh', email);
  heard.push(...(await reader.hear()), '-- Send, unfinished');
  await submitOf(form).focus();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toBeFocused();
  heard.push(...(await reader.hear()), '-- Finish and send');
  await form.locator('[name="subject"]').selectOption('pricing');
  await form.locator('[name="inquiry"]').selectOption('payment-options');
  await form.getByLabel('Your message').fill('May I pay over twelve months?');
  await form.locator('[name="consent"]').check();
  await letAMinutePass(page);
  await submitOf(form).focus();
  heard.push(...(await reader.hear()));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Message Sent Successfully!' })).toBeFocused();
  heard.push(...(await reader.hear()));
  expectHeard(
    heard,
    `
    page: Contact | Kestrel Row Institute
    focus: textbox "Your name" required
    focus: textbox "Email" required (We reply to this address.)
    focus: textbox "Phone (optional)" (If you would rather be called. Numbers from outside the UK start with + and the country code.)
    -- Send, unfinished
    focus: button "Send message"
    focus: alert "There is a problem"
    alert: There is a problem Choose a subject Choose what it is about Write your message Tick the box so that we may reply to you
    -- Finish and send
    focus: textbox "Your message" required
    focus: checkbox "Kestrel Row Institute may contact me about this enquiry by email or phone. I can ask you to stop at any time." checked
    focus: button "Send message"
    status: Sending your message
    focus: heading "Message Sent Successfully!"
    status: A person reads it and replies within 24 hours. An email with the same reference is on its way to you. Your reference is KR-… Write another message
  `,
  );
});

test('the choice of cookies', async ({ page }) => {
  const reader = await listen(page);
  const heard: string[] = [];
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  heard.push(...(await reader.hear()), '-- Choose cookies');
  await page.getByRole('link', { name: 'Choose cookies' }).focus();
  heard.push(...(await reader.hear()));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('switch').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  heard.push(...(await reader.hear()), '-- Save');
  await page.getByRole('button', { name: /Save/ }).focus();
  heard.push(...(await reader.hear()));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Cookies on this site' })).toBeHidden();
  // The banner is the first thing of the page: what comes next is its beginning.
  await page.keyboard.press('Tab');
  heard.push(...(await reader.hear()));
  expectHeard(
    heard,
    `
    page: About us | Kestrel Row Institute
    focus: link "Skip to content"
    focus: link "Privacy policy"
    focus: button "Accept All"
    focus: button "Reject All"
    -- Choose cookies
    focus: link "Choose cookies"
    focus: Legend : Choose what to allow
    focus: switch "Functional Remembers choices that make the site more comfortable."
    focus: switch "Analytical Counts visits, so that we can see which pages help." checked
    -- Save
    focus: button "Save Preferences"
    focus: link "Kestrel Row Institute"
  `,
  );
});

test('a question to the assistant', async ({ page }) => {
  const reader = await listen(page, [[/\b\d\d:\d\d\b/g, 'TIME']]);
  const heard: string[] = [];
  await page.goto('/about');
  await page.getByRole('button', { name: 'Reject All' }).click();
  await reader.hear();
  await page.getByRole('button', { name: 'Help', exact: true }).focus();
  heard.push(...(await reader.hear()));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Your question')).toBeFocused();
  heard.push(...(await reader.hear()), '-- Ask');
  await page.route('**/api/chatbot', (route) =>
    route.fulfill({ json: { response: 'Eight weeks.\nTwelve at half the pace.' } }),
  );
  await page.keyboard.type('How long is Prompt Engineering?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log', { name: 'Conversation' })).toContainText('Eight weeks.');
  await expect(page.getByText('The assistant is writing')).toHaveCount(0);
  heard.push(...(await reader.hear()), '-- Close');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Help', exact: true })).toBeFocused();
  heard.push(...(await reader.hear()));
  expectHeard(
    heard,
    `
    focus: button "Help"
    log (may stay unheard): Automatic answers from what this site says, and from nothing else. For a person, go to Contact. Times are UK time. You could ask Which course is the shortest? What do the courses cost? How do refunds work?
    focus: textbox "Your question"
    -- Ask
    log: You TIME How long is Prompt Engineering? The assistant is writing
    log: Assistant TIME Eight weeks. Twelve at half the pace.
    -- Close
    focus: button "Help"
  `,
  );
});

test('registering, and signing in by a code from a mail', async ({ page, mailbox }) => {
  test.slow();
  const email = `rosa-${Date.now()}@mail.example`;
  const reader = await listen(page, [
    [email, 'EMAIL'],
    [/\d+ seconds/g, 'N seconds'],
  ]);
  const heard: string[] = [];
  await page.goto('/sign-in?step=register');
  await expect(page.locator('[data-awake]')).toBeVisible();
  await page.getByLabel('First name').focus();
  await typeOn(page, 'Rosa', 'Marsh', email);
  await page.keyboard.type('three calm green kestrels');
  heard.push(...(await reader.hear()), '-- Create the account');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeFocused();
  heard.push(...(await reader.hear()), '-- A wrong code, then the right one');
  await page.getByLabel('Six-digit code').focus();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').first()).toBeVisible();
  heard.push(...(await reader.hear()));
  await page.getByLabel('Six-digit code').fill(await readCode(mailbox, email));
  await page.keyboard.press('Enter');
  await page.waitForURL('/dashboard', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: /Rosa/ })).toBeVisible();
  await expect(page.getByText('Choose your first project').first()).toBeVisible();
  heard.push(...(await reader.hear()));
  expectHeard(
    heard,
    `
    page: Create your account | Kestrel Row Institute
    focus: heading "Create your account"
    focus: textbox "First name" required
    focus: textbox "Last name (optional)"
    focus: textbox "Email" required
    focus: textbox "Password" required (At least 8 characters. Three or four words that you can remember make a good password.)
    -- Create the account
    page: Check your email | Kestrel Row Institute
    status: Creating your account…
    focus: heading "Check your email"
    -- A wrong code, then the right one
    focus: textbox "Six-digit code" invalid required (Spaces are fine. This code is not right, or it is no longer valid. Check it, or ask for a new one.)
    status: Signing in…
    alert: There is a problem This code is not right, or it is no longer valid. Check it, or ask for a new one.
    focus: alert "There is a problem"
    page: Dashboard | Kestrel Row Institute
    status (may stay unheard): Loading your dashboard
  `,
  );
});

test('a step of a project', async ({ page, context, database, baseURL }) => {
  await signInAs(context, await makeLearner(database), baseURL ?? '');
  const reader = await listen(page);
  const heard: string[] = [];
  /** A message is announced a moment after it is shown. */
  const hearUntil = (words: string) =>
    expect
      .poll(async () => {
        heard.push(...(await reader.hear()));
        return heard.join();
      })
      .toContain(words);
  /** Two presses within half a second are a double click, which means one (src/learning/project-actions.ts). */
  const isNoDoubleClick = async () => {
    const begun = await page.evaluate(() => performance.now());
    await page.waitForFunction((since) => performance.now() - since > 600, begun);
  };
  await page.goto('/projects');
  const start = page.getByRole('button', { name: 'Start Project' }).first();
  await expect(start).toBeVisible();
  await start.focus();
  heard.push(...(await reader.hear()), '-- Choose it');
  await page.keyboard.press('Enter');
  await hearUntil('enrolled in this project');
  heard.push('-- Start it');
  await page.getByRole('tab', { name: 'My Projects (1)' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Start Project' }).focus();
  heard.push(...(await reader.hear()));
  await isNoDoubleClick();
  await page.keyboard.press('Enter');
  await hearUntil('started this project');
  heard.push('-- A step');
  await isNoDoubleClick();
  await page.getByRole('button', { name: /^Mark step 1 done/ }).focus();
  // What has the focus is named as it is when it is heard: before it becomes the next step.
  heard.push(...(await reader.hear()));
  await page.keyboard.press('Enter');
  await hearUntil('progress has been saved');
  expectHeard(
    heard,
    `
    page: eWork Projects | Kestrel Row Institute
    status (may stay unheard): 26 of 26 projects
    focus: button "Start Project : A reply assistant with a test report"
    -- Choose it
    focus: button "Start Project : Sort a shared inbox, with a person in charge"
    status: 25 of 25 projects
    status: Message Project Assigned You've successfully enrolled in this project!
    -- Start it
    focus: tab "My Projects (1)" selected
    focus: button "Start Project : A reply assistant with a test report"
    status: Message Project Started You've successfully started this project!
    -- A step
    focus: button "Mark step 1 done : A reply assistant with a test report"
    status: Message Progress Updated Your project progress has been saved! To undo it, press F8 and then the Undo button.
  `,
  );
});

test('a tick in eWork', async ({ page, context, stack }) => {
  const { email } = await makeStudent(stack, 'Amara');
  await signInByAddress(context, stack);
  const reader = await listen(page, [
    [email, 'EMAIL'],
    [/\b\d\d:\d\d\b/g, 'TIME'],
  ]);
  const heard: string[] = [];
  await page.goto('/ework-platform');
  await page.getByLabel('Email').focus();
  await page.keyboard.type(email);
  heard.push(...(await reader.hear()), '-- Sign in');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Prompt Engineering' })).toBeFocused();
  const week = page.locator('.weeks > .week').first();
  await expect(week.getByRole('button', { expanded: true })).toBeVisible();
  heard.push(...(await reader.hear()), '-- Tick');
  await week.getByRole('group', { name: 'Objectives' }).getByRole('checkbox').first().focus();
  heard.push(...(await reader.hear()));
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').filter({ hasText: 'Week 1: 14%' })).toBeAttached();
  heard.push(...(await reader.hear()), '-- Complete');
  await week.getByRole('button', { name: /^Complete/ }).focus();
  heard.push(...(await reader.hear()));
  await page.keyboard.press('Enter');
  await expect(week.getByRole('group', { name: /^6 of 7 items are still open/ })).toBeFocused();
  await page.keyboard.press('Tab');
  heard.push(...(await reader.hear()));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Week 1: done' })).toBeAttached();
  heard.push(...(await reader.hear()));
  expectHeard(
    heard,
    `
    page: eWork Platform | Kestrel Row Institute
    focus: textbox "Email" required (The address that your invitation came to.)
    -- Sign in
    focus: heading "Prompt Engineering"
    status (may stay unheard): Loading
    -- Tick
    focus: checkbox "Sorts all 40 opened emails into eight types, with a count for each and a rule for the borderline ones"
    status: Week 1: 14%. Saved at TIME.
    -- Complete
    focus: button "Complete week 1"
    focus: group "6 of 7 items are still open. Complete week 1 all the same?"
    focus: button "Yes, complete it"
    focus: button "Done week 1, press to reopen it"
    status: Week 1: done. Saved at TIME.
  `,
  );
});

test('an admin adds a student', async ({ page, stack }) => {
  const admin = await makeAdmin(stack);
  await makeStudent(stack, 'Theo');
  const email = freshAddress('amara');
  const reader = await listen(page, [
    [admin.email, 'ADMIN'],
    [/1-(\d+) of \1/g, '1-N of N'],
    [email, 'EMAIL'],
  ]);
  const heard: string[] = [];
  await page.goto('/ework-platform');
  await page.getByRole('tab', { name: 'Student' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await page.getByLabel('Email').fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  heard.push(...(await reader.hear()), '-- Sign in');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeFocused();
  const form = page.getByRole('region', { name: 'Create Student' });
  const count = page.getByRole('status').filter({ hasText: / of \d+$/ });
  await expect(count).toBeAttached();
  const before = await count.textContent();
  heard.push(...(await reader.hear()), '-- Create, unfinished');
  await form.getByLabel('Name').focus();
  await typeOn(page, 'Amara Okafor', email);
  heard.push(...(await reader.hear()));
  await form.getByRole('button', { name: 'Create' }).focus();
  heard.push(...(await reader.hear()));
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert').getByRole('link')).toBeVisible();
  heard.push(...(await reader.hear()), '-- Create');
  await form.getByLabel('Course').selectOption('Prompt Engineering');
  await form.getByRole('button', { name: 'Create' }).focus();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toContainText('Student created successfully!');
  await expect(count).not.toHaveText(before ?? '');
  await expect(count).toBeAttached();
  heard.push(...(await reader.hear()));
  expectHeard(
    heard,
    `
    page: eWork Platform | Kestrel Row Institute
    focus: tab "Student"
    focus: tab "Admin" selected
    focus: textbox "Email" required
    focus: textbox "Password" required
    -- Sign in
    focus: heading "Admin Dashboard"
    status (may stay unheard): Loading
    status: 1-N of N
    -- Create, unfinished
    focus: textbox "Name" required
    focus: textbox "Email" required
    focus: combobox "Course" invalid hasPopup menu
    focus: button "Create"
    focus: alert "There is a problem"
    alert: There is a problem Please select a course for the student.
    -- Create
    focus: button "Create"
    focus: textbox "Name" required
    alert: Student created successfully! Email: EMAIL
    status: 1-N of N
  `,
  );
});
