import type { BrowserContext } from '@playwright/test';
import type { RemoteStack } from '../support/e2e-stacks.ts';
import { openEwork, type TestStudent } from '../support/ework.ts';
import type { TestLearner } from '../support/people.ts';
import { makeStaffAtDesk } from './desk-visit.ts';

type Stack = Pick<RemoteStack, 'database'>;
type Parts = Parameters<typeof openEwork>[0];

/** A mentor of Prompt Engineering who has entered. */
export async function makeMentor(stack: Stack, firstName = 'Odile'): Promise<TestLearner> {
  const mentor = await makeStaffAtDesk(stack, { role: 'mentor', firstName });
  await stack.database.query("select public.set_mentor_courses($1, '{prompt-engineering}')", [mentor.email]);
  return mentor;
}

/** Gives a browser the session of a student. */
export async function enterAsStudent(
  context: BrowserContext,
  { database }: Stack,
  student: TestStudent,
  siteUrl: string,
): Promise<void> {
  const { token } = await openEwork({ database } as unknown as Parts, { studentId: student.id });
  await context.addCookies([
    {
      name: '__Host-ework',
      value: token,
      url: siteUrl.replace('http:', 'https:'),
      secure: true,
      httpOnly: true,
    },
  ]);
}
