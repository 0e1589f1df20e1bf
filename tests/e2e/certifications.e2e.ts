import { axeInBothSchemes, expect, screens, test, type Page } from '../support/e2e.ts';

const stats = [
  ['15+', 'Certifications Available Counted in our catalogue'],
  ['98%', 'Pass Rate'],
  ['85%', 'Salary Increase, Professional and Expert'],
  ['30+', 'Industry Partners'],
] as const;
const claims = [
  ['73%', 'of employers require certifications'],
  ['25%', 'higher salary'],
  ['3x', 'faster advancement'],
] as const;
const tracks = [
  'Prompt Engineering',
  'Cybersecurity',
  'AI Business Analyst',
  'AI Data Analysis',
  'Project Management',
  'AI Business Automation',
] as const;
const levels = ['Foundational', 'Professional', 'Expert'] as const;
/** What Expert needs besides Professional, over the tracks. */
const experience = /(6 months|1 year|2 years) of experience$|(management|leadership|operations) experience$/;

const trackOf = (page: Page, i: number) => page.locator('.track').nth(i);

test.describe('certifications', () => {
  test.beforeEach(({ page }) => page.goto('/certifications').then(() => undefined));

  test('says everything that it must, and leads on', async ({ page }) => {
    await test.step('has its stats, its claims, its benefits and its formula', async () => {
      await expect(page).toHaveTitle('Certifications | Kestrel Row Institute');
      for (const [place, expected] of [
        ['.page-head', stats],
        ['.reasons', claims],
      ] as const) {
        const tiles = page.locator(`${place} .claim`);
        await expect(tiles).toHaveCount(expected.length);
        for (const [i, [figure, words]] of expected.entries()) {
          await expect(tiles.nth(i).locator('.figure')).toHaveText(figure);
          await expect(tiles.nth(i).locator('dt')).toHaveText(words);
        }
      }
      for (const place of ['.page-head', '.split:has(.reasons)']) {
        await expect(
          page.locator(place).getByRole('link', { name: 'Our own figures; evidence not yet published' }),
        ).toHaveAttribute('href', /^\/how-we-count#/);
      }
      await expect(page.getByRole('main')).toContainText('not regulated by Ofqual');
      expect(await page.locator('.benefits h3').count()).toBeGreaterThanOrEqual(4);
      await expect(page.locator('.formula h3')).toHaveText([
        'Training',
        'Certification',
        'eWork Experience',
        'CV Review',
        'Interview Prep',
      ]);
      await expect(page.locator('.formula-sign')).toHaveText(['', '+', '+', '+', '+', '=']);
    });

    await test.step('names the four steps in order', async () => {
      await expect(page.locator('.steps h3')).toHaveText([
        'Complete Training',
        'Practice Assessments',
        'Proctored Examination',
        'Digital Credentials',
      ]);
    });

    await test.step('leads to the form in the right type, with a programme only from a level', async () => {
      const general = page.locator('main a[data-enquiry="certification"]:not(.rung a)');
      await expect(general).toHaveText([
        'Ask about certification',
        'Ask how to earn one',
        'Ask about certification',
      ]);
      for (const link of await general.all()) await expect(link).not.toHaveAttribute('data-programme');
      const consultations = page
        .getByRole('main')
        .getByRole('link', { name: 'Schedule Consultation', exact: true });
      await expect(consultations).toHaveCount(2);
      for (const link of await consultations.all()) {
        await expect(link).toHaveAttribute('data-enquiry', 'consultation');
        await expect(link).not.toHaveAttribute('data-programme');
      }
    });

    await test.step('shows a specimen certificate, marked as one, valid for 3 years', async () => {
      const section = page.locator('#specimen');
      const facts = await section.locator('.facts').evaluate((list) => {
        const terms = [...list.querySelectorAll('dt')].map((term) => term.textContent);
        const values = [...list.querySelectorAll('dd')].map((value) => value.textContent);
        return Object.fromEntries(terms.map((term, i) => [term, values[i] ?? '']));
      });
      expect(facts['Valid for']).toBe('3 years');
      expect(facts['Certificate ID']).toMatch(/^KRI-SPECIMEN-\d{4}$/);
      const day = 86_400_000;
      const issued = Date.parse(`${facts['Issue date']} UTC`);
      const until = new Date(Date.parse(`${facts['Valid until']} UTC`) + day);
      const anniversary = new Date(issued);
      anniversary.setUTCFullYear(anniversary.getUTCFullYear() + 3);
      expect(until.toISOString(), 'the day before the third anniversary').toBe(anniversary.toISOString());
      await expect(section).toContainText('This is a specimen. Amara Okafor is an invented person.');

      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const picture = section.getByRole('img');
        await expect(picture).toHaveCount(1);
        await expect(picture).toHaveAccessibleName(
          /^Specimen certificate: Amara Okafor, AI Business Analyst/,
        );
        await expect(picture.getByText('Specimen', { exact: true })).toBeVisible();
        for (const fact of ['Certificate ID', 'Issue date', 'Valid until']) {
          await expect(picture.getByText(facts[fact] ?? '?', { exact: true })).toBeVisible();
        }
      }
    });

    await test.step('keeps the certificate paper in the dark', async () => {
      const colours = async () =>
        page
          .locator('.certificate-wide')
          .evaluate((drawing) => [
            getComputedStyle(drawing.querySelector('.ct-paper') ?? drawing).fill,
            getComputedStyle(drawing.querySelector('.ct-who') ?? drawing).fill,
          ]);
      await page.emulateMedia({ colorScheme: 'light' });
      const light = await colours();
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await colours()).toEqual(light);
    });
  });

  test('shows one ladder at a time, complete and drawn to scale', async ({ page }) => {
    await test.step('shows one ladder at a time, chosen by keyboard too', async () => {
      const choices = page.getByRole('group', { name: 'Certification track' }).getByRole('radio');
      await expect(choices).toHaveCount(tracks.length);
      await choices.first().focus();
      for (const [i, title] of tracks.entries()) {
        if (i > 0) await page.keyboard.press('ArrowDown');
        await expect(page.getByRole('radio', { name: title, exact: true })).toBeChecked();
        await expect(page.locator('.ladder:visible')).toHaveCount(1);
        await expect(trackOf(page, i).locator('.ladder')).toBeVisible();
      }
    });

    await test.step('gives every level of every track all its fields, and a link that carries its name', async () => {
      for (const [i, title] of tracks.entries()) {
        await page.getByText(title, { exact: true }).and(page.locator('label span')).click();
        const rungs = trackOf(page, i).locator('.rung');
        await expect(rungs).toHaveCount(3);
        for (const [n, level] of levels.entries()) {
          const rung = rungs.nth(n);
          const name = `${title} ${level} Certification`;
          await expect(rung.getByRole('heading')).toHaveText(`${level} ${name}`);
          const fields: Record<string, string> = {};
          for (const field of await rung.locator('dl > div').all()) {
            fields[await field.locator('dt').innerText()] = (await field.locator('dd').textContent()) ?? '';
          }
          expect(Object.keys(fields)).toEqual(['Training', 'Needs', 'Exam', 'Covers']);

          const weeks = Number(/^(\d+) weeks$/.exec(fields['Training'] ?? '')?.[1]);
          expect(weeks, name).toBeGreaterThanOrEqual(4);
          expect(weeks, name).toBeLessThanOrEqual(14);

          const needs = fields['Needs'] ?? '';
          if (level === 'Foundational') expect(needs).toBe('None');
          if (level === 'Professional') expect(needs).toBe(`${title} Foundational Certification`);
          if (level === 'Expert') {
            expect(needs).toContain(`${title} Professional Certification and `);
            expect(needs).toMatch(experience);
          }

          const exam =
            /^(\d+) questions(?: and a (?:practical exercise|project|case study))?, (?:(\d+) hours)? ?(?:(\d+) minutes)?$/.exec(
              fields['Exam'] ?? '',
            );
          expect(exam, `${name}: ${fields['Exam']}`).not.toBeNull();
          const [, questions, hours = '0', minutes = '0'] = exam ?? [];
          expect(Number(questions)).toBeGreaterThanOrEqual(45);
          expect(Number(questions)).toBeLessThanOrEqual(120);
          const length = Number(hours) * 60 + Number(minutes);
          expect(length, name).toBeGreaterThanOrEqual(90);
          expect(length, name).toBeLessThanOrEqual(300);
          expect(await rung.locator('.rung-skills li').count(), name).toBeGreaterThanOrEqual(3);

          const link = rung.getByRole('link');
          await expect(link).toHaveText(`Ask about ${level} in ${title}`);
          await expect(link).toHaveAttribute('data-enquiry', 'certification');
          await expect(link).toHaveAttribute('data-programme', name);
        }
      }
    });

    await test.step('draws a week of training as wide on every rung', async () => {
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        for (const title of tracks) {
          await page.getByText(title, { exact: true }).and(page.locator('label span')).click();
          const weeks = await page.locator('.ladder:visible .rung').evaluateAll((all) =>
            all.map((rung) => {
              const bar = rung.querySelector('.scale')?.getBoundingClientRect().width ?? NaN;
              return bar / Number.parseInt(rung.querySelector('dd')?.textContent ?? '', 10);
            }),
          );
          expect(Math.max(...weeks) - Math.min(...weeks), `${title} at ${width} px`).toBeLessThan(0.5);
        }
      }
    });
  });

  test('chooses its tracks with JavaScript off', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto('/certifications');
    await page.getByText('Project Management', { exact: true }).and(page.locator('label span')).click();
    const link = page.getByRole('link', { name: 'Ask about Professional in Project Management' });
    await expect(link).toBeVisible();
    const href = new URL((await link.getAttribute('href')) ?? '', 'http://localhost');
    expect(href.pathname).toBe('/enquire');
    expect(Object.fromEntries(href.searchParams)).toEqual({
      type: 'certification',
      programme: 'Project Management Professional Certification',
    });
    await context.close();
  });

  test('prints all six ladders, and hands the name of the certification to the form', async ({ page }) => {
    await test.step('prints all six ladders, each with its name', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('.ladder:visible')).toHaveCount(6);
      for (const [i, title] of tracks.entries()) {
        const name = trackOf(page, i).locator('.track-name');
        await expect(name).toHaveText(title);
        expect((await name.boundingBox())?.height).toBeGreaterThan(10);
      }
      await page.emulateMedia({ media: null });
    });
    await test.step('hands the name of the certification to the form', async () => {
      await page.getByText('Cybersecurity', { exact: true }).and(page.locator('label span')).click();
      await page.getByRole('link', { name: 'Ask about Expert in Cybersecurity' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('Ask about certification');
      await expect(dialog.getByLabel('Programme', { exact: true })).toHaveValue(
        'Cybersecurity Expert Certification',
      );
    });
  });

  test('axe finds nothing on any track', async ({ page }) => {
    for (const screen of screens)
      await test.step(screen.name, async () => {
        await page.setViewportSize(screen);
        for (const title of [tracks[0], tracks[5]]) {
          await page.getByText(title, { exact: true }).and(page.locator('label span')).click();
          await axeInBothSchemes(page);
        }
      });
  });
});
