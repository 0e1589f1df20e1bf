import { randomUUID } from 'node:crypto';
import type { Context } from '@netlify/functions';
import { AppError } from '#shared/app-error.ts';
import type { Deps } from '../services/deps.ts';
import { realDeps } from './deps.ts';
import { atLeast } from './floor.ts';
import { describeError, log } from './log.ts';
import { errorResponse, jsonResponse, seeOther } from './responses.ts';
import { sessionOf, type RequestSession } from './session.ts';

/** One request on its way to its answer. */
export interface Exchange {
  readonly request: Request;
  readonly requestId: string;
  readonly url: URL;
  /** The `:name` parts of the path, decoded. */
  readonly params: Readonly<Record<string, string>>;
  /** The visitor's own address. */
  readonly address: string;
  readonly session: RequestSession;
  readonly deps: Deps;
  /** The fields of a plain HTML form, once they are read. */
  form?: Readonly<Record<string, string>>;
  /** Counts for the line in the log. */
  counts?: Readonly<Record<string, number>>;
}

/** One thing that a door answers. */
export interface Route {
  readonly methods: readonly string[];
  /** Such as /api/ework/admin/students/:studentId; null for a schedule, which has no address. */
  readonly path: string | null;
  /** How the log calls it, where that is not method and path. */
  readonly name?: string;
  /** No answer sooner than after so many milliseconds. */
  readonly floor?: number;
  answer(exchange: Exchange): Promise<Response>;
  /** A failure in the shape that was asked for; null for the one error shape. */
  failed?(error: AppError, exchange: Exchange): Promise<Response | null>;
}

export type Door = (request: Request, context?: Context) => Promise<Response>;

/**
 * Turns a list of routes into a Netlify function. Whatever is asked for, the order is the same: path 404, method 405 with
 * Allow, the route's own checks and answer, one catch, the session's cookies, one line in the log.
 */
export function door(...routes: readonly Route[]): Door {
  const patterns = routes.map((route) => ({ route, pattern: toPattern(route.path) }));

  return async (request, context) => {
    const requestId = randomUUID();
    const started = performance.now();
    const url = new URL(request.url);
    const address = context?.ip ?? 'unknown';
    const session = sessionOf(request, address);
    let route: Route | undefined;
    let exchange: Exchange | undefined;
    let code: string | undefined;

    const answer = async (): Promise<Response> => {
      const found = find(request.method, url.pathname);
      route = found.route;
      const deps = realDeps(context, requestId, session);
      const open = { request, requestId, url, params: found.params, address, session, deps };
      exchange = open;
      return atLeast(found.route.floor ?? 0, () => found.route.answer(open));
    };

    function find(method: string, pathname: string) {
      const matches = patterns.flatMap(({ route, pattern }) => {
        const match = pattern.exec(pathname);
        return match ? [{ route, params: decode(match.groups) }] : [];
      });
      if (matches.length === 0) throw new AppError('not_found');
      const found = matches.find(({ route }) => route.methods.includes(method));
      if (found) return found;
      const allow = matches.flatMap(({ route }) => route.methods);
      throw new AppError('method_not_allowed', undefined, { allow });
    }

    let response: Response;
    try {
      response = await answer();
    } catch (caught) {
      if (!(caught instanceof AppError))
        log({ event: 'unexpected', id: requestId, ...describeError(caught) });
      const error =
        caught instanceof AppError ? caught : new AppError('internal', undefined, { cause: caught });
      code = error.code;
      response = (await failure(error)) ?? errorResponse(error, requestId);
    }

    async function failure(error: AppError): Promise<Response | null> {
      if (!exchange) return null;
      try {
        return (await route?.failed?.(error, exchange)) ?? null;
      } catch (caught) {
        log({ event: 'form-page-failed', id: requestId, ...describeError(caught) });
        return null;
      }
    }

    for (const line of session.setCookies()) response.headers.append('Set-Cookie', line);
    log({
      id: requestId,
      // Never the path that was asked for: it may hold anything.
      route: route?.name ?? `${request.method} ${route?.path ?? 'no such address'}`,
      status: response.status,
      milliseconds: Math.round(performance.now() - started),
      ...exchange?.counts,
      ...(code === undefined ? {} : { code }),
    });
    return response;
  };
}

/**
 * Netlify has chosen the function by then, whatever the case of the path and with or without a slash at its end; this chooses among
 * the function's routes, a part of a path being anything but a slash.
 */
function toPattern(path: string | null): RegExp {
  return path === null ? /^/ : new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i');
}

/** @throws AppError `not_found` for what is no text in percent signs. */
function decode(groups: Record<string, string> | undefined): Record<string, string> {
  try {
    return Object.fromEntries(
      Object.entries(groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)]),
    );
  } catch {
    throw new AppError('not_found');
  }
}

/** A job that the platform starts by its schedule; its counts go to the log, and a failure is one that the platform sees. */
export function schedule(name: string, job: (deps: Deps) => Promise<Record<string, number>>): Route {
  return {
    methods: ['GET', 'POST'],
    path: null,
    name: `schedule ${name}`,
    async answer(exchange) {
      exchange.counts = await noted(name, exchange.deps, () => job(exchange.deps));
      return jsonResponse(200, { success: true, ...exchange.counts }, exchange.requestId);
    },
  };
}

/** Notes for the desk that a job began and how it ended. A job does its work whether or not that can be noted. */
async function noted<Counts>(job: string, deps: Deps, work: () => Promise<Counts>): Promise<Counts> {
  const note = (writing: Promise<unknown>) =>
    writing.catch((error: unknown) => deps.report('job-not-noted', { job, ...describeError(error) }));
  await note(deps.database('begin_job', { p_job: job }));
  try {
    const counts = await work();
    await note(deps.database('end_job', { p_job: job }));
    return counts;
  } catch (error) {
    const failure = error instanceof AppError ? error.code : describeError(error).error;
    await note(deps.database('end_job', { p_job: job, p_failure: failure }));
    throw error;
  }
}

/** An address that a browser goes to and that sends it on, with whatever the session's cookies became. */
export function navigation(
  methods: readonly string[],
  path: string,
  go: (exchange: Exchange) => Promise<string>,
): Route {
  return {
    methods,
    path,
    answer: async (exchange) => seeOther(await go(exchange), exchange.requestId),
  };
}
