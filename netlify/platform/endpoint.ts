import { randomUUID } from 'node:crypto';
import type { Context } from '@netlify/functions';
import type * as z from 'zod/mini';
import { AppError } from '#shared/app-error.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import type { Service } from '../services/deps.ts';
import { realDeps } from './deps.ts';
import { atLeast } from './floor.ts';
import { describeError, log } from './log.ts';
import { requireSameOrigin } from './origin.ts';
import { takeFromLimit } from './rate-limit.ts';
import { isFormPost, readBody } from './request-body.ts';
import { sessionOf, type RequestSession } from './session.ts';
import { errorHeaders, errorResponse, jsonResponse, pageResponse, seeOther } from './responses.ts';

/** How an endpoint serves a plain HTML form, which wants pages back. */
export interface FormPages<Output> {
  /** The request body for the fields of a form. */
  decode(fields: Readonly<Record<string, string>>, request: Request): Record<string, unknown>;
  /** Where the browser goes after success; null for a program that posted the form by itself and only wants to know. */
  succeeded(output: Output, fields: Readonly<Record<string, string>>): string | null;
  /** The form's page with values and messages filled in; null where there is no such page. */
  failed(fields: Readonly<Record<string, string>>, error: AppError, request: Request): Promise<string | null>;
}

/** The first message of each refused field; a field inside `choices` is the field of that name. */
function fieldMessages(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields[key.slice(0, 60)] ??= 'This field is not known here';
      continue;
    }
    const path = issue.path[0] === 'choices' && issue.path.length > 1 ? issue.path[1] : issue.path[0];
    fields[String(path ?? 'body').slice(0, 60)] ??= issue.message;
  }
  return fields;
}

function toAppError(error: unknown, requestId: string): AppError {
  if (error instanceof AppError) return error;
  log({ event: 'unexpected', id: requestId, ...describeError(error) });
  return new AppError('internal', undefined, { cause: error });
}

/**
 * Turns a contract and a service into a function. Checks in this order: method 405, path 404, content type 415,
 * size 413, readability 400, origin 403, limit 429, session 401, schema 422; then the service. Every failure leaves in the one error shape,
 * or, for an HTML form, as the form's own page with nothing lost.
 */
export function endpoint<Request extends z.core.$ZodType, Output extends z.core.$ZodType>(
  contract: Contract<Request, Output>,
  service: Service<z.output<Request>, z.output<Output>>,
  formPages?: FormPages<z.output<Output>>,
): (request: globalThis.Request, context?: Context) => Promise<Response> {
  return async (request, context) => {
    const requestId = randomUUID();
    const started = performance.now();
    let formFields: Record<string, string> | undefined;
    const session = sessionOf(request, context?.ip ?? 'unknown');
    let code: string | undefined;

    const answer = async (): Promise<Response> => {
      if (request.method !== contract.method)
        throw new AppError('method_not_allowed', undefined, { allow: [contract.method] });
      const params = readParams(contract, context);
      const body = await readBody(request, contract);
      if (body.kind === 'form') formFields = body.fields;
      requireSameOrigin(request);
      if (contract.limit) await countOnce(contract.limit, context?.ip ?? 'unknown');
      await requireAccess(contract.access, session);
      const sent = body.kind === 'json' ? body.value : (formPages?.decode(body.fields, request) ?? {});
      const input = (contract.request as unknown as z.ZodMiniType<z.output<Request>>).safeParse({
        ...sent,
        ...params,
      });
      if (!input.success)
        throw new AppError('invalid_fields', undefined, { fields: fieldMessages(input.error.issues) });
      const output = await service(input.data, realDeps(context, requestId, session));
      const next = body.kind === 'form' && formPages ? formPages.succeeded(output, body.fields) : null;
      return next === null ? jsonResponse(200, output, requestId) : seeOther(next, requestId);
    };

    let response: Response;
    try {
      response = await atLeast(contract.floor ?? 0, answer);
    } catch (caught) {
      const error = toAppError(caught, requestId);
      code = error.code;
      response = (await formFailure(error)) ?? errorResponse(error, requestId);
    }

    async function formFailure(error: AppError): Promise<Response | null> {
      if (!formPages || !formFields || !isFormPost(request, contract)) return null;
      try {
        const html = await formPages.failed(formFields, error, request);
        return html === null ? null : pageResponse(error.status, html, requestId, errorHeaders(error));
      } catch (caught) {
        log({ event: 'form-page-failed', id: requestId, ...describeError(caught) });
        return null;
      }
    }

    for (const line of session.setCookies()) response.headers.append('Set-Cookie', line);
    log({
      id: requestId,
      route: `${contract.method} ${contract.path}`,
      status: response.status,
      milliseconds: Math.round(performance.now() - started),
      ...(code === undefined ? {} : { code }),
    });
    return response;
  };
}

/** Opens the session that the contract asks for; whether the database still knows it, the service's first call finds out. */
async function requireAccess(access: Contract['access'], session: RequestSession): Promise<void> {
  if (access === 'learner') await session.learner();
  if ((access === 'ework-student' || access === 'ework-admin') && !session.has('ework'))
    throw new AppError('not_signed_in');
}

/**
 * The `:name` parts of the path as they were meant. A part that is missing is a path that does not exist.
 * @throws AppError `not_found`
 */
function readParams(contract: Contract, context: Context | undefined): Record<string, string> {
  const names = [...contract.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  return Object.fromEntries(
    names.map((name) => {
      const value = context?.params[name];
      if (!value) throw new AppError('not_found');
      try {
        return [name, decodeURIComponent(value)];
      } catch {
        throw new AppError('not_found');
      }
    }),
  );
}

/** A limiter that cannot be reached lets a request through: the service knows better what to do without a database. */
async function countOnce(limit: NonNullable<Contract['limit']>, address: string): Promise<void> {
  try {
    await takeFromLimit(limit, address);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'service_unavailable') throw error;
  }
}
