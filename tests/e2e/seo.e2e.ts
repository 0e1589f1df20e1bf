import type { APIRequestContext } from '@playwright/test';
import { load, type CheerioAPI } from 'cheerio';
import { institute } from '#shared/catalogue/institute.ts';
import { expect, test } from '../support/e2e.ts';
import { isEditorial, publicRoutes, unlistedRoutes } from '../support/public-routes.ts';

/** Longer ones are cut in search results; shorter ones say too little. In characters. */
const titleLength = { least: 20, most: 70 };
const descriptionLength = { least: 50, most: 160 };

interface Thing {
  '@type': string;
  [key: string]: unknown;
}

async function read(request: APIRequestContext, path: string): Promise<CheerioAPI> {
  const response = await request.get(path, { maxRedirects: 0 });
  expect(response.status(), path).toBe(200);
  return load(await response.text());
}

const meta = ($: CheerioAPI, name: string): string =>
  $(`meta[name="${name}"], meta[property="${name}"]`).attr('content') ?? '';

const thingsOn = ($: CheerioAPI): Thing[] =>
  $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse($(script).text()) as Thing);

/** Where the build says that it will be published: the addresses of heads and sitemap begin with it. */
async function publishedAt(request: APIRequestContext): Promise<string> {
  return new URL((await read(request, '/'))('link[rel="canonical"]').attr('href') ?? '').origin;
}

test('the sitemap lists every public page, in its one form, and nothing else', async ({ request }) => {
  const origin = await publishedAt(request);
  const locations = (text: string) =>
    [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address));
  const listed: string[] = [];
  for (const list of locations(await (await request.get('/sitemap.xml')).text())) {
    expect(list.origin).toBe(origin);
    for (const address of locations(await (await request.get(list.pathname)).text())) {
      expect(address.origin).toBe(origin);
      expect(address.href.replace(/\/$/, ''), 'one form: no slash, no query, no .html').toMatch(
        /^https?:\/\/[^/]+(\/[a-z0-9-]+)*$/,
      );
      listed.push(address.pathname);
    }
  }
  expect(listed.filter((path) => !isEditorial(path)).toSorted()).toEqual(publicRoutes.toSorted());
});

test('security.txt says whom to write to, and until when that holds', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([
    200,
    expect.stringMatching(/^text\/plain/),
  ]);
  const text = await answer.text();
  expect(text).toContain(`Contact: mailto:${institute.email}\n`);
  const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(200);
  expect(days).toBeLessThan(366);
});

test('robots.txt lets everything in but the functions, and names the sitemap', async ({ request }) => {
  const origin = await publishedAt(request);
  const text = await (await request.get('/robots.txt')).text();
  expect(text.trim().split(/\n+/)).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    `Sitemap: ${origin}/sitemap.xml`,
  ]);
});

test('no two pages have the same title, description or picture', async ({ request }) => {
  const seen = new Map<string, string>();
  for (const path of publicRoutes) {
    const $ = await read(request, path);
    for (const text of [$('head > title').text(), meta($, 'description'), meta($, 'og:image')]) {
      expect(seen.get(text), `${path} shares "${text}" with another page`).toBeUndefined();
      seen.set(text, path);
    }
  }
});

