import type { Context } from '@netlify/functions';
import { accountMessages } from '#shared/messages/account.ts';
import type { BrowserSession, Deps } from '../services/deps.ts';
import { authFor } from './auth.ts';
import { signingKey } from './credentials.ts';
import { callDatabase } from './database.ts';
import { getEnv } from './env.ts';
import { eworkLessonOf, eworkWordsOf, mentorSheetsOf } from './ework-words.ts';
import { describeError, log } from './log.ts';
import { giveBackToLimits, networkOf, takeFromLimits } from './rate-limit.ts';
import { sessionOf } from './session.ts';
import { waitingRoom } from './waiting-room.ts';

/** A job and a command have no browser; whatever they ask of it finds nobody signed in. */
const nobody = (): BrowserSession => sessionOf(new Request('http://localhost/'), 'none');

/** The real parts that services work with, for one call. Work that may follow the answer goes to `later`. */
export function realDeps(
  context: Pick<Context, 'waitUntil' | 'ip'> | undefined,
  requestId: string,
  session: BrowserSession = nobody(),
): Deps {
  const address = context?.ip ?? 'unknown';
  const { siteUrl, limitScale, eworkStudentSignIn, MAIL_FROM, ENQUIRIES_TO, SUPABASE_SECRET_KEY } = getEnv();
  return {
    database: callDatabase,
    eworkWordsOf,
    eworkLessonOf,
    mentorSheetsOf,
    signingKey,
    session,
    auth: authFor(address),
    network: networkOf(address),
    count: (counts) => takeFromLimits(counts, accountMessages.tooManyTries),
    giveBack: giveBackToLimits,
    waitingRoom,
    // Loaded where a mail is really sent: half of what such a function is made of.
    sendMail: async (mail) => (await import('./mail.ts')).sendMail(mail),
    settings: {
      siteUrl,
      limitScale,
      codeKey: `codes ${SUPABASE_SECRET_KEY}`,
      eworkStudentSignIn,
      mailFrom: MAIL_FROM,
      enquiriesTo: ENQUIRIES_TO,
    },
    now: () => new Date(),
    later: (task) => {
      const settled = task.catch((error: unknown) => {
        log({ event: 'later-failed', id: requestId, ...describeError(error) });
      });
      context?.waitUntil(settled);
    },
    report: (event, details) => {
      log({ event, id: requestId, ...details });
    },
  };
}
