/** Every way in which the product refuses or fails, with the HTTP status that says so. The union is closed. */
export const errorStatus = {
  malformed_request: 400,
  not_signed_in: 401,
  forbidden: 403,
  desk_not_entered: 403,
  cross_site: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  invalid_fields: 422,
  rate_limited: 429,
  internal: 500,
  service_unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** What a person reads when nothing more exact is known. */
export const errorMessage: Record<ErrorCode, string> = {
  malformed_request: 'We could not read what was sent.',
  not_signed_in: 'Please sign in to continue.',
  forbidden: 'You do not have access to this.',
  desk_not_entered: 'Please enter the desk to continue.',
  cross_site: 'This form can only be sent from our own site.',
  not_found: 'There is nothing here.',
  method_not_allowed: 'This address does not take that kind of request.',
  conflict: 'This was changed by someone else in the meantime.',
  payload_too_large: 'What was sent is too large.',
  unsupported_media_type: 'This address takes JSON only.',
  invalid_fields: 'Please check the highlighted answers',
  rate_limited: 'We have had a lot of messages from you in a short time, so please wait a little',
  internal: 'Something went wrong on our side',
  service_unavailable: 'We cannot take messages at this moment',
};

export interface AppErrorDetails {
  /** Message for each field that was refused, keyed by the field's name in the request. */
  fields?: Record<string, string>;
  /** Whole seconds after which trying again makes sense; becomes Retry-After. */
  retryAfterSeconds?: number;
  /** Methods that the address does take; becomes Allow. */
  allow?: readonly string[];
  cause?: unknown;
}

/** The one error class: a closed code, a sentence for people, and nothing secret. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly allow: readonly string[] | undefined;

  constructor(code: ErrorCode, message: string = errorMessage[code], details: AppErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.allow = details.allow;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}
