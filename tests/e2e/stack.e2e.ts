import { axe, expect, show, test, views } from '../support/e2e.ts';

test('a worker has a site, a database and a mailbox of its own', async ({ page, database, mailbox }) => {
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
  expect(await mailbox.mails()).toEqual([]);
});

for (const view of views) {
  test(`axe, ${view.title}`, async ({ page }) => {
    await show(page, view);
    await page.goto('/');
    await axe(page);
  });
}
