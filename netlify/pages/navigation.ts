import { nextPath } from '#shared/rules/next-path.ts';
import { navigation, type Route } from '../platform/door.ts';
import { requireSameOrigin } from '../platform/origin.ts';
import type { Deps } from '../services/deps.ts';

const isPrefetch = ({ headers }: Request) =>
  /prefetch|prerender/.test(`${headers.get('sec-purpose') ?? ''} ${headers.get('purpose') ?? ''}`);

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

/** GET /api/login: to the sign-in form, or on to `next` for a person who is signed in already. */
export const loginNavigation = (isSignedIn: (deps: Deps) => Promise<boolean>): Route =>
  navigation(['GET'], '/api/login', async ({ request, url, deps }) => {
    const next = nextPath(url.searchParams.get('next'));
    if (!isPrefetch(request) && (await isSignedIn(deps))) return next ?? '/dashboard';
    return next === null ? '/sign-in' : `/sign-in?next=${encodeURIComponent(next)}`;
  });

/** GET /api/logout signs out when our own page leads there; whatever else asks gets a page with a button, which posts. */
export const logoutNavigation = (signOut: (deps: Deps) => Promise<void>): Route =>
  navigation(['GET', 'POST'], '/api/logout', async ({ request, deps }) => {
    if (request.method === 'POST') requireSameOrigin(request);
    else if (!isOwnNavigation(request)) return '/sign-out';
    await signOut(deps);
    return '/';
  });
