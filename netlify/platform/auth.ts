import { isAuthError, type Session } from '@supabase/supabase-js';
import { AppError } from '#shared/app-error.ts';
import { accountMessages } from '#shared/messages/account.ts';
import type { Auth, Tokens } from '../services/deps.ts';
import { openAuthClient } from './database.ts';

/** Codes that say "not now": Auth's own limits, which the person will get past by waiting. */
const busy = new Set(['over_request_rate_limit', 'over_email_send_rate_limit']);

function toAppError(error: unknown, refused: string): AppError {
  if (!isAuthError(error)) return new AppError('service_unavailable', undefined, { retryAfterSeconds: 60 });
  if (busy.has(error.code ?? '') || error.status === 429)
    return new AppError('rate_limited', accountMessages.tooManyTries, { retryAfterSeconds: 60 });
  // A status of 0 or none is a network that failed; 5xx an Auth that did.
  if (!error.status || error.status >= 500)
    return new AppError('service_unavailable', undefined, { retryAfterSeconds: 60 });
  return new AppError('not_signed_in', refused);
}

function toTokens(session: Session | null, refused: string): Tokens {
  if (!session) throw new AppError('not_signed_in', refused);
  return { accessToken: session.access_token, refreshToken: session.refresh_token };
}

/**
 * @param address the visitor's own, which Auth counts its limits by; without it one visitor could use up everybody's.
 */
export function authFor(address: string): Auth {
  // A client remembers who signed in last, so that each call has its own.
  const client = () => openAuthClient(address);

  return {
    async signUp({ email, password, firstName, lastName }) {
      const { error } = await client().auth.signUp({
        email,
        password,
        options: { data: { first_name: firstName, last_name: lastName } },
      });
      if (error) throw toAppError(error, accountMessages.wrongPassword);
    },

    async signInWithPassword(email, password) {
      const { data, error } = await client().auth.signInWithPassword({ email, password });
      if (error) throw toAppError(error, accountMessages.wrongPassword);
      return toTokens(data.session, accountMessages.wrongPassword);
    },

    async sendCode(email) {
      const { error } = await client().auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
      if (error) throw toAppError(error, accountMessages.wrongCode);
    },

    async sendRecovery(email) {
      const { error } = await client().auth.resetPasswordForEmail(email);
      if (error) throw toAppError(error, accountMessages.wrongCode);
    },

    async verifyCode(email, code, kinds) {
      let refusal = new AppError('not_signed_in', accountMessages.wrongCode);
      for (const type of kinds) {
        const { data, error } = await client().auth.verifyOtp({ email, token: code, type });
        if (!error) return toTokens(data.session, accountMessages.wrongCode);
        refusal = toAppError(error, accountMessages.wrongCode);
        if (refusal.code !== 'not_signed_in') break;
      }
      throw refusal;
    },

    async setPassword({ accessToken, refreshToken }, password) {
      const { auth } = client();
      const { error: lost } = await auth.setSession({
        access_token: accessToken,
        refresh_token: refreshToken,
      });
      if (lost) throw toAppError(lost, accountMessages.wrongCode);
      const { error } = await auth.updateUser({ password });
      // Setting the password that is set already is no failure.
      if (error && error.code !== 'same_password') {
        if (error.code === 'weak_password')
          throw new AppError('invalid_fields', undefined, {
            fields: { password: accountMessages.newPassword },
          });
        throw toAppError(error, accountMessages.wrongCode);
      }
    },

    async refresh(refreshToken) {
      const { data, error } = await client().auth.refreshSession({ refresh_token: refreshToken });
      if (!error) return data.session ? toTokens(data.session, '') : null;
      const reason = toAppError(error, '');
      if (reason.code === 'not_signed_in') return null;
      throw reason;
    },

    async signOut(accessToken, scope) {
      const { error } = await client().auth.admin.signOut(accessToken, scope);
      // A session that has ended already cannot be ended again.
      if (error && toAppError(error, '').code !== 'not_signed_in') throw toAppError(error, '');
    },
  };
}
