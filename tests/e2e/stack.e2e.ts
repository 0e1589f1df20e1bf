import { expect, test } from '../support/e2e.ts';

test('a worker has a site, a database and a mailbox of its own', async ({ page, database, mailbox }) => {
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
  expect(await mailbox.mails()).toEqual([]);
});