/** What a page says in its head that it is. */
async function expectHead(request: APIRequestContext, origin: string, path: string): Promise<void> {
  const address = path === '/' ? `${origin}/` : `${origin}${path}`;
  const $ = await read(request, path);
  expect($('html').attr('lang')).toBe('en-GB');
  expect($('head > title').length).toBe(1);
  const title = $('head > title').text();
  expect.soft(title.length, title).toBeGreaterThanOrEqual(titleLength.least);
  expect.soft(title.length, title).toBeLessThanOrEqual(titleLength.most);
  expect(title).toMatch(/ \| Kestrel Row Institute$/);
  const description = meta($, 'description');
  expect.soft(description.length, description).toBeGreaterThanOrEqual(descriptionLength.least);
  expect.soft(description.length, description).toBeLessThanOrEqual(descriptionLength.most);
  expect(description).toMatch(/[.?]$/);
  expect($('link[rel="canonical"]').attr('href')).toBe(address);
  expect(meta($, 'robots')).toBe('');

  expect(meta($, 'og:url')).toBe(address);
  expect(meta($, 'og:title').length).toBeGreaterThan(0);
  expect(meta($, 'og:description')).toBe(description);
  expect(meta($, 'og:locale')).toBe('en_GB');
  expect(meta($, 'og:image:alt').length).toBeGreaterThan(20);
  expect(meta($, 'twitter:card')).toBe('summary_large_image');
  const picture = new URL(meta($, 'og:image'));
  expect(picture.origin).toBe(origin);
  const response = await request.get(picture.pathname);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('image/png');
  const body = await response.body();
  // Width and height in the first chunk of a PNG.
  expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630]);
  expect([meta($, 'og:image:width'), meta($, 'og:image:height')]).toEqual(['1200', '630']);
  expect(body.length, 'messengers leave out pictures over 300 kB').toBeLessThan(300_000);
}

test('every public page says in its head what it is', async ({ request }) => {
  const origin = await publishedAt(request);
  for (const path of publicRoutes) await test.step(path, () => expectHead(request, origin, path));
});

test('pages that people are led to stay out of search results', async ({ request }) => {
  for (const path of unlistedRoutes) {
    const $ = load(await (await request.get(path)).text());
    expect(meta($, 'robots'), path).toBe('noindex');
    expect($('link[rel="canonical"]').length, path).toBe(0);
  }
});

