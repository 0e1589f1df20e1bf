import { getCollection } from '../../scripts/content/collections.ts';
import { atRest, axe, expect, test, type Page } from '../support/e2e.ts';
import type { RemoteDatabase } from '../support/e2e-stacks.ts';
import type { TestLearner } from '../support/people.ts';
import { makeLearner, signInAs } from './learner-visit.ts';

const project = getCollection('learnerProjects').get('reply-assistant')!;
const myProjects = '/projects#my-projects';
const row = (page: Page) => page.locator(`[data-project="${project.title}"]`);
const toast = (page: Page, title: string, description: string) =>
  expect(page.locator('.toast').filter({ hasText: title })).toContainText(description);
const start = (page: Page) => row(page).getByRole('button', { name: 'Start Project' });
const step = (page: Page) => row(page).getByRole('button', { name: /^Mark step \d done/ });
const progressIs = (page: Page, progress: number) =>
  expect(row(page).getByRole('progressbar')).toHaveJSProperty('value', progress);
/** The next press is one of its own, not the second half of a double click (src/learning/project-actions.ts). Needs `page.clock`. */
const afterDoubleClick = (page: Page) => page.clock.fastForward(500);
/** Waits until the learner's project is stored like this. */
const stored = (database: RemoteDatabase, { learnerId }: TestLearner, status: string, progress: number) =>
  expect
    .poll(() =>
      database.query('select status, progress from public.project_assignments where learner_id = $1', [
        learnerId,
      ]),
    )
    .toEqual([{ status, progress }]);
const figure = (page: Page, words: RegExp) =>
  page.locator('.counters > div').filter({ hasText: words }).locator('dd');

