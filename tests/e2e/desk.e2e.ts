import { submitForm } from '../../src/shared/contracts/submit-form.ts';
import { axeInBothSchemes, expect, screens, test, type Page } from '../support/e2e.ts';
import type { RemoteDatabase } from '../support/e2e-stacks.ts';
import { enquiryBody } from '../support/enquiries.ts';
import { makeStaffAtDesk } from './desk-visit.ts';
import { signInAs, watch } from './learner-visit.ts';

/** A visitor's enquiry, posted as the form does. */
async function submit(page: Page, change: Parameters<typeof enquiryBody>[0], besides = {}): Promise<string> {
  const body = { ...enquiryBody(change), ...besides };
  const response = await page.request.post(submitForm.path, {
    data: body,
    headers: { origin: new URL(page.url()).origin },
  });
  expect(response.status(), await response.text()).toBe(200);
  return String(enquiryBodyId(body));
}
const enquiryBodyId = (body: { submissionId?: unknown }) => body.submissionId;

const clear = (database: RemoteDatabase) => database.query('truncate public.enquiries cascade');

test('an enquiry is found, taken, answered by keyboard, and the answer arrives', async ({
  page,
  context,
  database,
  mailbox,
  baseURL,
}) => {
  await clear(database);
  await page.goto('/desk/enter');
  const amina = await submit(page, { goals: 'Leave the night shift behind' });
  await submit(page, { firstName: 'Łukasz', lastName: 'Żółty', email: 'lz@visitor.example' });
  await database.query(
    "update public.enquiries set received_at = now() - interval '12 days' where enquiry_id = $1",
    [amina],
  );
  const member = await makeStaffAtDesk({ database });
  await signInAs(context, member, baseURL ?? '');
  const seen = await watch(page);
  await page.goto('/desk');
  const rows = page.locator('.inbox-row');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Amina Bello-Hughes');
  await expect(rows.first()).toContainText('Leave the night shift behind');
  await expect(rows.first()).toContainText('Late by');

  await test.step('search forgives a typing mistake, and is in the address', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type('lukasz zolti');
    await expect(rows).toHaveCount(1);
    await expect(page.getByText('Nothing has exactly these words.')).toBeVisible();
    await expect(rows).toContainText('Łukasz Żółty');
    await page.waitForURL(/q=lukasz\+zolti/);
    await page.reload();
    await expect(rows).toHaveCount(1);
    await page.goto('/desk');
    await expect(rows).toHaveCount(2);
  });

  await test.step('j, Enter, r', async () => {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeHidden();
    await page.keyboard.press('j');
    await expect(rows.first()).toBeFocused();
    await page.keyboard.press('j');
    await expect(rows.nth(1)).toBeFocused();
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Amina Bello-Hughes' })).toBeFocused();
  });

  await test.step('take it, and undo', async () => {
    await page.getByRole('button', { name: 'Take it' }).click();
    await expect(page.locator('.inbox-title')).toContainText('Taken by Dana Ashworth');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.locator('.inbox-title')).not.toContainText('Taken by');
    await page.getByRole('button', { name: 'Take it' }).click();
    await expect(page.locator('.inbox-title')).toContainText('Taken by Dana Ashworth');
  });

  for (const { width, height, name } of screens)
    await test.step(`looks right: ${name}`, async () => {
      await page.setViewportSize({ width, height });
      await axeInBothSchemes(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, 'sideways').toBeLessThanOrEqual(0);
    });

  await test.step('a draft outlives the page', async () => {
    await page.locator('.inbox-title h2').focus();
    await page.keyboard.press('r');
    const answer = page.getByLabel('Your answer');
    await expect(answer).toBeFocused();
    await page.keyboard.type('Hello Amina, mornings it is.');
    await expect(page.getByText('Draft kept')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Your answer')).toHaveValue('Hello Amina, mornings it is.');
  });

  await mailbox.clear();
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.locator('.inbox-note-reply')).toContainText('Hello Amina, mornings it is.');
  await expect
    .poll(async () => (await mailbox.mails()).map(({ to }) => to))
    .toEqual([['amina@visitor.example']]);
  await expect(page.locator('.inbox-title')).toContainText('Answered');
  await expect(page.getByLabel('Your answer')).toHaveValue('');
  await expect(page.locator('.inbox-row')).toHaveCount(1);
  expect((await seen.noted()).violations).toEqual([]);
});