test.describe('structured data', () => {
  const text = (value: unknown) => expect(value).toEqual(expect.stringMatching(/\S/));
  const list = (value: unknown): Thing[] => {
    expect(Array.isArray(value)).toBe(true);
    return value as Thing[];
  };

  /** What search engines require of each type, and what they recommend where we have it. */
  const checks: Record<string, (thing: Thing, known: ReadonlySet<string>, page: string) => void> = {
    Organization: ({ name, legalName, url, logo, email, telephone, address }) => {
      expect({ name, legalName, telephone }).toEqual({
        name: 'Kestrel Row Institute',
        legalName: 'Kestrel Row Institute Ltd',
        telephone: '+442079460123',
      });
      for (const value of [url, logo, email]) text(value);
      expect(address).toMatchObject({
        '@type': 'PostalAddress',
        postalCode: 'ZZ1 1ZZ',
        addressCountry: 'GB',
      });
    },
    BreadcrumbList: ({ itemListElement }, known, page) => {
      const items = list(itemListElement);
      items.forEach(({ '@type': type, position, name, item }, i) => {
        expect({ type, position }).toEqual({ type: 'ListItem', position: i + 1 });
        text(name);
        expect(known).toContain(new URL(String(item)).pathname);
      });
      expect(new URL(String(items.at(0)?.['item'])).pathname).toBe('/');
      expect(new URL(String(items.at(-1)?.['item'])).pathname).toBe(page);
    },
    ItemList: ({ itemListElement, numberOfItems }, known) => {
      const items = list(itemListElement);
      expect(numberOfItems).toBe(items.length);
      items.forEach(({ '@type': type, position, url }, i) => {
        expect({ type, position }).toEqual({ type: 'ListItem', position: i + 1 });
        expect(known).toContain(new URL(String(url)).pathname);
      });
    },
    Course: ({ name, description, url, provider, offers, hasCourseInstance }, _, page) => {
      text(name);
      text(description);
      expect(new URL(String(url)).pathname).toBe(page);
      expect(provider).toMatchObject({ '@type': 'Organization', name: 'Kestrel Row Institute' });
      expect(list(offers)).toHaveLength(2);
      for (const { '@type': type, category, price, priceCurrency } of list(offers)) {
        expect({ type, category, priceCurrency }).toEqual({
          type: 'Offer',
          category: 'Paid',
          priceCurrency: 'GBP',
        });
        expect(Number.isInteger(price)).toBe(true);
      }
      expect(list(hasCourseInstance)).toHaveLength(2);
      for (const { '@type': type, courseMode, courseSchedule } of list(hasCourseInstance)) {
        expect({ type, courseMode }).toEqual({ type: 'CourseInstance', courseMode: 'Online' });
        const { duration, repeatFrequency, repeatCount } = courseSchedule as Thing;
        expect(duration).toMatch(/^PT\d+H$/);
        expect(repeatFrequency).toBe('Weekly');
        expect(Number(repeatCount)).toBeGreaterThan(0);
      }
    },
    FAQPage: ({ mainEntity }) => {
      for (const { '@type': type, name, acceptedAnswer } of list(mainEntity)) {
        expect(type).toBe('Question');
        text(name);
        expect((acceptedAnswer as Thing)['@type']).toBe('Answer');
        text((acceptedAnswer as Thing)['text']);
      }
    },
    DefinedTermSet: ({ name, url, hasDefinedTerm }, _, page) => {
      text(name);
      expect(new URL(String(url)).pathname).toBe(page);
      expect(list(hasDefinedTerm).length).toBeGreaterThan(0);
      for (const { '@type': type, name: word, description } of list(hasDefinedTerm)) {
        expect(type).toBe('DefinedTerm');
        text(word);
        text(description);
      }
    },
  };

  test('is complete on every page', async ({ request }) => {
    const known = new Set(publicRoutes);
    for (const path of publicRoutes) {
      const things = thingsOn(await read(request, path));
      expect(
        things.map((thing) => thing['@type']),
        path,
      ).toContain('Organization');
      for (const thing of things) {
        expect(thing['@context'], path).toBe('https://schema.org');
        const check = checks[thing['@type']];
        expect(check, `${path} has a ${thing['@type']}, which nothing checks`).toBeDefined();
        await test.step(`${path}: ${thing['@type']}`, () => check?.(thing, known, path));
      }
    }
  });

  /** Dollars of docs/contract/prices.md at 0.79, rounded to whole pounds. */
  const prices = [
    ['/courses/prompt-engineering', [1896, 3034]],
    ['/courses/ai-machine-learning', [2370, 3982]],
  ] as const;
  test('courses ask the prices of the contract', async ({ request }) => {
    for (const [path, totals] of prices.filter(([path]) => publicRoutes.includes(path))) {
      const course = thingsOn(await read(request, path)).find((thing) => thing['@type'] === 'Course');
      expect(
        (course?.['offers'] as Thing[]).map(({ price }) => price),
        path,
      ).toEqual(totals);
    }
  });

  /** Pages whose kind search engines know, and how many parts they are told of. */
  const expected = [
    ['/courses', 'ItemList', 9],
    ['/courses/ai-data-analysis', 'BreadcrumbList', 3],
    ['/contact', 'FAQPage', 4],
    ['/terms', 'BreadcrumbList', 2],
  ] as const;
  test('what search engines are told is on the page', async ({ request }) => {
    for (const [path, type, count] of expected.filter(([path]) => publicRoutes.includes(path))) {
      await test.step(`${path} has a ${type}`, async () => {
        const $ = await read(request, path);
        const thing = thingsOn($).find((candidate) => candidate['@type'] === type);
        const words = $('main').text().replace(/\s+/g, ' ');
        const parts = list(thing?.['itemListElement'] ?? thing?.['mainEntity']);
        expect(parts).toHaveLength(count);
        for (const { name, acceptedAnswer } of parts) {
          if (name !== 'Home') expect(words).toContain(name);
          if (acceptedAnswer) expect(words).toContain((acceptedAnswer as Thing)['text']);
        }
      });
    }
  });
});
