/** What eWork says to students and admins, in the browser and from the server. */
export const eworkMessages = {
  /** Where the server gave no words of its own (docs/contract/ework.md). */
  loginFailed: 'Login failed',
  /** From docs/contract/ework.md. */
  createFailed: 'Failed to create student',
  /** From docs/contract/ework.md. */
  chooseCourse: 'Please select a course for the student.',
  /** From docs/contract/ework.md; `email` is the address as it was stored. */
  created: (email: string) => `Student created successfully! Email: ${email}`,

  studentUnknown: 'We do not know this email address. Please use the one that your invitation came to.',
  adminUnknown: 'This email address and password do not belong to an admin.',
  codeSent:
    'We have sent a 6-digit code to your email address, if it belongs to a student. It works for 10 minutes.',
  codeWrong: 'This code is wrong or no longer works. Check the latest email, or ask for a new code.',
  studentExists: (name: string) => `There is already a student with this email address: ${name}`,
  studentMissing: 'There is no such student. The list may have changed since you opened it.',
  accessEnded: 'The access of this student has ended. Open it again before you send an invitation.',
  taskMissing: 'This task is not part of your course.',
  itemMissing: 'This task has no such item. Please reload the page.',
  nothingToSave: 'Say what to change',

  importEmpty: 'Choose a file or paste a table first',
  importTooLong: 'This is too much at once. Please import up to 20,000 students at a time.',
  importNoRows: 'There is no student in this table',
  importTwice: (line: number) => `The same address is in line ${line} already`,
  importNoCourse: 'There is no course in this row',
  importUnknownCourse: (course: string) => `We have no course "${course}"`,
  importOtherName: (name: string) => `Is a student already, as ${name}`,
  importOtherCourse: (course: string) => `Is a student already, in ${course}`,
  importNoCourseYet: 'Is a student already, without a course',
} as const;
