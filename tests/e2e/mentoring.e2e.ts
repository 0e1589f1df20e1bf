import { randomUUID } from 'node:crypto';
import { getCollection } from '../../scripts/content/collections.ts';
import { axeInBothSchemes, expect, screens, test, type Page } from '../support/e2e.ts';
import { makeStudent, signInByAddress } from './ework-visit.ts';
import { makeLearner, signInAs } from './learner-visit.ts';
import { enterAsStudent, makeMentor } from './mentoring-visit.ts';

const week = getCollection('eworkWeeks').get('prompt-engineering-w01')!;
const [first] = week.deliverables;
const title = first!.text;

/** axe at both widths. */
async function look(page: Page): Promise<void> {
  for (const { width, height } of screens) {
    await page.setViewportSize({ width, height });
    await axeInBothSchemes(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
      'nothing is cut off',
    ).toBe(true);
  }
}

const fold = (page: Page) => page.locator('.week[data-open] .hand-in');
const item = (page: Page) => fold(page).locator('.hand-in-item').first();
const open = async (page: Page) => {
  await fold(page).locator('> summary').click();
  await expect(item(page).getByRole('heading', { name: title })).toBeVisible();
};
const queueLine = (page: Page, name: string) => page.locator('.queue-line').filter({ hasText: name });

test('work is handed in on a bad line, returned, answered, handed in again and accepted', async ({
  page,
  context,
  browser,
  database,
  stack,
  baseURL,
}) => {
  // Two people, one after the other, with a look at each state at both widths in both schemes.
  test.slow();
  const siteUrl = baseURL ?? '';
  const rosa = await makeStudent(stack, 'Rosa');
  await enterAsStudent(context, stack, rosa, siteUrl);
  const mentor = await makeMentor(stack);
  const desk = await browser.newContext({ baseURL: siteUrl });
  await signInAs(desk, mentor, siteUrl);
  const reader = await desk.newPage();

  await test.step('the student writes and hands in; the first answer is lost on the way', async () => {
    let attempts = 0;
    await page.route('**/api/ework/student/hand-ins/*', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      attempts += 1;
      if (attempts > 2) return route.continue();
      // Arrives, and its answer does not.
      if (attempts === 2) await route.fetch();
      await route.abort();
    });
    await page.goto('/ework-platform');
    await open(page);
    await item(page).locator('.hand-in-write > summary').click();
    await item(page).getByLabel('Link to your work').fill('https://work.example/eight-prompts');
    await item(page).getByLabel('A note to your mentor').fill('Prompt 3 is the one I doubt.');
    await look(page);
    await item(page).getByRole('button', { name: 'Hand in' }).click();
    await expect(item(page)).toContainText('It is saved on this device');
    await expect(item(page)).toContainText('With your mentors', { timeout: 20_000 });
    const rows = await database.query<{ version: number }>(
      'select version from public.hand_ins where student_id = $1',
      [rosa.id],
    );
    expect(rows, 'handed in once').toEqual([{ version: 1 }]);
    expect(attempts).toBe(3);
    await expect(page.getByRole('checkbox', { name: title })).toBeChecked();
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('hand-in-draft'))),
    ).toEqual([]);
    await look(page);
  });

  await test.step('the mentor takes it by keyboard, and what is written outlives a reload', async () => {
    await reader.goto('/mentor');
    await expect(queueLine(reader, 'Rosa Ndiaye')).toBeVisible();
    await look(reader);
    await queueLine(reader, 'Rosa Ndiaye').press('Enter');
    await expect(reader.getByRole('heading', { level: 2, name: /^Rosa Ndiaye: Week 1/ })).toBeFocused();
    await expect(reader.locator('.version').first()).toContainText('Prompt 3 is the one I doubt.');
    await reader.keyboard.press('Alt+t');
    await expect(reader.getByRole('button', { name: 'Accept', exact: true })).toBeVisible();
    await reader.locator('.rubric-line > summary').first().click();
    await reader.locator('.rubric-line').first().getByRole('radio').nth(2).check();
    await reader
      .getByLabel('The work as a whole')
      .fill('**Good**, but prompt 3 promises money.\n\nName the page of the handbook.');
    await reader.reload();
    await expect(reader.getByLabel('The work as a whole')).toHaveValue(/promises money/);
    await expect(reader.locator('.rubric-line').first().getByRole('radio').nth(2)).toBeChecked();
    await reader.locator('.sentences > summary').click();
    await reader.getByRole('button', { name: 'Save the last paragraph' }).click();
    await expect(reader.locator('.sentences')).toContainText('Name the page of the handbook.');
    await reader.locator('.reading-more > summary').first().click();
    await look(reader);
    await reader.keyboard.press('Alt+r');
    await expect(reader.locator('.reading-head')).toContainText('To change');
    await look(reader);
  });

  await test.step('the student sees why, asks, and hands in again', async () => {
    await page.reload();
    await expect(fold(page).locator('> summary')).toContainText('1 to change');
    await open(page);
    await expect(item(page).locator('.feedback')).toContainText('promises money');
    await expect(item(page).locator('.feedback strong')).toHaveText('Good');
    await item(page).getByLabel('Your answer').fill('Which page do you mean?');
    await item(page).getByRole('button', { name: 'Send answer' }).click();
    await expect(item(page).locator('.conversation')).toContainText('Which page do you mean?');
    await item(page).locator('.hand-in-write > summary').click();
    await item(page).getByRole('radio', { name: 'Text' }).check();
    await item(page)
      .getByLabel('Your work')
      .fill('# Prompt 3\n\n- promises nothing\n- <script>alert(1)</script>');
    await item(page).getByRole('button', { name: 'Hand in again' }).click();
    await expect(item(page)).toContainText('With your mentors');
    await expect(item(page).locator('.written').first()).toContainText('<script>alert(1)</script>');
    await expect(item(page).getByText('1 earlier version')).toBeVisible();
    await look(page);
  });

  await test.step('the mentor accepts it', async () => {
    await reader.goto('/mentor');
    await queueLine(reader, 'Rosa Ndiaye').click();
    await reader.getByRole('button', { name: 'Take it' }).click();
    await expect(reader.locator('.version').nth(1)).toContainText('promises money');
    await reader.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(reader.locator('#main, main').first()).toContainText('Please write what you think');
    await expect(reader.getByLabel('The work as a whole')).toBeFocused();
    await reader.locator('.sentences > summary').click();
    await reader.getByRole('button', { name: 'Insert' }).click();
    await reader.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(reader.locator('.reading-head')).toContainText('Accepted');
    await page.reload();
    await expect(fold(page).locator('> summary')).toContainText(`1 of ${week.deliverables.length} accepted`);
  });
  await desk.close();
});

