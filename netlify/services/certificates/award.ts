import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { AppError } from '#shared/app-error.ts';
import { eworkTasksOf, findEworkTask } from '#shared/catalogue/ework-tasks.ts';
import { institute } from '#shared/catalogue/institute.ts';
import { findLearnerProject } from '#shared/catalogue/learner-projects.ts';
import { terms } from '#shared/catalogue/terms.ts';
import type { CertificatePreview } from '#shared/contracts/certificates.ts';
import { certificateMessages as messages } from '#shared/messages/certificates.ts';
import { findAward } from '#shared/rules/awards.ts';
import { certificateNumber } from '#shared/rules/certificate-number.ts';
import { lastValidDay } from '#shared/rules/certificate-validity.ts';
import {
  toCredential,
  type Award,
  type AwardKind,
  type Exam,
  type PortfolioEvidence,
  type SignedOffWork,
} from '#shared/rules/credential.ts';
import { canonicalHolderName, hashHolderName } from '#shared/rules/holder-name.ts';
import { toLondonDay } from '#shared/rules/london-day.ts';
import { placesInList } from '#shared/rules/status-list.ts';
import type { CallDatabase, Deps } from '../deps.ts';
import { withWords } from '../ework/rows.ts';
import { toProject } from '../learning/project.ts';
import { latestRows, toSummary, type LatestRow } from '../mentoring/rows.ts';
import { certificateRow, examOf, type CertificateRow } from './rows.ts';

/** What a member of staff, or a command, wants to award. */
export interface AwardWish {
  kind: AwardKind;
  awardId: string;
  /** Empty for the name of the account. */
  name: string;
  awardedOn: string;
  exam: Exam | null;
}

export const groundsRow = z.object({
  learnerId: z.uuid(),
  name: z.string(),
  email: z.string(),
  enrolments: z.array(z.string()),
  projects: latestRows,
  weeks: latestRows,
  certificates: z.array(certificateRow),
  list: z.int(),
});
export type Grounds = z.output<typeof groundsRow>;

/** @throws AppError `invalid_fields` where no one has a proven account */
export function toGrounds(found: unknown): Grounds {
  if (found === null)
    throw new AppError('invalid_fields', undefined, { fields: { email: messages.noAccount } });
  return groundsRow.parse(found);
}

type KnownAward = NonNullable<ReturnType<typeof findAward>>;

/** @throws AppError `invalid_fields`, which names the field */
function readWish({ kind, awardId, awardedOn, exam }: AwardWish, now: Date): KnownAward {
  const refuse = (field: string, message: string) =>
    new AppError('invalid_fields', undefined, { fields: { [field]: message } });
  const award = findAward(kind, awardId);
  if (!award) throw refuse('awardId', messages.award);
  if (awardedOn > toLondonDay(now)) throw refuse('awardedOn', messages.awardedOn);
  if (kind === 'level' && (exam === null || exam.satOn > awardedOn)) throw refuse('exam', messages.exam);
  if (kind === 'course' && exam !== null) throw refuse('exam', messages.noExam);
  return award;
}

/** The projects and weeks of the award's course that mentors have signed off, in the order in which it happened. */
async function signedOffWork(
  { course }: KnownAward,
  { projects, weeks }: Grounds,
  deps: Pick<Deps, 'eworkWordsOf'>,
): Promise<SignedOffWork[]> {
  const work: SignedOffWork[] = [];
  const add = (
    title: string,
    workId: string,
    items: { number: number; text: string }[],
    rows: LatestRow[],
  ) => {
    const at = toSummary(workId, items, rows)?.signedOff?.at;
    if (at) work.push({ title, signedOffOn: toLondonDay(new Date(at)) });
  };
  for (const id of new Set(projects.map(({ workId }) => workId))) {
    if (!findLearnerProject(id)?.courses.includes(course)) continue;
    const { title } = toProject(id);
    add(title, id, [{ number: 0, text: title }], projects);
  }
  for (const id of new Set(weeks.map(({ workId }) => workId))) {
    const task = findEworkTask(id);
    if (!task || !eworkTasksOf(course).includes(task)) continue;
    const { words } = await withWords(task, deps);
    add(`Week ${task.week}: ${words.title}`, id, [...words.deliverables], weeks);
  }
  return work.sort((one, other) => one.signedOffOn.localeCompare(other.signedOffOn));
}

function warningsOf(award: KnownAward, grounds: Grounds, work: readonly SignedOffWork[]): string[] {
  const held = grounds.certificates.filter(({ withdrawnAt }) => withdrawnAt === null);
  const holds = (id: string) => held.some(({ awardId }) => awardId === id);
  return [
    ...(holds(award.id) ? [messages.awarded] : []),
    ...(award.before && !holds(award.before.id) ? [`They do not hold ${award.before.name}.`] : []),
    ...(grounds.enrolments.includes(award.course) ? [] : ['They are not enrolled in the course.']),
    ...(work.length === 0 ? ['No work of this course is signed off.'] : []),
  ];
}

