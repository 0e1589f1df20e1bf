import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import type { RemoteDatabase } from '../support/e2e-stacks.ts';
import { axeInBothSchemes, expect, screens, test, type Page } from '../support/e2e.ts';
import { makeStaffAtDesk } from './desk-visit.ts';
import { makeLearner, signInAs, watch } from './learner-visit.ts';

/** A certificate from the desk to the person who checks it, with every file that its holder gets. */

const verdict = (page: Page) => page.locator('[data-check-answer] h2');

/** Presses a button that saves a file. @returns where it is now */
async function save(part: Page | Locator, name: string): Promise<string> {
  const page = 'page' in part ? part.page() : part;
  const download = page.waitForEvent('download');
  await part.getByRole('button', { name, exact: true }).click();
  const file = await download;
  const path = test.info().outputPath(file.suggestedFilename());
  await file.saveAs(path);
  return path;
}

/** Projects that a mentor has accepted, the short way. */
async function signOff(
  database: RemoteDatabase,
  learnerId: string,
  projects: readonly string[],
): Promise<void> {
  for (const id of projects) {
    const [{ handIn } = { handIn: '' }] = await database.query<{ handIn: string }>(
      `insert into public.hand_ins (learner_id, course_slug, work_id, deliverable, version, attempt_id, link, place, read_at)
       values ($1, 'prompt-engineering', $2, 0, 1, gen_random_uuid(), $3, nextval('private.hand_in_places'), now())
       returning hand_in_id as "handIn"`,
      [learnerId, id, `https://work.example/${id}`],
    );
    await database.query(
      `insert into public.mentor_feedback (hand_in_id, mentor_name, outcome, summary, line_titles, line_levels, line_sentences, given_at)
       values ($1, 'Odile Marchetti', 'accepted', 'Well done.', array['Clarity'], array[3], array['The answer is short.'], '2026-11-12T10:00:00Z')`,
      [handIn],
    );
  }
}

async function everyScreen(page: Page): Promise<void> {
  for (const { width, height } of screens) {
    await page.setViewportSize({ width, height });
    await axeInBothSchemes(page);
  }
}

