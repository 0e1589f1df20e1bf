/** Words that both the form and the server say about an answer. */
export const enquiryMessages = {
  firstName: 'Enter your first name',
  lastName: 'Enter your last name',
  name: 'Enter your name',
  email: 'Enter an email address, like name@example.com',
  phone: 'Enter a phone number',
  country: 'Choose your country',
  interestedProgram: 'Choose a programme',
  subject: 'Choose a subject',
  inquiry: 'Choose what it is about',
  message: 'Write your message',
  consent: 'Tick the box so that we may reply to you',
  option: 'Choose one of the options',
  tooLong: (limit: number) => `Use ${limit.toLocaleString('en-GB')} characters or fewer`,
  /** `character` as `nameOfCharacter` names it. */
  unreadable: (character: string) => `Remove ${character}: it cannot be shown here`,
  notInAddress: (character: string) => `Remove ${character}: an email address cannot have it`,
  twoAlphabets: 'Use the letters of one alphabet before the @',
} as const;

/** Wordings of the optional marketing box of the forms; the newsletter's own box has another. A wording never changes; a new one gets a new id, and the id is stored with the answer. */
export const marketingWordings = {
  'newsletter-2026-11':
    'Also send me the monthly newsletter by email: new courses, dates and articles. I can unsubscribe at any time.',
} as const;
export type MarketingWordingId = keyof typeof marketingWordings;
export const currentMarketingWording: MarketingWordingId = 'newsletter-2026-11';

/** After a successful submission (docs/contract/enquiry.md). */
export const enquirySuccess = {
  title: 'Thank You!',
  body: 'Your information has been submitted successfully. Our team will contact you within 24 hours.',
  next: 'Next Steps: Check your email for our welcome package and program details.',
} as const;
