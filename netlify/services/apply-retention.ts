import { retention } from '#shared/catalogue/retention.ts';
import { terms } from '#shared/catalogue/terms.ts';
import type { Deps } from './deps.ts';

/** Moves a moment back by whole calendar months, as a period in a notice is read. */
export function monthsBefore(moment: Date, months: number): Date {
  const before = new Date(moment);
  before.setUTCMonth(before.getUTCMonth() - months);
  // 31 March less one month is the last day of February, not 3 March.
  if (before.getUTCDate() !== moment.getUTCDate()) before.setUTCDate(0);
  return before;
}

/** Erases what has been kept for as long as the privacy notice says, and counters that count nothing any more. */
export async function applyRetention(deps: Deps): Promise<Record<string, number>> {
  const before = monthsBefore(deps.now(), retention.enquiries.months).toISOString();
  const learningBefore = monthsBefore(deps.now(), retention.learning.months).toISOString();
  const unconfirmedBefore = new Date(
    deps.now().getTime() - terms.unconfirmedErasedAfterDays * 86_400_000,
  ).toISOString();
  return {
    enquiries: await deps.database('erase_enquiries_before', { p_before: before }),
    mails: await deps.database('erase_mails_before', { p_before: before }),
    subscriptions: await deps.database('erase_old_subscriptions', {
      p_unconfirmed_before: unconfirmedBefore,
      p_ended_before: before,
    }),
    unconfirmedAccounts: await deps.database('erase_unconfirmed_accounts', { p_before: unconfirmedBefore }),
    consents: await deps.database('erase_consents_before', { p_before: before }),
    eworkStudents: await deps.database('erase_old_ework_students', { p_before: learningBefore }),
    eworkSessions: await deps.database('forget_ework_sessions', {}),
    counters: await deps.database('forget_old_limits', {}),
  };
}
