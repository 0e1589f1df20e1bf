import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { eworkTasksOf } from '../../src/shared/catalogue/ework-tasks.ts';
import { atRest, axeInBothSchemes, expect, screens, test, type Page } from '../support/e2e.ts';
import { findCode, freshAddress, makeAdmin, makeStudent, signInByAddress } from './ework-visit.ts';
import { expectLargerTextFits } from './larger-text.ts';
import { watch } from './learner-visit.ts';

/** In bytes, 1 kB is 1,000 bytes. */
const budget = { script: 150_000, everything: 260_000, requests: 20 };

/** For what a page shows once two or three calls have been answered: on a busy machine each takes seconds. */
const whenAnswered = { timeout: 30_000 };

/** No state of the platform is wider than the screen, and axe finds nothing in any. */
async function lookAt(page: Page, name: string): Promise<void> {
  for (const { name: screen, width, height } of screens) {
    await test.step(`${name}, ${screen}`, async () => {
      await page.setViewportSize({ width, height });
      // What floats covers something wherever the page happens to be scrolled to; at its end, it does not.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, 'sideways').toBeLessThanOrEqual(0);
      await axeInBothSchemes(page);
    });
  }
  await test.step(`${name}, larger text`, () => expectLargerTextFits(page));
}

const weekOf = (page: Page | Locator, week: number): Locator => page.locator('.weeks > .week').nth(week - 1);
const boxes = (page: Page, week: number, group: 'Objectives' | 'Deliverables'): Locator =>
  weekOf(page, week).getByRole('group', { name: group }).getByRole('checkbox');
const percentOf = (page: Page | Locator, week: number): Locator =>
  weekOf(page, week).locator('.week-progress .num');
/** What stays in sight. */
const line = (page: Page): Locator => page.locator('.week-line');
const offlineWords = 'Saved on this device, will be sent when you are back online';

