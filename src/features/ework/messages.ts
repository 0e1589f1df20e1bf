/** The words of the eWork platform. Those of docs/contract/ework.md are as it has them. */
import { eworkMessages } from '#shared/messages/ework.ts';
import type { WeekHours } from '#shared/rules/week-hours.ts';
import { CallError } from '../../browser/call-endpoint.ts';

/** Why a call failed: the server's words, or these where it gave none. */
export const sayFailureOr =
  (words: string) =>
  (error: unknown): string =>
    error instanceof CallError && error.failure.message ? error.failure.message : words;

export const sayLoginFailure = sayFailureOr(eworkMessages.loginFailed);

export const loginWords = {
  title: 'eWork Platform',
  subtitle: 'Learning Dashboard',
  student: 'Student',
  admin: 'Admin',
  email: 'Email',
  studentHint: 'The address that your invitation came to.',
  accessCourse: 'Access Course',
  password: 'Password',
  login: 'Login',
  code: '6-digit code',
  sentTo: 'Code for',
  otherAddress: 'Use another address',
  newCode: 'Send a new code',
  newCodeSent: 'A new code is on its way. The two codes before it still work, each for 10 minutes.',
  ended: 'Your session has ended. Please log in again.',
  endedWithTicks: 'Your session has ended. Log in again, and the ticks that wait on this device are sent.',
  unreachable: 'We could not check whether you are logged in. If you were, log in again.',
} as const;

export const sharedWords = {
  logout: 'Logout',
  tryAgain: 'Try again',
  tryNow: 'Try now',
  close: 'Close',
  loading: 'Loading',
} as const;

export const shellWords = {
  dashboard: 'Dashboard',
  help: 'Help',
} as const;

