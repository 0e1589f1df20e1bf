import { jobs } from '../../src/shared/catalogue/jobs.ts';
import { axeInBothSchemes, expect, screens, test } from '../support/e2e.ts';
import { makeStaffAtDesk } from './desk-visit.ts';
import { signInAs } from './learner-visit.ts';

test('the desk sees that all is well, and what is not', async ({ page, context, database, baseURL }) => {
  await database.query('truncate public.enquiries, public.outbox_mails cascade');
  await signInAs(context, await makeStaffAtDesk({ database }), baseURL ?? '');
  // Mails of entering are on their way.
  await database.query('truncate public.outbox_mails cascade');
  for (const { name } of jobs)
    await database.query(
      'insert into public.jobs (job, ended_at) values ($1, now()) on conflict (job) do update set ended_at = now()',
      [name],
    );
  await page.goto('/desk/workings');
  await expect(page.getByText('All is well: nothing is lost, doubled, late or failed.')).toBeVisible();

  await database.query(
    "update public.jobs set ended_at = now() - interval '12 minutes' where job = 'deliver-mails'",
  );
  await database.query(
    "insert into public.outbox_mails (kind, recipient, subject, state, attempts, last_error) values ('enquiry-notification', 'enquiries@kestrelrow.example', 'Enquiry', 'failed', 8, 'EENVELOPE:550')",
  );
  await page.reload();
  await expect(page.getByText('Something needs a person.')).toBeVisible();
  const row = (table: string, words: string) =>
    page.getByRole('region', { name: table }).getByRole('row').filter({ hasText: words });
  await expect(row('Jobs', 'deliver-mails')).toContainText('late');
  await expect(row('Jobs', 'apply-retention')).toContainText('in time');
  await expect(row('Mails that were given up in 30 days', 'enquiry-notification')).toContainText(
    'EENVELOPE:550',
  );
  for (const { width, height, name } of screens)
    await test.step(`looks right: ${name}`, async () => {
      await page.setViewportSize({ width, height });
      await axeInBothSchemes(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, 'sideways').toBeLessThanOrEqual(0);
      if (process.env['SHOTS'])
        await page.screenshot({ path: `${process.env['SHOTS']}/workings-${name}.png`, fullPage: true });
    });
});
