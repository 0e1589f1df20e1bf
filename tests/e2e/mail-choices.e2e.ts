import { axeInBothSchemes, expect, screens, test } from '../support/e2e.ts';
import { makeStudent } from './ework-visit.ts';
import { enterAsStudent } from './mentoring-visit.ts';

test('a link in a mail stops nothing, its button does, and the student can undo it', async ({
  page,
  context,
  database,
  stack,
  baseURL,
}) => {
  const student = await makeStudent(stack, 'Rosa');
  const [row] = await database.query<{ token: string }>(
    'insert into public.mail_choices (student_id) values ($1) returning token',
    [student.id],
  );
  const wanted = () =>
    database.query('select feedback, answers from public.mail_choices where student_id = $1', [student.id]);

  await page.goto(`/mails/stop?token=${row?.token}&kind=feedback`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stop emails about feedback?');
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await axeInBothSchemes(page);
  }
  expect(await wanted()).toEqual([{ feedback: true, answers: true }]);
  await page.getByRole('button', { name: 'Stop these emails' }).press('Enter');
  await expect(page).toHaveURL(/\/mails\/stopped$/);
  await axeInBothSchemes(page);
  expect(await wanted()).toEqual([{ feedback: false, answers: true }]);

  await page.goto('/mails/stop?token=00000000-0000-4000-8000-000000000000');
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(page.getByRole('alert')).toContainText('We do not know this link');

  await enterAsStudent(context, stack, student, baseURL ?? '');
  await page.goto('/ework-platform');
  await page.getByText('Emails about your work').press('Enter');
  const feedback = page.getByLabel('When a mentor has read what I handed in');
  await expect(feedback).not.toBeChecked();
  await expect(page.getByLabel('When a mentor writes to me')).toBeChecked();
  await feedback.press('Space');
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
  await expect(feedback).toBeChecked();
  await axeInBothSchemes(page);
  expect(await wanted()).toEqual([{ feedback: true, answers: true }]);
});