export async function previewAward(
  wish: AwardWish,
  grounds: Grounds,
  deps: Deps,
): Promise<CertificatePreview> {
  const award = readWish(wish, deps.now());
  const work = await signedOffWork(award, grounds, deps);
  const { isDemonstration } = await deps.signingKey();
  const name = canonicalHolderName(wish.name || grounds.name);
  // An account may have none.
  if (name === '') throw new AppError('invalid_fields', undefined, { fields: { name: messages.name } });
  return {
    name,
    awardName: award.name,
    awardedOn: wish.awardedOn,
    validUntil: lastValidDay(wish.awardedOn, terms.certificateYears),
    exam: wish.exam,
    work,
    warnings: warningsOf(award, grounds, work),
    isDemonstration,
  };
}

/** The arguments of the database's two functions that award; the one for portfolios has most of them. */
type AwardArguments = Parameters<CallDatabase>[1] & { p_list: number; p_place: number };
export type StoreAward = (args: AwardArguments) => Promise<unknown>;

interface Signing {
  certificateId: string;
  award: Award;
  grounds: Pick<Grounds, 'learnerId' | 'list'>;
  name: string;
  awardedOn: string;
  validUntil: string;
  exam: Exam | null;
  /** The holder's own, of a portfolio. */
  words?: string;
  work: readonly (SignedOffWork | PortfolioEvidence)[];
  supersedes: string | null;
}

/** Draws a place, signs, stores; again with another place where that one was given away in between. */
export async function signAndStore(one: Signing, store: StoreAward, deps: Deps): Promise<CertificateRow> {
  const key = await deps.signingKey();
  const salt = randomBytes(16).toString('hex');
  const identityHash = await hashHolderName(one.name, salt);
  const noon = new Date(`${one.awardedOn}T12:00:00Z`);
  const number = certificateNumber(one.certificateId);
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const place = randomInt(placesInList);
    const credential = await key.sign(
      toCredential({
        certificateId: one.certificateId,
        subjectId: randomUUID(),
        award: one.award,
        // A certificate of this morning is valid at once.
        validFrom: noon < deps.now() ? noon : deps.now(),
        validUntil: one.validUntil,
        identityHash,
        salt,
        exam: one.exam,
        ...(one.words && { words: one.words }),
        evidence: one.work,
        status: { list: one.grounds.list, place },
        issuer: {
          siteUrl: deps.settings.siteUrl,
          name: institute.name,
          isDemonstration: key.isDemonstration,
        },
      }),
      'JWT',
    );
    const stored = await store({
      p_certificate_id: one.certificateId,
      p_number: number,
      p_learner_id: one.grounds.learnerId,
      p_kind: one.award.kind,
      p_award_id: one.award.id,
      p_award_name: one.award.name,
      p_name: one.name,
      p_awarded_on: one.awardedOn,
      p_valid_until: one.validUntil,
      p_exam_percent: one.exam?.percent ?? null,
      p_exam_on: one.exam?.satOn ?? null,
      p_credential: credential,
      p_list: one.grounds.list,
      p_place: place,
      p_supersedes: one.supersedes,
    });
    if (stored !== null) return certificateRow.parse(stored);
  }
  throw new AppError('service_unavailable', undefined, { retryAfterSeconds: 60 });
}

/** Awards. @throws AppError `conflict` for what they hold already */
export async function giveAward(
  certificateId: string,
  wish: AwardWish,
  grounds: Grounds,
  store: StoreAward,
  deps: Deps,
): Promise<CertificateRow> {
  const award = readWish(wish, deps.now());
  const { name, validUntil, work } = await previewAward(wish, grounds, deps);
  return signAndStore(
    {
      certificateId,
      award,
      grounds,
      name,
      awardedOn: wish.awardedOn,
      validUntil,
      exam: wish.exam,
      work: [...work],
      supersedes: null,
    },
    store,
    deps,
  );
}

const signedPayload = z.object({
  jti: z.string(),
  issuer: z.object({ name: z.string() }),
  description: z.optional(z.string()),
  credentialSubject: z.object({ achievement: z.object({ criteria: z.object({ narrative: z.string() }) }) }),
  evidence: z.optional(
    z.array(
      z.object({
        id: z.optional(z.string()),
        name: z.string(),
        description: z.optional(z.string()),
        narrative: z.string(),
      }),
    ),
  ),
});

/** What a certificate of ours says, without the signature: it comes from our own table. */
export function payloadOf(credential: string): z.output<typeof signedPayload> {
  const [, body = ''] = credential.split('.');
  return signedPayload.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
}

/** The id of a certificate of ours. */
export const idOf = (credential: string): string => payloadOf(credential).jti.slice('urn:uuid:'.length);

/** The same certificate with another name, in the place of the old one. @throws AppError `not_found`, `conflict` */
export async function replaceAward(
  certificateId: string,
  { number, name }: { number: string; name: string },
  grounds: Grounds,
  store: StoreAward,
  deps: Deps,
): Promise<CertificateRow> {
  const old = grounds.certificates.find((one) => one.number === number);
  const award = old && findAward(old.kind, old.awardId);
  if (!award) throw new AppError('not_found', messages.missing);
  const { evidence = [] } = payloadOf(old.credential);
  return signAndStore(
    {
      certificateId,
      award,
      grounds,
      name: canonicalHolderName(name),
      awardedOn: old.awardedOn,
      validUntil: old.validUntil,
      exam: examOf(old),
      work: evidence.map((one) => ({
        title: one.name,
        signedOffOn: /\d{4}-\d\d-\d\d/.exec(one.narrative)?.[0] ?? old.awardedOn,
      })),
      supersedes: idOf(old.credential),
    },
    store,
    deps,
  );
}
