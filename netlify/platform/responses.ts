import { type AppError } from '#shared/app-error.ts';
import type { FailureBody } from '#shared/contracts/contract.ts';

/** Headers of every answer of a function; headers in netlify.toml do not reach functions. */
const always = {
  'Cache-Control': 'no-store',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** An answer that is data can load and frame nothing. */
const dataPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";
/** A page brings its own policy in a meta element; what a meta element cannot say is said here. */
const pagePolicy = "frame-ancestors 'none'";

export function jsonResponse(
  status: number,
  body: unknown,
  requestId: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      ...always,
      'Content-Security-Policy': dataPolicy,
      'Content-Type': 'application/json; charset=utf-8',
      'X-Request-Id': requestId,
      ...headers,
    },
  });
}

export function pageResponse(
  status: number,
  html: string,
  requestId: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(html, {
    status,
    headers: {
      ...always,
      'Content-Security-Policy': pagePolicy,
      'Content-Type': 'text/html; charset=utf-8',
      'X-Request-Id': requestId,
      ...headers,
    },
  });
}

/** A file that is not made by the build. Its headers say how long it may be kept. */
export function textResponse(
  type: string,
  body: string,
  requestId: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(body, {
    headers: {
      ...always,
      'Content-Security-Policy': dataPolicy,
      'Content-Type': type,
      'X-Request-Id': requestId,
      ...headers,
    },
  });
}

/** After a form post: a page that can be reloaded without sending again. */
export function seeOther(location: string, requestId: string): Response {
  return new Response(null, {
    status: 303,
    headers: {
      ...always,
      'Content-Security-Policy': dataPolicy,
      Location: location,
      'X-Request-Id': requestId,
    },
  });
}

/** Headers that belong to an error whatever its body is. */
export function errorHeaders(error: AppError): Record<string, string> {
  return {
    ...(error.allow ? { Allow: error.allow.join(', ') } : {}),
    ...(error.retryAfterSeconds === undefined ? {} : { 'Retry-After': String(error.retryAfterSeconds) }),
  };
}

/** The one error shape. */
export function errorResponse(error: AppError, requestId: string): Response {
  const body: FailureBody = {
    success: false,
    message: error.message,
    error: error.message,
    code: error.code,
    ...(error.fields ? { fields: error.fields } : {}),
    requestId,
  };
  return jsonResponse(error.status, body, requestId, errorHeaders(error));
}
