import { dataRequestOptions } from '#shared/contracts/data-request.ts';

/** What the page about the rights of people says. */
export const rightsWords = {
  title: 'Rights of people',
  loading: 'Loading',
  find: 'Find a person',
  findLabel: 'Their email address',
  findHint: 'Everything of one address is shown, with or without an account.',
  finding: 'Looking',
  show: 'Show what we hold',
  open: 'Requests to answer',
  noOpen: 'No request about data is open.',
  done: 'Answered in the last half year',
  certificates: 'Certificates of erasure',
  certificate: 'Certificate of erasure',
  certificateHint: 'It says nothing about whom, and stays when everything else is gone.',
  by: 'Answer by',
  request: 'Request',
  who: 'Who',
  state: 'Clock',
  number: 'Number',
  when: 'When',
  what: 'What went',
  instead: 'instead of',
  back: 'All requests',
  requests: 'the requests',
  person: 'this person',
  holdings: 'What we hold',
  nothing: 'Nothing is held under this address.',
  copy: 'A copy',
  copyHint:
    'Be sure that it is them before it leaves the house: a reply from this address, or what only they know. It says what the data is for and whom it went to, as article 15 asks.',
  copyFile: 'Download the file (JSON)',
  copyPage: 'Download a page to read',
  copying: 'Getting it',
  correct: 'Correct',
  correctEnquiry: 'Who wrote',
  correctAccount: 'Name of the account',
  correctHint: 'What it said before is kept as an earlier version.',
  firstName: 'First name, or the whole name',
  lastName: 'Last name',
  email: 'Email address',
  phone: 'Telephone',
  save: 'Correct it',
  saving: 'Correcting',
  saved: 'Corrected.',
  erase: 'Erase',
  eraseStaff: 'This is a member of staff. Take their roles away first, then they can be erased.',
  goes: 'What goes, for good',
  stays: 'What stays, and why',
  confirm: 'Type their address to confirm',
  confirmHint:
    'The requests go too: the email that we send them now is the answer. Answer anything else that they asked first.',
  eraseNow: 'Erase this person',
  erasing: 'Erasing',
  erased: 'This person is erased, and has been told by email.',
  printed: 'Download the certificate',
  extend: 'More time for',
  extendHint:
    'Once, by two months at most, and only where the request is complex or there are many. They get your reason by email.',
  newDay: 'Answer by',
  reason: 'Why it takes longer',
  extendNow: 'Tell them, and move the day',
  extending: 'Sending',
} as const;

export const kindWords = Object.fromEntries(
  dataRequestOptions.map(({ value, label }) => [value, label]),
) as Readonly<Record<string, string>>;

/** Sections of a copy and what erasing counts, in words. */
export const thingWords: Readonly<Record<string, readonly [one: string, many: string]>> = {
  accounts: ['account, with everything that was learnt in it', 'accounts'],
  enquiries: [
    'enquiry, with its versions, notes and drafts',
    'enquiries, with their versions, notes and drafts',
  ],
  mails: ['email', 'emails'],
  subscriptions: ['newsletter subscription', 'newsletter subscriptions'],
  withdrawals: ['“please stop”', '“please stop”s'],
  eworkStudents: ['place in eWork, with its ticks', 'places in eWork'],
  waiting: ['submission that waits to be stored', 'submissions that wait to be stored'],
  looks: ['look of staff', 'looks of staff'],
  account: ['account', 'accounts'],
  sessions: ['session', 'sessions'],
  notifications: ['notification', 'notifications'],
  newsletter: ['newsletter subscription', 'newsletter subscriptions'],
  ework: ['place in eWork', 'places in eWork'],
  enrolments: ['enrolment', 'enrolments'],
  projects: ['project', 'projects'],
  achievements: ['achievement', 'achievements'],
  activities: ['entry of the learning log', 'entries of the learning log'],
  skills: ['skill', 'skills'],
  handIns: ['hand-in', 'hand-ins'],
  projectAssignments: ['project', 'projects'],
  mailsFromMentors: ['choice about emails from mentors', 'choices about emails from mentors'],
  enrolmentTerms: ['agreed place in a course', 'agreed places in courses'],
  certificates: ['certificate', 'certificates'],
  staffRoles: ['role as staff', 'roles as staff'],
};

export const sayCount = (what: string, count: number): string => {
  const [one, many] = thingWords[what] ?? [what, what];
  return `${count} ${count === 1 ? one : many}`;
};

export const stayWords: Readonly<Record<string, string>> = {
  certificatePlaces: 'Places in the list of withdrawn certificates',
  auditLines: 'Lines of the audit',
  invoices: 'Invoices and payments',
  certificate: 'The certificate',
  notice: 'The email that tells them',
};
