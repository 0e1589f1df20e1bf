import { subscribe } from '../../src/shared/contracts/newsletter.ts';
import { expect, test } from '../support/e2e.ts';

test('a worker has a site, a database and a mailbox of its own', async ({ page, database, mailbox }) => {
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
  expect(await mailbox.mails()).toEqual([]);
});

test('its functions know that they are on a developer’s machine: their limits are stretched', async ({
  request,
}) => {
  const { path, limit } = subscribe;
  expect(limit).toBeDefined();
  const answers = await Promise.all(
    Array.from({ length: (limit?.max ?? 0) + 1 }, () =>
      request.post(path, { data: { email: 'no address' } }),
    ),
  );
  expect(new Set(answers.map((answer) => answer.status()))).toEqual(new Set([422]));
});

test('an address with slashes too many leads to the page, not to the home page or another site', async ({
  page,
  baseURL,
}) => {
  await page.goto(`${baseURL ?? ''}//courses//blockchain-development?from=mail`);
  await expect(page).toHaveURL('/courses/blockchain-development?from=mail');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blockchain Development');
});
