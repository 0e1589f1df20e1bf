import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod/mini';
import { AppError } from '#shared/app-error.ts';
import type { Contract, StaffRole } from '#shared/contracts/contract.ts';
import type { Deps, Learner, Service } from '../services/deps.ts';
import type { Exchange, Route } from './door.ts';
import { getEnv } from './env.ts';
import { requireSameOrigin } from './origin.ts';
import { takeFromLimit } from './rate-limit.ts';
import { isFormPost, readBody } from './request-body.ts';
import { errorHeaders, jsonResponse, pageResponse, seeOther } from './responses.ts';

/** How an endpoint serves a plain HTML form, which wants pages back. */
export interface FormPages<Output> {
  /** The request body for the fields of a form. */
  decode(fields: Readonly<Record<string, string>>, request: Request): Record<string, unknown>;
  /** Where the browser goes after success; null for a program that posted the form by itself and only wants to know. */
  succeeded(output: Output, fields: Readonly<Record<string, string>>): string | null;
  /** What is shown at once where no address may carry what the page needs; nothing is sent again when it is loaded anew. */
  shown?(output: Output, fields: Readonly<Record<string, string>>, request: Request): Promise<string | null>;
  /** The form's page with values and messages filled in; null where there is no such page. */
  failed(
    fields: Readonly<Record<string, string>>,
    error: AppError,
    request: Request,
    deps: Deps,
  ): Promise<string | null>;
}

/** What a person reads where a field has no words of its own for it. */
const fieldWords = { missing: 'This answer is missing', unknown: 'We could not read this answer' };

/** The first message of each refused field; a field inside `choices` is the field of that name. */
function fieldMessages(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) {
    const name = path[0] === 'choices' && path.length > 1 ? path[1] : path[0];
    fields[String(name ?? 'body').slice(0, 60)] ??= message;
  }
  return fields;
}

/**
 * The route of one contract. Its checks, after the door's own: content type 415, size 413, readability 400, origin 403,
 * limit 429, session 401, schema 422; then the service. Every failure leaves in the one error shape, or, for an HTML
 * form, as the form's own page with nothing lost.
 */
export function endpoint<Request extends z.core.$ZodType, Output extends z.core.$ZodType>(
  contract: Contract<Request, Output>,
  service: Service<z.output<Request>, z.output<Output>>,
  pages?: FormPages<z.output<Output>>,
): Route {
  return {
    methods: [contract.method],
    path: contract.path,
    ...(contract.floor === undefined ? {} : { floor: contract.floor }),

    async answer(exchange) {
      const { request, requestId, params, address, session, deps } = exchange;
      const body = await readBody(request, contract);
      const isForm = isFormPost(request, contract);
      if (body.kind === 'form' && isForm) exchange.form = body.fields;
      requireSameOrigin(request, {
        namesItself: contract.method !== 'GET' && !isForm && (session.has('learner') || session.has('ework')),
      });
      if (contract.limit) await countOnce(contract.limit, address);
      await requireAccess(contract.access, exchange);
      const sent = body.kind === 'json' ? body.value : (pages?.decode(body.fields, request) ?? {});
      const input = read(contract.request, { ...sent, ...params });
      const output = await service(input, deps);
      const next = body.kind === 'form' && pages ? pages.succeeded(output, body.fields) : null;
      if (next !== null) return seeOther(next, requestId);
      const html = body.kind === 'form' ? await pages?.shown?.(output, body.fields, request) : null;
      if (html) return pageResponse(200, html, requestId);
      return jsonResponse(200, toAnswer(contract, output, exchange), requestId);
    },

    async failed(error, { form, request, requestId, deps }) {
      if (!pages || !form) return null;
      const html = await pages.failed(form, error, request, deps);
      return html === null ? null : pageResponse(error.status, html, requestId, errorHeaders(error));
    },
  };
}

type Schema<Type extends z.core.$ZodType> = z.ZodMiniType<z.output<Type>>;

/** @throws AppError `invalid_fields` with a sentence for each refused field, never the validator's own words. */
function read<Type extends z.core.$ZodType>(schema: Type, sent: unknown): z.output<Type> {
  const input = (schema as unknown as Schema<Type>).safeParse(sent, {
    error: (issue) => (issue.input === undefined ? fieldWords.missing : fieldWords.unknown),
  });
  if (input.success) return input.data;
  throw new AppError('invalid_fields', undefined, { fields: fieldMessages(input.error.issues) });
}

/**
 * What leaves is what the contract says: fields that it does not name stay here. In tests and on a developer's machine an
 * answer that differs from the contract fails; for visitors it is sent as it is, and the log says so.
 */
function toAnswer(contract: Contract, output: unknown, { deps }: Exchange): unknown {
  const sent: unknown = JSON.parse(JSON.stringify(output));
  const answer = (contract.response as unknown as z.ZodMiniType).safeParse(sent);
  const isExact = answer.success && isDeepStrictEqual(answer.data, sent);
  if (!isExact && getEnv().isLocal)
    throw new Error(
      `${contract.method} ${contract.path} answers what its contract does not say: ${answer.error?.message ?? 'more fields'}`,
    );
  if (!answer.success) deps.report('answer-off-contract', { route: `${contract.method} ${contract.path}` });
  return answer.success ? answer.data : sent;
}

/**
 * Opens the session that the contract asks for. Whether the database still knows it, the service's first call finds out; for staff it
 * is asked here, because their services may also use the service role.
 */
async function requireAccess(access: Contract['access'], { session }: Exchange): Promise<void> {
  if (typeof access === 'object') {
    await requireStaff(await session.learner(), [access.staff].flat());
    return;
  }
  if (access === 'learner') await session.learner();
  if ((access === 'ework-student' || access === 'ework-admin') && !session.has('ework'))
    throw new AppError('not_signed_in');
}

/** Any one of the roles will do. @throws AppError `forbidden`, or `desk_not_entered` for a role that they have */
async function requireStaff(member: Learner, roles: readonly StaffRole[]): Promise<void> {
  let refusal: unknown;
  for (const role of roles) {
    try {
      await member.call('check_staff', { p_role: role });
      return;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'forbidden') throw error;
      refusal = error;
    }
  }
  throw refusal;
}

/** A limiter that cannot be reached lets a request through: the service knows better what to do without a database. */
async function countOnce(limit: NonNullable<Contract['limit']>, address: string): Promise<void> {
  try {
    await takeFromLimit(limit, address);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'service_unavailable') throw error;
  }
}
