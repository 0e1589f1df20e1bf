import type { Step } from './steps.ts';

/** Heading, and the sentence under it, of each form of the sign-in page. */
export const stepWords: Record<Step, { title: string; lead: string }> = {
  password: { title: 'Sign in', lead: 'To your courses, projects and progress.' },
  code: {
    title: 'Sign in with a code',
    lead: 'We email you six digits. You need no password for it.',
  },
  verify: { title: 'Check your email', lead: 'The six digits from our email sign you in.' },
  register: {
    title: 'Create your account',
    lead: 'Free, and yours before you choose a course. It takes about a minute.',
  },
  confirm: {
    title: 'Check your email',
    lead: 'The six digits from our email show that the address is yours.',
  },
  forgot: {
    title: 'Forgotten password',
    lead: 'We email you six digits, and with them you choose a new one.',
  },
  reset: {
    title: 'Choose a new password',
    lead: 'With the six digits from our email. It signs you out on every other device.',
  },
};

export const signInWords = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  newPassword: 'New password',
  newPasswordHint:
    'At least 8 characters. Three or four words that you will remember are better than a riddle.',
  code: 'Six-digit code',
  codeHint: 'A space in the middle does no harm.',
  signIn: 'Sign in',
  signingIn: 'Signing in…',
  sendCode: 'Send me a code',
  sending: 'Sending…',
  register: 'Create account',
  registering: 'Creating your account…',
  confirm: 'Confirm and sign in',
  reset: 'Save and sign in',
  saving: 'Saving…',
  stepOne: 'Step 1 of 2',
  stepTwo: 'Step 2 of 2',
  sentTo: 'Sent to',
  confirmAgain: 'Tell us once more how you registered: what you typed on the page before is gone.',
  noMail: 'No email after two minutes? Look among junk mail, or ask for another.',
  resend: 'Send another code',
  resent: 'Another code is on its way. Only the newest works.',
  resendIn: (wait: string) => `You can ask for another code in ${wait}.`,
  otherAddress: 'Use another address',
  withCode: 'Sign in with a code by email',
  withPassword: 'Sign in with your password',
  forgotten: 'Forgotten your password?',
  newHere: 'New here?',
  create: 'Create an account',
  haveAccount: 'Already have an account?',
  eworkQuestion: 'In eWork?',
  ework: 'Sign in on the eWork platform',
  accept: 'By creating an account you accept the',
  terms: 'terms of service',
  privacyBefore: 'What we keep, and why, is in the',
  privacy: 'privacy notice',
  signedInTitle: 'You are signed in',
  signedInLead: 'There is nothing to do here.',
  goOn: 'Go on',
  goToDashboard: 'Go to your dashboard',
  logOut: 'Log out',
} as const;
