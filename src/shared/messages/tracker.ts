/** What the tracker's forms and functions both say. */
export const trackerMessages = {
  token: 'This link or code opens nothing. It works for 90 days: copy all of it from our email.',
  addition: 'Write what you want to add',
  limited: 'You have added to this enquiry many times. Please reply to our email instead',
  stale: 'This enquiry was changed meanwhile. Here is what it says now; please correct it again.',
  notCorrected: 'Nothing is different from what we hold',
  done: {
    addition: 'We have what you added. The enquiry is open again, and a person reads it.',
    correction: 'We have corrected it.',
    calls: 'We do not call you.',
    offers: 'We send you no news and no offers.',
    erasure: 'We have your request to erase your data. An email confirms it.',
  },
} as const;

/** The words beside each button that takes something back. A wording never changes; a new one gets a new id, which is stored with the act. */
export const withdrawalWordings = {
  'calls-2026-11': 'Do not call me. You may still answer me by email.',
  'offers-2026-11': 'Send me no news and no offers by email. You may still answer what I asked.',
} as const;
export type WithdrawalChannel = 'calls' | 'offers';
export const currentWithdrawalWording = {
  calls: 'calls-2026-11',
  offers: 'offers-2026-11',
} as const satisfies Record<WithdrawalChannel, keyof typeof withdrawalWordings>;