test('two staff at once see each other, and the second answer does not go out unseen', async ({
  page,
  context,
  browser,
  database,
  mailbox,
  baseURL,
}) => {
  await clear(database);
  await page.goto('/desk/enter');
  const enquiryId = await submit(page, {});
  await signInAs(context, await makeStaffAtDesk({ database }), baseURL ?? '');
  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  await signInAs(other, await makeStaffAtDesk({ database }, { firstName: 'Femi' }), baseURL ?? '');
  const second = await other.newPage();
  await page.goto(`/desk?open=${enquiryId}`);
  await expect(page.getByLabel('Your answer')).toBeVisible();
  await second.goto(`/desk?open=${enquiryId}`);
  await expect(second.getByText('Dana Ashworth is looking at this too.')).toBeVisible();

  await mailbox.clear();
  await second.getByLabel('Your answer').fill('From Femi');
  await page.getByLabel('Your answer').fill('From Dana');
  await expect(page.getByText('Femi Ashworth is writing an answer.')).toBeVisible();
  await second.getByRole('button', { name: 'Send the answer' }).click();
  await expect(second.locator('.inbox-note-reply')).toContainText('From Femi');
  await page.getByLabel('Your answer').fill('From Dana, too late');
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.getByRole('alert')).toContainText('Someone changed this enquiry since you opened it');
  await expect(page.getByLabel('Your answer')).toHaveValue('From Dana, too late');
  await expect.poll(async () => (await mailbox.mails()).length).toBe(1);

  await page.getByLabel('Your answer').focus();
  await page.getByRole('button', { name: 'Read it again' }).click();
  await expect(page.locator('.inbox-note-reply')).toContainText('From Femi');
  await expect(page.getByLabel('Your answer')).toHaveValue('From Dana, too late');
  await expect
    .poll(() => database.query("select body from public.enquiry_drafts where body like 'From Dana%'"))
    .toEqual([{ body: 'From Dana, too late' }]);
  await other.close();
});

test('what was set aside is let out with its acknowledgement, or deleted', async ({
  page,
  context,
  database,
  mailbox,
  baseURL,
}) => {
  await clear(database);
  await page.goto('/desk/enter');
  await submit(page, { firstName: 'Real', lastName: 'Person' }, { website: 'https://mine.example' });
  await submit(
    page,
    { firstName: 'Best', lastName: 'Rankings', email: 'b@visitor.example' },
    { website: 'x' },
  );
  await signInAs(context, await makeStaffAtDesk({ database }), baseURL ?? '');
  await page.goto('/desk');
  await expect(page.getByText('Nothing is here.')).toBeVisible();
  await page.getByLabel('Show').selectOption('Quarantine');
  const rows = page.locator('.inbox-row');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('filled in a field that no person sees');
  await expect(page.getByRole('row').filter({ hasText: 'filled in a field' })).toContainText('2');
  await axeInBothSchemes(page);

  await rows.filter({ hasText: 'Best Rankings' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(rows).toHaveCount(1);
  await rows.filter({ hasText: 'Real Person' }).click();
  await page.getByRole('button', { name: 'Let it out' }).click();
  await expect(rows).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  const acknowledged = (await mailbox.mails()).filter(({ subject }) => subject.includes('We have your'));
  expect(acknowledged, 'it can still be undone').toEqual([]);
  await expect(page.getByRole('row').filter({ hasText: 'filled in a field' })).toHaveText(/0\s*1\s*1$/);
  const [mail] = await database.query<{ kind: string; waits: boolean }>(
    'select kind, next_attempt_at > created_at as waits from public.outbox_mails',
  );
  expect(mail).toEqual({ kind: 'enquiry-acknowledgement', waits: true });
  await page.getByLabel('Show').selectOption('Waits for us');
  await expect(rows).toContainText('Real Person');
});
