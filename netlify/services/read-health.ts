import type * as z from 'zod/mini';
import { isJobLate, jobs } from '#shared/catalogue/jobs.ts';
import type { readHealth as contract } from '#shared/contracts/health.ts';
import type { Deps } from './deps.ts';

/** Whether enquiries are kept and mails go, for a monitor. @throws AppError `service_unavailable` while the database is away */
export async function readHealth(_: object, deps: Deps): Promise<z.output<typeof contract.response>> {
  const [health] = await deps.database('read_health', {});
  const sender = jobs.find(({ name }) => name === 'deliver-mails');
  const isLate = !sender || isJobLate(sender, health?.mails_sent_at ?? null, deps.now());
  return {
    success: true,
    database: 'ok',
    mails: health?.are_mails_late ? 'late' : 'ok',
    jobs: isLate ? 'late' : 'ok',
  };
}
