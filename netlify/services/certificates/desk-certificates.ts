import * as z from 'zod/mini';
import { AppError } from '#shared/app-error.ts';
import {
  certificatePageSize,
  type awardCertificate as awardContract,
  type CertificatePreview,
  type DeskCertificate,
  type listCertificates as listContract,
} from '#shared/contracts/certificates.ts';
import { certificateMessages as messages } from '#shared/messages/certificates.ts';
import type { Deps, Learner } from '../deps.ts';
import { toMoment } from '../moment.ts';
import {
  giveAward,
  previewAward,
  replaceAward,
  toGrounds,
  type AwardWish,
  type Grounds,
  type StoreAward,
} from './award.ts';
import { deskRow, toDeskCertificate } from './rows.ts';

/* Every call is made with the token of the member of staff: the database asks for their role and their entry. */

const page = z.object({
  wishes: z.array(deskRow),
  certificates: z.array(z.extend(deskRow, { madeAt: z.string() })),
});

export async function listCertificates(
  { q, cursor }: z.output<typeof listContract.request>,
  deps: Deps,
): Promise<z.output<typeof listContract.response>> {
  const learner = await deps.session.learner();
  const { wishes, certificates } = page.parse(
    await learner.call('list_certificates', {
      p_words: q ?? '',
      p_before: cursor ?? null,
      p_limit: certificatePageSize + 1,
    }),
  );
  const shown = certificates.slice(0, certificatePageSize);
  const last = shown.at(-1);
  return {
    success: true,
    wishes: wishes.map((row) => toDeskCertificate(row, deps.now())),
    certificates: shown.map((row) => toDeskCertificate(row, deps.now())),
    nextCursor: certificates.length > certificatePageSize && last ? toMoment(last.madeAt) : null,
  };
}

async function groundsFor(learner: Learner, email: string): Promise<Grounds> {
  return toGrounds(await learner.call('read_certificate_grounds', { p_email: email }));
}

export async function previewCertificate(
  { email, ...wish }: AwardWish & { email: string },
  deps: Deps,
): Promise<{ success: true; preview: CertificatePreview }> {
  const learner = await deps.session.learner();
  return { success: true, preview: await previewAward(wish, await groundsFor(learner, email), deps) };
}

const storeAs =
  (learner: Learner): StoreAward =>
  (args) =>
    learner.call('award_certificate', args as never);

const inDeskWords = (error: unknown, message: string): unknown =>
  error instanceof AppError && error.code === 'conflict' ? new AppError('conflict', message) : error;

export async function awardCertificate(
  { email, certificateId, ...wish }: z.output<typeof awardContract.request>,
  deps: Deps,
): Promise<{ success: true; number: string }> {
  const learner = await deps.session.learner();
  const grounds = await groundsFor(learner, email);
  const { number } = await giveAward(certificateId, wish, grounds, storeAs(learner), deps).catch(
    (error: unknown) => {
      throw inDeskWords(error, messages.awarded);
    },
  );
  return { success: true, number };
}

interface Changed {
  success: true;
  certificate: DeskCertificate;
}

export async function withdrawCertificate(
  { number, reason, note }: { number: string; reason: string; note: string },
  deps: Deps,
): Promise<Changed> {
  const learner = await deps.session.learner();
  const row = await learner
    .call('withdraw_certificate', { p_number: number, p_reason: reason, p_note: note })
    .catch((error: unknown) => {
      throw inDeskWords(error, messages.withdrawn);
    });
  return { success: true, certificate: toDeskCertificate(deskRow.parse(row), deps.now()) };
}

export async function reinstateCertificate(
  { number, note }: { number: string; note: string },
  deps: Deps,
): Promise<Changed> {
  const learner = await deps.session.learner();
  const row = await learner
    .call('reinstate_certificate', { p_number: number, p_note: note })
    .catch((error: unknown) => {
      throw inDeskWords(error, messages.notWithdrawn);
    });
  return { success: true, certificate: toDeskCertificate(deskRow.parse(row), deps.now()) };
}

/** Grants the holder's wish for another name with a new certificate, or leaves the name as it is. */
export async function decideCertificateName(
  {
    number,
    email,
    isGranted,
    certificateId,
  }: { number: string; email: string; isGranted: boolean; certificateId: string },
  deps: Deps,
): Promise<{ success: true; number: string }> {
  const learner = await deps.session.learner();
  if (!isGranted) {
    await learner.call('refuse_certificate_name', { p_number: number });
    return { success: true, number };
  }
  const grounds = await groundsFor(learner, email);
  const name = grounds.certificates.find((one) => one.number === number)?.nameWish;
  if (!name) throw new AppError('not_found', messages.missing);
  const made = await replaceAward(certificateId, { number, name }, grounds, storeAs(learner), deps).catch(
    (error: unknown) => {
      throw inDeskWords(error, messages.withdrawn);
    },
  );
  return { success: true, number: made.number };
}
