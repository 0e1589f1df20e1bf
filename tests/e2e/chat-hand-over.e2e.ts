import { axeInBothSchemes, expect, screens, test } from '../support/e2e.ts';

test('a conversation goes to a person, who finds it with what was said', async ({ page, database }) => {
  await database.query('truncate public.enquiries cascade');
  await page.goto('/about');
  await page.getByRole('button', { name: 'Reject All' }).click();
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  const panel = page.locator('.chat-panel');
  const question = page.getByLabel('Your question');
  await question.fill('How long is Prompt Engineering?');
  await question.press('Enter');
  await expect(panel.getByRole('log')).toContainText('8 weeks');

  await panel.getByRole('button', { name: 'Ask a person instead' }).click();
  await expect(panel.getByRole('heading', { name: 'Ask a person' })).toBeFocused();
  await expect(panel.getByLabel('What they should answer')).toHaveValue('How long is Prompt Engineering?');
  await panel.getByRole('button', { name: 'Send it to a person' }).click();
  await expect(panel.locator('.field-bad')).toHaveCount(2);

  for (const { width, height, name } of screens)
    await test.step(`looks right: ${name}`, async () => {
      await page.setViewportSize({ width, height });
      await axeInBothSchemes(page);
    });

  await panel.getByLabel('Your name').fill('Amina Bello-Hughes');
  await panel.getByLabel('Your email').fill('amina@visitor.example');
  await panel.getByLabel('What they should answer').fill('Can my employer pay by invoice?');
  await panel.getByRole('button', { name: 'Send it to a person' }).click();
  await expect(panel.getByRole('heading', { name: /^A person has your question/ })).toBeFocused();
  await expect(panel).toContainText(/KR-[0-9A-Z]{5}-[0-9A-Z]{5}/);
  const [row] = await database.query<{ form_type: string; conversation: { type: string }[] }>(
    "select form_type, labels -> 'conversation' as conversation from public.enquiries",
  );
  expect(row?.form_type).toBe('chat');
  expect(row?.conversation.map(({ type }) => type)).toEqual(['user', 'bot']);
  await panel.getByRole('button', { name: 'Back to the assistant' }).click();
  await expect(question).toBeVisible();
});
