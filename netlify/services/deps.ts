import type { Database } from '#shared/database.types.ts';

type Functions = Database['public']['Functions'];

/** What services need from the outside world. The platform gives the real parts; a test may give a broken one. */
export interface Deps {
  /** Calls a database function. Throws AppError `service_unavailable` when the database cannot be reached in time. */
  database<Name extends keyof Functions>(
    name: Name,
    args: Functions[Name]['Args'],
  ): Promise<Functions[Name]['Returns']>;
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
  }): Promise<void>;
  settings: {
    /** Origin of the site without a trailing slash. */
    siteUrl: string;
    /** Multiplies every limit; 1 except in load tests. */
    limitScale: number;
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
