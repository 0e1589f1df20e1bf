import { readFile } from 'node:fs/promises';
import { submitForm } from '../../src/shared/contracts/submit-form.ts';
import { axeInBothSchemes, expect, screens, test } from '../support/e2e.ts';
import { enquiryBody } from '../support/enquiries.ts';
import { makeStaffAtDesk } from './desk-visit.ts';
import { signInAs, watch } from './learner-visit.ts';

test('the figures are drawn, are in tables, and come as a file that no spreadsheet calculates', async ({
  page,
  context,
  database,
  baseURL,
}) => {
  await database.query('truncate public.enquiries cascade');
  await page.goto('/desk/enter');
  const response = await page.request.post(submitForm.path, {
    data: enquiryBody({ interestedProgram: 'Project Management', hearAboutUs: 'referral' }),
    headers: { origin: new URL(page.url()).origin },
  });
  expect(response.status()).toBe(200);
  // Sixty over the last ten weeks, answered after up to five days, the newest not yet.
  await database.query(`
    insert into public.enquiries (enquiry_id, reference, form_type, first_name, last_name, email, phone_typed, programme, labels, choices,
      answers_hash, received_at, first_answered_at, desk_state)
    select gen_random_uuid(), e.reference, e.form_type, 'Person ' || n, '', e.email, '',
           (array['Project Management', 'Prompt Engineering', 'Cloud Computing & DevOps'])[1 + n % 3], e.labels,
           jsonb_build_object('hearAboutUs', (array['google', 'referral', 'blog'])[1 + n % 3]), e.answers_hash,
           now() - n * interval '28 hours' - interval '9 days', now() - n * interval '28 hours' - interval '9 days' + (n % 6) * interval '20 hours' + interval '1 hour',
           'answered'
    from public.enquiries e, generate_series(1, 60) n`);

  await signInAs(context, await makeStaffAtDesk({ database }), baseURL ?? '');
  const seen = await watch(page);
  await page.goto('/desk/figures');
  await expect(page.getByRole('img', { name: /61 in 13 weeks/ })).toBeVisible();
  await expect(page.locator('.figures-now')).toContainText('1 new, 0 taken');
  const sources = page.getByRole('region', { name: 'By how they heard about us' });
  await expect(sources.getByRole('row').filter({ hasText: 'Someone told me' })).toContainText('21');

  await page.getByRole('combobox', { name: 'Weeks' }).selectOption('26');
  await page.waitForURL(/weeks=26/);
  await expect(page.getByRole('img', { name: /61 in 26 weeks/ })).toBeVisible();

  for (const { width, height, name } of screens)
    await test.step(`looks right: ${name}`, async () => {
      await page.setViewportSize({ width, height });
      await axeInBothSchemes(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, 'sideways').toBeLessThanOrEqual(0);
    });

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download as CSV ?: By programme$/ }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('kestrel-row-programmes.csv');
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFFProgramme,Total,\d{4}-\d\d-\d\d/);
  expect(lines).toHaveLength(5);
  expect(lines.join('\n')).toMatch(/\nProject Management,21,/);
  expect((await seen.noted()).violations).toEqual([]);
});
