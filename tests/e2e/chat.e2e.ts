import { chatMessages } from '../../src/shared/messages/chat.ts';
import { axeInBothSchemes, expect, hold, screens, test, type Page } from '../support/e2e.ts';

const endpoint = '**/api/chatbot';

const launcherOf = (page: Page) => page.getByRole('button', { name: 'Help', exact: true });
const panelOf = (page: Page) => page.locator('.chat-panel');
const logOf = (page: Page) => page.getByRole('log', { name: 'Conversation' });
const inputOf = (page: Page) => page.getByLabel('Your question');
const sendOf = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
const typingOf = (page: Page) => page.getByText('The assistant is writing');
const turnsOf = (page: Page) =>
  logOf(page)
    .getByRole('listitem')
    .filter({ has: page.locator('time') });

/** On a phone the launcher waits for the cookie banner. */
async function settleCookies(page: Page): Promise<void> {
  const reject = page.getByRole('button', { name: 'Reject All' });
  if (await reject.isVisible()) await reject.click();
}

async function open(page: Page, path = '/about'): Promise<void> {
  await page.goto(path);
  await settleCookies(page);
  await launcherOf(page).click();
  await expect(panelOf(page)).toBeVisible();
}

async function ask(page: Page, question: string): Promise<void> {
  await inputOf(page).fill(question);
  await inputOf(page).press('Enter');
}

const answerWith = (page: Page, body: unknown, status = 200) =>
  page.route(endpoint, (route) => route.fulfill({ status, json: body }));

test.use({ viewport: { width: 1440, height: 900 } });

test('a question is answered from the site, with its pages and the form filled in', async ({ page }) => {
  await open(page);
  await expect(inputOf(page)).toBeFocused();
  await expect(inputOf(page)).toHaveAttribute('placeholder', 'Ask about our programs...');
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await ask(page, 'How long is Prompt Engineering?');
  await expect(turnsOf(page)).toHaveCount(2);
  await expect(inputOf(page)).toHaveValue('');
  await expect(turnsOf(page).nth(0)).toContainText('How long is Prompt Engineering?');
  await expect(turnsOf(page).nth(0).locator('time')).toHaveText(/^\d\d:\d\d$/);
  await expect(turnsOf(page).nth(1)).toContainText('8 weeks');
  await expect(typingOf(page)).toHaveCount(0);
  await expect(turnsOf(page).nth(1).locator('a[href="/courses/prompt-engineering"]')).toBeVisible();

  await test.step('a second question is asked with the turns before it', async () => {
    const [request] = await Promise.all([
      page.waitForRequest(endpoint),
      ask(page, 'and how much is it a month?'),
    ]);
    const sent = request.postDataJSON() as { history: { type: string; content: string }[] };
    expect(sent.history.map(({ type }) => type)).toEqual(['user', 'bot']);
    await expect(turnsOf(page).last()).toContainText('£316');
  });

  await test.step('an action opens the enquiry over the panel, and focus comes back', async () => {
    const action = turnsOf(page).last().locator('a[data-enquiry]').first();
    await action.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByLabel('Programme', { exact: true })).toHaveValue('Prompt Engineering');
    const box = await inputOf(page).boundingBox();
    const isOnTop = await page.evaluate(
      ([x, y]) => !document.elementFromPoint(x ?? 0, y ?? 0)?.closest('.chat-panel'),
      [(box?.x ?? 0) + 10, (box?.y ?? 0) + 10],
    );
    expect(isOnTop).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(panelOf(page)).toBeVisible();
    await expect(action).toBeFocused();
  });

  await test.step('the conversation is there after a reload, once it is opened', async () => {
    await page.reload();
    await launcherOf(page).click();
    await expect(turnsOf(page)).toHaveCount(4);
    await expect(turnsOf(page).last()).toBeInViewport();
    await expect(typingOf(page)).toHaveCount(0);
  });
});

