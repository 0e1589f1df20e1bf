import type * as z from 'zod/mini';
import { auditPageSize, type listAuditLines as contract } from '#shared/contracts/desk-entry.ts';
import type { Deps } from '../deps.ts';
import { toMoment } from '../moment.ts';

/** What was looked at and changed at the desk, the latest first. */
export async function listAuditLines(
  { cursor }: { cursor?: string | undefined },
  deps: Deps,
): Promise<z.output<typeof contract.response>> {
  const learner = await deps.session.learner();
  const rows = await learner.call('list_audit_lines', {
    p_before: cursor === undefined ? null : Number(cursor),
    p_limit: auditPageSize + 1,
  });
  const page = rows.slice(0, auditPageSize);
  return {
    lines: page.map((row) => ({
      number: row.line_number,
      happenedAt: toMoment(row.happened_at),
      staffName: row.staff_name,
      action: row.action,
      enquiryId: row.enquiry_id,
      reference: row.reference,
      learnerId: row.learner_id,
      detail: row.detail,
    })),
    nextCursor: rows.length > auditPageSize ? String(page.at(-1)?.line_number) : null,
  };
}
