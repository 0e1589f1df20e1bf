import { axeInBothSchemes, expect, screens, test } from '../support/e2e.ts';
import { makeStaffAtDesk } from './desk-visit.ts';
import { makeLearner, signInAs, watch } from './learner-visit.ts';

test('a learner is found, enrolled with what was agreed, paused, and made a mentor', async ({
  page,
  context,
  database,
  baseURL,
}) => {
  const learner = await makeLearner(database, { firstName: 'Zénobie' });
  await signInAs(context, await makeStaffAtDesk({ database }), baseURL ?? '');
  const seen = await watch(page);
  await page.goto('/desk/learners');
  await page.getByRole('searchbox', { name: 'Search' }).fill('zenobie');
  const row = page.locator('.inbox-row');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Zénobie Obi');
  await expect(page).toHaveURL(/q=zenobie/);
  await row.click();
  await expect(page.getByRole('heading', { level: 2, name: 'Zénobie Obi' })).toBeFocused();

  await test.step('the price of the catalogue is filled in, what is wrong is said, what was agreed is kept', async () => {
    await page.getByText('Enrol in a course').click();
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Enrol' }) });
    await form.getByLabel('Course').selectOption('Cloud Computing & DevOps');
    await expect(form.getByLabel('Whole price')).toHaveValue(/^\d{4}$/);
    await form.getByLabel('Whole price').fill('a lot');
    await form.getByRole('button', { name: 'Enrol' }).click();
    await expect(form.getByText('Write the whole price in whole units, such as 1896').first()).toBeVisible();
    await form.getByLabel('Whole price').fill('1700');
    await form.getByLabel('Starts on').fill('2027-01-11');
    await form.getByLabel('Anything else that was agreed').fill('In two payments.');
    await form.getByRole('button', { name: 'Enrol' }).click();
  });
  const place = page.getByRole('article', { name: 'Cloud Computing & DevOps' });
  await expect(place).toContainText('6 months, £1,700, from 11 January 2027');
  await expect(place).toContainText('In two payments.');
  await expect(row).toContainText('Cloud Computing & DevOps');

  for (const { width, height, name } of screens)
    await test.step(`looks right: ${name}`, async () => {
      await page.setViewportSize({ width, height });
      await axeInBothSchemes(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, 'sideways').toBeLessThanOrEqual(0);
    });

  await place.getByRole('button', { name: 'Pause' }).click();
  await expect(place).toContainText('Paused since');
  await place.getByRole('button', { name: 'Leave', exact: true }).click();
  await place.getByRole('button', { name: 'No, keep the place' }).click();
  await place.getByRole('button', { name: 'Take up again' }).click();
  await expect(place).toContainText('Studying');

  await page.getByRole('button', { name: /^Give ?: Mentor$/ }).click();
  await page.getByRole('checkbox', { name: 'Cybersecurity with AI' }).check();
  await page.getByRole('button', { name: 'Keep these courses' }).click();
  await expect
    .poll(() =>
      database.query('select course_slug from public.mentor_courses where mentor_id = $1', [
        learner.learnerId,
      ]),
    )
    .toEqual([{ course_slug: 'cybersecurity-with-ai' }]);
  await expect(page.getByRole('button', { name: /^Take away ?: Mentor$/ })).toBeVisible();
  expect((await seen.noted()).violations).toEqual([]);
});
