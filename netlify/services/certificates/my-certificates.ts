import * as z from 'zod/mini';
import { AppError } from '#shared/app-error.ts';
import type { Certificate, findCertificate as findContract } from '#shared/contracts/certificates.ts';
import { certificateMessages as messages } from '#shared/messages/certificates.ts';
import type { Dashboard } from '#shared/contracts/dashboard.ts';
import type { Deps, Learner } from '../deps.ts';
import { certificateRow, toCertificate, withdrawalOf } from './rows.ts';

/** Those of the signed-in learner, the newest first. */
export async function listMyCertificates(
  _input: object,
  deps: Deps,
): Promise<{ success: true; certificates: Certificate[] }> {
  const learner = await deps.session.learner();
  const rows = z.array(certificateRow).parse(await learner.call('list_my_certificates', {}));
  return { success: true, certificates: rows.map((row) => toCertificate(row, deps.now())) };
}

/** What the dashboard says of them: those that no other one has taken the place of. */
export async function listCurrentCertificates(
  learner: Learner,
  now: Date,
): Promise<Dashboard['certificates']> {
  const rows = z.array(certificateRow).parse(await learner.call('list_my_certificates', {}));
  return rows
    .map((row) => toCertificate(row, now))
    .filter(({ replacedBy }) => replacedBy === null)
    .map(({ number, awardName, state, validUntil }) => ({ number, name: awardName, state, validUntil }));
}

interface One {
  success: true;
  certificate: Certificate;
}

export async function showMyCertificate(
  { number, isShown }: { number: string; isShown: boolean },
  deps: Deps,
): Promise<One> {
  const learner = await deps.session.learner();
  const row = await learner.call('show_my_certificate', { p_number: number, p_is_shown: isShown });
  return { success: true, certificate: toCertificate(certificateRow.parse(row), deps.now()) };
}

export async function wishCertificateName(
  { number, name }: { number: string; name: string },
  deps: Deps,
): Promise<One> {
  const learner = await deps.session.learner();
  const row = await learner.call('wish_certificate_name', { p_number: number, p_name: name });
  return { success: true, certificate: toCertificate(certificateRow.parse(row), deps.now()) };
}

/** What anyone may know who has the number. @throws AppError `not_found` */
export async function findCertificate(
  { number }: { number: string },
  deps: Pick<Deps, 'database'>,
): Promise<z.output<typeof findContract.response>> {
  const found = await deps.database('find_certificate', { p_number: number });
  if (found === null) throw new AppError('not_found', messages.missing);
  const row = certificateRow.parse(found);
  return {
    success: true,
    number: row.number,
    credential: row.kind === 'portfolio' && !row.isShown ? null : row.credential,
    withdrawn: withdrawalOf(row),
    name: row.isShown ? row.name : null,
  };
}
