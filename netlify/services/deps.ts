import type { CourseSlug } from '#shared/catalogue/course.ts';
import type { EworkTaskWords, MentorPages } from '#shared/catalogue/words.ts';
import type { WeekLesson } from '#shared/contracts/ework-lesson.ts';
import type { Database } from '#shared/database.types.ts';

type Functions = Database['public']['Functions'];

/** Calls a database function. */
export type CallDatabase = <Name extends keyof Functions>(
  name: Name,
  args: Functions[Name]['Args'],
) => Promise<Functions[Name]['Returns']>;

/** What a browser's session consists of, on the server. */
export interface Tokens {
  /** Signed; names the learner and the session. Lives an hour. */
  accessToken: string;
  /** Gets the next pair, once. */
  refreshToken: string;
}

/** Tokens of a session that a password or a code has just opened, with the account that it opened. */
export interface Proof extends Tokens {
  readonly userId: string;
}

export type CodeKind = 'signup' | 'magiclink' | 'recovery';

/** Supabase Auth on behalf of one visitor. */
export interface Auth {
  /** Makes an account and sends its code. An address that has one already gets nothing here. */
  signUp(person: { email: string; password: string }): Promise<void>;
  /** @throws AppError `not_signed_in` when they do not go together or the address was never proven. */
  signInWithPassword(email: string, password: string): Promise<Proof>;
  /** Takes about as long as comparing a password does, for an address that has none. */
  comparePasswordInVain(password: string): Promise<void>;
  /** Sends a code that signs in, if there is an account. */
  sendCode(email: string): Promise<void>;
  /** Sends a code that sets a new password, if there is an account. */
  sendRecovery(email: string): Promise<void>;
  /** @throws AppError `not_signed_in` for a wrong, used or expired code. */
  verifyCode(email: string, code: string, kinds: readonly CodeKind[]): Promise<Proof>;
  setPassword(tokens: Tokens, password: string): Promise<void>;
  /** The next pair of tokens, or null when the session has ended. */
  refresh(refreshToken: string): Promise<Tokens | null>;
  /** `local` ends this session, `others` every other, `global` all of them. */
  signOut(accessToken: string, scope: 'local' | 'others' | 'global'): Promise<void>;
}

/** A learner whose session the database has not refused yet: the first `call` proves it. */
export interface Learner {
  /** As the token says; `call` proves it. */
  readonly learnerId: string;
  readonly tokens: Tokens;
  /** Calls a database function as this person. Throws AppError `not_signed_in` when the session is over. */
  readonly call: CallDatabase;
}

/** The session of the browser that made this request. */
export interface BrowserSession {
  /** The signed-in learner, with a token that is valid for a minute at least. Throws AppError `not_signed_in`. */
  learner(): Promise<Learner>;
  /** The same, or null. */
  findLearner(): Promise<Learner | null>;
  startLearner(tokens: Tokens): void;
  endLearner(): void;
  /** The eWork token of this browser, unproven. */
  readonly ework: string | null;
  startEwork(token: string, maxAgeSeconds: number): void;
  endEwork(): void;
}

/** Something that may happen so many times in a window, for one address, one network or both together. */
export interface Count {
  /** Names the counter. */
  name: string;
  /** Who is counted; hashed before it is stored. */
  subject: string;
  max: number;
  windowSeconds: number;
}

/** A private key that never leaves the platform. */
export interface SigningKey {
  /** Made on a developer's machine: what it signs says so. */
  readonly isDemonstration: boolean;
  /** The payload as a JSON Web Token of that type. */
  sign(payload: object, type: 'JWT' | 'vc+jwt'): Promise<string>;
}

/** What services need from the outside world. The platform gives the real parts; a test may give a broken one. */
export interface Deps {
  /** Calls a database function as the service role. Throws AppError `service_unavailable` when the database cannot be reached in time. */
  database: CallDatabase;
  /** What the weeks of one course say, by the id of the task. */
  eworkWordsOf(slug: CourseSlug): Promise<Readonly<Record<string, EworkTaskWords>>>;
  /** The lesson of one week, or null where it is not written yet. */
  eworkLessonOf(taskId: string): Promise<WeekLesson | null>;
  /** What mentors read beside the work of each project of a course, in order. */
  mentorSheetsOf(slug: CourseSlug): Promise<readonly MentorPages[]>;
  /** What certificates are signed with. @throws AppError `service_unavailable` where no key is set */
  signingKey(): Promise<SigningKey>;
  session: BrowserSession;
  /** Supabase Auth on behalf of this visitor. */
  auth: Auth;
  /** The visitor's network, for counting. */
  network: string;
  /**
   * Counts one try against each of these, all or none.
   * @throws AppError `rate_limited`, or `service_unavailable` when nothing can be counted.
   */
  count(counts: readonly Count[]): Promise<void>;
  /** Takes back what `count` has counted. @throws AppError `service_unavailable` */
  giveBack(counts: readonly Count[]): Promise<void>;
  /** Where submissions wait while the database is away. Every method throws AppError `service_unavailable`. */
  waitingRoom: {
    put(id: string, value: unknown): Promise<void>;
    list(): Promise<string[]>;
    find(id: string): Promise<unknown>;
    remove(id: string): Promise<void>;
  };
  /** Hands one mail to the mail server; throws an error with a `code` when it was not taken. */
  sendMail(mail: {
    mailId: string;
    recipient: string;
    subject: string;
    text: string;
    html: string;
    /** Where a mail program stops such mails at one press. */
    unsubscribeUrl?: string | undefined;
    /** Where an answer goes, if not to the sender. Someone wrote such a mail, and no machine. */
    replyTo?: string | undefined;
    /** The id of the mail before it in a conversation. */
    inReplyTo?: string | undefined;
  }): Promise<void>;
  settings: {
    /** Origin of the site without a trailing slash. */
    siteUrl: string;
    /** Multiplies every limit; 1 except in load tests. */
    limitScale: number;
    /** Secret with which codes are hashed before they are stored. */
    codeKey: string;
    /** How eWork students sign in: with a code by mail, or with their address alone. */
    eworkStudentSignIn: 'code' | 'email';
    mailFrom: string;
    /** Where the institute reads enquiries. */
    enquiriesTo: string;
  };
  now(): Date;
  /** Work that goes on after the visitor has their answer. */
  later(task: Promise<unknown>): void;
  /** A happening worth a line in the log: codes and counts only. */
  report(event: string, details?: Record<string, string | number | boolean>): void;
}

/** A service: what the institute does with one request. */
export type Service<Input, Output> = (input: Input, deps: Deps) => Promise<Output>;
