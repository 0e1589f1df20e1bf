import { scrypt, type ScryptOptions } from 'node:crypto';
import { isIP } from 'node:net';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { AppError } from '#shared/app-error.ts';
import { accountMessages } from '#shared/messages/account.ts';
import type { Auth, Proof, Tokens } from '../services/deps.ts';
import { getEnv } from './env.ts';

/*
 * Supabase Auth by its HTTP API. Its own client library is made for browsers: it keeps a session, refreshes it by a clock
 * and brings 400 kB into every function, for the eight posts below.
 */

const hash = promisify<string, string, number, ScryptOptions, Buffer>(scrypt);

/** Auth hashes a password and may send a mail before it answers. Milliseconds. */
const deadline = 6000;

/** Codes that say "not now": Auth's own limits, which the person will get past by waiting. */
const busy = new Set(['over_request_rate_limit', 'over_email_send_rate_limit']);

const session = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  user: z.object({ id: z.string() }),
});

const toTokens = ({ access_token, refresh_token }: z.output<typeof session>): Tokens => ({
  accessToken: access_token,
  refreshToken: refresh_token,
});
const toProof = (opened: z.output<typeof session>): Proof => ({
  ...toTokens(opened),
  userId: opened.user.id,
});

interface Call {
  method?: 'POST' | 'PUT';
  /** The session on whose behalf; without it the secret key's. */
  token?: string;
  body?: unknown;
  /** What a person reads when Auth says no. */
  refused?: string;
}

/** What Auth said no with. Its own sentence may quote an address and stays unsaid. */
class AuthRefusal extends AppError {
  readonly reason: string | undefined;
  constructor(reason: string | undefined, message: string | undefined) {
    super('not_signed_in', message);
    this.reason = reason;
  }
}

const unavailable = (cause?: unknown) =>
  new AppError('service_unavailable', undefined, { retryAfterSeconds: 60, cause });

/**
 * @param address the visitor's own, which Auth counts its limits by; without it one visitor could use up everyone's.
 */
export function authFor(address: string): Auth {
  /** @throws AuthRefusal; AppError `rate_limited`; `service_unavailable` for whatever is no answer of Auth's */
  async function ask(path: string, { method = 'POST', token, body, refused }: Call): Promise<unknown> {
    const { SUPABASE_URL, SUPABASE_SECRET_KEY: key, deadlineScale } = getEnv();
    let status: number;
    let answer: unknown;
    try {
      const response = await fetch(`${SUPABASE_URL}/auth/v1/${path}`, {
        method,
        headers: {
          apikey: key,
          Authorization: `Bearer ${token ?? key}`,
          'Content-Type': 'application/json',
          // From this version on a refusal has its code in `code`.
          'X-Supabase-Api-Version': '2024-01-01',
          // A job has no visitor.
          ...(isIP(address) ? { 'Sb-Forwarded-For': address } : {}),
        },
        body: JSON.stringify(body ?? {}),
        signal: AbortSignal.timeout(deadline * deadlineScale),
      });
      status = response.status;
      const text = await response.text();
      answer = text === '' ? {} : JSON.parse(text);
    } catch (cause) {
      throw unavailable(cause);
    }
    if (status < 400) return answer;
    const { code, error_code: older } = answer as { code?: unknown; error_code?: unknown };
    const reason = [code, older].find((one) => typeof one === 'string');
    if (status === 429 || busy.has(reason ?? ''))
      throw new AppError('rate_limited', accountMessages.tooManyTries, { retryAfterSeconds: 60 });
    if (status >= 500) throw unavailable();
    throw new AuthRefusal(reason, refused);
  }

  /** The same for what opens a session. An answer without one is a no. */
  async function open(path: string, body: unknown, refused: string) {
    const opened = session.safeParse(await ask(path, { body, refused }));
    if (!opened.success) throw new AuthRefusal(undefined, refused);
    return opened.data;
  }

  return {
    async signUp({ email, password }) {
      await ask('signup', { body: { email, password }, refused: accountMessages.wrongPassword });
    },

    async signInWithPassword(email, password) {
      const path = 'token?grant_type=password';
      return toProof(await open(path, { email, password }, accountMessages.wrongPassword));
    },

    async comparePasswordInVain(password) {
      // About the 70 ms of Auth's bcrypt at its cost of 10.
      await hash(password, 'no salt of anybody', 64, { cost: 2 ** 14, parallelization: 2 });
    },

    async sendCode(email) {
      await ask('otp', { body: { email, create_user: false }, refused: accountMessages.wrongCode });
    },

    async sendRecovery(email) {
      await ask('recover', { body: { email }, refused: accountMessages.wrongCode });
    },

    async verifyCode(email, code, kinds) {
      let refusal: unknown = new AppError('not_signed_in', accountMessages.wrongCode);
      for (const type of kinds) {
        try {
          return toProof(await open('verify', { email, token: code, type }, accountMessages.wrongCode));
        } catch (error) {
          if (!(error instanceof AuthRefusal)) throw error;
          refusal = error;
        }
      }
      throw refusal;
    },

    async setPassword({ accessToken }, password) {
      const refused = accountMessages.wrongCode;
      try {
        await ask('user', { method: 'PUT', token: accessToken, body: { password }, refused });
      } catch (error) {
        const reason = error instanceof AuthRefusal ? error.reason : undefined;
        // Setting the password that is set already is no failure.
        if (reason === 'same_password') return;
        if (reason !== 'weak_password') throw error;
        throw new AppError('invalid_fields', undefined, {
          fields: { password: accountMessages.newPassword },
        });
      }
    },

    async refresh(refreshToken) {
      const path = 'token?grant_type=refresh_token';
      try {
        return toTokens(await open(path, { refresh_token: refreshToken }, accountMessages.wrongCode));
      } catch (error) {
        if (error instanceof AuthRefusal) return null;
        throw error;
      }
    },

    async signOut(accessToken, scope) {
      try {
        await ask(`logout?scope=${scope}`, { token: accessToken });
      } catch (error) {
        // A session that has ended already cannot be ended again.
        if (!(error instanceof AuthRefusal)) throw error;
      }
    },
  };
}
