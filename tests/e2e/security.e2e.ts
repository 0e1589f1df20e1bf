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

for (const path of [...oneOfEach, ...islands]) {
  test.describe(path, () => {
    test('is sent with the security headers', async ({ request }) => {
      const sent = (await request.get(path)).headers();
      for (const [name, value] of Object.entries(headers)) expect(sent[name], name).toMatch(value);
      expect(sent['set-cookie']).toBeUndefined();
    });

    test('has a policy that denies by default, breaks it nowhere, and runs no script that is not its own', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const violations: string[] = [];
        Object.assign(window, { violations });
        document.addEventListener('securitypolicyviolation', (event) => {
          violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
        });
      });
      const violations = () =>
        page.evaluate(() => (window as unknown as { violations: string[] }).violations);
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
        await page.waitForLoadState('networkidle');
        await page.getByRole('group', { name: 'Colour scheme' }).getByText('Dark').click();
        expect(await violations()).toEqual([]);
      });

      await test.step('runs no script that is not its own', async () => {
        const ran = await page.evaluate(() => {
          const script = document.createElement('script');
          script.textContent = 'document.title = "taken over"';
          document.body.append(script);
          document.body.insertAdjacentHTML(
            'beforeend',
            '<img src="x" onerror="document.title = \'taken over\'">',
          );
          return new Promise<string>((resolve) => setTimeout(() => resolve(document.title), 200));
        });
        expect(ran).not.toBe('taken over');
        expect((await violations()).length, 'both were refused').toBeGreaterThanOrEqual(2);
      });
    });
  });
}
