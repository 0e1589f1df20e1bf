import { readFile } from 'node:fs/promises';
import { axeInBothSchemes, expect, screens, test, type Page } from '../support/e2e.ts';
import { makeStaffAtDesk } from './desk-visit.ts';
import { makeLearner, signInAs } from './learner-visit.ts';

/** A certificate from the desk to the person who checks it, with every file that its holder gets. */

const verdict = (page: Page) => page.locator('[data-check-answer] h2');

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
    await page.goto('/desk/certificates');
    await page.getByLabel('Address of the learner’s account').fill(learner.email);
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
    await mine.goto('/my-certificates');
    await expect(
      mine.getByRole('heading', { name: 'Prompt Engineering Foundational Certification' }),
    ).toBeVisible();
    await everyScreen(mine);
    const saved: string[] = [];
    for (const name of ['PDF to print', 'Badge image', 'Certificate file']) {
      const download = mine.waitForEvent('download');
      await mine.getByRole('button', { name }).click();
      const file = await download;
      const path = test.info().outputPath(file.suggestedFilename());
      await file.saveAs(path);
      saved.push(path);
    }
    await mine.getByLabel('Let others read my name').click();
    await expect(mine.getByRole('link', { name: 'Its page, which you may pass on' })).toBeVisible();
    return saved;
  });
  await theirs.close();

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

  const jwt = await readFile(files[2] ?? '', 'utf8');
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
    const forged = (await readFile(files[1] ?? '', 'utf8')).replace(
      'holder="Asha Obi"',
      'holder="Asher Obi"',
    );
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
