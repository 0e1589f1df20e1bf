import { randomUUID } from 'node:crypto';
import type { Context } from '@netlify/functions';
import { AppError } from '#shared/app-error.ts';
import type { Deps } from '../services/deps.ts';
import { realDeps } from './deps.ts';
import { describeError, log } from './log.ts';
import { errorResponse, jsonResponse } from './responses.ts';

/** Turns a job into a scheduled function: one line in the log with its counts, and a failure that the platform sees. */
export function scheduled(
  name: string,
  job: (deps: Deps) => Promise<Record<string, number>>,
): (request: Request, context?: Context) => Promise<Response> {
  return async (_request, context) => {
    const requestId = randomUUID();
    const started = performance.now();
    const milliseconds = () => Math.round(performance.now() - started);
    try {
      const counts = await job(realDeps(context, requestId));
      log({ id: requestId, route: `schedule ${name}`, status: 200, milliseconds: milliseconds(), ...counts });
      return jsonResponse(200, { success: true, ...counts }, requestId);
    } catch (caught) {
      const error =
        caught instanceof AppError ? caught : new AppError('internal', undefined, { cause: caught });
      log({ event: 'job-failed', id: requestId, ...describeError(caught) });
      log({
        id: requestId,
        route: `schedule ${name}`,
        status: error.status,
        milliseconds: milliseconds(),
        code: error.code,
      });
      return errorResponse(error, requestId);
    }
  };
}
