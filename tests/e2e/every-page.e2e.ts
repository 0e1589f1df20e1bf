import { axeInBothSchemes, expect, layOut, screens, test, type Page } from '../support/e2e.ts';
import { expectNothingCovered } from './covered.ts';
import { expectLargerTextFits } from './larger-text.ts';
import { expectLight } from './light.ts';
import { publicRoutes, unlistedRoutes } from '../support/public-routes.ts';

/** A4 less the margins of base.css, at 96 pixels an inch. */
const sheet = {
  width: Math.floor(((210 - 2 * 16) / 25.4) * 96),
  height: Math.floor(((297 - 2 * 18) / 25.4) * 96),
};
/** In pixels. 640 is a screen of 1,280 at 200% zoom; 1,088 is where the wide header begins. */
const widths = [320, 360, 640, 768, 1024, 1088, 1440, 2560];

const sidewaysOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** How the page comes out of a printer: what would hide text, what is left of the frame, and how dark the ink is. */
const readPrinted = (page: Page) =>
  page.evaluate(() => {
    const isDrawn = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && getComputedStyle(element).visibility === 'visible';
    };
    const name = (element: Element) =>
      `${element.tagName} ${element.getAttribute('class') ?? ''} ${element.id}`;
    const all = [...document.body.querySelectorAll('*')];
    const stuck = all.filter((element) => getComputedStyle(element).position === 'fixed' && isDrawn(element));
    const folded = [...document.querySelectorAll('details')]
      .filter((details) => isDrawn(details))
      .flatMap((details) => [...details.children])
      .filter((child) => child.tagName !== 'SUMMARY' && !child.matches('.no-print') && !isDrawn(child));
    const frame = [...document.querySelectorAll('.site-menu, .site-tools, .site-foot, .skip:focus')].filter(
      isDrawn,
    );
    const lightness = (colour: string) =>
      Math.max(...(colour.match(/\d+(\.\d+)?/g) ?? []).slice(0, 3).map(Number));
    const heading = document.querySelector('h1');
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    /** Any notation of a colour as red, green and blue. */
    const pixel = (colour: string) => {
      if (!context) return colour;
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3).join(' ');
    };
    return {
      stuck: stuck.map(name),
      folded: folded.map(name),
      frame: frame.map(name),
      paper: lightness(pixel(getComputedStyle(document.body).backgroundColor)),
      ink: lightness(pixel(heading ? getComputedStyle(heading).color : 'white')),
    };
  });

/** How many words the page says. */
async function countWords(page: Page): Promise<number> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms of service' })).toBeVisible();
  await layOut(page);
  return (await main.innerText()).split(/\s+/).length;
}

/** The menu is a popover, which needs no script: it is there, and it opens. */
async function leaveByMenu(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(/\/contact$/);
}

for (const path of [...publicRoutes, ...unlistedRoutes]) {
  // One visit, many looks: with fifty pages, a visit for each look would take minutes.
  test(`${path} is light, and for everyone: every screen, paper, axe in two widths and schemes, no script`, async ({
    page,
  }) => {
    // Seconds on a quiet machine, a minute on a busy one.
    test.slow();
    expect(await expectLight(page, path)).toBe(path === '/no-such-page' ? 404 : 200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

    await test.step('fits every screen', async () => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(await sidewaysOverflow(page), `at ${width} px`).toBeLessThanOrEqual(0);
      }
    });

    await test.step('fits with larger text and wider spacing', () => expectLargerTextFits(page));

    await test.step('prints on A4 with everything shown', async () => {
      // People who read in the dark print too.
      await page.setViewportSize(sheet);
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      expect(await sidewaysOverflow(page), 'on paper').toBeLessThanOrEqual(0);
      const printed = await readPrinted(page);
      expect(printed).toMatchObject({ stuck: [], folded: [], frame: [], paper: 255 });
      expect(printed.ink, 'headings are dark').toBeLessThan(100);
    });

    if (publicRoutes.includes(path))
      await test.step('hides no words in forced colours', async () => {
        await page.emulateMedia({ media: null, colorScheme: 'light' });
        await expectNothingCovered(page);
      });

    // Still, so that every text is looked at in its final colour.
    const still = { reducedMotion: 'reduce', colorScheme: 'light' } as const;
    const usual = { width: 1280, height: 720 };
    await page.emulateMedia({ media: null, ...still });
    await page.setViewportSize(usual);
    const withScript = await countWords(page);

    await page.locator('main details').evaluateAll((all) => {
      for (const one of all as HTMLDetailsElement[]) one.open = true;
    });
    for (const screen of screens) {
      await test.step(`axe, ${screen.name}`, async () => {
        await page.setViewportSize(screen);
        await axeInBothSchemes(page);
      });
    }
    // What is there is looked at when its turn comes.
    await page.route('**/contact', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>-</title>' }),
    );
    await test.step('leads on by its menu', () => leaveByMenu(page));
    await page.unroute('**/contact');

    await test.step('says all of it without a script', async () => {
      // As `javaScriptEnabled: false` does for a context of its own.
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setScriptExecutionDisabled', { value: true });
      await page.setViewportSize(usual);
      await page.emulateMedia(still);
      await page.goto(path);
      expect(await countWords(page)).toBeGreaterThanOrEqual(withScript * 0.95);
      await leaveByMenu(page);
    });
  });
}

test('signed-in pages fit with larger text and wider spacing, while they load', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'signed-in', value: '1', url: baseURL ?? '' }]);
  await page.route('**/api/**', () => new Promise(() => undefined));
  for (const path of [
    '/dashboard',
    '/projects',
    '/account',
    '/ai-tools',
    '/career-path',
    '/learner-profiles',
  ]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expectLargerTextFits(page);
    });
  }
});
