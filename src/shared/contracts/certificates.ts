import * as z from 'zod/mini';
import { certificateMessages as messages, withdrawalReasons } from '../messages/certificates.ts';
import { readCertificateNumber } from '../rules/certificate-number.ts';
import { awardKinds, certificateKinds } from '../rules/credential.ts';
import { defineContract } from './contract.ts';
import { emailAddress, line, open, paragraph, personName } from './fields.ts';

const states = ['valid', 'expired', 'withdrawn'] as const;

/** As it is typed, in any spelling; what comes out is the number. */
export const certificateNumberField = line(300).check(
  z.overwrite((typed) => readCertificateNumber(typed) ?? typed),
  z.refine((typed) => readCertificateNumber(typed) === typed, messages.missing),
);
const number = certificateNumberField;
const day = z.iso.date();
const exam = z.object({
  percent: z.int(messages.exam).check(z.minimum(0, messages.exam), z.maximum(100, messages.exam)),
  satOn: z.iso.date(messages.exam),
});
const withdrawal = z.object({ on: day, reason: z.enum(withdrawalReasons) });

/** A certificate or a portfolio as its holder sees it. */
export const certificate = z.object({
  number: z.string(),
  kind: z.enum(certificateKinds),
  awardId: z.string(),
  awardName: z.string(),
  /** As it is printed. */
  name: z.string(),
  awardedOn: day,
  /** The last day. */
  validUntil: day,
  exam: z.nullable(exam),
  state: z.enum(states),
  withdrawn: z.nullable(withdrawal),
  /** The number of the one with the corrected name, or of the newer version. */
  replacedBy: z.nullable(z.string()),
  isShown: z.boolean(),
  /** The name that the holder has asked for. */
  nameWish: z.nullable(z.string()),
  /** The signed text. */
  credential: z.string(),
});
export type Certificate = z.output<typeof certificate>;

/** A certificate or portfolio whose holder shows it, as its page says it. */
export interface ShownCertificate {
  readonly number: string;
  readonly kind: Certificate['kind'];
  readonly name: string;
  readonly awardName: string;
  /** Days, as 2026-11-29. */
  readonly awardedOn: string;
  readonly validUntil: string;
  readonly exam: Certificate['exam'];
  readonly state: Certificate['state'];
  readonly withdrawn: Certificate['withdrawn'];
  /** The number of what has taken its place, where that is shown, too. */
  readonly newer: string | null;
  readonly criteria: string;
  /** The holder's own, of a portfolio; empty for none. */
  readonly words: string;
  readonly work: readonly {
    readonly title: string;
    readonly brief: string;
    readonly link: string | null;
    readonly narrative: string;
  }[];
  readonly isDemonstration: boolean;
}

const one = z.object({ success: z.literal(true), certificate });

export const listMyCertificates = defineContract({
  method: 'GET',
  path: '/api/certificates',
  access: 'learner',
  accepts: [],
  request: z.object({}),
  response: z.object({ success: z.literal(true), certificates: z.array(certificate) }),
});

/** Gives it a page that anyone can open, or takes the page away. */
export const showMyCertificate = defineContract({
  method: 'PATCH',
  path: '/api/certificates/:number',
  access: 'learner',
  accepts: ['json'],
  request: z.object({ number, isShown: z.boolean() }),
  response: one,
});

/** Asks for another name; the name that it has takes the wish back. */
export const wishCertificateName = defineContract({
  method: 'POST',
  path: '/api/certificates/:number/name',
  access: 'learner',
  accepts: ['json'],
  request: z.object({ number, name: personName(messages.name) }),
  response: one,
});

/** What anyone may know who has the number: the signed text, which names no one, of a portfolio where the holder shows it; and whether it is withdrawn. The name where the holder shows it. */
export const findCertificate = defineContract({
  method: 'GET',
  path: '/api/certificates/:number',
  access: 'public',
  accepts: [],
  limit: { name: 'find-certificate', max: 120, windowSeconds: 600 },
  request: z.object({ number }),
  response: z.object({
    success: z.literal(true),
    number: z.string(),
    /** Null for a portfolio that its holder keeps private. */
    credential: z.nullable(z.string()),
    withdrawn: z.nullable(withdrawal),
    name: z.nullable(z.string()),
  }),
});

