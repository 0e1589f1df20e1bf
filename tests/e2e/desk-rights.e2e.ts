import { readFile } from 'node:fs/promises';
import { submitDataRequest } from '../../src/shared/contracts/data-request.ts';
import { submitForm } from '../../src/shared/contracts/submit-form.ts';
import { axeInBothSchemes, expect, screens, test } from '../support/e2e.ts';
import { enquiryBody } from '../support/enquiries.ts';
import { makeStaffAtDesk } from './desk-visit.ts';
import { signInAs, watch } from './learner-visit.ts';

test('a person asks to be erased: a copy, a correction, the preview, the certificate, and nothing is left', async ({
  page,
  context,
  database,
  mailbox,
  baseURL,
}) => {
  const email = 'erase-me@visitor.example';
  await database.query('truncate public.enquiries, public.erasure_certificates cascade');
  await page.goto('/desk/enter');
  const headers = { origin: new URL(page.url()).origin };
  const send = async (path: string, data: object) => {
    const response = await page.request.post(path, { data, headers });
    expect(response.status(), await response.text()).toBe(200);
  };
  await send(submitForm.path, enquiryBody({ email, goals: 'Leave <b>nights</b>' }));
  await send(submitDataRequest.path, { kind: 'erasure', name: 'Amina Bello', email, details: 'All of it.' });
  await signInAs(context, await makeStaffAtDesk({ database }), baseURL ?? '');
  const seen = await watch(page);

  await page.goto('/desk');
  await page.getByRole('link', { name: 'Rights of people' }).click();
  const request = page.getByRole('row').filter({ hasText: 'Erase my data' });
  await expect(request).toContainText('30 days left');
  await axeInBothSchemes(page);
  await request.getByRole('link', { name: 'Amina Bello' }).click();
  await expect(page.getByRole('heading', { level: 2, name: email })).toBeFocused();
  expect(page.url(), 'no address in the address').not.toContain('visitor.example');

  await test.step('a copy', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download a page to read' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^data-\d{4}-\d{2}-\d{2}\.html$/);
    expect(await readFile(await file.path(), 'utf8')).toContain('Leave &lt;b&gt;nights&lt;/b&gt;');
  });

  await test.step('a correction', async () => {
    const fold = page.locator('details').filter({ hasText: 'Who wrote' }).last();
    await fold.locator('summary').click();
    await fold.getByLabel('Telephone').fill('020 7946 0555');
    await fold.getByRole('button', { name: 'Correct it' }).click();
    await expect(page.getByText('Corrected.')).toBeVisible();
    await expect
      .poll(() => database.query("select phone_typed from public.enquiries where phone_typed <> ''"))
      .toEqual([{ phone_typed: '020 7946 0555' }]);
  });

  const erase = page.getByRole('region', { name: 'Erase' });
  await expect(erase).toContainText('2 enquiries');
  await expect(erase).toContainText('Invoices and payments');
  for (const { width, height, name } of screens)
    await test.step(`looks right: ${name}`, async () => {
      await page.setViewportSize({ width, height });
      await axeInBothSchemes(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, 'sideways').toBeLessThanOrEqual(0);
    });

  await mailbox.clear();
  await erase.getByLabel('Type their address to confirm').fill('another@visitor.example');
  await erase.getByRole('button', { name: 'Erase this person' }).click();
  await expect(erase.locator('.summary')).toContainText('This is not the address of this person');
  await erase.getByLabel('Type their address to confirm').fill(email);
  await erase.getByRole('button', { name: 'Erase this person' }).click();
  const certificate = page.getByRole('heading', { name: /^Certificate of erasure ER-/ });
  await expect(certificate).toBeFocused();
  await axeInBothSchemes(page);
  const number = /ER-[0-9A-F-]+/.exec(await certificate.innerText())?.[0] ?? '';
  await expect
    .poll(async () => (await mailbox.mails()).map(({ to, subject }) => [to[0], subject]))
    .toEqual([[email, `Your data is erased (${number})`]]);
  expect(await database.query('select * from public.enquiries')).toEqual([]);
  await page.getByRole('link', { name: 'All requests' }).click();
  await expect(page.getByText('No request about data is open.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: number })).toBeVisible();
  expect((await seen.noted()).violations).toEqual([]);
});