test('an admin adds a student, who is invited, works with and without a line, and is seen to', async ({
  page,
  browser,
  stack,
  database,
  mailbox,
}) => {
  // A whole course of events, in two browsers.
  test.slow();
  const email = freshAddress('amara');
  const admin = await makeAdmin(stack);
  await page.emulateMedia({ reducedMotion: 'reduce' });

  await test.step('the page is light, and nothing moves when it comes alive', async () => {
    const seen = await watch(page);
    await page.goto('/ework-platform');
    await expect(page.getByRole('tab', { name: 'Student' })).toHaveAttribute('aria-selected', 'true');
    await atRest(page);
    const { violations, shift } = await seen.noted();
    expect(violations).toEqual([]);
    expect(shift).toBeLessThan(0.01);
    const weight = await seen.weight();
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify(weight) });
    expect.soft(weight.script).toBeLessThanOrEqual(budget.script);
    expect.soft(weight.everything).toBeLessThanOrEqual(budget.everything);
    expect.soft(weight.requests).toBeLessThanOrEqual(budget.requests);
    expect(seen.calls().toSorted()).toEqual(['/api/ework/courses', '/api/ework/session']);
    await expect(page.getByRole('heading', { level: 1, name: 'eWork Platform' })).toBeVisible();
    await expect(page.getByText('Learning Dashboard')).toBeVisible();
    await lookAt(page, 'login');
  });

  await test.step('the admin signs in', async () => {
    await page.getByRole('tab', { name: 'Admin' }).click();
    await page.getByLabel('Email').fill(admin.email);
    await page.getByLabel('Password', { exact: true }).fill('not this one');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'do not belong to an admin' })).toBeVisible();
    await lookAt(page, 'a login that failed');
    await page.getByLabel('Password', { exact: true }).fill(admin.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeFocused();
  });

  const row = page.getByRole('row').filter({ hasText: email });
  await test.step('adds a student, who is invited', async () => {
    const form = page.getByRole('region', { name: 'Create Student' });
    const create = form.getByRole('button', { name: 'Create' });
    await form.getByLabel('Name').fill('Amara Okafor');
    await form.getByLabel('Email').fill(` ${email} `);
    await create.click();
    await expect(form.getByRole('alert').getByRole('link')).toHaveText(
      'Please select a course for the student.',
    );
    await form.getByLabel('Course').selectOption('Prompt Engineering');
    await create.click();
    await expect(form.getByRole('alert')).toHaveText(`Student created successfully! Email: ${email}`);
    await expect(form.getByLabel('Name')).toHaveValue('');
    await expect(row).toContainText('Amara Okafor');
    await expect(row).toContainText('Student');
    await expect(row).toContainText('0/8 tasks');

    await form.getByLabel('Name').fill('Someone Else');
    await form.getByLabel('Email').fill(email.toUpperCase());
    await form.getByLabel('Course').selectOption('Prompt Engineering');
    await create.click();
    await expect(form.getByRole('alert')).toContainText('There is already a student with this email address');
    await lookAt(page, 'the admins’ desk');

    await expect.poll(async () => (await mailbox.mails()).some(({ to }) => to.includes(email))).toBe(true);
    const invitation = (await mailbox.mails()).find(({ to }) => to.includes(email));
    expect(invitation?.text).toContain(`${stack.siteUrl}/ework-platform`);
    expect(invitation?.text, 'no code').not.toMatch(/\b\d{6}\b/);
  });

  await test.step('imports a table once it has no bad row, and once only', async () => {
    const family = `Import${Date.now()}`;
    const [early, late, third] = [freshAddress('nia'), freshAddress('osei'), freshAddress('kofi')];
    const table = (course: string) =>
      `Name,Email,Course\nNia ${family},${early},Prompt Engineering\nOsei ${family},${late},${course}\nKofi ${family},${third},Prompt Engineering`;
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Import students' });
    const said = dialog.getByRole('status');
    const check = async (text: string) => {
      await dialog.getByLabel('Or paste the table').fill(text);
      await dialog.getByRole('button', { name: 'Check' }).click();
    };
    await check(table('Basket Weaving'));
    await expect(said).toContainText('1 row is wrong, so nothing can be imported yet.');
    await expect(dialog.getByRole('row').filter({ hasText: late })).toContainText(/^3.*Basket Weaving/);
    await lookAt(page, 'a table with a bad row');
    await check(table('Project Management'));
    await expect(said).toContainText('3 rows: 3 new students, 0 already there.');
    await dialog.getByRole('button', { name: 'Import 3 students' }).click();
    await expect(said).toContainText('3 students were added.');
    await check(`${table('Project Management')}\n`);
    await expect(said).toContainText('Everybody in this table is there already');
    await dialog.getByLabel('Or paste the table').fill('');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    // Nia began a month ago and has done nothing but hand in one thing; Osei has done all; Kofi has not begun.
    const idOf = `(select student_id from public.ework_students where email = $1)`;
    await database.query(
      `update public.ework_assignments set assigned_at = now() - interval '30 days' where student_id = ${idOf}`,
      [early],
    );
    await database.query(
      `insert into public.hand_ins (student_id, course_slug, work_id, deliverable, version, attempt_id, link, place)
       values (${idOf}, 'prompt-engineering', 'prompt-engineering-w01', 0, 1, gen_random_uuid(), 'https://work.example/', nextval('private.hand_in_places'))`,
      [early],
    );
    await database.query(
      `insert into public.ework_task_progress (student_id, course_slug, task_id, status)
       select ${idOf}, 'project-management', 'project-management-w' || lpad(w::text, 2, '0'), 'completed' from generate_series(1, $2::int) w`,
      [late, eworkTasksOf('project-management').length],
    );
    await page.getByLabel('Search students').fill(family);
    const names = page.locator('.ework-students').getByRole('row').filter({ hasText: family });
    await expect(names).toHaveCount(3);
    for (const [group, name] of [
      ['Behind', 'Nia'],
      ['Never started', 'Kofi'],
      ['Waiting for feedback', 'Nia'],
      ['Finished', 'Osei'],
    ] as const) {
      await page.getByLabel('Show', { exact: true }).selectOption(group);
      await expect(names, group).toHaveCount(1);
      await expect(names, group).toContainText(`${name} ${family}`);
    }
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^kestrel-row-students-\d{4}-\d\d-\d\d\.csv$/);
    const rows = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(rows, 'what is shown').toHaveLength(2);
    expect(rows[1]).toContain(`Osei,${family},${late},Project Management`);
    await page.getByLabel('Show', { exact: true }).selectOption('Everybody');
    await page.getByLabel('Search students').fill('');
    await expect(row).toBeVisible();
  });

  const context = await browser.newContext({ baseURL: stack.siteUrl, reducedMotion: 'reduce' });
  await signInByAddress(context, stack);
  const student = await context.newPage();
  await test.step('the student signs in by address', async () => {
    await student.goto('/ework-platform');
    await student.getByLabel('Email').fill('amara');
    await student.getByRole('button', { name: 'Access Course' }).click();
    await expect(student.getByRole('alert').getByRole('link')).toContainText('Enter an email address');
    await student.getByLabel('Email').fill(email);
    await student.getByRole('button', { name: 'Access Course' }).click();
    await expect(student.getByRole('heading', { level: 1, name: 'Prompt Engineering' })).toBeFocused();
    await expect(student.getByText('Welcome, Amara')).toBeVisible();
    await expect(student.getByText(email)).toBeVisible();
    await expect(student.getByText('Beginner, 8 weeks')).toBeVisible();
    const header = student.getByRole('banner');
    await expect(header.getByText('Welcome, Amara')).toBeVisible();
    await expect(header.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/contact');
    for (const name of ['Sign In', 'Register', 'Pricing'])
      await expect(header.getByRole('link', { name }), 'the visitor’s menu').toBeHidden();
    await expect(student.getByText('0/8, 0%')).toBeVisible();
    await expect(weekOf(student, 1).getByRole('button', { expanded: true })).toBeVisible(whenAnswered);
    for (const part of ['Situation', 'Your task', 'What goes wrong'])
      await expect(weekOf(student, 1).getByRole('heading', { name: part })).toBeVisible();
    await expect(line(student)).toHaveText('Week 10 of 7 tickedAll saved');
    await lookAt(student, 'a student’s weeks');
  });

  await test.step('ticks, shows the rest of a list, completes and opens again', async () => {
    const objectives = boxes(student, 1, 'Objectives');
    await expect(objectives).toHaveCount(3);
    await expect(boxes(student, 1, 'Deliverables')).toHaveCount(2);
    await objectives.nth(0).check();
    await expect(percentOf(student, 1)).toHaveText('14%');
    await weekOf(student, 1).getByRole('button', { name: '+1 more... Objectives' }).click();
    await expect(objectives).toHaveCount(4);
    await expect(objectives.nth(3)).toBeFocused();
    await student.keyboard.press('Space');
    await expect(percentOf(student, 1)).toHaveText('29%');
    await expect(line(student)).toHaveText(/^Week 12 of 7 tickedSaved at \d\d:\d\d$/);
    const complete = weekOf(student, 1).getByRole('button', { name: /^Complete/ });
    const question = weekOf(student, 1).getByRole('group', {
      name: '5 of 7 items are still open. Complete week 1 all the same?',
    });
    await complete.click();
    await expect(question).toBeFocused();
    await lookAt(student, 'items are open');
    await weekOf(student, 1).getByRole('button', { name: 'Go on with the week' }).click();
    await expect(question).toHaveCount(0);
    await expect(complete).toBeFocused();
    await complete.click();
    await weekOf(student, 1).getByRole('button', { name: 'Yes, complete it' }).click();
    await expect(percentOf(student, 1)).toHaveText('100%');
    await expect(weekOf(student, 1)).toHaveAttribute('data-status', 'completed');
    await expect(student.getByText('1/8, 13%')).toBeVisible();
    await weekOf(student, 1).getByRole('button', { name: 'Go to week 2' }).click();
    await expect(weekOf(student, 2).getByRole('button', { expanded: true })).toBeFocused();
    await expect(weekOf(student, 1).getByRole('button', { expanded: false })).toBeVisible();

    // The next visit opens on the current week; what is done is one line, and printed all the same.
    await student.reload();
    await expect(weekOf(student, 2).getByRole('button', { expanded: true })).toBeVisible(whenAnswered);
    await expect(weekOf(student, 1)).toBeHidden();
    await student.emulateMedia({ media: 'print' });
    await expect(boxes(student, 1, 'Objectives').nth(3)).toBeVisible();
    const [brief, list] = await Promise.all(
      ['.week-about', '.week-lists'].map((part) => weekOf(student, 1).locator(part).boundingBox()),
    );
    expect(brief!.width, 'as wide as the page').toBe(list!.width);
    await student.emulateMedia({ media: 'screen' });
    await student.getByRole('button', { name: 'Week 1, done' }).click();
    await weekOf(student, 1).getByRole('button', { expanded: false }).click();
    await weekOf(student, 1).getByRole('button', { name: /^Done/ }).click();
    await expect(percentOf(student, 1)).toHaveText('29%');
    await expect(weekOf(student, 1).getByText(/^Saved at \d\d:\d\d$/)).toBeVisible();
    await student.reload();
    await expect(percentOf(student, 1)).toHaveText('29%', whenAnswered);
    await expect(boxes(student, 1, 'Objectives').nth(0)).toBeChecked();
  });

  await test.step('goes on without a line, in two tabs, and everything arrives', async () => {
    const other = await context.newPage();
    await other.goto('/ework-platform');
    await expect(percentOf(other, 1)).toHaveText('29%', whenAnswered);
    await context.setOffline(true);
    await boxes(student, 1, 'Objectives').nth(1).check();
    await boxes(other, 1, 'Objectives').nth(2).check();
    await expect(student.getByRole('status').filter({ hasText: offlineWords })).toBeVisible();
    await expect(weekOf(student, 1).getByText('On this device only')).toBeVisible();
    await expect(percentOf(student, 1), 'each tab shows what was ticked in the other').toHaveText('57%');
    await expect(percentOf(other, 1)).toHaveText('57%');
    await lookAt(student, 'without a line');
    await context.setOffline(false);
    await expect(student.getByText(offlineWords)).toBeHidden();
    await expect
      .poll(() =>
        database.query(
          `select p.objectives from public.ework_task_progress p
           join public.ework_students s using (student_id) where s.email = $1`,
          [email],
        ),
      )
      .toEqual([{ objectives: [0, 1, 2, 3] }]);
    expect(
      await student.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('tick'))),
    ).toEqual([]);
    await other.close();
  });

  await test.step('the admin sees it, and gives another course', async () => {
    await page.getByLabel('Search students').fill(email.slice(0, 12));
    await expect(row).toHaveCount(1);
    await row.getByRole('button', { name: 'Amara Okafor' }).click();
    const dialog = page.getByRole('dialog', { name: 'Amara Okafor' });
    await expect(percentOf(dialog, 1)).toHaveText('57%', whenAnswered);
    await expect(dialog.getByRole('checkbox'), 'to read only').toHaveCount(0);
    await expect(dialog.getByText('Done: ', { exact: true }).filter({ visible: true })).toHaveCount(3);
    await lookAt(page, 'a student’s progress, to read');
    await dialog.getByRole('tab', { name: 'Details' }).click();
    await dialog.getByLabel('Course (optional)').selectOption('Project Management');
    await dialog.getByRole('button', { name: 'Reassign' }).click();
    await expect(dialog.getByText('The course is now Project Management.')).toBeVisible();
    await dialog.getByLabel('First name').fill('Amarachi');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog', { name: 'Amarachi Okafor' })).toBeVisible();
    await lookAt(page, 'a student’s details');
    await page.keyboard.press('Escape');
    await expect(row).toContainText('Project Management');
    await expect(row.getByRole('button', { name: 'Amarachi Okafor' })).toBeFocused();
  });

  await test.step('logging out clears the screen, also when the server fails', async () => {
    await student.route('**/api/ework/logout', (route) => route.abort());
    await student.getByRole('button', { name: 'Logout' }).click();
    await expect(student.getByRole('heading', { level: 1, name: 'eWork Platform' })).toBeFocused();
    await expect(student.getByLabel('Email')).toHaveValue('');
    await expect(student.getByText('Amara')).toHaveCount(0);
    await student.reload();
    await expect(student.getByLabel('Email'), 'no one is let in again').toBeVisible(whenAnswered);
    await student.unroute('**/api/ework/logout');
    await student.reload();
    await expect(student.getByLabel('Email')).toBeVisible();
    await expect
      .poll(() =>
        student
          .context()
          .cookies()
          .then((cookies) => cookies.map(({ name }) => name)),
      )
      .not.toContain('__Host-ework');
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('tab', { name: 'Admin' }).click();
    await expect(page.getByLabel('Email')).toHaveValue('');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  });
  await context.close();
});