const eventOf = z.object({
  event: z.enum(['awarded', 'withdrawn', 'reinstated']),
  at: z.iso.datetime(),
  reason: z.nullable(z.enum(withdrawalReasons)),
  note: z.string(),
  /** Null for a command, and for someone whose account is gone. */
  staff: z.nullable(z.string()),
});

/** A certificate as staff see it. */
export const deskCertificate = z.object({
  ...z.omit(certificate, { credential: true }).shape,
  email: z.string(),
  events: z.array(eventOf),
});
export type DeskCertificate = z.output<typeof deskCertificate>;

export const certificatePageSize = 50;

/** The newest first; before them those whose holders wait for an answer about their name. */
export const listCertificates = defineContract({
  method: 'GET',
  path: '/api/desk/certificates',
  access: { staff: ['desk', 'examiner'] },
  accepts: [],
  request: z.object({
    q: z.optional(line(200)),
    /** `nextCursor` of the page before. */
    cursor: z.optional(z.iso.datetime({ offset: true })),
  }),
  response: z.object({
    success: z.literal(true),
    wishes: z.array(deskCertificate),
    certificates: z.array(deskCertificate),
    nextCursor: z.nullable(z.string()),
  }),
});

const award = z.object({
  email: emailAddress,
  kind: z.enum(awardKinds, messages.award),
  awardId: line(80, messages.award),
  /** Empty for the name of the account. */
  name: open(line(201)),
  awardedOn: z.iso.date(messages.awardedOn),
  exam: z.nullable(exam),
});

/** What would be awarded, without anything happening. */
export const previewCertificate = defineContract({
  method: 'POST',
  path: '/api/desk/certificates/preview',
  access: { staff: ['desk', 'examiner'] },
  accepts: ['json'],
  request: award,
  response: z.object({
    success: z.literal(true),
    preview: z.object({
      name: z.string(),
      awardName: z.string(),
      awardedOn: day,
      validUntil: day,
      exam: z.nullable(exam),
      work: z.array(z.object({ title: z.string(), signedOffOn: day })),
      /** What should be looked at before it is awarded. */
      warnings: z.array(z.string()),
      isDemonstration: z.boolean(),
    }),
  }),
});
export type CertificatePreview = z.output<typeof previewCertificate.response>['preview'];

/** `certificateId` is made by the browser with the preview: sent twice, it is awarded once. `conflict`: they hold it already. */
export const awardCertificate = defineContract({
  method: 'POST',
  path: '/api/desk/certificates',
  access: { staff: ['desk', 'examiner'] },
  accepts: ['json'],
  request: z.extend(award, { certificateId: z.uuid() }),
  response: z.object({ success: z.literal(true), number: z.string() }),
});

const changed = z.object({ success: z.literal(true), certificate: deskCertificate });

export const withdrawCertificate = defineContract({
  method: 'POST',
  path: '/api/desk/certificates/:number/withdrawal',
  access: { staff: ['desk', 'examiner'] },
  accepts: ['json'],
  request: z.object({
    number,
    reason: z.enum(
      ['awarded-in-error', 'not-their-own-work', 'exam-rules', 'asked-by-holder'],
      messages.reason,
    ),
    note: open(paragraph(500)),
  }),
  response: changed,
});

/** Takes a withdrawal back. */
export const reinstateCertificate = defineContract({
  method: 'POST',
  path: '/api/desk/certificates/:number/reinstatement',
  access: { staff: ['desk', 'examiner'] },
  accepts: ['json'],
  request: z.object({ number, note: open(paragraph(500)) }),
  response: changed,
});

/** Answers a holder's wish for another name: a new certificate in the place of this one, or the name as it is. */
export const decideCertificateName = defineContract({
  method: 'POST',
  path: '/api/desk/certificates/:number/name',
  access: { staff: ['desk', 'examiner'] },
  accepts: ['json'],
  request: z.object({ number, email: emailAddress, isGranted: z.boolean(), certificateId: z.uuid() }),
  response: z.object({ success: z.literal(true), number: z.string() }),
});