export const taskWords = {
  /** Where a task names none. */
  defaultHours: 8,
  done: 'Done',
  todo: 'Todo',
  complete: 'Complete',
  completeHint: (week: number) => `week ${week}`,
  doneHint: (week: number) => `week ${week}, press to reopen it`,
  week: (week: number) => `Week ${week}`,
  hours: (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`),
  objectiveCount: (count: number) => (count === 1 ? '1 objective' : `${count} objectives`),
  deliverableCount: (count: number) => (count === 1 ? '1 deliverable' : `${count} deliverables`),
  objectives: 'Objectives',
  deliverables: 'Deliverables',
  resources: 'Reading',
  more: (count: number) => `+${count} more...`,
  ticked: 'Done: ',
  unticked: 'Not done: ',
  brief: { situation: 'Situation', task: 'Your task', pitfall: 'What goes wrong' },
  openQuestion: (open: number, total: number, week: number) =>
    `${open} of ${total} items ${open === 1 ? 'is' : 'are'} still open. Complete week ${week} all the same?`,
  completeAnyway: 'Yes, complete it',
  goOn: 'Go on with the week',
  goTo: (week: number) => `Go to week ${week}`,
  doneWeeks: (last: number) => (last === 1 ? 'Week 1, done' : `Weeks 1 to ${last}, done`),
} as const;

export const lessonWords = {
  title: 'Lesson',
  hint: 'what to read, how to check yourself, and where to look when stuck',
  missing: 'This week’s lesson is still being written. Until then, use the reading below the task.',
  failed: 'We could not load the lesson.',
  hours: ({ task, lesson, guided, total }: WeekHours) =>
    `This week takes about ${total} hours: ${task} for the task, ${lesson} for this lesson with whatever there is to install, and ${guided} for live sessions and your mentor.`,
  before: 'Before you begin',
  install: 'Install this week',
  systems: { windows: 'Windows', macos: 'macOS', linux: 'Linux', browser: 'In the browser' },
  check: 'To check it',
  plan: (minutes: number) => `In this order, about ${Math.round(minutes / 30) / 2} hours`,
  do: { read: 'Read', watch: 'Watch', try: 'Try' },
  minutes: (minutes: number) => `${minutes} min`,
  data: 'Data',
  example: 'Worked example',
  questions: 'Check yourself',
  answer: 'Answer',
  hints: 'Stuck? Try this',
  now: 'Where you are now',
} as const;

export const studentWords = {
  welcome: (firstName: string) => `Welcome, ${firstName}`,
  noCourse: 'No course assigned',
  noCourseHint:
    'As soon as the institute has given you a course, you will see its weeks here. If you expected one, write to us.',
  course: (difficulty: string, weeks: number) =>
    `${difficulty}, ${weeks === 1 ? '1 week' : `${weeks} weeks`}`,
  overall: 'Overall progress',
  tasks: 'Tasks',
  loadFailed: 'We could not load your tasks.',
  loadFailedOffline: 'You seem to be offline, so we could not load your tasks.',
  noTasks: 'This course has no tasks yet.',
  ticked: (done: number, total: number) => `${done} of ${total} ticked`,
  allDone: 'Every week is done',
} as const;

export const savingWords = {
  saved: (time: string) => `Saved at ${time}`,
  /** The same for those who do not see the card: how far the week is by what was saved. */
  savedQuietly: (week: number, progress: number, time: string) =>
    `Week ${week}: ${progress === 100 ? 'done' : `${progress}%`}. Saved at ${time}.`,
  offline: 'Saved on this device, will be sent when you are back online',
  failed: 'Not sent yet. Your ticks are saved on this device, and we keep trying.',
  signedOut:
    'Your session has ended. Your ticks are saved on this device and will be sent when you log in again.',
  signedOutNothing: 'Your session has ended. Log in again to continue.',
  loginAgain: 'Log in again',
  notDurable: 'Your browser keeps nothing for this site, so leave this page open until they are sent.',
  allSent: 'All your ticks have been sent.',
  waiting: 'On this device only',
  sending: 'Saving',
  /** Nothing waits, and nothing has been ticked on this visit. */
  nothingWaits: 'All saved',
  refused: (reason: string) => `This could not be saved, so it was undone. ${reason}`.trim(),
} as const;

export const mailWords = {
  title: 'Emails about your work',
  loadFailed: 'Your settings could not be loaded.',
  failed: 'This could not be saved. Please try again.',
  saved: 'Saved.',
  note: 'At most one a day, never between 8 pm and 8 am UK time. We always email codes and invitations.',
} as const;

export const adminWords = {
  admin: 'Admin',
  title: 'Admin Dashboard',
  create: 'Create Student',
  createButton: 'Create',
  creating: 'Creating...',
  name: 'Name',
  email: 'Email',
  course: 'Course',
  chooseCourse: 'Choose a course',
  coursesFailed: 'The courses could not be loaded.',
  students: 'Students',
  student: 'Student',
  search: 'Search students',
  refresh: 'Refresh',
  listLabel: 'List of students',
  listFailed: 'The list could not be loaded.',
  noStudents: 'No students yet. You will see the first one that you create here.',
  noMatch: (search: string) => `No student matches "${search}".`,
  progress: 'Progress',
  lastActivity: 'Last activity',
  never: 'Never',
  noCourse: 'None',
  accessEnded: 'Access ended',
  tasksDone: (completed: number, total: number) => `${completed}/${total} tasks`,
  range: (from: number, to: number, total: number) => `${from}-${to} of ${total}`,
  previous: 'Previous',
  next: 'Next',
} as const;

export const studentDialogWords = {
  progress: 'Progress',
  details: 'Details',
  progressFailed: 'The progress could not be loaded.',
  nameAndAddress: 'Name and address',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  addressHint: 'Changing the address logs the student out.',
  save: 'Save',
  saved: 'Saved.',
  course: 'Course',
  courseHint: 'Progress in each course is kept.',
  noCourse: 'No course',
  reassign: 'Reassign',
  reassigned: (title: string) => `The course is now ${title}.`,
  courseTaken: 'There is no course now.',
  access: 'Access',
  resend: 'Resend invitation',
  resent: (email: string) => `The invitation is on its way to ${email}.`,
  end: 'End access',
  endQuestion: (name: string) => `End access for ${name}? What was done is kept, and you can open it again.`,
  endConfirm: 'Yes, end access',
  endCancel: 'Keep access',
  ended: 'Access has ended.',
  reopen: 'Open access again',
  reopened: 'Access is open again.',
  failed: 'This could not be saved. Please try again.',
} as const;
