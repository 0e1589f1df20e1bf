import { atRest, expect, test } from '../support/e2e.ts';
import { compressed } from './light.ts';

test('the search comes when someone means to search, and is light then too', async ({ page }) => {
  await page.goto('/about');
  await atRest(page);
  const asked = new Map<string, number>();
  page.on('response', (response) => {
    void response.body().then((body) => asked.set(new URL(response.url()).pathname, compressed(body)));
  });
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
  await atRest(page);
  await expect
    .poll(() => [...asked.keys()].map((path) => path.replace(/[.-][\w-]{8}(?=\.)/, '')).sort())
    .toEqual(['/_astro/search-box.js', '/_astro/search.css', '/search-index.json']);
  const sizes = Object.fromEntries(asked);
  test.info().annotations.push({ type: 'bytes', description: JSON.stringify(sizes) });
  // The list grows with what is written: about 330 bytes a page. At twice the size it is time to split it.
  const sum = [...asked.values()].reduce((all, bytes) => all + bytes, 0);
  expect(sum, JSON.stringify(sizes)).toBeLessThanOrEqual(70_000);
});
