import { AppError } from '#shared/app-error.ts';
import type { BrowserSession, Learner, Tokens } from '../services/deps.ts';
import { authFor } from './auth.ts';
import { callDatabaseAs } from './database.ts';
import { log } from './log.ts';

/** Names of our cookies; the cookie policy lists them (src/shared/catalogue/browser-storage.ts). */
const learnerCookie = '__Host-session';
const eworkCookie = '__Host-ework';
const hintCookie = 'signed-in';

/** A browser keeps the session this long after it was last used. Seconds. */
const learnerSeconds = 30 * 24 * 60 * 60;
/** A token that ends sooner than this is exchanged before it is used. Seconds. */
const refreshAhead = 60;
/** Neither a token of Auth's nor a name or value in our cookies has this character. */
const separator = '~';

/** The session of one browser: read from the cookies of a request, written into the headers of its answer. */
export interface RequestSession extends BrowserSession {
  /** Set-Cookie lines for the answer. */
  setCookies(): readonly string[];
  /** Whether the request came with a cookie of this kind; it proves nothing. */
  has(kind: 'learner' | 'ework'): boolean;
}

function readCookies(request: Request): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, Math.max(at, 0)).trim();
    // The first of two of the same name is the more specific one, and a prefix of ours has no second.
    if (name && !cookies.has(name)) cookies.set(name, pair.slice(at + 1).trim());
  }
  return cookies;
}

const cookie = (name: string, value: string, seconds: number, readable = false) =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax; Secure${readable ? '' : '; HttpOnly'}`;

function readTokens(value: string | undefined): Tokens | null {
  const [accessToken, refreshToken, ...rest] = (value ?? '').split(separator);
  return accessToken && refreshToken && rest.length === 0 ? { accessToken, refreshToken } : null;
}

interface Claims {
  sub: string;
  /** Seconds since 1970. */
  exp: number;
}

/** What a token says of itself. Unproven: only Auth and the database look at its signature. */
function readClaims(accessToken: string): Claims | null {
  try {
    const payload = accessToken.split('.')[1] ?? '';
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Record<string, unknown>;
    const { sub, exp } = claims;
    return typeof sub === 'string' && typeof exp === 'number' ? { sub, exp } : null;
  } catch {
    return null;
  }
}

const signedOut = () => new AppError('not_signed_in');

/** The one place that reads, refreshes and writes session cookies. */
export function sessionOf(request: Request, address: string): RequestSession {
  const cookies = readCookies(request);
  const answers = new Map<string, string>();
  let learner: Promise<Learner> | undefined;

  const set = (name: string, value: string, seconds: number, readable = false) =>
    void answers.set(name, cookie(name, value, seconds, readable));

  const session: RequestSession = {
    learner: () => (learner ??= openLearner()),

    async findLearner() {
      if (!session.has('learner')) return null;
      try {
        const found = await session.learner();
        return found;
      } catch (error) {
        if (error instanceof AppError && error.code === 'not_signed_in') return null;
        throw error;
      }
    },

    startLearner({ accessToken, refreshToken }) {
      learner = undefined;
      cookies.set(learnerCookie, `${accessToken}${separator}${refreshToken}`);
      set(learnerCookie, `${accessToken}${separator}${refreshToken}`, learnerSeconds);
      set(hintCookie, '1', learnerSeconds, true);
    },

    endLearner() {
      learner = undefined;
      cookies.delete(learnerCookie);
      set(learnerCookie, '', 0);
      set(hintCookie, '', 0, true);
    },

    get ework() {
      return cookies.get(eworkCookie) ?? null;
    },
    startEwork(token, maxAgeSeconds) {
      cookies.set(eworkCookie, token);
      set(eworkCookie, token, maxAgeSeconds);
    },
    endEwork() {
      cookies.delete(eworkCookie);
      set(eworkCookie, '', 0);
    },

    setCookies: () => [...answers.values()],
    has: (kind) => Boolean(cookies.get(kind === 'learner' ? learnerCookie : eworkCookie)),
  };

  async function openLearner(): Promise<Learner> {
    const stored = readTokens(cookies.get(learnerCookie));
    if (!stored) throw ended(session.has('learner') ? 'unreadable' : 'none');
    let tokens = stored;
    let claims = readClaims(tokens.accessToken);
    if (!claims || claims.exp - Date.now() / 1000 < refreshAhead) {
      const next = await authFor(address).refresh(tokens.refreshToken);
      // Spent by another holder of the same cookie, or of a session that has ended.
      if (!next) throw ended('refresh-refused');
      session.startLearner(next);
      tokens = next;
      claims = readClaims(tokens.accessToken);
    }
    if (!claims) throw ended('unreadable');
    return {
      learnerId: claims.sub,
      tokens,
      async call(name, args) {
        try {
          return await callDatabaseAs(tokens.accessToken, name, args);
        } catch (error) {
          if (error instanceof AppError && error.code === 'not_signed_in') throw ended('not-live');
          throw error;
        }
      },
    };
  }

  /** A session that is over is taken out of the browser, and the hint with it. */
  function ended(reason: 'none' | 'unreadable' | 'refresh-refused' | 'not-live'): AppError {
    if (reason !== 'none') log({ event: 'session-refused', reason });
    session.endLearner();
    return signedOut();
  }

  return session;
}