test('Enter sends, Shift+Enter makes a line, an input method does neither', async ({ page }) => {
  let asked = 0;
  await page.route(endpoint, async (route) => {
    asked += 1;
    await route.fulfill({ json: { response: 'Answer' } });
  });
  await open(page);
  await expect(sendOf(page)).toBeDisabled();
  await inputOf(page).fill('  \n \t');
  await expect(sendOf(page)).toBeDisabled();
  await inputOf(page).press('Enter');

  await inputOf(page).fill('first');
  await inputOf(page).press('Shift+Enter');
  await inputOf(page).pressSequentially('second');
  await expect(inputOf(page)).toHaveValue('first\nsecond');

  // Enter as browsers send it while a word is composed, and as Safari sends the one that ends it.
  await inputOf(page).evaluate((field) => {
    const press = (key: string, init: object) =>
      field.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, key, ...init }));
    field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    press('Enter', { keyCode: 13, isComposing: true });
    press('Escape', { isComposing: true });
    field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '日本' }));
    press('Enter', { keyCode: 229 });
  });
  await expect(inputOf(page)).toHaveValue('first\nsecond');
  await expect(turnsOf(page)).toHaveCount(0);
  expect(asked).toBe(0);

  await inputOf(page).press('Enter');
  await expect(turnsOf(page)).toHaveCount(2);
  await expect(turnsOf(page).first()).toContainText('first\nsecond', { useInnerText: true });
  expect(asked).toBe(1);
  await inputOf(page).fill('by the button');
  await sendOf(page).click();
  await expect(turnsOf(page)).toHaveCount(4);
  await expect(inputOf(page)).toBeFocused();
});

test('2,000 characters are the most, and one is told so before and after', async ({ page }) => {
  await answerWith(page, { response: 'Answer' });
  await open(page);
  await inputOf(page).fill('a'.repeat(1950));
  await expect(page.getByText('50 characters left')).toBeVisible();
  await inputOf(page).fill('a'.repeat(2001));
  await expect(page.getByRole('alert')).toHaveText(chatMessages.tooLong);
  await expect(page.getByText('1 character too many')).toBeVisible();
  await inputOf(page).press('Enter');
  await expect(turnsOf(page)).toHaveCount(0);
  await inputOf(page).fill('a'.repeat(2000));
  await expect(page.getByRole('alert')).toHaveCount(0);
  await inputOf(page).press('Enter');
  await expect(turnsOf(page)).toHaveCount(2);
  // One word of 2,000 letters wraps.
  const [inner, outer] = await logOf(page).evaluate((box) => [box.scrollWidth, box.clientWidth]);
  expect(inner).toBe(outer);
});

test('each failure has its words, the typing indicator stops, and the question can be asked again', async ({
  page,
}) => {
  await open(page);
  const cases: { words: string; then?: string; set: () => Promise<unknown> }[] = [
    { words: chatMessages.difficulties, set: () => page.route(endpoint, (route) => route.abort()) },
    { words: chatMessages.difficulties, set: () => answerWith(page, { message: 'Internal' }, 500) },
    { words: chatMessages.noText, set: () => answerWith(page, { success: true }) },
    {
      words: chatMessages.difficulties,
      then: 'Please wait a minute',
      set: () => answerWith(page, { message: 'Please wait a minute' }, 429),
    },
    {
      words: chatMessages.difficulties,
      then: 'Shorter, please',
      set: () => answerWith(page, { message: 'Please check', fields: { message: 'Shorter, please' } }, 422),
    },
  ];
  for (const [place, { words, then, set }] of cases.entries()) {
    await set();
    await ask(page, `Question ${place}`);
    await expect(turnsOf(page)).toHaveCount(2 * place + 2);
    await expect(turnsOf(page).last().locator('.chat-text p')).toHaveText([words, ...(then ? [then] : [])]);
    await expect(typingOf(page)).toHaveCount(0);
    await page.unroute(endpoint);
  }
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(endpoint, async (route) => {
    await held;
    await route.fulfill({ json: { response: 'Here it is' } });
  });
  const [request] = await Promise.all([
    page.waitForRequest(endpoint),
    page.getByRole('button', { name: 'Ask again' }).click(),
  ]);
  await expect(typingOf(page)).toBeAttached();
  expect(request.postDataJSON()).toMatchObject({
    message: 'Question 4',
    history: ['Question 0', 'Question 1', 'Question 2', 'Question 3'].map((content) => ({
      type: 'user',
      content,
    })),
  });
  release();
  await expect(turnsOf(page).last()).toContainText('Here it is');
  await expect(typingOf(page)).toHaveCount(0);
  await expect(turnsOf(page)).toHaveCount(2 * cases.length);
});

test('an answer is text, whatever it looks like, and leads nowhere else', async ({ page }) => {
  const response = '<img src=x onerror="document.title=1"><b>Bold</b>\n[link](https://evil.example)\nمرحبا';
  await answerWith(page, {
    response,
    sources: [{ title: 'Elsewhere', href: 'javascript:alert(1)' }],
    actions: [],
  });
  await open(page);
  await ask(page, '<i>me too</i>');
  await expect(turnsOf(page)).toHaveCount(2);
  await expect(turnsOf(page).first()).toContainText('<i>me too</i>');
  await expect(turnsOf(page).last().locator('p[dir=auto]')).toHaveText(response.split('\n'));
  await expect(turnsOf(page).last().locator('img, b b, a')).toHaveCount(0);
  await expect(turnsOf(page).last().getByText('مرحبا')).toHaveCSS('direction', 'rtl');
});

