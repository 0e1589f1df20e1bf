import * as z from 'zod/mini';
import type { Certificate, DeskCertificate } from '#shared/contracts/certificates.ts';
import { withdrawalReasons } from '#shared/messages/certificates.ts';
import { certificateKinds } from '#shared/rules/credential.ts';
import { toLondonDay } from '#shared/rules/london-day.ts';
import { toMoment } from '../moment.ts';

/** A certificate as `private.describe_certificate` gives it. */
export const certificateRow = z.object({
  number: z.string(),
  kind: z.enum(certificateKinds),
  awardId: z.string(),
  awardName: z.string(),
  name: z.string(),
  awardedOn: z.iso.date(),
  validUntil: z.iso.date(),
  examPercent: z.nullable(z.int()),
  examOn: z.nullable(z.iso.date()),
  credential: z.string(),
  withdrawnAt: z.nullable(z.string()),
  withdrawnReason: z.nullable(z.enum(withdrawalReasons)),
  isShown: z.boolean(),
  nameWish: z.nullable(z.string()),
  supersededBy: z.nullable(z.string()),
});
export type CertificateRow = z.output<typeof certificateRow>;

/** As `private.describe_for_staff` gives it. */
export const deskRow = z.extend(certificateRow, {
  email: z.string(),
  events: z.array(
    z.object({
      event: z.enum(['awarded', 'withdrawn', 'reinstated']),
      at: z.string(),
      reason: z.nullable(z.enum(withdrawalReasons)),
      note: z.string(),
      staff: z.nullable(z.string()),
    }),
  ),
});
export type DeskRow = z.output<typeof deskRow>;

export const examOf = ({ examPercent, examOn }: Pick<CertificateRow, 'examPercent' | 'examOn'>) =>
  examPercent === null || examOn === null ? null : { percent: examPercent, satOn: examOn };

export const withdrawalOf = ({ withdrawnAt, withdrawnReason }: CertificateRow) =>
  withdrawnAt === null || withdrawnReason === null
    ? null
    : { on: toLondonDay(new Date(toMoment(withdrawnAt))), reason: withdrawnReason };

export function toCertificate(row: CertificateRow, now: Date): Certificate {
  const withdrawn = withdrawalOf(row);
  return {
    number: row.number,
    kind: row.kind,
    awardId: row.awardId,
    awardName: row.awardName,
    name: row.name,
    awardedOn: row.awardedOn,
    validUntil: row.validUntil,
    exam: examOf(row),
    state: withdrawn ? 'withdrawn' : toLondonDay(now) > row.validUntil ? 'expired' : 'valid',
    withdrawn,
    replacedBy: row.supersededBy,
    isShown: row.isShown,
    nameWish: row.nameWish,
    credential: row.credential,
  };
}

export function toDeskCertificate(row: DeskRow, now: Date): DeskCertificate {
  const { credential: _, ...rest } = toCertificate(row, now);
  return {
    ...rest,
    email: row.email,
    events: row.events.map((event) => ({ ...event, at: toMoment(event.at) })),
  };
}
