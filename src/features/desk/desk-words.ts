/** What the desk's screens say. */
export const entryWords = {
  title: 'Enter the desk',
  intro:
    'The desk holds what people have told us. Entering asks for your password and a code by email, every twelve hours.',
  loading: 'Loading',
  password: 'Your password',
  ask: 'Email me a code',
  asking: 'Sending the code',
  code: 'Code from the email',
  codeHint: '6 digits. It can take a minute to arrive.',
  enter: 'Enter the desk',
  entering: 'Entering',
  again: 'Send another code',
  sentTo: 'It goes to',
  isInside: 'You are at the desk until',
  goOn: 'Continue',
  leave: 'Leave the desk',
} as const;

export const auditWords = {
  title: 'What was looked at and changed',
  intro:
    'A line for every look at a person’s data and every change. When a person is erased, their lines stay and say only that it happened.',
  when: 'When (UK time)',
  who: 'Who',
  what: 'What',
  about: 'About',
  command: 'A command',
  visitor: 'The visitor',
  account: 'An account',
  more: 'Earlier lines',
  none: 'Nothing has happened at the desk yet.',
  loading: 'Loading',
} as const;

/** Actions of the audit, in words. One that is missing here is shown as it is. */
export const actionWords: Readonly<Record<string, string>> = {
  entered: 'entered the desk',
  left: 'left the desk',
  'role-granted': 'gave a role',
  'role-revoked': 'took a role away',
  'enquiries-listed': 'looked at the list',
  'enquiry-shown': 'looked at',
  'enquiry-moved': 'moved',
  'enquiry-moved-back': 'undid',
  'enquiry-answered': 'answered',
  'note-added': 'added a note to',
  'call-noted': 'noted a call about',
  'learners-listed': 'looked at the list of learners',
  'learner-shown': 'looked at',
  'enrolment-agreed': 'agreed an enrolment of',
  'enrolment-moved': 'changed an enrolment of',
  'mentor-courses-set': 'set the courses of a mentor',
  'work-shown': 'read work that was handed in',
  'work-judged': 'gave feedback',
  'work-answered': 'wrote to a student or learner',
  'certificates-listed': 'looked at the certificates',
  'learner-looked-up': 'looked up a learner',
  'certificate-awarded': 'awarded a certificate',
  'certificate-withdrawn': 'withdrew a certificate',
  'certificate-reinstated': 'took back the withdrawal of a certificate',
  'certificate-name-kept': 'kept the name on a certificate',
  'history-shown': 'looked at everything with the writer of',
  'receipts-shown': 'looked at the consents of',
  'requests-listed': 'looked at the requests about data',
  'person-shown': 'looked at everything about',
  'person-exported': 'made a copy for',
  'person-erased': 'erased a person, certificate',
  'enquiry-corrected': 'corrected',
  'account-corrected': 'corrected',
  'request-extended': 'gave more time to',
  'visitor-added': 'added to',
  'visitor-corrected': 'corrected',
  'visitor-withdrew': 'took back consent, on the page of',
};

/** The pages of the desk, as its head names them. */
export const deskPages = [
  ['/desk', 'Inbox'],
  ['/desk/learners', 'Learners'],
  ['/desk/figures', 'Figures'],
  ['/desk/certificates', 'Certificates'],
  ['/desk/rights', 'Rights of people'],
  ['/desk/audit', 'What happened'],
  ['/desk/workings', 'Workings'],
] as const;
export type DeskPagePath = (typeof deskPages)[number][0];
