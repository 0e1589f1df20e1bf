import { expect } from '../support/e2e.ts';
import type { RemoteMailbox } from '../support/e2e-stacks.ts';

/** The newest code that came to an address in a mail whose subject has these words; waits for it. */
export async function readCode(mailbox: RemoteMailbox, email: string, about = ''): Promise<string> {
  const codes = async () =>
    (await mailbox.mails())
      .filter(({ to, subject }) => to.includes(email) && subject.includes(about))
      .flatMap(({ text, html, subject }) => /\b\d{6}\b/.exec(`${subject} ${text} ${html}`)?.[0] ?? []);
  await expect.poll(async () => (await codes()).length, `a code to ${email}`).toBeGreaterThan(0);
  return (await codes()).at(-1) ?? '';
}
