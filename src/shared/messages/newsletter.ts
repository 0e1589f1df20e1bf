/** What the newsletter says to a person; the answer to a request is the same for every address. */
export const newsletterMessages = {
  requested:
    'Please check your email for a link to confirm your address. We send none if you get the newsletter already. If nothing comes within five minutes, ask again: we send up to three a day.',
  confirmed: 'Thank you. You will get the newsletter once a month.',
  ended: 'Done. You will get no more newsletters.',
  expired: 'This link is older than 7 days. Please subscribe again and we will send a new one.',
  unknown: 'We do not know this link. It may be incomplete or have been used for another purpose.',
} as const;

/** Wordings of the newsletter's own box. As with the enquiry's: a wording never changes, a new one gets a new id. */
export const newsletterWordings = {
  'newsletter-box-2026-11':
    'Send me the monthly newsletter by email: new courses, dates and articles. I can unsubscribe at any time.',
} as const;
/** The wording that is shown, and whose id is stored with the subscription. */
export const currentNewsletterWording: keyof typeof newsletterWordings = 'newsletter-box-2026-11';
