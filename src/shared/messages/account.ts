/** Shortest and longest password. Auth hashes with bcrypt, which reads 72 bytes and silently drops the rest. */
export const passwordMinLength = 8;
export const passwordMaxBytes = 72;

/** What the account's forms and functions both say. */
export const accountMessages = {
  firstName: 'Enter your first name',
  password: 'Enter your password',
  newPassword: `Choose a password of at least ${passwordMinLength} characters`,
  passwordTooLong: 'Choose a shorter password: this one is over 72 bytes, and the end would not count',
  commonPassword: 'Choose another password: this one is among the first that are guessed',
  code: 'Enter the 6 digits from the email',
  /** The one answer to a wrong password, an unknown address and an address that was never confirmed. */
  wrongPassword: 'Email address or password not recognised. Check both, or sign in with a code.',
  /** The one answer to a wrong, used, expired or never sent code. */
  wrongCode: 'This code is not right, or it is no longer valid. Check it, or ask for a new one.',
  wrongCurrentPassword: 'This is not your current password',
  tooManyTries: 'Too many tries in a short time. Please wait a little, or ask for a new code.',
  /** The one answer to anyone who asks for a code, an account or a new password. */
  codeSent: 'If that address can be used here, an email with a code is on its way. It works for 10 minutes.',
} as const;