test('384 px wide, 64 px tall when minimised, and kept when closed, all by keyboard', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(endpoint, async (route) => {
    await held;
    await route.fulfill({ json: { response: 'Answer' } });
  });
  await page.goto('/about');
  await settleCookies(page);
  await launcherOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(inputOf(page)).toBeFocused();
  expect((await panelOf(page).boundingBox())?.width).toBe(384);

  await page.keyboard.type('A question');
  await page.keyboard.press('Enter');
  await inputOf(page).fill('half a thou');
  await page.getByRole('button', { name: 'Minimise' }).focus();
  await page.keyboard.press('Enter');
  await expect(inputOf(page)).toBeHidden();
  await expect.poll(() => panelOf(page).boundingBox()).toMatchObject({ width: 384, height: 64 });
  const restore = page.getByRole('button', { name: 'Open the assistant again' });
  await expect(restore).toBeFocused();
  release();
  await expect(panelOf(page).getByText('New answer').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(inputOf(page)).toBeFocused();
  await expect(turnsOf(page)).toHaveCount(2);

  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toBeHidden();
  await expect(launcherOf(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(inputOf(page)).toBeFocused();
  await expect(inputOf(page)).toHaveValue('half a thou');

  // It is not modal: Tab leads out of it, and the page can be used beside it.
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Ask a person instead' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(logOf(page).getByRole('link', { name: 'Contact' })).toBeFocused();
  await page.getByRole('main').getByRole('link').first().focus();
  await expect(panelOf(page)).toBeVisible();
});

test('a stored conversation is read with mistrust', async ({ page }) => {
  await page.addInitScript(() => {
    sessionStorage.setItem('chat', '[{"id":"x","type":"bot","content":5},"</script>",null]');
  });
  await open(page);
  await expect(turnsOf(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'How do refunds work?' })).toBeVisible();
});

test('the first click counts even when the code is slow, and leads to the contact page when it fails', async ({
  page,
}) => {
  const release = await hold(page, /ChatWidget.*\.js/);
  await page.goto('/about');
  await settleCookies(page);
  await launcherOf(page).click();
  await expect(launcherOf(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(panelOf(page)).toBeVisible();

  await page.unroute(/ChatWidget.*\.js/);
  await page.route(/ChatWidget.*\.js/, (route) => route.abort());
  await page.goto('/pricing');
  await launcherOf(page).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the launcher leads to the contact page', async ({ page }) => {
    await page.goto('/about');
    await launcherOf(page).click();
    await expect(page).toHaveURL(/\/contact\??$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

for (const screen of screens) {
  test(`axe finds nothing, and nothing is cut off: ${screen.name}`, async ({ page }) => {
    await page.setViewportSize(screen);
    // A short page behind, so that axe looks at the panel and not at a whole page again.
    await open(page, '/newsletter/confirmed');
    const box = await panelOf(page).boundingBox();
    if (screen.name === 'phone') {
      const left = box?.x ?? 0;
      expect(left).toBeGreaterThan(0);
      expect(box?.width).toBe(screen.width - 2 * left);
    }
    await axeInBothSchemes(page);
    await ask(page, 'What does Cloud & DevOps cost a month?');
    await expect(turnsOf(page).last()).toContainText('£284');
    await page.route(endpoint, (route) => route.abort());
    await ask(page, 'And if you fail?');
    await expect(page.getByText(chatMessages.difficulties)).toBeVisible();
    await inputOf(page).fill('a'.repeat(2001));
    await axeInBothSchemes(page);
    const bottom = await sendOf(page).boundingBox();
    expect((bottom?.y ?? 0) + (bottom?.height ?? 0)).toBeLessThanOrEqual(screen.height);
    await page.getByRole('button', { name: 'Minimise' }).click();
    await expect(inputOf(page)).toBeHidden();
    await axeInBothSchemes(page);
  });
}

test.describe('far from London', () => {
  test.use({ timezoneId: 'America/New_York' });
  test('its times are London’s, and it says so', async ({ page }) => {
    await answerWith(page, { response: 'Eight weeks.' });
    // Summer time in both places: 17:40 in New York.
    await page.clock.setFixedTime(new Date('2026-07-01T21:40:00Z'));
    await open(page);
    await ask(page, 'How long?');
    await expect(turnsOf(page)).toHaveCount(2);
    await expect(turnsOf(page).locator('time')).toHaveText(['22:40', '22:40']);
    await expect(page.locator('.chat-panel')).toContainText('Times are UK time.');
  });
});
