/** What the desk's forms and functions both say. */
export const deskMessages = {
  codeSent: 'An email with a code is on its way to your own address. It works for 10 minutes.',
  answer: 'Write an answer',
  note: 'Write what was said',
  day: 'Choose a day',
  reason: 'Say why it takes longer, in words for the person',
  notLater: 'Choose a later day, at most two months after the one that was promised',
  otherAddress: 'This is not the address of this person',
  isStaff: 'This is a member of staff. Take their roles away first (npm run staff:grant).',
  conflict:
    'Someone changed this enquiry since you opened it, so nothing was sent or changed. Read it again first.',
} as const;

export const enrolmentMessages = {
  course: 'Choose a course',
  months: 'Choose a plan',
  price: 'Write the whole price in whole units, such as 1896',
  startsOn: 'Write the day on which it starts',
  conflict:
    'Someone changed this enrolment since you opened it, so nothing was changed. Read it again first.',
  account:
    'That is not possible for this account: nobody changes their own rights, and the address has to be proven first.',
  left: 'You have left this course. Write to us to come back: your work in it is kept.',
} as const;
