/**
 * A certificate as an OpenBadgeCredential of Open Badges 3.0, which is a Verifiable Credential of W3C's data model 2.0, before it is
 * signed. It names its holder by a salted hash alone.
 */
import { certificateNumber } from './certificate-number.ts';
import { statusListPath } from './status-list.ts';

/** In this order. Copies are in public/credentials/contexts; nothing is fetched to read a certificate. */
export const credentialContexts = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
] as const;

/** The type of identifier for a name: Open Badges has none of its own, and says to begin others with `ext:`. */
export const nameIdentity = 'ext:name';

/** The institute's identifier, whose document is /.well-known/did.json of the site. A port is written with its percent sign. */
export const toDid = (siteUrl: string): string => `did:web:${encodeURIComponent(new URL(siteUrl).host)}`;

/** What staff award. */
export const awardKinds = ['level', 'course'] as const;
export type AwardKind = (typeof awardKinds)[number];

/** And what learners assemble of work that is signed off. */
export const certificateKinds = [...awardKinds, 'portfolio'] as const;
export type CertificateKind = (typeof certificateKinds)[number];

/** As Open Badges calls each; a name that it does not have begins with `ext:`. */
export const achievementTypes = {
  level: 'Certification',
  course: 'CertificateOfCompletion',
  portfolio: 'ext:Portfolio',
} as const satisfies Record<CertificateKind, string>;

/** What is certified. */
export interface Award {
  readonly kind: CertificateKind;
  /** A certification level's id, a course's slug, or what the versions of a portfolio have in common. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly criteria: string;
  /** A path of the site. */
  readonly page: string;
}

export interface Exam {
  /** Whole per cent. */
  readonly percent: number;
  /** The day on which it was sat, as 2026-11-29. */
  readonly satOn: string;
}

export interface SignedOffWork {
  readonly title: string;
  /** The day on which a mentor signed it off, as 2026-11-29. */
  readonly signedOffOn: string;
}

/** A piece of a portfolio. */
export interface PortfolioEvidence {
  readonly title: string;
  readonly brief: string;
  /** Where the work is, as it was handed in; null for a text. */
  readonly link: string | null;
  /** Markdown: who signed it off, when, and the outcome for each line of the rubric. */
  readonly narrative: string;
  readonly genre: 'Project' | 'Fieldwork';
}

export interface CredentialFacts {
  readonly certificateId: string;
  /** Of no other certificate, so that two of one person do not show it. */
  readonly subjectId: string;
  readonly award: Award;
  /** Whole seconds. */
  readonly validFrom: Date;
  /** The last day on which it is valid, as 2029-11-28. */
  readonly validUntil: string;
  readonly identityHash: string;
  readonly salt: string;
  readonly exam: Exam | null;
  /** The holder's own, of a portfolio; empty for none. */
  readonly words?: string;
  readonly evidence: readonly (SignedOffWork | PortfolioEvidence)[];
  readonly status: { readonly list: number; readonly place: number };
  readonly issuer: { readonly siteUrl: string; readonly name: string; readonly isDemonstration: boolean };
}

/** What a demonstration's certificate begins with, wherever its name is read. */
export const demonstrationMark = 'Demonstration: ';

function toEvidence(piece: SignedOffWork | PortfolioEvidence) {
  if (!('narrative' in piece))
    return {
      type: ['Evidence'],
      name: piece.title,
      narrative: `Signed off by a mentor on ${piece.signedOffOn}.`,
      genre: 'Project',
    };
  const { title, brief, link, narrative, genre } = piece;
  return {
    ...(link !== null && { id: link }),
    type: ['Evidence'],
    name: title,
    description: brief,
    narrative,
    genre,
  };
}

const seconds = (moment: Date): string => `${moment.toISOString().slice(0, 19)}Z`;

/** What is signed. The last five names are the claims that a JSON Web Token has for the same facts. */
export function toCredential(facts: CredentialFacts) {
  const { award, exam, issuer, status } = facts;
  const mark = issuer.isDemonstration ? demonstrationMark : '';
  const id = `urn:uuid:${facts.certificateId}`;
  const subject = `urn:uuid:${facts.subjectId}`;
  const did = toDid(issuer.siteUrl);
  const validFrom = seconds(facts.validFrom);
  const validUntil = `${facts.validUntil}T23:59:59Z`;
  const page = `${issuer.siteUrl}${award.page}`;
  const list = `${issuer.siteUrl}${statusListPath(status.list)}`;
  const examResult = `${issuer.siteUrl}/credentials/exam-result`;
  return {
    '@context': [...credentialContexts],
    id,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { id: did, type: ['Profile'], name: `${mark}${issuer.name}`, url: issuer.siteUrl },
    validFrom,
    validUntil,
    name: `${mark}${award.name}`,
    ...(facts.words && { description: facts.words }),
    credentialSubject: {
      id: subject,
      type: ['AchievementSubject'],
      licenseNumber: certificateNumber(facts.certificateId),
      identifier: [
        {
          type: 'IdentityObject',
          hashed: true,
          identityHash: facts.identityHash,
          identityType: nameIdentity,
          salt: facts.salt,
        },
      ],
      achievement: {
        id: page,
        type: ['Achievement'],
        achievementType: achievementTypes[award.kind],
        name: award.name,
        description: award.description,
        criteria: { narrative: award.criteria },
        humanCode: award.id,
        ...(exam && {
          resultDescription: [
            {
              id: examResult,
              type: ['ResultDescription'],
              name: 'Exam',
              resultType: 'Percent',
              valueMin: '0',
              valueMax: '100',
            },
          ],
        }),
      },
      ...(exam && {
        activityEndDate: `${exam.satOn}T00:00:00Z`,
        result: [{ type: ['Result'], resultDescription: examResult, value: String(exam.percent) }],
      }),
    },
    ...(facts.evidence.length > 0 && {
      evidence: facts.evidence.map(toEvidence),
    }),
    credentialStatus: {
      id: `${list}#${status.place}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'suspension',
      statusListIndex: String(status.place),
      statusListCredential: list,
    },
    iss: did,
    jti: id,
    nbf: Date.parse(validFrom) / 1000,
    exp: Date.parse(validUntil) / 1000,
    sub: subject,
  };
}

export interface StatusListFacts {
  readonly siteUrl: string;
  readonly list: number;
  /** Multibase of the compressed bits. */
  readonly encodedList: string;
  readonly now: Date;
  readonly freshSeconds: number;
  readonly validHours: number;
}

/** The list of withdrawn certificates, before it is signed. */
export function toStatusListCredential(facts: StatusListFacts) {
  const id = `${facts.siteUrl}${statusListPath(facts.list)}`;
  return {
    '@context': [credentialContexts[0]],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: toDid(facts.siteUrl),
    validFrom: seconds(facts.now),
    validUntil: seconds(new Date(facts.now.getTime() + facts.validHours * 3_600_000)),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'suspension',
      ttl: facts.freshSeconds * 1000,
      encodedList: facts.encodedList,
    },
  };
}
