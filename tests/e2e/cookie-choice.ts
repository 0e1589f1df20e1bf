import type { BrowserContext, Page, Request } from '@playwright/test';
import { expect } from '../support/e2e.ts';

/** Where the choice is kept. */
export const key = 'cookie-consent';
export const all = { necessary: true, analytics: true, marketing: true, preferences: true };
export const none = { necessary: true, analytics: false, marketing: false, preferences: false };

export interface StoredConsent {
  accepted: boolean;
  preferences: typeof all;
  timestamp: string;
  policyVersion: string;
  consentId: string;
}

export const banner = (page: Page) => page.getByRole('region', { name: 'Cookies on this site' });
export const button = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true });
export const footerLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' });
/** The same choice on the cookie page. */
export const settings = (page: Page) => page.locator('.cookie-settings');

/** The choice as this browser keeps it. */
export const stored = (page: Page): Promise<StoredConsent | null> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as never, key);
/** The names of everything that this browser keeps. */
export const keys = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort());

/** Unfolds the categories in the banner. */
export async function openDetails(page: Page): Promise<void> {
  await banner(page).getByRole('link', { name: 'Choose cookies' }).click();
  await expect(banner(page).getByRole('group', { name: 'Choose what to allow' })).toBeVisible();
}

/** Every request of the context, from now on. */
export function watch(context: BrowserContext): Request[] {
  const requests: Request[] = [];
  context.on('request', (request) => requests.push(request));
  return requests;
}