test('of two mentors who press "Take it" at once one has it, and the other is told who', async ({
  browser,
  context,
  page,
  stack,
  baseURL,
}) => {
  const siteUrl = baseURL ?? '';
  const tomos = `Tomos ${randomUUID().slice(0, 4)}`;
  const student = await makeStudent(stack, tomos);
  await enterAsStudent(context, stack, student, siteUrl);
  await page.goto('/ework-platform');
  await open(page);
  await item(page).locator('.hand-in-write > summary').click();
  await item(page).getByLabel('Link to your work').fill('https://work.example/one');
  await item(page).getByRole('button', { name: 'Hand in' }).click();
  await expect(item(page)).toContainText('With your mentors');

  const readers: Page[] = [];
  // Of all mentors of the course these two are chosen by name below.
  const names = ['Anwen', 'Bram'].map((name) => `${name} ${randomUUID().slice(0, 4)}`);
  for (const name of names) {
    const desk = await browser.newContext({ baseURL: siteUrl });
    await signInAs(desk, await makeMentor(stack, name), siteUrl);
    const reader = await desk.newPage();
    await reader.goto('/mentor');
    await queueLine(reader, `${tomos} Ndiaye`).click();
    await expect(reader.getByRole('button', { name: 'Take it' })).toBeVisible();
    readers.push(reader);
  }
  await Promise.all(readers.map((reader) => reader.getByRole('button', { name: 'Take it' }).click()));
  const heads = await Promise.all(
    readers.map(async (reader) => {
      await expect(reader.locator('.reading-head')).toContainText(/Taken by/);
      return reader.locator('.reading-head').innerText();
    }),
  );
  expect(heads.filter((head) => head.includes('Taken by you'))).toHaveLength(1);
  expect(heads.filter((head) => /Taken by (Anwen|Bram) \w{4} Ashworth/.test(head))).toHaveLength(1);

  await test.step('each looks at what the other has taken', async () => {
    for (const [place, reader] of readers.entries()) {
      // Who reads for the same courses is known since the page was opened; the second was not there yet.
      await reader.goto('/mentor');
      await reader.getByLabel('Mentor').selectOption(`${names[1 - place]} Ashworth`);
      const theirs = queueLine(reader, `${tomos} Ndiaye`);
      if (heads[place]?.includes('Taken by you'))
        await expect(reader.getByText('This mentor has nothing of it.')).toBeVisible();
      else await expect(theirs).toBeVisible();
    }
  });
  for (const reader of readers) await reader.context().close();
});

