/** What server and browser both say about certificates. */
export const withdrawalReasons = [
  'awarded-in-error',
  'not-their-own-work',
  'exam-rules',
  'asked-by-holder',
  'name-corrected',
  'new-version',
] as const;
export type WithdrawalReason = (typeof withdrawalReasons)[number];

/** As the holder, the public and the desk read it. */
export const reasonWords: Readonly<Record<WithdrawalReason, string>> = {
  'awarded-in-error': 'It was awarded in error.',
  'not-their-own-work': 'Work behind it was not the holder’s own.',
  'exam-rules': 'The rules of the examination were not kept.',
  'asked-by-holder': 'The holder asked for it.',
  'name-corrected': 'Another certificate, with the corrected name, has taken its place.',
  'new-version': 'A newer version has taken its place.',
};

export const certificateMessages = {
  name: 'Write the name as it should be printed',
  email: 'Write the address of the learner’s account',
  noAccount: 'No one has a proven account with this address',
  award: 'Choose what is awarded',
  awardedOn: 'Choose a day that has come',
  exam: 'A certification level needs the result of the examination and its day, which is not after the award',
  noExam: 'A certificate of completion has no examination',
  reason: 'Choose a reason',
  missing: 'We have no certificate with this number.',
  awarded: 'They hold this certificate already. Withdraw it first.',
  notWithdrawn: 'This cannot be taken back: it is not withdrawn, or another certificate is in its place.',
  withdrawn: 'This certificate is withdrawn.',
  title: 'Give it a title',
  works: 'Choose at least one piece of work',
  work: 'One of these is not signed off, or is chosen twice. Please load the page again.',
  tooMuch: 'That is more than one file can hold. Choose fewer pieces.',
  portfolioPlace: 'This version was withdrawn, or a newer one is in its place.',
  enough: 'That is enough for one day. Please sign the next version tomorrow.',
  cannotSign: 'Nothing can be signed at this moment: no key is set. Nothing was awarded.',
} as const;
