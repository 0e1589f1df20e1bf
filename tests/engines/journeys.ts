import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { makeAdmin, makeStudent } from '../e2e/ework-visit.ts';
import type { RemoteStack } from '../support/e2e-stacks.ts';
import type { Visitor } from './visitor.ts';

type Journey = (visitor: Visitor, stack: RemoteStack) => Promise<void>;

const fresh = (who: string) => `${who}-${randomUUID().slice(0, 8)}@visitor.example`;

/** Asks again until the answer is there. Milliseconds. */
const patience = 30_000;
async function until<Found>(what: string, ask: () => Promise<Found | undefined>): Promise<Found> {
  for (const end = Date.now() + patience; Date.now() < end; await wait(200)) {
    const found = await ask();
    if (found !== undefined) return found;
  }
  throw new Error(`Did not come: ${what}`);
}

const stored = ({ database }: RemoteStack, email: string) =>
  until(`an enquiry of ${email}`, async () => {
    const [row] = await database.query('select 1 from public.enquiries where email = $1', [email]);
    return row;
  });

const codeTo = ({ mailbox }: RemoteStack, email: string) =>
  until(`a code to ${email}`, async () => {
    const mail = (await mailbox.mails()).findLast(({ to }) => to.includes(email));
    return /\b\d{6}\b/.exec(`${mail?.subject ?? ''} ${mail?.text ?? ''}`)?.[0];
  });

async function fillEnquiry(visitor: Visitor, email: string): Promise<void> {
  await visitor.fill('#enquiry-firstName', 'Rosa');
  await visitor.fill('#enquiry-lastName', 'Marsh');
  await visitor.fill('#enquiry-email', email);
  await visitor.fill('#enquiry-phone', '07700 900456');
  await visitor.choose('#enquiry-interestedProgram', 'AI Data Analysis');
}

async function register(visitor: Visitor, stack: RemoteStack, email: string): Promise<void> {
  await visitor.open('/sign-in?step=register');
  await visitor.see('[data-awake]');
  await visitor.fill('input[name="firstName"]', 'Rosa');
  await visitor.fill('input[name="lastName"]', 'Marsh');
  await visitor.fill('input[name="email"]', email);
  await visitor.fill('input[name="password"]', 'three calm green kestrels');
  await visitor.press('button', 'Create account');
  await visitor.see('h1', 'Check your email');
  await visitor.fill('input[name="code"]', await codeTo(stack, email));
  await visitor.enter();
  await visitor.see('h1', 'Rosa');
}

export const journeys: readonly (readonly [title: string, journey: Journey])[] = [
  [
    'an enquiry',
    async (visitor, stack) => {
      const email = fresh('enquiry');
      await visitor.open('/enquire');
      await fillEnquiry(visitor, email);
      await visitor.press('main form button[type="submit"]');
      await stored(stack, email);
    },
  ],
  [
    'cookies are chosen, and the choice is kept',
    async (visitor) => {
      await visitor.open('/');
      await visitor.press('button[data-consent="none"]');
      await visitor.gone('button[data-consent="none"]');
      await visitor.open('/about');
      await visitor.see('main h1');
      await visitor.gone('button[data-consent="none"]');
    },
  ],
  [
    'a message',
    async (visitor, stack) => {
      const email = fresh('message');
      await visitor.open('/contact');
      await visitor.fill('#contact-name', 'Rosa Marsh');
      await visitor.fill('#contact-email', email);
      await visitor.choose('#contact-subject', 'pricing');
      await visitor.choose('#contact-inquiry', 'payment-options');
      await visitor.fill('#contact-message', 'May I pay over twelve months?');
      await visitor.press('#contact-consent');
      await visitor.press('#contact-form button[type="submit"]');
      await stored(stack, email);
    },
  ],
  [
    'a question to the assistant',
    async (visitor) => {
      await visitor.open('/');
      await visitor.press('button', 'Help');
      await visitor.fill('.chat-panel textarea', 'How long is Prompt Engineering?');
      await visitor.enter();
      await visitor.see('.chat-panel', '8 weeks');
    },
  ],
  [
    'a learner registers by code and takes a project a step on',
    async (visitor, stack) => {
      const email = fresh('learner');
      const progressIs = (progress: number) =>
        until(`a project at ${progress}%`, async () => {
          const [row] = await stack.database.query(
            "select 1 from public.project_assignments a join auth.users u on u.id = a.learner_id where u.email = $1 and a.status = 'in_progress' and a.progress = $2",
            [email, progress],
          );
          return row;
        });
      await register(visitor, stack, email);
      await visitor.open('/projects');
      await visitor.press('button', 'Start Project');
      await visitor.press('[role="tab"]', 'My Projects (1)');
      await visitor.press('button', 'Start Project');
      await visitor.see('main', 'In Progress');
      await progressIs(0);
      // Two presses within half a second are a double click, which means one (src/learning/project-actions.ts).
      await wait(600);
      await visitor.press('button', 'Mark step 1 done');
      await progressIs(25);
    },
  ],
  [
    'a student signs in to eWork and ticks an objective',
    async (visitor, stack) => {
      const { email } = await makeStudent(stack, 'Amara');
      await visitor.open('/ework-platform');
      await visitor.fill('main input[type="email"]', email);
      await visitor.press('button', 'Access Course');
      await visitor.see('main', '6-digit code');
      await visitor.fill('main input[name="code"]', await codeTo(stack, email));
      await visitor.enter();
      await visitor.see('h1', 'Prompt Engineering');
      await visitor.press('main input[type="checkbox"]');
      await until('a tick', async () => {
        const [row] = await stack.database.query(
          'select 1 from public.ework_task_progress p join public.ework_students s using (student_id) where s.email = $1 and cardinality(p.objectives) = 1',
          [email],
        );
        return row;
      });
    },
  ],
  [
    'an admin adds a student',
    async (visitor, stack) => {
      const admin = await makeAdmin(stack);
      const email = fresh('student');
      // The student of the journey before is signed in here.
      await visitor.open('/ework-platform');
      await visitor.press('button', 'Logout');
      await visitor.press('[role="tab"]', 'Admin');
      await visitor.fill('main input[type="email"]', admin.email);
      await visitor.fill('main input[type="password"]', admin.password);
      await visitor.enter();
      await visitor.see('h1', 'Admin Dashboard');
      await visitor.fill('main input[name="name"]', 'Amara Okafor');
      await visitor.fill('main input[name="email"]', email);
      await visitor.choose('main select[name="courseId"]', 'Prompt Engineering');
      await visitor.press('button', 'Create');
      await visitor.see('main', email);
    },
  ],
];

/** The browser posts the form itself. */
export const withoutScript: Journey = async (visitor, stack) => {
  const email = fresh('plain');
  await visitor.open('/enquire?type=certification');
  await visitor.see('h1', 'Ask about certification');
  await fillEnquiry(visitor, email);
  await visitor.press('main form button[type="submit"]');
  await visitor.see('h1', 'Thank');
  await stored(stack, email);
};
