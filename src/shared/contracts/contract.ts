import type * as z from 'zod/mini';
import type { ErrorCode } from '../app-error.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** What someone of the institute does here; a person may have several roles. */
export const staffRoles = ['desk', 'mentor', 'examiner'] as const;
export type StaffRole = (typeof staffRoles)[number];

/**
 * Who may call. `public` needs no sign-in; `learner` a learner's session; `ework-student` and `ework-admin` a session of the
 * eWork platform; `staff` a learner's session of someone in that role who has entered the desk with it: `forbidden` for
 * anyone without the role, `desk_not_entered` before entering; of several roles any one will do. What the person may see and change, the database decides.
 */
export type Access =
  | 'public'
  | 'learner'
  | 'ework-student'
  | 'ework-admin'
  | { readonly staff: StaffRole | readonly StaffRole[] };

/**
 * Requests that one address of origin may make in one window, counted in Postgres. A class, an office or a mobile network has one
 * address, so this stops programs and no group of people; what one person may do is counted apart (services/tries).
 */
export interface Limit {
  /** Names the counter. */
  readonly name: string;
  readonly max: number;
  readonly windowSeconds: number;
}

/** The floor of every endpoint that is asked about an address. Milliseconds. */
export const answerFloor = 400;

/** What an endpoint takes and gives, shared by the island that calls it and the function that answers. */
export interface Contract<
  Request extends z.core.$ZodType = z.core.$ZodType,
  Response extends z.core.$ZodType = z.core.$ZodType,
> {
  readonly method: Method;
  readonly path: `/api/${string}`;
  readonly access: Access;
  /**
   * Body formats; `form` only where a public form must work without JavaScript, `multipart` only where programs post it;
   * none where there is no body (GET).
   */
  readonly accepts: readonly ('json' | 'form' | 'multipart')[];
  readonly limit?: Limit;
  /** Largest body in bytes, where 64 kB are not enough. */
  readonly largestBody?: number;
  /** No answer comes sooner than after that many milliseconds, so that those about known and unknown addresses look alike. */
  readonly floor?: number;
  /** The body, or the query of a GET, together with the `:name` parts of the path, whose values are strings. */
  readonly request: Request;
  readonly response: Response;
}

export function defineContract<Request extends z.core.$ZodType, Response extends z.core.$ZodType>(
  contract: Contract<Request, Response>,
): Contract<Request, Response> {
  return contract;
}

/** The body of every failure, whichever endpoint it comes from. */
export interface FailureBody {
  success: false;
  message: string;
  /** The same sentence; some callers read one, some the other. */
  error: string;
  code: ErrorCode;
  fields?: Record<string, string>;
  requestId: string;
}
