import type { DeskKind, DeskPlace, DeskView } from '#shared/contracts/desk-inbox.ts';

/** What the inbox and an open enquiry say. */
export const inboxWords = {
  title: 'Inbox',
  loading: 'Loading',
  search: 'Search',
  searchHint: 'Names, addresses, references, programmes, words',
  views: 'Show',
  kinds: 'Kind',
  everyKind: 'Every kind',
  mine: 'Only mine',
  loose: 'Nothing has exactly these words. These are close to them:',
  none: 'Nothing is here.',
  noMatch: 'Nothing matches. Fewer words, or another view, may find it.',
  more: 'Show more',
  takenBy: 'Taken by',
  keys: 'Keys',
  keysTitle: 'Keys',
  close: 'Close',
  back: 'Back to the list',
  one: 'The enquiry',
  choose: 'Choose an enquiry on the left.',
  rules: 'What each rule set aside',
  rule: 'Rule',
  waiting: 'Waiting',
  released: 'Let out',
  deleted: 'Deleted',
  ninetyDays: 'in 90 days',
} as const;

export const viewWords: Readonly<Record<DeskView, string>> = {
  open: 'Waits for us',
  waiting: 'Waits for them',
  answered: 'Answered',
  closed: 'Closed',
  quarantine: 'Quarantine',
  all: 'Everything',
};

export const kindWords: Readonly<Record<DeskKind, string>> = {
  enquiry: 'Enquiry',
  contact: 'Message',
  chat: 'Chat',
  'data-request': 'Data request',
  complaint: 'Complaint',
};

export const placeWords: Readonly<Record<DeskPlace, string>> = {
  new: 'New',
  taken: 'Taken',
  answered: 'Answered',
  waiting: 'Waiting for them',
  closed: 'Closed',
  quarantined: 'Quarantine',
  deleted: 'Deleted',
};

export const keyWords: readonly (readonly [keys: string, does: string])[] = [
  ['j, k', 'to the next, the one before'],
  ['Enter', 'open it'],
  ['r', 'write an answer'],
  ['/', 'search'],
  ['Esc', 'back to the list'],
  ['?', 'show these keys'],
];

export const enquiryWords = {
  what: 'the enquiry',
  take: 'Take it',
  giveBack: 'Give it back',
  giveTo: 'Give it to …',
  wait: 'Waiting for them',
  close: 'Close',
  reopen: 'Reopen',
  release: 'Let it out',
  remove: 'Delete',
  releaseHint: 'Its acknowledgement goes out ten seconds later.',
  undo: 'Undo',
  changed: 'Someone has changed this enquiry meanwhile.',
  readAgain: 'Read it again',
  answers: 'What they told us',
  answer: 'Answer by email',
  answerLabel: 'Your answer',
  answerHint: 'It goes to their address, from our mailbox, under the email that acknowledged theirs.',
  template: 'Begin with',
  noTemplate: 'An empty page',
  send: 'Send the answer',
  sending: 'Sending',
  sent: 'Sent',
  draftKept: 'Draft kept',
  draftNotKept: 'The draft could not be kept. What you wrote is still here.',
  call: 'Note a call',
  callLabel: 'What was said',
  outcome: 'How it went',
  nextOn: 'In touch again on',
  note: 'Keep the note',
  noting: 'Keeping',
  history: 'What went back and forth',
  noHistory: 'Nothing yet.',
  fromThem: 'They added',
  receipts: 'What says so',
  person: 'This person',
  rights: 'A copy, corrections, erasure',
  everything: 'Everything with this person, in order',
  loading: 'Loading',
  mayCall: 'May I call?',
  mayMail: 'May I mail an offer?',
  yes: 'Yes.',
  no: 'No.',
  account: 'Account',
  noAccount: 'None',
  since: 'since',
  others: 'Also from them',
  noOthers: 'Nothing else with this address or telephone.',
  mails: 'Emails to them',
  noMails: 'None went out.',
  looking: 'is looking at this too',
  writing: 'is writing an answer',
} as const;

export const outcomeWords = {
  note: 'Not a call: a note',
  reached: 'Reached them',
  'no-answer': 'No answer',
  'left-message': 'Left a message',
  'wrong-number': 'Wrong number',
} as const;

/** What an entry of someone's history is, before the reference of its enquiry. */
export const historyWords = {
  enquiry: 'They wrote',
  reply: 'We answered',
  call: 'A call about',
  note: 'A note on',
  visitor: 'They added to',
  mail: 'An email about',
} as const;

/** What someone agreed to or took back, before its words and day. */
export const receiptWords = {
  given: 'Gave a number with',
  ticked: 'Ticked with',
  confirmed: 'Confirmed the newsletter',
  ended: 'Ended the newsletter',
  withdrawn: 'Took back on the page of',
} as const;

export const mailStateWords = {
  queued: 'on its way',
  sending: 'on its way',
  sent: 'delivered to the mail server',
  failed: 'could not be delivered',
} as const;
