import { enquiryFields, type EnquiryField, type EnquiryFormType } from '#shared/rules/labels.ts';

interface VariantWords {
  /** The kind of enquiry in a word or two. */
  badge: string;
  title: string;
  subtitle: string;
  submit: string;
}

/** The words of the five variants. Each subtitle says what happens next and how much is asked. */
export const variantWords: Readonly<Record<EnquiryFormType, VariantWords>> = {
  contact: {
    badge: 'Register',
    title: 'Register your interest',
    subtitle:
      'It costs nothing and binds you to nothing. Six answers are required; the rest help us reply usefully.',
    submit: 'Register my interest',
  },
  journey: {
    badge: 'New here',
    title: 'Start your journey',
    subtitle: 'Tell us where you are now and where you would like to be. Six answers are required.',
    submit: 'Start my journey',
  },
  transformation: {
    badge: 'Programme place',
    title: 'Ask for a place',
    subtitle:
      'No payment is taken here: a person replies first. Six answers are required; the rest help us plan with you.',
    submit: 'Ask for my place',
  },
  consultation: {
    badge: 'Consultation',
    title: 'Request a consultation',
    subtitle: 'Thirty minutes, free. Six answers are required; the rest help us prepare.',
    submit: 'Request my consultation',
  },
  certification: {
    badge: 'Certification',
    title: 'Ask about certification',
    subtitle:
      'Tell us which certificate you have in mind. Six answers are required; the rest help us advise you.',
    submit: 'Send my question',
  },
};

/** The questions as the form asks them; elsewhere `enquiryFields` names them. */
export const questions: Readonly<Record<EnquiryField, string>> = {
  ...enquiryFields,
  currentRole: 'What do you do now?',
  preferredStartDate: 'When would you like to start?',
  timeCommitment: 'How much time can you give?',
  budget: 'What is your budget?',
  urgency: 'How urgent is it?',
  hearAboutUs: 'How did you hear about us?',
  goals: 'What would you like to change?',
  additionalInfo: 'Is there anything else we should know?',
};

/** The groups, with their names from docs/contract/enquiry.md. */
export const groups = {
  personal: 'Personal Information',
  contact: 'Contact Information',
  background: 'Professional Background',
  programme: 'Program Interest',
  additional: 'Additional Information',
} as const;

/** What is said above the questions that may be left out: what answering them helps with. */
export const optionalParts = {
  optional: 'Optional.',
  background: 'Tells us where you begin, so that the reply fits.',
  programme: 'Lets us reply with dates and a pace for you.',
  additional: 'Helps us prepare. Two minutes at most.',
} as const;

export const formWords = {
  accountQuestion: 'Already have an account?',
  signIn: 'Sign in',
  choose: 'Choose',
  chooseProgramme: 'Choose a programme',
  phoneHint: 'For example 07700 900123. Spaces and brackets are fine.',
  foreignPhoneHint: 'With or without the country code.',
  otherPhoneHint: 'Start with + and the country code.',
  goalsHint: 'A sentence is plenty. It goes to the person who replies to you.',
  submitting: 'Submitting...',
  /** The same for a screen reader. */
  sending: 'Sending your enquiry',
  note: 'We reply by email or phone about this enquiry, within 24 hours on working days. We never sell your details.',
  close: 'Close',
  reference: 'Your reference is',
  /** In place of what to look for in the mail, once an address has had its mails for today. */
  noEmail: 'No further email comes to you today, so please note your reference.',
  /** Said once more after the panel has closed itself, for those who were still listening. */
  sent: (reference: string) => `Your enquiry was sent. Your reference is ${reference}.`,
} as const;

/** When it could not be sent (docs/contract/enquiry.md). */
export const failureAlert = (reason: string) =>
  `There was an error submitting your form: ${reason}. Please try again.`;
