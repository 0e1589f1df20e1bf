import type { APIRequestContext } from '@playwright/test';
import { load } from 'cheerio';
import { expect, test } from '../support/e2e.ts';
import { linksToCome } from '../support/links-to-come.ts';
import { unlistedRoutes } from '../support/public-routes.ts';

/** Doors of functions: they must not be missing, but are not pages to read. */
const isDoor = (path: string) => path.startsWith('/api/');

interface Links {
  ids: ReadonlySet<string>;
  /** Where the page leads, as written. */
  links: readonly string[];
  /** What the page needs: pictures, scripts, fonts, icons. */
  parts: readonly string[];
}

function readLinks(html: string): Links {
  const $ = load(html);
  const all = (selector: string, name: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr(name) ?? '');
  return {
    ids: new Set(all('[id]', 'id')),
    links: [...all('a[href]', 'href'), ...all('form[action]', 'action')],
    parts: [
      ...all('[src]', 'src'),
      ...all('link[href]:not([rel="canonical"])', 'href'),
      ...all('astro-island[component-url]', 'component-url'),
      ...all('astro-island[renderer-url]', 'renderer-url'),
    ],
  };
}

async function readSitemap(request: APIRequestContext): Promise<string[]> {
  const locations = async (path: string) =>
    [...(await (await request.get(path)).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
  return (await Promise.all((await locations('/sitemap.xml')).map(locations))).flat();
}

test('every internal link leads to something, and something leads to every page', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const origin = new URL(baseURL ?? 'http://localhost').origin;
  const listed = await readSitemap(request);
  const seen = new Set<string>([...listed, ...unlistedRoutes]);
  const queue = [...seen];
  const idsOf = new Map<string, ReadonlySet<string>>();
  const fragments: { from: string; path: string; id: string }[] = [];
  const linked = new Set<string>();
  const broken: string[] = [];

  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const response = await request.get(path, { maxRedirects: 0 });
    // A door for forms only refuses to be opened like a page.
    const isRight = response.status() < 400 || (isDoor(path) && response.status() === 405);
    if (!isRight && path !== '/no-such-page') {
      broken.push(`${path} answers ${response.status()}`);
      continue;
    }
    if (isDoor(path) || !response.headers()['content-type']?.includes('html')) continue;
    const { ids, links, parts } = readLinks(await response.text());
    idsOf.set(path, ids);
    for (const [written, isPart] of [
      ...links.map((link) => [link, false] as const),
      ...parts.map((part) => [part, true] as const),
    ]) {
      const target: URL = new URL(written, `${origin}${path}`);
      if (!/^https?:$/.test(target.protocol) || target.origin !== origin) {
        if (isPart && target.protocol !== 'data:') broken.push(`${path} needs ${written} from another site`);
        continue;
      }
      const to: string = target.pathname;
      if (!isPart && to !== path) linked.add(to);
      if (linksToCome.includes(to)) continue;
      if (to !== '/' && to.endsWith('/'))
        broken.push(`${path} links to ${to}: addresses have no slash at the end`);
      if (target.hash) fragments.push({ from: path, path: to, id: decodeURIComponent(target.hash.slice(1)) });
      if (seen.has(to)) continue;
      seen.add(to);
      queue.push(to);
    }
  }
  for (const { from, path, id } of fragments) {
    const ids = idsOf.get(path);
    if (ids && id !== 'top' && !ids.has(id))
      broken.push(`${from} links to ${path}#${id}, which is not there`);
  }
  expect(broken).toEqual([]);
  expect(
    listed.filter((path) => !linked.has(path)),
    'pages that no other page links to',
  ).toEqual([]);
  expect(
    linksToCome.filter((path) => !linked.has(path)),
    'what is linked to no more leaves the list',
  ).toEqual([]);
});

test('what is on the list is really still to come', async ({ request }) => {
  for (const path of linksToCome) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), `${path} exists by now: take it off the list`).toBeGreaterThanOrEqual(400);
  }
});
