import { retention, type RetentionKind } from '#shared/catalogue/retention.ts';
import { terms } from '#shared/catalogue/terms.ts';
import type { Deps } from './deps.ts';
import { oneByOne } from './one-by-one.ts';

/** Moves a moment back by whole calendar months, as a period in a notice is read. */
export function monthsBefore(moment: Date, months: number): Date {
  const before = new Date(moment);
  before.setUTCMonth(before.getUTCMonth() - months);
  // 31 March less one month is the last day of February, not 3 March.
  if (before.getUTCDate() !== moment.getUTCDate()) before.setUTCDate(0);
  return before;
}

/**
 * Erases what has been kept for as long as the privacy notice says, and counters that count nothing any more. Each job is by itself:
 * one that fails stops no other. Of invoices (`financial`) and statistics of visits (`analytics`) nothing is kept here.
 * @throws the first job's error, once all have had their turn
 */
export async function applyRetention(deps: Deps): Promise<Record<string, number>> {
  const before = (kind: RetentionKind) => monthsBefore(deps.now(), retention[kind].months).toISOString();
  const unconfirmedBefore = new Date(
    deps.now().getTime() - terms.unconfirmedErasedAfterDays * 86_400_000,
  ).toISOString();
  const { database } = deps;
  const jobs: Readonly<Record<string, () => Promise<number>>> = {
    enquiries: () => database('erase_enquiries_before', { p_before: before('enquiries') }),
    mails: () => database('erase_mails_before', { p_before: before('communications') }),
    subscriptions: () =>
      database('erase_old_subscriptions', {
        p_unconfirmed_before: unconfirmedBefore,
        p_agreed_before: before('marketing'),
      }),
    unconfirmedAccounts: () => database('erase_unconfirmed_accounts', { p_before: unconfirmedBefore }),
    // The cookie page promises the time of an enquiry.
    consents: () => database('erase_consents_before', { p_before: before('enquiries') }),
    learners: () => database('erase_old_learners', { p_before: before('learning') }),
    learning: () => database('erase_old_learning', { p_before: before('learning') }),
    handIns: () => database('erase_old_hand_ins', { p_before: before('learning') }),
    eworkStudents: () => database('erase_old_ework_students', { p_before: before('learning') }),
    eworkSessions: () => database('forget_ework_sessions', {}),
    deletedEnquiries: () => database('erase_deleted_enquiries', {}),
    trackers: () => database('forget_trackers', {}),
    withdrawals: () => database('erase_withdrawals_before', { p_before: before('marketing') }),
    erasureMails: () => database('forget_erasure_mails', {}),
    certificates: () => database('erase_certificates_before', { p_before: before('learning') }),
    deskEntries: () => database('forget_desk_entries', {}),
    auditLines: () => database('erase_audit_lines_before', { p_before: before('communications') }),
    counters: () => database('forget_old_limits', {}),
  };
  const counts: Record<string, number> = {};
  const errors = await oneByOne(
    Object.entries(jobs),
    async ([name, job]) => {
      counts[name] = await job();
    },
    deps,
    'retention-job-failed',
    ([name]) => name,
  );
  if (errors.length === 0) return counts;
  deps.report('retention-incomplete', counts);
  throw errors[0];
}
