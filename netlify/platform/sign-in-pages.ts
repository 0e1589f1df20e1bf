import { randomUUID } from 'node:crypto';
import type { Context } from '@netlify/functions';
import { AppError } from '#shared/app-error.ts';
import { nextPath } from '#shared/rules/next-path.ts';
import type { Deps } from '../services/deps.ts';
import { realDeps } from './deps.ts';
import { describeError, log } from './log.ts';
import { requireSameOrigin } from './origin.ts';
import { errorResponse, seeOther } from './responses.ts';
import { sessionOf } from './session.ts';

type Door = (request: Request, context?: Context) => Promise<Response>;

/** A page load that a person asked for on our own site: no prefetch, no picture, no frame, no other site's link. */
function isOwnNavigation(request: Request): boolean {
  const header = (name: string) => request.headers.get(name) ?? '';
  return (
    request.method === 'GET' &&
    header('sec-fetch-site') === 'same-origin' &&
    header('sec-fetch-mode') === 'navigate' &&
    header('sec-fetch-dest') === 'document' &&
    !isPrefetch(request)
  );
}

const isPrefetch = (request: Request) =>
  /prefetch|prerender/.test(
    `${request.headers.get('sec-purpose') ?? ''} ${request.headers.get('purpose') ?? ''}`,
  );

/** Answers with an address to go to, and with whatever the session's cookies became. */
function navigation(name: string, go: (request: Request, deps: Deps) => Promise<string>): Door {
  return async (request, context) => {
    const requestId = randomUUID();
    const started = performance.now();
    const session = sessionOf(request, context?.ip ?? 'unknown');
    let response: Response;
    try {
      response = seeOther(await go(request, realDeps(context, requestId, session)), requestId);
    } catch (caught) {
      if (!(caught instanceof AppError))
        log({ event: 'unexpected', id: requestId, ...describeError(caught) });
      response = errorResponse(caught instanceof AppError ? caught : new AppError('internal'), requestId);
    }
    for (const line of session.setCookies()) response.headers.append('Set-Cookie', line);
    log({
      id: requestId,
      route: `${request.method} ${name}`,
      status: response.status,
      milliseconds: Math.round(performance.now() - started),
    });
    return response;
  };
}

/** GET /api/login: to the sign-in form, or on to `next` for somebody who is signed in already. */
export function loginNavigation(isSignedIn: (deps: Deps) => Promise<boolean>): Door {
  return navigation('/api/login', async (request, deps) => {
    const next = nextPath(new URL(request.url).searchParams.get('next'));
    if (!isPrefetch(request) && (await isSignedIn(deps))) return next ?? '/dashboard';
    return next === null ? '/sign-in' : `/sign-in?next=${encodeURIComponent(next)}`;
  });
}

/** GET /api/logout signs out when our own page leads there; whatever else asks gets a page with a button, which posts. */
export function logoutNavigation(signOut: (deps: Deps) => Promise<void>): Door {
  return navigation('/api/logout', async (request, deps) => {
    if (request.method === 'POST') requireSameOrigin(request);
    else if (!isOwnNavigation(request)) return '/sign-out';
    await signOut(deps);
    return '/';
  });
}
