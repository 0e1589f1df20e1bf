import * as z from 'zod/mini';

/**
 * The part of Open Badges 3.0's data model that our credentials use, after its tables of credential data models: which properties there
 * are, how many of each, and of which form. Strict throughout, so that a property that the model does not have is noticed.
 */

const uri = z.string().check(z.regex(/^(?:https?:\/\/|urn:|did:)[^\s<>"{}|\\^`]+$/));
const dateTime = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/));
const text = z.string().check(z.minLength(1));
const types = (...must: string[]) =>
  z.array(text).check(z.refine((all) => must.every((type) => all.includes(type))));

/** An extensible vocabulary: its own words, or one that begins with `ext:`. */
const extensible = (...words: string[]) =>
  z.string().check(z.refine((word) => words.includes(word) || /^ext:[A-Za-z0-9._-]+$/.test(word)));

const resultDescription = z.strictObject({
  id: uri,
  type: types('ResultDescription'),
  name: text,
  resultType: extensible('Percent', 'RubricCriterionLevel', 'Result'),
  valueMin: z.optional(text),
  valueMax: z.optional(text),
});

const achievement = z.strictObject({
  id: uri,
  type: types('Achievement'),
  achievementType: extensible('Certification', 'CertificateOfCompletion'),
  name: text,
  description: text,
  criteria: z.strictObject({ id: z.optional(uri), narrative: z.optional(text) }),
  humanCode: z.optional(text),
  resultDescription: z.optional(z.array(resultDescription)),
});

const subject = z.strictObject({
  id: uri,
  type: types('AchievementSubject'),
  activityEndDate: z.optional(dateTime),
  achievement,
  identifier: z.array(
    z.strictObject({
      type: z.literal('IdentityObject'),
      hashed: z.boolean(),
      identityHash: z.string().check(z.regex(/^sha256\$[0-9a-f]{64}$/)),
      identityType: extensible('name', 'emailAddress'),
      salt: z.optional(text),
    }),
  ),
  licenseNumber: z.optional(text),
  result: z.optional(z.array(z.strictObject({ type: types('Result'), resultDescription: uri, value: text }))),
});

export const achievementCredential = z.strictObject({
  '@context': z.array(uri).check(
    z.minLength(2),
    z.refine(
      ([first, second]) =>
        first === 'https://www.w3.org/ns/credentials/v2' &&
        /^https:\/\/purl\.imsglobal\.org\/spec\/ob\/v3p0\/context(-3\.\d\.\d)*\.json$/.test(second ?? ''),
    ),
  ),
  id: uri,
  type: types('VerifiableCredential', 'OpenBadgeCredential'),
  name: text,
  description: z.optional(text),
  issuer: z.strictObject({ id: uri, type: types('Profile'), name: z.optional(text), url: z.optional(uri) }),
  validFrom: dateTime,
  validUntil: z.optional(dateTime),
  credentialSubject: subject,
  evidence: z.optional(
    z.array(
      z.strictObject({
        id: z.optional(uri),
        type: types('Evidence'),
        narrative: z.optional(text),
        name: z.optional(text),
        description: z.optional(text),
        genre: z.optional(text),
      }),
    ),
  ),
  credentialStatus: z.strictObject({
    id: uri,
    type: text,
    statusPurpose: text,
    statusListIndex: text,
    statusListCredential: uri,
  }),
  /** The registered claims of a token, 8.2.4.1. */
  iss: uri,
  jti: uri,
  nbf: z.int(),
  exp: z.optional(z.int()),
  sub: uri,
});
