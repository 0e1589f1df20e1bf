/** What the admins' desk says of how students are doing. */
import type { StudentGroup } from '#shared/contracts/ework-admin.ts';
import { formatDay } from '#shared/rules/london-day.ts';

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

export const standingWords = {
  show: 'Show',
  everybody: 'Everybody',
  groups: {
    behind: 'Behind',
    'never-started': 'Never started',
    quiet: 'Quiet for 14 days',
    waiting: 'Waiting for feedback',
    finished: 'Finished',
  } satisfies Record<StudentGroup, string>,
  none: 'Nobody is in this group.',
  week: 'Week',
  due: (week: number) => `should be in week ${week}`,
  behind: 'Behind',
  quiet: 'Quiet',
  waiting: (number: number) => `${number} with a mentor`,
  export: 'Export',
  exporting: (done: number, total: number) => `Exporting ${done} of ${total}`,
  exportFailed: 'The export could not be finished. Please try again.',
  exported: (number: number) => `${count(number, 'student', 'students')} exported.`,
  fileName: (what: string, day: string) => `kestrel-row-${what}-${day}.csv`,
} as const;

export const overviewWords = {
  title: 'How it is going',
  failed: 'The overview could not be loaded.',
  waiting: 'Who waits for feedback',
  nobodyWaits: 'Nobody waits for a mentor.',
  noMentors: 'No mentor reads for any course yet. Say who does with npm run mentor:courses.',
  person: 'Student',
  work: 'Handed in',
  since: 'Waits since',
  due: 'Promised by',
  late: 'Late',
  taken: (name: string) => `${name} reads it`,
  mentors: 'What mentors have to read',
  mentor: 'Mentor',
  courses: 'Courses',
  open: 'Waiting',
  reading: 'Taken',
  read: 'Read in 7 days',
  more: (number: number) => `The ${number} who wait longest are shown.`,
  exportWaiting: 'Export who waits',
  exportMentors: 'Export mentors',
  day: (day: string) => formatDay(day),
} as const;

export const importWords = {
  open: 'Import',
  title: 'Import students',
  hint: 'A CSV file, or a table copied from a spreadsheet: name (or first and last name), email and course. The first row may name the columns.',
  file: 'CSV file',
  table: 'Or paste the table',
  chosen: (name: string) => `${name} is read instead of what is pasted.`,
  forget: 'Leave the file out',
  check: 'Check',
  checking: 'Checking',
  invite: 'Send each new student an invitation by email',
  found: (rows: number, added: number, known: number) =>
    `${count(rows, 'row', 'rows')}: ${count(added, 'new student', 'new students')}, ${known} already there.`,
  bad: (number: number) => `${count(number, 'row is', 'rows are')} wrong, so nothing can be imported yet.`,
  firstBad: (number: number) => `The first ${number} are listed.`,
  differing: 'Already there, and something is different. The table does not change it:',
  line: 'Line',
  who: 'Row',
  why: 'Why',
  sample: 'As they were read, for instance:',
  import: (number: number) => `Import ${count(number, 'student', 'students')}`,
  importing: 'Importing',
  done: (number: number) => `${count(number, 'student was', 'students were')} added.`,
  nothing: 'Everybody in this table is there already, so there is nothing to import.',
  failed: 'This could not be read. Please try again.',
  close: 'Close',
} as const;
