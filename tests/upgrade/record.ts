// npm run upgrade:record [-- <last migration>]: fills a database with what people do and keeps it, with what their pages sent, for
// tests/db/upgrade.db.test.ts. Done when a version goes live, so that the next one is tried on what people then have.
import { writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { listMigrations } from '../../scripts/stack/migrations.ts';
import { addStudent, openEwork } from '../support/ework.ts';
import { enquiryBody } from '../support/enquiries.ts';
import { startFunctionParts } from '../support/function-parts.ts';
import { openBrowser, signUpLearner } from '../support/people.ts';
import { makeStaff } from '../support/staff.ts';
import { dumpRows, fieldsOf, stateFile, type State, type Who } from './state.ts';

const through = process.argv[2] ?? listMigrations().at(-1)?.version ?? '';
const parts = await startFunctionParts({ through });
const { database, mailbox } = parts;
process.env['RATE_LIMIT_SCALE'] = '1000';

const learner = await signUpLearner(parts, { email: 'asha@before.example' });
const staff = await makeStaff(parts, { email: 'dana@before.example' });
const student = await openEwork(parts, {
  studentId: (await addStudent(parts, { email: 'rosa@before.example' })).id,
});
const browsers = { visitor: openBrowser(), learner: learner.browser, staff: staff.browser, student };
const calls: State['calls'] = [];

async function call(who: Who, method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await browsers[who].call(path, { method, ...(body === undefined ? {} : { body }) });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
  calls.push({ who, method, path, ...(body === undefined ? {} : { body }), fields: fieldsOf(answer) });
  return answer;
}

const enquiry = enquiryBody({ email: 'amina@before.example' });
await call('visitor', 'POST', '/api/submit-form', enquiry);
const mails = await mailbox.mails();
const token = mails.map(({ text }) => /your-enquiry#([\w-]{32})/.exec(text)?.[1]).find(Boolean);
await call('visitor', 'POST', '/api/your-enquiry', { token });

// One whose mails have not gone out yet.
await mailbox.pause();
await call('visitor', 'POST', '/api/submit-form', enquiryBody({ email: 'tomos@before.example' }));
await mailbox.resume();

await call('learner', 'POST', '/api/project-assignments', {
  projectId: 'sales-dashboard',
  status: 'in_progress',
  progress: 0,
});
for (const path of [
  '/api/auth/user',
  '/api/dashboard',
  '/api/project-assignments',
  '/api/skills',
  '/api/user-stats',
])
  await call('learner', 'GET', path);

const [week, next] = ['prompt-engineering-w01', 'prompt-engineering-w02'];
for (const taskId of [week, next])
  await call('student', 'POST', `/api/ework/student/progress/${taskId}`, {
    changes: [
      { kind: 'objective', index: 0, done: true },
      { kind: 'deliverable', index: 0, done: true },
    ],
  });
await call('student', 'POST', `/api/ework/student/hand-ins/${week}`, {
  deliverable: 0,
  attemptId: randomUUID(),
  note: 'The first that I am glad about.',
  link: 'https://work.example/first',
});
for (const path of [
  '/api/ework/student/progress',
  '/api/ework/student/hand-ins',
  `/api/ework/student/hand-ins/${week}`,
])
  await call('student', 'GET', path);

await call('staff', 'POST', '/api/desk/certificates', {
  certificateId: randomUUID(),
  email: learner.email,
  kind: 'level',
  awardId: 'prompt-engineering-foundational',
  name: '',
  awardedOn: '2026-11-20',
  exam: { percent: 82, satOn: '2026-11-18' },
});
for (const path of [
  '/api/desk/enquiries?view=open',
  `/api/desk/enquiries/${enquiry.submissionId}`,
  '/api/desk/certificates',
])
  await call('staff', 'GET', path);
await call('learner', 'GET', '/api/certificates');

const cookies = Object.fromEntries(
  Object.entries(browsers).map(([who, browser]) => [who, Object.fromEntries(browser.cookies)]),
) as State['cookies'];
const state: State = { through, cookies, calls, tables: await dumpRows(database) };
writeFileSync(stateFile, `${JSON.stringify(state)}\n`);
await parts.stop();
console.log(`${stateFile}: ${calls.length} calls, ${Object.keys(state.tables).length} tables`);
process.exit(0);
