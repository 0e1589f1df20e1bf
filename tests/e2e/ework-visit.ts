import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { send } from '../support/doors.ts';
import type { RemoteStack } from '../support/e2e-stacks.ts';
import { addAdmin, addStudent } from '../support/ework.ts';

type Parts = Parameters<typeof addAdmin>[0];
const partsOf = ({ database }: Pick<RemoteStack, 'database'>) => ({ database }) as unknown as Parts;

/** An address that no other test uses. */
export const freshAddress = (who: string) => `${who}-${randomUUID().slice(0, 8)}@student.example`;

/** Someone who may run eWork, with their password. */
export const makeAdmin = (stack: Pick<RemoteStack, 'database'>) =>
  addAdmin(partsOf(stack), freshAddress('admin'));

/** A student of Prompt Engineering. */
export const makeStudent = (stack: Pick<RemoteStack, 'database'>, firstName: string) =>
  addStudent(partsOf(stack), { email: freshAddress('student'), firstName, lastName: 'Ndiaye' });

/**
 * Lets students of this context sign in by address alone, as in the local demo. The stack of these tests asks for codes, as
 * production does, and its functions read that from their environment; so this door is answered here, by the same handler
 * over the same database.
 */
export async function signInByAddress(
  context: BrowserContext,
  { database, mailbox, siteUrl }: RemoteStack,
): Promise<void> {
  const settings = {
    NETLIFY_DEV: 'true',
    SITE_URL: siteUrl,
    SUPABASE_URL: database.url,
    SUPABASE_PUBLISHABLE_KEY: database.publishableKey,
    SUPABASE_SECRET_KEY: database.secretKey,
    SMTP_URL: mailbox.smtpUrl,
    MAIL_FROM: 'Kestrel Row Institute <hello@kestrelrow.example>',
    ENQUIRIES_TO: 'enquiries@kestrelrow.example',
    EWORK_STUDENT_SIGN_IN: 'email',
    RATE_LIMIT_SCALE: '1000',
    DEADLINE_SCALE: '10',
  };
  await context.route('**/api/ework/student/login', async (route) => {
    Object.assign(process.env, settings);
    const asked = route.request();
    const response = await send(
      new Request(asked.url(), {
        method: asked.method(),
        headers: await asked.allHeaders(),
        body: asked.postData(),
      }),
    );
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    });
  });
}

/** The code in the latest mail to this address. */
export async function findCode(mailbox: RemoteStack['mailbox'], email: string): Promise<string | undefined> {
  const mails = await mailbox.mails();
  const mail = mails.findLast(({ to, subject }) => to.includes(email) && subject.includes('code'));
  return /\b\d{6}\b/.exec(mail?.subject ?? '')?.[0];
}
