import { getCollection } from '../../scripts/content/collections.ts';
import { axeInBothSchemes, expect, screens, test, type Page } from '../support/e2e.ts';
import { makeStudent, signInByAddress } from './ework-visit.ts';
import { makeLearner, signInAs } from './learner-visit.ts';

/** Texts that reach beyond the screen, where a card cuts them off; what scrolls by itself may. */
const listCutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(p, li, dt, dd, h4, summary)')]
      .filter((one) => one.getBoundingClientRect().right > document.documentElement.clientWidth)
      .map((one) => one.textContent.slice(0, 40)),
  );

/** Nothing is wider than the screen, and axe finds nothing. */
async function lookAt(page: Page): Promise<void> {
  for (const { name, width, height } of screens) {
    await test.step(name, async () => {
      await page.setViewportSize({ width, height });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, 'sideways').toBeLessThanOrEqual(0);
      expect(await listCutOff(page), 'cut off at the right').toEqual([]);
      await axeInBothSchemes(page);
    });
  }
}

/** A file that a link leads to, as its first line and how many there are. */
async function fetchLines(page: Page, name: string): Promise<string[]> {
  const link = page.getByRole('link', { name: new RegExp(name) }).first();
  const response = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(response.status(), name).toBe(200);
  return (await response.text()).trim().split('\n');
}

const unfoldAll = (page: Page) =>
  page.locator('main details').evaluateAll((all) => {
    for (const one of all) one.toggleAttribute('open', true);
  });

test('a student opens the lesson of the week: its hours, plan, data, example, questions and hints', async ({
  page,
  context,
  stack,
}) => {
  test.slow();
  const lesson = getCollection('eworkLessons').get('prompt-engineering-w01')!;
  const student = await makeStudent(stack, 'Awa');
  await signInByAddress(context, stack);
  await page.goto('/ework-platform');
  await page.getByLabel('Email').fill(student.email);
  await page.getByRole('button', { name: 'Access Course' }).click();
  const week = page.locator('.weeks > .week').first();
  await week.locator('.week-lesson > summary').click();
  await expect(week.getByText(/^This week takes about [\d.]+ hours: 8 for the task/)).toBeVisible();
  await expect(week.locator('.lesson-plan > li')).toHaveCount(lesson.plan.length);
  await expect(week.getByText(lesson.example.title)).toBeVisible();
  await expect(week.getByText(lesson.hints[0]!.when)).toBeVisible();
  await expect(week.getByText(lesson.questions[0]!.answer)).toBeHidden();
  await unfoldAll(page);
  await expect(week.getByText(lesson.questions[0]!.answer)).toBeVisible();
  const [name] = lesson.materials;
  const [file] = getCollection('materials').get(`prompt-engineering/${name}`)!.files;
  expect((await fetchLines(page, file!.name)).length).toBe(file!.rows + 1);
  await lookAt(page);
});

test('a learner downloads the data of a project before choosing it', async ({
  page,
  context,
  database,
  baseURL,
}) => {
  test.slow();
  const { title, material } = getCollection('learnerProjects').get('tested-warehouse')!;
  await signInAs(context, await makeLearner(database, { firstName: 'Ines' }), baseURL ?? '');
  await page.goto('/projects');
  await page.locator(`[data-project="${title}"]`).getByRole('button', { name: 'View Details' }).click();
  await unfoldAll(page);
  await expect(page.getByText(material!.find[0]!)).toBeVisible();
  for (const { name, rows } of material!.files)
    expect((await fetchLines(page, name)).length, name).toBe(rows + 1);
  await lookAt(page);
});
