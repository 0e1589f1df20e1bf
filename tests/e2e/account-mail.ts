import { expect } from '../support/e2e.ts';
import type { RemoteMailbox } from '../support/e2e-stacks.ts';

/** The newest code that came to an address; waits for it. `after` leaves out those that were there before. */
export async function readCode(mailbox: RemoteMailbox, email: string, after = 0): Promise<string> {
  const codes = async () =>
    (await mailbox.mails())
      .filter(({ to }) => to.includes(email))
      .flatMap(({ text, html, subject }) => /\b\d{6}\b/.exec(`${subject} ${text} ${html}`)?.[0] ?? []);
  await expect.poll(async () => (await codes()).length, `a code to ${email}`).toBeGreaterThan(after);
  return (await codes()).at(-1) ?? '';
}
