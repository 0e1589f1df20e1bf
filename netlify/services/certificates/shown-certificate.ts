import { AppError } from '#shared/app-error.ts';
import type { ShownCertificate } from '#shared/contracts/certificates.ts';
import { certificateMessages as messages } from '#shared/messages/certificates.ts';
import { demonstrationMark } from '#shared/rules/credential.ts';
import type { Deps } from '../deps.ts';
import { payloadOf } from './award.ts';
import { certificateRow, toCertificate, type CertificateRow } from './rows.ts';

async function findShown(number: string, deps: Pick<Deps, 'database'>): Promise<CertificateRow | null> {
  const found = await deps.database('find_certificate', { p_number: number });
  const row = found === null ? null : certificateRow.parse(found);
  return row?.isShown ? row : null;
}

/** @throws AppError `not_found` for what is private, erased or was never awarded: those three look alike */
export async function readShownCertificate(
  number: string,
  deps: Pick<Deps, 'database' | 'now'>,
): Promise<ShownCertificate> {
  const row = await findShown(number, deps);
  if (!row) throw new AppError('not_found', messages.missing);
  const { credential, replacedBy, ...certificate } = toCertificate(row, deps.now());
  const { issuer, description, credentialSubject, evidence = [] } = payloadOf(credential);
  const newer = replacedBy === null ? null : await findShown(replacedBy, deps);
  return {
    ...certificate,
    newer: newer?.number ?? null,
    criteria: credentialSubject.achievement.criteria.narrative,
    words: description ?? '',
    work: evidence.map((piece) => ({
      title: piece.name,
      brief: piece.description ?? '',
      link: piece.id ?? null,
      narrative: piece.narrative,
    })),
    isDemonstration: issuer.name.startsWith(demonstrationMark),
  };
}