test('with a code, an ended session and a failing server cost a student nothing', async ({
  page,
  stack,
  database,
  mailbox,
}) => {
  test.slow();
  const { email, id } = await makeStudent(stack, 'Binta');
  await page.emulateMedia({ reducedMotion: 'reduce' });

  const enterCode = async (at = page, address = email) => {
    await at.getByRole('button', { name: 'Access Course' }).click();
    await expect(at.getByLabel('6-digit code')).toBeFocused();
    await expect.poll(() => findCode(mailbox, address)).toMatch(/^\d{6}$/);
    const code = (await findCode(mailbox, address)) ?? '';
    await at.getByLabel('6-digit code').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await at.getByRole('button', { name: 'Access Course' }).click();
    await expect(at.getByRole('heading', { level: 1, name: 'Prompt Engineering' })).toBeFocused();
    await mailbox.clear();
  };

  await test.step('a wrong code is said, another one can be asked for, the right one lets in', async () => {
    await page.goto('/ework-platform');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Access Course' }).click();
    await page.getByLabel('6-digit code').fill('12');
    await page.getByRole('button', { name: 'Access Course' }).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveText('Enter the 6 digits from the email');
    await expect.poll(() => findCode(mailbox, email)).toMatch(/^\d{6}$/);
    const wrong = (await findCode(mailbox, email)) === '111111' ? '222222' : '111111';
    await page.getByLabel('6-digit code').fill(wrong);
    await page.getByRole('button', { name: 'Access Course' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'wrong or no longer works' })).toBeVisible();
    await lookAt(page, 'the code');
    await mailbox.clear();
    await page.getByRole('button', { name: 'Use another address' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await enterCode();
  });

  await test.step('a failed save is said and tried again', async () => {
    await page.route('**/api/ework/student/progress/*', (route) => route.fulfill({ status: 503, body: '' }));
    await boxes(page, 1, 'Objectives').nth(0).check();
    await expect(page.getByRole('status').filter({ hasText: 'Not sent yet' })).toBeVisible();
    await lookAt(page, 'a failed save');
    await page.unroute('**/api/ework/student/progress/*');
    // At once: a moment later it is tried again without being asked, and the button goes.
    await page.getByRole('button', { name: 'Try now' }).dispatchEvent('click');
    await expect(page.getByText('Not sent yet')).toBeHidden();
    await expect(boxes(page, 1, 'Objectives').nth(0)).toBeChecked();
  });

  await test.step('what is ticked over an ended session is sent after the next login', async () => {
    await database.query('delete from public.ework_sessions where student_id = $1', [id]);
    await boxes(page, 1, 'Objectives').nth(1).check();
    await expect(page.getByRole('status').filter({ hasText: 'Your session has ended' })).toBeVisible();
    await boxes(page, 1, 'Deliverables').nth(0).check();
    await page.getByRole('button', { name: 'Log in again' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'ticks that wait on this device' }),
    ).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await enterCode();
    await expect(percentOf(page, 1)).toHaveText('43%', whenAnswered);
    await expect
      .poll(() =>
        database.query(
          'select objectives, deliverables from public.ework_task_progress where student_id = $1',
          [id],
        ),
      )
      .toEqual([{ objectives: [0, 1], deliverables: [0] }]);
  });

  await test.step('a tab that was left open saves nothing for the next person', async () => {
    const next = await makeStudent(stack, 'Chidi');
    const other = await page.context().newPage();
    await other.goto('/ework-platform');
    await expect(other.getByText('Welcome, Binta')).toBeVisible(whenAnswered);
    await other.getByRole('button', { name: 'Logout' }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'eWork Platform' })).toBeFocused();
    await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
    await expect(page.getByText('Binta')).toHaveCount(0);
    await other.getByLabel('Email').fill(next.email);
    await enterCode(other, next.email);
    await expect(percentOf(other, 1)).toHaveText('0%');
    const saved = 'select student_id from public.ework_task_progress where student_id = $1';
    expect(await database.query(saved, [next.id])).toEqual([]);
  });
});
