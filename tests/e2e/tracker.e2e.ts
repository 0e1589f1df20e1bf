import { submitForm } from '../../src/shared/contracts/submit-form.ts';
import { addToTrackedEnquiry, readTrackedEnquiry } from '../../src/shared/contracts/tracker.ts';
import { trackerMessages } from '../../src/shared/messages/tracker.ts';
import type { Mailbox } from '../support/mailbox.ts';
import { enquiryBody } from '../support/enquiries.ts';
import { axeInBothSchemes, expect, screens, test, type Page } from '../support/e2e.ts';
import { freshEmail } from './enquiry-form.ts';

/** Sends an enquiry as the form does, and gives the link of its acknowledgement as a path. */
async function linkOf(page: Page, mailbox: Pick<Mailbox, 'mails'>, email: string): Promise<string> {
  await page.goto('/your-enquiry');
  const response = await page.request.post(submitForm.path, {
    data: {
      ...enquiryBody({ email, goals: 'Leave the night shift\nbefore summer' }),
      marketing: { agreed: false, wording: 'newsletter-2026-11' },
    },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(response.status()).toBe(200);
  const find = async () => {
    const mail = (await mailbox.mails()).find(({ to }) => to.includes(email));
    return /\/your-enquiry#[\w-]{32}/.exec(mail?.text ?? '')?.[0] ?? '';
  };
  await expect.poll(find).not.toBe('');
  return find();
}

test('a visitor opens the link after a scanner did, corrects, adds, takes back and asks for erasure', async ({
  page,
  request,
  database,
  mailbox,
}) => {
  const email = freshEmail();
  const link = await linkOf(page, mailbox, email);
  const token = link.split('#')[1] ?? '';
  const state = () =>
    database.query(
      `select e.*, (select count(*) from public.enquiry_notes) as notes, (select count(*) from public.contact_withdrawals) as withdrawals
       from public.enquiries e where e.email = $1`,
      [email],
    );
  const before = await state();
  for (const method of ['GET', 'HEAD'] as const) await request.fetch(link, { method });
  for (const path of [readTrackedEnquiry.path, addToTrackedEnquiry.path])
    expect((await request.get(`${path}?token=${token}`)).status()).toBe(405);
  expect(await state(), 'a scanner changes nothing').toEqual(before);

  const asked: string[] = [];
  page.on('request', (one) => {
    asked.push(one.url(), one.headers()['referer'] ?? '');
  });
  // The page is open already: what is behind the # alone would load nothing.
  await page.goto('about:blank');
  await page.goto(link);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^Your enquiry KR-/);
  await expect(page.getByText('A person reads it and answers by')).toBeVisible();
  await expect(page.locator('dl.facts')).toContainText('Leave the night shift');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

  await page.getByText('Correct your name or telephone number').click();
  await page.getByLabel('Telephone').fill('12');
  await page.getByRole('button', { name: 'Correct it' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByLabel('Telephone')).toHaveValue('12');
  await page.getByLabel('Telephone').fill('020 7946 0777');
  await page.getByRole('button', { name: 'Correct it' }).click();
  await expect(page.getByText(trackerMessages.done.correction)).toBeVisible();
  await expect(page.locator('dl.facts')).toContainText('020 7946 0777');

  await page.getByText('Add something').click();
  await page.getByLabel('What you want to add').fill('Evenings, please.');
  await page.getByRole('button', { name: 'Add it' }).dblclick();
  await expect(page.getByText(trackerMessages.done.addition)).toBeVisible();
  await expect(page.locator('.letter-own')).toHaveCount(1);
  await expect(page.locator('.letter-own')).toContainText('Evenings, please.');

  await page.getByRole('button', { name: 'Stop calls' }).click();
  await expect(page.getByText('We do not call you.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop calls' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Ask us to erase my data' }).click();
  await expect(page.getByText(trackerMessages.done.erasure)).toBeVisible();
  await expect(page.locator('[data-erasure-reference]')).toHaveText(/^KR-/);
  await expect(page.getByRole('button', { name: 'Ask us to erase my data' })).toHaveCount(0);

  for (const { width, height, name } of screens)
    await test.step(`looks right: ${name}`, async () => {
      await page.setViewportSize({ width, height });
      await axeInBothSchemes(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, 'sideways').toBeLessThanOrEqual(0);
    });

  expect(asked.join('\n'), 'the token is in no address and no referrer').not.toContain(token);
  expect(page.url()).not.toContain(token);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the code from the mail opens the same page', async ({ page, mailbox }) => {
    const link = await linkOf(page, mailbox, freshEmail());
    await page.goto(link);
    await page.getByLabel('Code from our email').fill('mistyped');
    await page.getByRole('button', { name: 'Show my enquiry' }).click();
    await expect(page.locator('#tracker-token-error')).toHaveText(trackerMessages.token);
    await page.getByLabel('Code from our email').fill(`  ${link.split('#')[1] ?? ''} `);
    await page.getByRole('button', { name: 'Show my enquiry' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your enquiry KR-/);
    await page.getByText('Add something').click();
    await page.getByLabel('What you want to add').fill('By hand.');
    await page.getByRole('button', { name: 'Add it' }).click();
    await expect(page.locator('.letter-own')).toContainText('By hand.');
  });
});
