import type { Context } from '@netlify/functions';
import type { Deps } from '../services/deps.ts';
import { callDatabase } from './database.ts';
import { getEnv } from './env.ts';
import { log } from './log.ts';
import { sendMail } from './mail.ts';
import { waitingRoom } from './waiting-room.ts';

/** The real parts that services work with, for one call. Work that may follow the answer goes to `later`. */
export function realDeps(context: Pick<Context, 'waitUntil'> | undefined, requestId: string): Deps {
  const { siteUrl, limitScale, MAIL_FROM, ENQUIRIES_TO } = getEnv();
  return {
    database: callDatabase,
    waitingRoom,
    sendMail,
    settings: { siteUrl, limitScale, mailFrom: MAIL_FROM, enquiriesTo: ENQUIRIES_TO },
    now: () => new Date(),
    later: (task) => {
      const settled = task.catch((error: unknown) => {
        log({
          event: 'later-failed',
          id: requestId,
          error: error instanceof Error ? error.name : typeof error,
        });
      });
      context?.waitUntil(settled);
    },
    report: (event, details) => {
      log({ event, id: requestId, ...details });
    },
  };
}
