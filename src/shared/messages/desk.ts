/** What the desk's forms and functions both say. */
export const deskMessages = {
  codeSent: 'An email with a code is on its way to your own address. It works for 10 minutes.',
  answer: 'Write an answer',
  note: 'Write what was said',
  conflict:
    'Someone changed this enquiry since you opened it, so nothing was sent or changed. Read it again first.',
} as const;