test('a new learner chooses, starts and finishes a project, and everything that follows is shown', async ({
  page,
  context,
  database,
  baseURL,
}) => {
  await page.clock.install();
  const learner = await makeLearner(database, { firstName: 'Meera' });
  await signInAs(context, learner, baseURL ?? '');

  await test.step('home is the dashboard of an empty account, with labelled examples', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good \w+, Meera$/);
    // Two projects, four skills, three achievements.
    await expect(page.getByText('Example', { exact: true })).toHaveCount(9);
    await expect(figure(page, /total points/)).toHaveText('0');
    await expect(page.locator('.bell b')).toHaveText('3');
  });

  await test.step('chooses', async () => {
    await page.getByRole('link', { name: 'See the projects' }).click();
    await expect(page.getByRole('tab', { name: 'Available Projects' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await row(page).getByRole('button', { name: 'View Details' }).click();
    await expect(row(page).getByText(project.learningObjectives[0]!)).toBeVisible();
    await start(page).click();
    await toast(page, 'Project Assigned', "You've successfully enrolled in this project!");
    await expect(row(page)).toHaveCount(0);
    await expect(page.locator('.offers button:focus'), 'a keyboard goes on from the neighbour').toContainText(
      'Start Project',
    );
    await expect(page.getByRole('tab', { name: 'My Projects (1)' })).toBeVisible();
  });

  await test.step('starts', async () => {
    await page.getByRole('tab', { name: 'My Projects (1)' }).click();
    await expect(row(page)).toContainText('Ready to Start');
    await start(page).click();
    await toast(page, 'Project Started', "You've successfully started this project!");
    await expect(row(page)).toContainText('In Progress');
  });

  await test.step('a double click is one step', async () => {
    await stored(database, learner, 'in_progress', 0);
    await afterDoubleClick(page);
    await step(page).dblclick();
    await toast(page, 'Progress Updated', 'Your project progress has been saved!');
    await progressIs(page, 25);
    await stored(database, learner, 'in_progress', 25);
    await page.reload();
    await progressIs(page, 25);
  });

  await test.step('takes a step back, in the message after it and in the list of steps', async () => {
    await step(page).click();
    await stored(database, learner, 'in_progress', 50);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await toast(page, 'Step taken back', 'It is the step to do again.');
    await progressIs(page, 25);
    await stored(database, learner, 'in_progress', 25);
    await row(page).getByRole('button', { name: 'Undo step 1' }).click();
    await stored(database, learner, 'in_progress', 0);
    await expect(row(page).getByRole('heading', { name: project.learningObjectives[0]! })).toBeVisible();
    await afterDoubleClick(page);
    await step(page).click();
    await stored(database, learner, 'in_progress', 25);
  });

  await test.step('the dashboard leads to the step in hand', async () => {
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Continue with step 2 of 4' }).click();
    await expect(page).toHaveURL('/projects#my-projects/reply-assistant');
    const place = row(page).locator('.work-step');
    await expect(place.getByRole('heading', { name: project.learningObjectives[1]! })).toBeVisible();
    await expect(place).toContainText(project.description);
    await expect(place).toContainText(project.requirements[0]!);
    await expect(place.locator('.hand-in')).toBeVisible();
    await axe(page);
  });

  await test.step('finishes, faster than the server answers', async () => {
    for (const progress of [50, 75, 100]) {
      await afterDoubleClick(page);
      await step(page).click();
      await progressIs(page, progress);
    }
    await stored(database, learner, 'completed', 100);
    await expect(row(page).getByText('Completed', { exact: true })).toHaveCount(1);
    await expect(row(page).getByRole('button', { name: 'All steps done' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(page.getByText('First project finished')).toBeVisible();
    await axe(page);
  });

  await test.step('the bell, the skills, the achievement and the points follow', async () => {
    await expect(page.locator('.bell b')).not.toHaveText('3');
    await page.getByRole('link', { name: 'See your dashboard' }).click();
    await expect(figure(page, /total points/)).not.toHaveText('0');
    await expect(figure(page, /project finished/)).toHaveText('1');
    await expect(figure(page, /day streak/)).toHaveText('1');
    await expect(page.locator('.skills')).toContainText('Prompt design');
    await expect(page.locator('.awards')).toContainText('First project finished');
    await expect(page.getByText('Example', { exact: true })).toHaveCount(0);
    await axe(page);
  });
});

test('two learners never see each other, and two tabs of one never count twice', async ({
  browser,
  page,
  context,
  database,
  baseURL,
}) => {
  const learner = await makeLearner(database);
  await signInAs(context, learner, baseURL ?? '');
  const otherContext = await browser.newContext({ baseURL: baseURL ?? '' });
  await signInAs(otherContext, await makeLearner(database), baseURL ?? '');
  const other = await otherContext.newPage();

  await page.goto('/projects');
  await start(page).click();
  await page.getByRole('tab', { name: 'My Projects (1)' }).click();
  await start(page).click();
  await stored(database, learner, 'in_progress', 0);

  await other.goto(myProjects);
  await expect(other.getByRole('heading', { name: 'No Projects Yet' })).toBeVisible();
  await axe(other);
  await otherContext.close();

  const tab = await context.newPage();
  await tab.goto(myProjects);
  await step(tab).click();
  await toast(tab, 'Progress Updated', 'has been saved');
  // This page still shows 0%.
  await step(page).click();
  await toast(page, 'Already saved', '1 of 4 steps are done.');
  await progressIs(page, 25);
});

test('a session that ended costs no work: the step is taken after signing in again', async ({
  page,
  context,
  database,
  baseURL,
}) => {
  await page.clock.install();
  const learner = await makeLearner(database);
  await signInAs(context, learner, baseURL ?? '');
  await page.goto('/projects');
  await start(page).click();
  await page.getByRole('tab', { name: 'My Projects (1)' }).click();
  await start(page).click();
  await stored(database, learner, 'in_progress', 0);

  // Nothing may still be asked for: the session would end there, before the step.
  await atRest(page);
  await context.clearCookies();
  await afterDoubleClick(page);
  await step(page).click();
  await toast(page, 'Unauthorized', 'You are logged out. Logging in again...');
  await page.waitForURL(/sign-in/);
  await signInAs(context, learner, baseURL ?? '');
  await page.goto(myProjects);
  await toast(page, 'Progress Updated', 'Your project progress has been saved!');
  await progressIs(page, 25);
  await stored(database, learner, 'in_progress', 25);
  // Done once: coming back again does nothing.
  await page.reload();
  await progressIs(page, 25);

  // Signed out in another tab: coming back to this one shows nothing of the learner any more.
  await context.clearCookies();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.waitForURL(/sign-in/);
});

test('what fails goes back to what it was, and says why', async ({ page, context, database, baseURL }) => {
  await page.clock.install();
  const learner = await makeLearner(database);
  await signInAs(context, learner, baseURL ?? '');
  await page.goto('/projects');
  await expect(row(page)).toBeVisible();
  const failure = (message: string) => ({
    status: 503,
    json: { success: false, message, error: message, code: 'service_unavailable', requestId: 'test' },
  });

  await test.step('choosing, without a word from the server', async () => {
    await page.route('**/api/project-assignments', (route) => route.abort(), { times: 1 });
    await start(page).click();
    await toast(page, 'Assignment Failed', 'Failed to assign project');
    await expect(row(page)).toBeVisible();
    await expect(page.getByRole('tab', { name: 'My Projects (0)' })).toBeVisible();
    await start(page).click();
    await page.getByRole('tab', { name: 'My Projects (1)' }).click();
  });

  await test.step('starting, with the server’s reason', async () => {
    await stored(database, learner, 'not_started', 0);
    await page.route('**/api/project-assignments', (route) => route.fulfill(failure('Try again at noon.')), {
      times: 1,
    });
    await start(page).click();
    await toast(page, 'Start Failed', 'Try again at noon.');
    await expect(row(page)).toContainText('Ready to Start');
    await afterDoubleClick(page);
    await start(page).click();
    await expect(row(page)).toContainText('In Progress');
  });

  await test.step('advancing, while the database is away', async () => {
    await stored(database, learner, 'in_progress', 0);
    await afterDoubleClick(page);
    await database.pause();
    await step(page).click();
    await expect(page.locator('.toast').filter({ hasText: 'Update Failed' })).toBeVisible();
    await progressIs(page, 0);
    await axe(page);
    await database.resume();
  });
});

test('a learner picks a course, and it is above the catalogue and on the dashboard', async ({
  page,
  context,
  database,
  baseURL,
}) => {
  await signInAs(context, await makeLearner(database), baseURL ?? '');
  await page.goto('/projects');
  await expect(page.locator('.shelf h2').first()).toHaveText('AI and machine learning');
  await page.goto('/courses');
  const mine = page.getByRole('region', { name: 'My Courses' });
  await mine.getByLabel('Pick a course').selectOption({ label: 'AI Business Analyst (10 weeks)' });
  await mine.getByRole('button', { name: 'Enrol' }).click();
  await expect(mine.getByRole('status')).toHaveText('You are enrolled in AI Business Analyst.');
  await expect(mine.getByRole('progressbar', { name: 'Progress of AI Business Analyst' })).toBeVisible();
  await expect(mine.getByLabel('Pick a course').locator('option')).toHaveCount(8);
  await page.goto('/dashboard');
  await expect(page.getByRole('progressbar', { name: 'Progress of AI Business Analyst' })).toBeVisible();
  await page.goto('/projects');
  await expect(page.locator('.shelf h2').first()).toHaveText('For your courses');
});
