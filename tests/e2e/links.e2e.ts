import { expect, test } from '../support/e2e.ts';
import { linksToCome } from '../support/links-to-come.ts';

/** Where reading starts; everything else is found from there and from the sitemap. */
const seeds = ['/', '/sign-in', '/enquire', '/no-such-page'];
/** Doors of functions: they must not be missing, but are not pages to read. */
const isDoor = (path: string) => path.startsWith('/api/');

test('every internal link leads to something', async ({ page, request, baseURL }) => {
  const origin = new URL(baseURL ?? 'http://localhost').origin;
  const seen = new Set<string>(seeds);
  const queue = [...seeds];
  const idsOf = new Map<string, ReadonlySet<string>>();
  const fragments: { from: string; path: string; id: string }[] = [];
  const broken: string[] = [];
  const used = new Set<string>();

  const index = await (await request.get('/sitemap.xml')).text();
  for (const [, list = ''] of index.matchAll(/<loc>(.*?)<\/loc>/g)) {
    const text = await (await request.get(new URL(list).pathname)).text();
    for (const [, address = ''] of text.matchAll(/<loc>(.*?)<\/loc>/g)) {
      const { pathname } = new URL(address);
      if (!seen.has(pathname)) {
        seen.add(pathname);
        queue.push(pathname);
      }
    }
  }

  for (let path = queue.shift(); path; path = queue.shift()) {
    await page.goto(path);
    const { ids, links } = await page.evaluate(() => ({
      ids: [...document.querySelectorAll('[id]')].map((element) => element.id),
      links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map((link) => link.href),
    }));
    idsOf.set(path, new Set(ids));
    for (const link of links) {
      const target = new URL(link);
      if (target.origin !== origin) continue;
      const to = target.pathname;
      if (linksToCome.includes(to)) {
        used.add(to);
        continue;
      }
      if (to !== '/' && to.endsWith('/'))
        broken.push(`${path} links to ${to}: addresses have no slash at the end`);
      if (target.hash) fragments.push({ from: path, path: to, id: decodeURIComponent(target.hash.slice(1)) });
      if (seen.has(to)) continue;
      seen.add(to);
      const response = await request.get(to, { maxRedirects: 0 });
      if (response.status() >= 400) broken.push(`${path} links to ${to}, which answers ${response.status()}`);
      else if (!isDoor(to) && response.headers()['content-type']?.includes('html')) queue.push(to);
    }
  }
  for (const { from, path, id } of fragments) {
    const ids = idsOf.get(path);
    if (ids && id !== 'top' && !ids.has(id))
      broken.push(`${from} links to ${path}#${id}, which is not there`);
  }
  expect(broken).toEqual([]);
  expect([...used].toSorted(), 'what nobody links to any more leaves the list').toEqual(
    [...linksToCome].toSorted(),
  );
});

test('what stands on the list is really still to come', async ({ request }) => {
  for (const path of linksToCome) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), `${path} exists by now: take it off the list`).toBeGreaterThanOrEqual(400);
  }
});