test('a draft survives logging out, and a second tab shows it as it is written', async ({
  page,
  context,
  stack,
  baseURL,
}) => {
  await signInByAddress(context, stack);
  const student = await makeStudent(stack, 'Ines');
  await enterAsStudent(context, stack, student, baseURL ?? '');
  await page.goto('/ework-platform');
  await open(page);
  await item(page).locator('.hand-in-write > summary').click();
  await item(page).getByRole('radio', { name: 'Text' }).check();
  await item(page).getByLabel('Your work').fill('Half a page, not finished');

  const other = await context.newPage();
  await other.goto('/ework-platform');
  await open(other);
  await expect(item(other).getByLabel('Your work')).toHaveValue('Half a page, not finished');
  await item(other).getByLabel('Your work').fill('Half a page, and a bit more');
  await expect(item(page).getByLabel('Your work')).toHaveValue('Half a page, and a bit more');
  await other.close();

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(student.email);
  await page.getByRole('button', { name: 'Access Course' }).click();
  await open(page);
  await expect(item(page).getByLabel('Your work')).toHaveValue('Half a page, and a bit more');
});

test('a learner hands in a project, and it is reviewed once a mentor accepts it', async ({
  page,
  context,
  browser,
  database,
  stack,
  baseURL,
}) => {
  const siteUrl = baseURL ?? '';
  const learner = await makeLearner(database, { firstName: 'Meera' });
  await signInAs(context, learner, siteUrl);
  await database.query(
    `insert into public.project_assignments (learner_id, project_id, status, progress, due_day, started_at, completed_at)
     values ($1, 'reply-assistant', 'completed', 100, current_date, now(), now())`,
    [learner.learnerId],
  );
  await page.goto('/projects#my-projects');
  const project = page.locator('.project').filter({ hasText: 'A reply assistant' });
  await project.locator('.hand-in > summary').click();
  await project.locator('.hand-in-write > summary').click();
  await project.getByLabel('Link to your work').fill('http://work.example/not-safe');
  await project.getByRole('button', { name: 'Hand in' }).click();
  await expect(project).toContainText('Please give a link that begins with https://');
  await project.getByLabel('Link to your work').fill('https://work.example/assistant');
  await project.getByRole('button', { name: 'Hand in' }).click();
  await expect(project).toContainText('With your mentors');
  await look(page);

  const desk = await browser.newContext({ baseURL: siteUrl });
  await signInAs(desk, await makeMentor(stack), siteUrl);
  const reader = await desk.newPage();
  await reader.goto('/mentor');
  await queueLine(reader, 'Meera').click();
  await reader.getByRole('button', { name: 'Take it' }).click();
  await reader.getByLabel('The work as a whole').fill('Well measured.');
  await reader.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(reader.locator('.reading-head')).toContainText('Accepted');
  await page.reload();
  await expect(project.getByText('Reviewed').first()).toBeVisible();
  await expect(project.locator('.hand-in > summary')).toContainText(/Signed off by Odile Ashworth, \d+ \w+/);
  await desk.close();
});
