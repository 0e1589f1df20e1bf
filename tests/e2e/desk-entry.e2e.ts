import { deskCodeFor } from '../support/staff.ts';
import { axeInBothSchemes, expect, screens, test } from '../support/e2e.ts';
import { makeStaffOutside } from './desk-visit.ts';
import { makeLearner, signInAs } from './learner-visit.ts';

test('staff enter the desk with the password and the code from the mail, and come back to the page they wanted', async ({
  page,
  context,
  database,
  mailbox,
  baseURL,
}) => {
  const member = await makeStaffOutside({ database });
  await signInAs(context, member, baseURL ?? '');
  await page.goto('/desk/audit?from=a-link');
  await page.waitForURL(/\/desk\/enter\?next=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Enter the desk' })).toBeVisible();

  const password = page.getByLabel('Your password', { exact: true });
  await password.fill('not my password');
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await expect(page.locator('[data-field=password]')).toContainText('This is not your current password');
  for (const { width, height } of screens) {
    await page.setViewportSize({ width, height });
    await axeInBothSchemes(page);
  }

  await password.fill(member.password);
  await page.getByRole('button', { name: 'Email me a code' }).click();
  const code = page.getByLabel('Code from the email');
  await expect(code).toBeFocused();
  // The account's own first mail may still be on its way.
  const codes = async () => (await mailbox.mails()).filter(({ subject }) => subject.includes('for the desk'));
  await expect.poll(async () => (await codes()).map(({ to }) => to)).toEqual([[member.email]]);
  await axeInBothSchemes(page);
  await code.fill(await deskCodeFor(mailbox, member.email));
  await page.keyboard.press('Enter');

  await page.waitForURL(/\/desk\/audit\?from=a-link$/);
  const row = page.getByRole('row').filter({ hasText: 'entered the desk' }).first();
  await expect(row).toContainText('Dana Ashworth');
  for (const { width, height } of screens) {
    await page.setViewportSize({ width, height });
    await axeInBothSchemes(page);
  }

  await test.step('and leave it', async () => {
    await page.goto('/desk/enter');
    await page.getByRole('button', { name: 'Leave the desk' }).click();
    await expect(page.getByLabel('Your password', { exact: true })).toBeVisible();
    await page.goto('/desk/audit');
    await page.waitForURL(/\/desk\/enter\?next=/);
  });
});

test('a learner finds no desk, and a visitor is led to the sign-in', async ({
  page,
  context,
  database,
  baseURL,
}) => {
  await page.goto('/desk/audit');
  await page.waitForURL(/sign-in/);
  await signInAs(context, await makeLearner(database), baseURL ?? '');
  for (const path of ['/desk/audit', '/desk/enter']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'This page is for staff' })).toBeVisible();
  }
});