test('a certificate is awarded, shown, saved, checked in each form, and withdrawn', async ({
  page,
  context,
  browser,
  database,
  baseURL,
}) => {
  const learner = await makeLearner(database);
  await signInAs(context, await makeStaffAtDesk({ database }), baseURL ?? '');

  const number = await test.step('staff preview and award it', async () => {
    const seen = await watch(page);
    await page.goto('/desk/certificates');
    await page.getByLabel('Address of the learner’s account').fill(learner.email);
    const weight = await seen.weight();
    expect.soft(weight.script).toBeLessThanOrEqual(150_000);
    expect.soft(weight.everything).toBeLessThanOrEqual(260_000);
    expect.soft(weight.requests).toBeLessThanOrEqual(20);
    await page.getByLabel('What is awarded').selectOption('level:prompt-engineering-foundational');
    await page.getByLabel('Exam result in per cent').fill('82');
    const day = await page.getByLabel('Day of the award').inputValue();
    await page.getByLabel('Day of the exam').fill(day);
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByRole('heading', { name: 'What will be awarded' })).toBeFocused();
    await expect(page.getByText('They are not enrolled in the course.')).toBeVisible();
    await everyScreen(page);
    await page.getByRole('button', { name: 'Award it' }).click();
    await expect(page.getByText(/^Awarded: KRC-/)).toBeVisible();
    const words = (await page.getByText(/^Awarded: KRC-/).textContent()) ?? '';
    return /KRC-[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(words)?.[0] ?? '';
  });

  const theirs = await browser.newContext({ baseURL: baseURL ?? '' });
  await signInAs(theirs, learner, baseURL ?? '');
  const mine = await theirs.newPage();
  const files = await test.step('its holder saves each file and lets others read the name', async () => {
    await mine.goto('/dashboard');
    await expect(mine.getByRole('region', { name: 'Certificates', exact: true })).toContainText(number);
    await mine.goto('/my-certificates');
    await expect(
      mine.getByRole('heading', { name: 'Prompt Engineering Foundational Certification' }),
    ).toBeVisible();
    await everyScreen(mine);
    const saved: string[] = [];
    await mine.getByText('Other files').click();
    for (const name of [
      'PDF to print',
      'Badge image (SVG)',
      'Badge image (PNG)',
      'JSON file',
      'Certificate file',
    ])
      saved.push(await save(mine, name));
    await mine.getByLabel('Let others read my name').click();
    await expect(mine.getByRole('link', { name: 'Its page, which you may pass on' })).toHaveAttribute(
      'href',
      `/certificates/${number}`,
    );
    await expect(mine.getByRole('link', { name: 'Add to LinkedIn' })).toHaveAttribute(
      'href',
      new RegExp(encodeURIComponent(`/certificates/${number}`)),
    );
    return saved;
  });

  const portfolio =
    await test.step('and makes a portfolio of signed-off work, which is previewed and signed', async () => {
      await signOff(database, learner.learnerId, ['reply-assistant', 'enquiry-sorter']);
      await mine.reload();
      await mine.getByRole('button', { name: 'Make a portfolio' }).click();
      await mine.getByRole('button', { name: 'Preview' }).click();
      await expect(mine.getByRole('link', { name: 'Choose at least one piece of work' })).toBeVisible();
      await mine.getByLabel('Title').fill('Replies that help');
      await mine.getByLabel('A few words').fill('Prompts for a property office.');
      await mine.getByRole('button', { name: 'Add A reply assistant with a test report' }).click();
      await mine.getByRole('button', { name: /^Add / }).first().click();
      const chosen = mine.locator('.mine-chosen > li');
      await expect(chosen).toHaveCount(2);
      await mine.getByRole('button', { name: 'Down A reply assistant with a test report' }).click();
      await expect(chosen.last()).toContainText('A reply assistant with a test report');
      await everyScreen(mine);
      await mine.getByRole('button', { name: 'Preview' }).click();
      await expect(mine.getByRole('heading', { name: 'What will be signed' })).toBeFocused();
      await expect(
        mine.getByText('- Clarity: 3 of 4, as it should be. The answer is short.').first(),
      ).toBeVisible();
      await mine.getByLabel('Show it to anyone who has the link').check();
      await everyScreen(mine);
      await mine.getByRole('button', { name: 'Sign it' }).click();
      const card = mine.getByRole('article', { name: 'Portfolio: Replies that help' });
      await expect(card).toBeVisible();
      await everyScreen(mine);
      files.splice(0, 0, await save(card, 'PDF to print'));
      const href = await card
        .getByRole('link', { name: 'Its page, which you may pass on' })
        .getAttribute('href');
      return href ?? '';
    });
  await theirs.close();

  await test.step('both have a page of their own, which needs no script', async () => {
    const plain = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
    const own = await plain.newPage();
    await own.goto(portfolio);
    await expect(own.getByRole('heading', { level: 1 })).toHaveText('Replies that help, Asha Obi');
    await expect(own.getByText('Signed off by Odile Marchetti on 2026-11-12.').first()).toBeVisible();
    await expect(own).toHaveTitle('Asha Obi: Portfolio: Replies that help');
    const unknown = await own.goto('/certificates/KRC-00000-00000');
    expect(unknown?.status()).toBe(404);
    await expect(own.getByRole('heading', { name: 'No certificate is shown here' })).toBeVisible();
    await plain.close();
    const looked = await browser.newContext({ baseURL: baseURL ?? '' });
    const page = await looked.newPage();
    for (const path of [`/certificates/${number}`, portfolio]) {
      await page.goto(path);
      await expect(page.getByText('Our register says so today.')).toBeVisible();
      await everyScreen(page);
    }
    await page.getByRole('link', { name: 'Check the signature' }).click();
    await expect(verdict(page)).toHaveText('Valid');
    await everyScreen(page);
    await looked.close();
  });

  const stranger = await browser.newContext({ baseURL: baseURL ?? '' });
  const check = await stranger.newPage();
  await test.step('a stranger checks its link, its files and its number', async () => {
    await check.goto(`/verify#${number}`);
    await expect(verdict(check)).toHaveText('Valid');
    await expect(check.getByText('Asha Obi (the name that we signed)')).toBeVisible();
    await expect(check.getByText('This is a demonstration.')).toBeVisible();
    await everyScreen(check);
    for (const path of files) {
      await check.goto('/verify');
      await check.locator('input[type=file]').setInputFiles(path);
      await expect(verdict(check), path).toHaveText('Valid');
    }
    // The last file names no one: the name is typed.
    await check.getByLabel('Whose is it?').fill('Asha Obj');
    await check.getByRole('button', { name: 'Compare the name' }).click();
    await expect(check.getByText(/^No: this certificate is of another name/)).toBeVisible();
    await check.getByLabel('Whose is it?').fill('Asha Obi');
    await check.getByRole('button', { name: 'Compare the name' }).click();
    await expect(check.getByText('Yes: this certificate is of Asha Obi.')).toBeVisible();
  });

  const jwt = await readFile(files.at(-1) ?? '', 'utf8');
  await test.step('what was changed, is none or is not known gets its answer', async () => {
    const field = check.getByLabel('Number, link or text of the certificate');
    const answers: [string, string][] = [
      [jwt.slice(0, -4), 'Altered'],
      ['KRC-00000-00000', 'No such number'],
      ['hello', 'Nothing to check'],
      [`eyJhbGciOiJub25lIn0.${jwt.split('.')[1] ?? ''}.`, 'Not ours'],
    ];
    for (const [text, answer] of answers) {
      await field.fill(text);
      await check.getByRole('button', { name: 'Check it' }).click();
      await expect(verdict(check)).toHaveText(answer);
    }
    const badge = files.find((path) => path.endsWith('.svg')) ?? '';
    const forged = (await readFile(badge, 'utf8')).replace('holder="Asha Obi"', 'holder="Asher Obi"');
    await check.locator('input[type=file]').setInputFiles({
      name: 'forged.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(forged),
    });
    await expect(verdict(check)).toHaveText('Altered');
  });

  await test.step('offline, the page checks all but the status, and says so', async () => {
    await stranger.setOffline(true);
    await check.getByLabel('Number, link or text of the certificate').fill(jwt);
    await check.getByRole('button', { name: 'Check it' }).click();
    await expect(verdict(check)).toHaveText('Cannot check the status now');
    await stranger.setOffline(false);
  });

  await test.step('withdrawn by staff, everyone reads why', async () => {
    const entry = page.getByRole('listitem').filter({ hasText: number });
    await entry.locator('summary').click();
    await entry.getByLabel('Reason, which everyone who checks it reads').selectOption('exam-rules');
    await entry.getByRole('button', { name: 'Withdraw' }).click();
    await expect(entry.locator('summary')).toContainText('Withdrawn');
    // A browser keeps the list for half a minute, so another one looks.
    const later = await browser.newContext({ baseURL: baseURL ?? '' });
    const again = await later.newPage();
    await again.goto(`/verify#${number}`);
    await expect(verdict(again)).toHaveText('Withdrawn');
    await expect(again.getByText(/The rules of the examination were not kept\.$/)).toBeVisible();
    await later.close();
  });
  await stranger.close();
});
