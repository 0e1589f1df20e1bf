import { askForDeskCode, enterDesk } from '../../src/shared/contracts/desk-entry.ts';
import type { StaffRole } from '../../src/shared/contracts/contract.ts';
import type { FunctionParts } from './function-parts.ts';
import type { Mailbox } from './mailbox.ts';
import { signUpLearner, type TestBrowser, type TestLearner } from './people.ts';

/** The code in the latest mail for the desk to this address. */
export async function deskCodeFor(mailbox: Pick<Mailbox, 'mails'>, email: string): Promise<string> {
  const mails = await mailbox.mails();
  const mail = mails.findLast(({ to, subject }) => to.includes(email) && subject.includes('for the desk'));
  const code = /\b\d{6}\b/.exec(mail?.subject ?? '')?.[0];
  if (code === undefined) throw new Error(`No code for the desk was mailed to ${email}`);
  return code;
}

/** Enters the desk with this browser, as a person does: password, then the code from the mail. */
export async function goToDesk(
  { mailbox }: Pick<FunctionParts, 'mailbox'>,
  browser: TestBrowser,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const asked = await browser.call(askForDeskCode, { body: { password } });
  if (!asked.ok) throw new Error(`The desk gave no code: ${asked.status} ${await asked.text()}`);
  const entered = await browser.call(enterDesk, { body: { code: await deskCodeFor(mailbox, email) } });
  if (!entered.ok) throw new Error(`The desk did not open: ${entered.status} ${await entered.text()}`);
}

/** A member of staff who is signed in, and at the desk unless `isOutside`. */
export async function makeStaff(
  parts: Pick<FunctionParts, 'database' | 'mailbox'>,
  {
    email,
    role = 'desk',
    firstName = 'Dana',
    lastName = 'Ashworth',
    isOutside = false,
  }: { email: string; role?: StaffRole; firstName?: string; lastName?: string; isOutside?: boolean },
): Promise<TestLearner> {
  const member = await signUpLearner(parts, { email, firstName, lastName });
  await parts.database.query('select public.set_staff_role($1, $2, true)', [email, role]);
  if (!isOutside) await goToDesk(parts, member.browser, member);
  return member;
}
