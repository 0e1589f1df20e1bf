import { AppError } from '#shared/app-error.ts';

/**
 * Refuses a write that another site made a browser send. A browser names where a request comes from in Origin, or at
 * least in Sec-Fetch-Site. Old ones name nothing when they post a plain form, but always when a script of ours calls:
 * with `namesItself` a request without either is refused.
 * @throws AppError `cross_site`
 */
export function requireSameOrigin(request: Request, { namesItself = false } = {}): void {
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  const ownOrigin = new URL(request.url).origin;
  if (site !== null && site !== 'same-origin' && site !== 'none') throw new AppError('cross_site');
  if (origin !== null && origin !== ownOrigin && !(origin === 'null' && site === 'same-origin'))
    throw new AppError('cross_site');
  if (namesItself && site === null && origin === null) throw new AppError('cross_site');
}
