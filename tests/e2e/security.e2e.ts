import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/e2e.ts';
import { oneOfEach } from '../support/public-routes.ts';

const headers = {
  'strict-transport-security': /max-age=63072000/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'content-security-policy': /frame-ancestors 'none'/,
  'permissions-policy': /camera=\(\)/,
} as const;

/** A policy as its directives. */
const parse = (policy: string) =>
  new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );

/** Those that are made in the browser run the most script. */
const islands = ['/sign-in', '/ework-platform'];

test('every kind of page is sent with the security headers', async ({ request }) => {
  for (const path of [...oneOfEach, ...islands]) {
    const sent = (await request.get(path)).headers();
    for (const [name, value] of Object.entries(headers))
      expect(sent[name], `${path}: ${name}`).toMatch(value);
    expect(sent['set-cookie'], path).toBeUndefined();
  }
});

for (const path of [...oneOfEach, ...islands]) {
  test(`${path} has a policy that denies by default, breaks it nowhere, and runs no script that is not its own`, async ({
    page,
    problems,
  }) => {
    // The two that the test puts into the page; the picture of one of them is not there.
    problems.expect(/Content Security Policy/);
    problems.expect(/status of 404/);
    await page.addInitScript(() => {
      const violations: string[] = [];
      Object.assign(window, { violations });
      document.addEventListener('securitypolicyviolation', (event) => {
        violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
      });
    });
    const violations = () => page.evaluate(() => (window as unknown as { violations: string[] }).violations);
    await page.goto(path);

    await test.step('denies by default what it may load and run', async () => {
      const metas = page.locator('meta[http-equiv="content-security-policy" i]');
      await expect(metas).toHaveCount(1);
      const policy = parse((await metas.getAttribute('content')) ?? '');
      expect(policy.get('default-src')).toEqual(["'none'"]);
      expect(policy.get('base-uri')).toEqual(["'none'"]);
      expect(policy.get('form-action')).toEqual(["'self'"]);
      for (const [name, sources] of policy) {
        expect(sources, name).not.toContain("'unsafe-eval'");
        expect(sources, name).not.toContain('*');
        if (name !== 'style-src-attr') expect(sources, name).not.toContain("'unsafe-inline'");
        for (const source of sources) expect(source, name).not.toMatch(/^https?:/);
      }
      expect(policy.get('script-src')?.some((source) => source.startsWith("'sha256-"))).toBe(true);
    });

    await test.step('breaks its own policy nowhere', async () => {
      await page.getByRole('group', { name: 'Colour scheme' }).getByText('Dark').click();
      expect(await violations()).toEqual([]);
    });

    await test.step('runs no script that is not its own', async () => {
      const missing = page.waitForEvent('console', (message) => message.text().includes('status of 404'));
      await page.evaluate(() => {
        const script = document.createElement('script');
        script.textContent = 'document.title = "taken over"';
        document.body.append(script);
        document.body.insertAdjacentHTML(
          'beforeend',
          '<img src="x" onerror="document.title = \'taken over\'">',
        );
      });
      await expect
        .poll(async () => (await violations()).length, 'both are refused')
        .toBeGreaterThanOrEqual(2);
      await expect(page).not.toHaveTitle('taken over');
      await missing;
    });
  });
}

/** Everything that the build made for browsers, by its path. */
function readBuilt(): [path: string, text: string][] {
  const folder = process.env['E2E_DIST'] ?? '';
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(html|js|css|json|xml|txt|webmanifest)$/.test(name))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
}

test('nothing that a browser can fetch holds a key, or the name of a setting that holds one', () => {
  const built = readBuilt();
  expect(built.length).toBeGreaterThan(100);
  const secret =
    /sb_(secret|publishable)_|SUPABASE_\w+_KEY|SMTP_URL|service_role|process\.env\.[A-Z]|-----BEGIN|\beyJ[\w-]{20,}\./;
  expect(built.filter(([, text]) => secret.test(text)).map(([path]) => path)).toEqual([]);
  expect(secret.test('const key = "sb_secret_kestrel_row_local_only"'), 'the search itself').toBe(true);
});

test('nothing of the project but its pages is served', async ({ request }) => {
  const paths = [
    '/.git/config',
    '/.git/HEAD',
    '/.env',
    '/.env.example',
    '/package.json',
    '/package-lock.json',
    '/netlify.toml',
  ];
  const more = [
    '/netlify/functions/auth.ts',
    '/supabase/migrations',
    '/src/shared/app-error.ts',
    '/node_modules/astro/package.json',
  ];
  const climbing = [
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '/_astro/..%2f..%2fpackage.json',
    '/courses/..%5c..%5cpackage.json',
  ];
  for (const path of [...paths, ...more, ...climbing]) {
    const answer = await request.get(path);
    expect([400, 403, 404], path).toContain(answer.status());
    expect(await answer.text(), path).not.toContain('kestrel-row-institute');
  }
});

test('no form puts what is typed into an address', () => {
  /** What may be in an address: what is searched for. */
  const searches = /^(q|search)$/;
  let count = 0;
  for (const [path, html] of readBuilt().filter(([name]) => name.endsWith('.html')))
    for (const [form = '', attributes = ''] of html.matchAll(/<form\b([^>]*)>.*?<\/form>/gs)) {
      count += 1;
      if (/method="?post"?/i.test(attributes)) continue;
      const names = [...form.matchAll(/<(?:input|select|textarea)\b[^>]*\bname="([^"]*)"/g)].map(
        ([, name = '']) => name,
      );
      expect(
        names.filter((name) => !searches.test(name)),
        path,
      ).toEqual([]);
    }
  expect(count).toBeGreaterThan(5);
});
