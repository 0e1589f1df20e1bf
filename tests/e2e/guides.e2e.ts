import { courseSlugs } from '../../src/shared/catalogue/course.ts';
import { expect, layOut, test } from '../support/e2e.ts';

test('the guides say how far each answer goes, unfold, and lead on', async ({ page }) => {
  await test.step('our answers to the twelve questions say how far each goes, and the board leads to them', async () => {
    await page.goto('/our-answers');
    const board = page.getByRole('navigation', { name: 'The twelve answers' });
    await expect(board.getByRole('link')).toHaveCount(12);
    await layOut(page);
    const labels = await page.locator('.guide-item .state').allInnerTexts();
    const count = (label: string) => labels.filter((text) => text.trim() === label).length;
    expect(labels).toHaveLength(12);
    expect(count('Not published yet'), 'honest while evidence is missing').toBeGreaterThan(0);
    await expect(board).toContainText(
      `${count('Answered')} answered, ${count('Answered in part')} in part, ${count('Not published yet')} not published yet.`,
    );
    await board.getByRole('link', { name: /^12\./ }).click();
    await expect(
      page.getByRole('heading', { name: '12. May I speak to someone who did not like it?' }),
    ).toBeInViewport();
  });
  await test.step('what the institute has not told us is marked and not invented', async () => {
    await page.goto('/how-a-week-works');
    const row = page.getByRole('row', { name: /^Days and times of live sessions/ });
    await expect(row.locator('mark')).toHaveText('to be confirmed');
  });
  await test.step('a question unfolds, also for a link that leads to it', async () => {
    await page.goto('/faq');
    const answer = page.getByText('There is no upper age limit');
    await expect(answer).toBeHidden();
    await page.getByText('Am I too old?').click();
    await expect(answer).toBeVisible();
    await page.goto('/faq#what-if-i-fail-the-exam');
    await expect(page.getByText('Two resits are included.')).toBeVisible();
  });
  await test.step('a word of the glossary can be linked to', async () => {
    await page.goto('/how-a-week-works');
    await page.getByRole('article').getByRole('link', { name: 'eWork', exact: true }).click();
    await expect(page).toHaveURL(/\/glossary#ework$/);
    await expect(page.getByText('Our name for practice projects.')).toBeInViewport();
  });
  await test.step('complaints and accessibility are linked from the footer of every page', async () => {
    for (const path of ['/', '/enquire', '/sign-in', '/no-such-page', '/blog']) {
      await page.goto(path);
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByRole('link', { name: 'Complaints' })).toHaveAttribute('href', '/complaints');
      await expect(footer.getByRole('link', { name: 'Accessibility' })).toHaveAttribute(
        'href',
        '/accessibility',
      );
    }
  });
});

test('pricing and every course lead to the answers', async ({ request }) => {
  for (const path of ['/pricing', ...courseSlugs.map((slug) => `/courses/${slug}`)]) {
    const main = (await (await request.get(path)).text()).split('<footer')[0] ?? '';
    expect(main, path).toContain('href="/our-answers"');
  }
});
