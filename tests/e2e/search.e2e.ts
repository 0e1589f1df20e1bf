import { load } from 'cheerio';
import { makeSearch, type FoundablePage } from '../../src/features/search/find-pages.ts';
import { axeInBothSchemes, expect, screens, test, type Page } from '../support/e2e.ts';

const [narrow, wide] = screens;
const header = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });

test('every listed page is found by its own title, and is in the list of all pages', async ({ request }) => {
  const locations = async (path: string) =>
    [...(await (await request.get(path)).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
  const listed = (await Promise.all((await locations('/sitemap.xml')).map(locations))).flat();
  // The next page of a list has no subject of its own.
  const expected = listed.filter((path) => !/\/page\/\d+$/.test(path));
  const pages = (await (await request.get('/search-index.json')).json()) as FoundablePage[];
  const whole = pages.filter(({ href }) => !href.includes('#'));
  expect(whole.map(({ href }) => href).sort(), 'those and no others').toEqual(expected.sort());
  const find = makeSearch(pages);
  for (const { href, title } of pages) {
    const best = find(title).slice(0, 3);
    expect(
      best.map(({ page }) => page.href),
      title,
    ).toContain(href);
  }
  const $ = load(await (await request.get('/search')).text());
  const linked = new Set(
    $('.site-map a')
      .toArray()
      .map((link) => $(link).attr('href')),
  );
  expect(expected.filter((path) => !linked.has(path) && !path.startsWith('/blog/category/'))).toEqual([]);
});

test('the search opens over a page, by keyboard alone, and gives the focus back', async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto('/about');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.waitForLoadState('networkidle');
  expect(
    asked.filter((path) => path.includes('search')),
    'nothing of it comes before it is meant',
  ).toEqual([]);

  await header(page).focus();
  await page.keyboard.press('Enter');
  const field = dialog(page).getByRole('searchbox', { name: 'What are you looking for?' });
  await expect(field).toBeFocused();
  await expect(dialog(page).getByRole('link', { name: 'What it costs' })).toBeVisible();
  await axeInBothSchemes(page);

  await page.keyboard.type('cost');
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results for “cost”$/);
  await expect(dialog(page).getByRole('link', { name: 'Pricing', exact: true })).toHaveAttribute(
    'href',
    '/pricing',
  );
  await expect(dialog(page).locator('mark').first()).toHaveText(/cost/i);
  await axeInBothSchemes(page);
  await page.keyboard.press('ArrowDown');
  await expect(dialog(page).locator('.found a').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();

  await field.fill('xyzzyq');
  await expect(dialog(page).getByRole('status')).toHaveText('Nothing here says “xyzzyq”.');
  await expect(dialog(page).getByRole('link', { name: 'Write to us' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(header(page), 'focus returns').toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field, 'the words are kept').toHaveValue('xyzzyq');
  await dialog(page).getByRole('button', { name: 'Ask the assistant' }).click();
  await expect(page.getByRole('heading', { name: 'Ask the assistant' })).toBeVisible();

  await header(page).click();
  await field.fill('blokchain');
  // Course rows say what people compare by, as the ledger does.
  const course = dialog(page).locator('.found').filter({ hasText: 'Blockchain Development' }).first();
  await expect(course).toContainText(/14 weeks of study; £[\d,]+ over 6 months or £[\d,]+ over 12/);
  await course.getByRole('link').click();
  await expect(page).toHaveURL('/courses/blockchain-development');
});

test('a page that is not there leads to the search, which has an address', async ({ page }) => {
  await page.setViewportSize(narrow);
  await page.goto('/no/such-page');
  await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill('refund');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?q=refund');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText(/results for “refund”/);
  await expect(main.locator('a[href="/terms#refunds"]')).toBeVisible();
  await axeInBothSchemes(page);
  await main.getByRole('searchbox').fill('laptop');
  await expect(main.getByRole('status')).toHaveText(/results for “laptop”/);
  await expect(page).toHaveURL('/search?q=laptop');
  await test.step('shows every row that it counts', async () => {
    await main.getByRole('searchbox').fill('course');
    await expect(main.getByRole('status')).toHaveText(/results for “course”/);
    const counted = parseInt(await main.getByRole('status').innerText());
    expect(counted).toBeGreaterThan(40);
    await expect(main.locator('.found')).toHaveCount(counted);
  });
  // Its link in the header leads to the field that is here already.
  await header(page).click();
  await expect(main.getByRole('searchbox')).toBeFocused();
});

test('without its list or its script the search leads to all pages', async ({ page, browser, baseURL }) => {
  await page.route('**/search-index.json', (route) => route.abort());
  await page.goto('/about');
  await header(page).click();
  await expect(dialog(page).getByRole('status')).toContainText('did not come');
  await expect(dialog(page).getByRole('link', { name: 'All pages' })).toBeVisible();

  await page.route('**/_astro/search-box*', (route) => route.abort());
  await page.goto('/about');
  await header(page).click();
  await expect(page).toHaveURL('/search');

  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const plain = await context.newPage();
  await plain.goto('/no/such-page');
  await plain.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(plain).toHaveURL('/search?q=');
  await expect(plain.locator('main noscript .msg')).toContainText('Searching needs JavaScript');
  await expect(plain.locator('main noscript .msg')).toBeVisible();
  await expect(plain.locator('.site-map a[href="/terms"]')).toBeVisible();
  await context.close();
});
