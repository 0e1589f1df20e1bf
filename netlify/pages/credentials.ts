import { AppError } from '#shared/app-error.ts';
import { statusFreshSeconds } from '#shared/rules/status-list.ts';
import type { Route } from '../platform/door.ts';
import { textResponse } from '../platform/responses.ts';
import type { Deps } from '../services/deps.ts';

/**
 * A status list as a file that Netlify and browsers keep for half a minute: it is the same for everyone, and says within a minute
 * what was withdrawn. Any page may read it.
 */
export function statusListFile(signList: (list: number, deps: Deps) => Promise<string>): Route {
  return {
    methods: ['GET', 'HEAD'],
    path: '/credentials/status/:list',
    async answer({ params, requestId, deps }) {
      const name = params['list'] ?? '';
      if (!/^[1-9]\d{0,3}$/.test(name)) throw new AppError('not_found');
      return textResponse('application/vc+jwt', await signList(Number(name), deps), requestId, {
        'Cache-Control': `public, max-age=${statusFreshSeconds}`,
        'Netlify-CDN-Cache-Control': `public, s-maxage=${statusFreshSeconds}`,
        'Access-Control-Allow-Origin': '*',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      });
    },
  };
}
