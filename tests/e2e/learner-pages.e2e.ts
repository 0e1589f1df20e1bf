import { atRest, axeInBothSchemes, expect, screens, test } from '../support/e2e.ts';
import { expectLargerTextFits } from './larger-text.ts';
import { makeLearner, signInAs, watch } from './learner-visit.ts';

/** In bytes, 1 kB is 1,000 bytes. */
const budget = { script: 150_000, everything: 260_000, requests: 20 };

/** Every page of the learner areas with what it shows once its data has come, and how it is opened up further. */
const pages = [
  { path: '/dashboard', heading: /^Good \w+, Asha$/, shows: 'Choose your first project' },
  { path: '/projects', heading: 'eWork Projects', shows: 'Start Project' },
  { path: '/career-path', heading: 'Career path', shows: 'No skill has been raised yet' },
  { path: '/ai-tools', heading: 'AI tools', shows: 'Full integration' },
  { path: '/learner-profiles', heading: 'Learner profiles', shows: 'Recommended courses' },
  { path: '/my-certificates', heading: 'My certificates', shows: 'You have no certificate yet.' },
  { path: '/courses', heading: 'Courses, measured in weeks', shows: 'You have not picked a course yet' },
] as const;

for (const { path, heading, shows } of pages) {
  test(`${path} is light, still and usable for a new learner`, async ({
    page,
    context,
    database,
    baseURL,
  }) => {
    await signInAs(context, await makeLearner(database), baseURL ?? '');
    const seen = await watch(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('main').getByText(shows).first()).toBeVisible();
    await atRest(page);

    const { violations, shift } = await seen.noted();
    expect(violations, 'of its own content security policy').toEqual([]);
    expect(shift, 'layout shift as data arrives').toBeLessThan(0.01);
    const weight = await seen.weight();
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify(weight) });
    expect.soft(weight.script).toBeLessThanOrEqual(budget.script);
    expect.soft(weight.everything).toBeLessThanOrEqual(budget.everything);
    expect.soft(weight.requests).toBeLessThanOrEqual(budget.requests);
    if (path === '/dashboard') expect(seen.calls().toSorted()).toEqual(['/api/auth/user', '/api/dashboard']);

    if (path === '/learner-profiles') {
      await test.step('an assessment is an enquiry about the profile', async () => {
        await page.getByRole('link', { name: /^Start Assessment ?: From people work to analysis$/ }).click();
        const dialog = page.getByRole('dialog', { name: 'Request a consultation' });
        await expect(dialog.locator('[name=interestedProgram]')).toHaveValue('From people work to analysis');
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      });
    }

    await page.locator('main details').evaluateAll((all) => {
      for (const one of all as HTMLDetailsElement[]) one.open = true;
    });
    for (const width of [320, 640, 1088]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `sideways at ${width} px`).toBeLessThanOrEqual(0);
    }
    await expectLargerTextFits(page);
    for (const { name, width, height } of screens) {
      await test.step(name, async () => {
        await page.setViewportSize({ width, height });
        await axeInBothSchemes(page);
      });
    }
  });
}

test('a signed-out visitor is led to the sign-in and back, and home is the public page', async ({
  page,
  context,
  baseURL,
}) => {
  const asked: string[] = [];
  /** Every word of a toast, however soon the page is left. */
  const said: string[] = [];
  await page.exposeFunction('noteToast', (words: string) => said.push(words));
  await page.addInitScript(() =>
    new MutationObserver(() => {
      const toast = document.querySelector('.toast');
      if (toast) (window as unknown as { noteToast(words: string): void }).noteToast(toast.textContent);
    }).observe(document, { childList: true, subtree: true }),
  );
  page.on('request', (request) =>
    asked.push(new URL(request.url()).pathname + new URL(request.url()).search),
  );
  for (const path of ['/projects', '/career-path', '/ai-tools', '/learner-profiles']) {
    await page.goto(path);
    await page.waitForURL(/sign-in/);
    expect(asked).toContain(`/api/login?next=${encodeURIComponent(path)}`);
  }
  expect(asked.filter((path) => path.startsWith('/api/') && !path.startsWith('/api/login'))).toEqual([]);

  await test.step('the dashboard says so first', async () => {
    await page.goto('/dashboard');
    await page.waitForURL(/sign-in/);
    expect(said.join('\n')).toContain('Unauthorized You are logged out. Logging in again...');
    expect(asked).toContain('/api/login?next=%2Fdashboard');
  });

  await test.step('a hint without a session: home is the public page, without a word', async () => {
    await context.addCookies([{ name: 'signed-in', value: '1', url: baseURL ?? '' }]);
    said.length = 0;
    await page.goto('/');
    await expect(page).toHaveTitle(/A clear route/);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    expect(said).toEqual([]);
    expect(asked).not.toContain('/api/login?next=%2F');
  });

  await test.step('the same hint on a page for signed-in people leads to the sign-in', async () => {
    await context.addCookies([{ name: 'signed-in', value: '1', url: baseURL ?? '' }]);
    await page.goto('/projects');
    await page.waitForURL(/sign-in/);
  });
});
