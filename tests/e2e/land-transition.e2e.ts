import { expect, test, type Page } from '../support/e2e.ts';

interface Arrival {
  /** The lands that move between the two pages; null where the page came without a transition. */
  lands: string[] | null;
}

/** Follows a link of the page, and says what moved on the way. */
async function follow(page: Page, go: () => Promise<unknown>, path: string): Promise<Arrival['lands']> {
  await go();
  await page.waitForURL((url) => url.pathname === path);
  const arrival = await page.waitForFunction(
    () => (window as unknown as { arrival?: { lands: string[] | null } }).arrival,
  );
  return (await arrival.jsonValue())?.lands ?? null;
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const note = (lands: string[] | null) => void Object.assign(window, { arrival: { lands } });
    addEventListener('pagereveal', ({ viewTransition }) => {
      if (!viewTransition) return note(null);
      void viewTransition.ready.then(
        () =>
          note(
            document
              .getAnimations()
              .map((one) => (one.effect as KeyframeEffect).pseudoElement ?? '')
              .filter((name) => name.startsWith('::view-transition-group(land-')),
          ),
        () => note(null),
      );
    });
  });
});

test.describe('the way from the ledger to a course', () => {
  test('grows the land of the row into the map of the page, and back', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/courses');
    const title = page.locator('.ledger').getByRole('link', { name: 'Cybersecurity with AI', exact: true });
    await title.scrollIntoViewIfNeeded();
    const land = ['::view-transition-group(land-cybersecurity-with-ai)'];
    expect(await follow(page, () => title.click(), '/courses/cybersecurity-with-ai')).toEqual(land);

    await test.step('another course has another land', async () => {
      const next = page.getByRole('link', { name: /Next course/ });
      expect(await follow(page, () => next.click(), '/courses/ai-business-analyst')).toEqual([]);
    });
    await test.step('a page without lands comes as ever, and reports nothing', async () => {
      const about = page.getByRole('banner').getByRole('link', { name: 'About', exact: true });
      expect(await follow(page, () => about.click(), '/about')).toBeNull();
    });
  });

  for (const [why, width, reducedMotion] of [
    ['in a narrow window, where the map is below', 360, 'no-preference'],
    ['for people who want less motion', 1440, 'reduce'],
  ] as const) {
    test(`has no motion ${why}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion });
      await page.goto('/courses');
      const title = page.locator('.ledger').getByRole('link', { name: 'AI Business Analyst', exact: true });
      expect(await follow(page, () => title.click(), '/courses/ai-business-analyst')).toBeNull();
    });
  }
});
