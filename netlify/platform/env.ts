import * as z from 'zod/mini';

const present = z.string().check(z.minLength(1));
/** A number that only a developer's machine may set; 1 for everything that makes no sense. */
const scale = z.catch(z.coerce.number().check(z.gt(0), z.lt(Infinity)), 1);

const variables = z.object({
  SUPABASE_URL: z.url(),
  SUPABASE_PUBLISHABLE_KEY: present,
  SUPABASE_SECRET_KEY: present,
  SMTP_URL: z.url(),
  MAIL_FROM: present,
  ENQUIRIES_TO: present,
  SITE_URL: z.url(),
  EWORK_STUDENT_SIGN_IN: z.optional(z.string()),
  EWORK_STUDENT_SIGN_IN_UNPROVEN: z.optional(z.string()),
  NETLIFY_DEV: z.optional(z.string()),
  RATE_LIMIT_SCALE: scale,
  DEADLINE_SCALE: scale,
  SITE_DIST: z._default(z.string(), 'dist'),
  CREDENTIAL_SIGNING_KEY: z.optional(z.string()),
});
type Source = Readonly<Record<string, string | undefined>>;

export interface Env extends Pick<
  z.output<typeof variables>,
  | 'SUPABASE_URL'
  | 'SUPABASE_PUBLISHABLE_KEY'
  | 'SUPABASE_SECRET_KEY'
  | 'SMTP_URL'
  | 'MAIL_FROM'
  | 'ENQUIRIES_TO'
> {
  /** On a developer's machine or in tests, not on the platform. */
  isLocal: boolean;
  /** Origin of the site without a trailing slash, for links in mails. */
  siteUrl: string;
  /** Multiplies every limit, for load tests on one machine. Always 1 on the platform. */
  limitScale: number;
  /** Multiplies our own deadlines, for tests on a busy machine. Always 1 on the platform. */
  deadlineScale: number;
  /** How eWork students sign in: with a code by mail, or, as only the local demo does, with their address alone. */
  eworkStudentSignIn: 'code' | 'email';
  /** Folder of the built site, relative to the working directory of a function. */
  siteDist: string;
  /** The private key of certificates as a JSON Web Key; null where none is set, and nothing can be signed. */
  credentialSigningKey: string | null;
}

/** Settings with which the site must not run. Its code names them, for the log; their values stay unsaid. */
export class SettingsError extends Error {
  readonly code: string;
  constructor(names: readonly string[], reason: string) {
    super(`${reason}: ${names.join(', ')}. See .env.example.`);
    this.name = 'SettingsError';
    this.code = names.join(' ');
  }
}

/** Whether a service is on this machine, where nothing travels. */
export const isThisMachine = (url: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

function parse(source: Source): Env {
  // Netlify gives every function the site's address as URL.
  const result = variables.safeParse({ ...source, SITE_URL: source['SITE_URL'] ?? source['URL'] });
  if (!result.success) {
    const names = [...new Set(result.error.issues.map((issue) => String(issue.path[0])))];
    throw new SettingsError(names, 'Settings are missing or malformed');
  }
  const env = result.data;
  const isLocal = Boolean(env.NETLIFY_DEV);
  const bare = [
    ...(env.SUPABASE_URL.startsWith('https:') || isThisMachine(env.SUPABASE_URL) ? [] : ['SUPABASE_URL']),
    ...(env.SITE_URL.startsWith('https:') || isThisMachine(env.SITE_URL) ? [] : ['SITE_URL']),
  ];
  if (bare.length > 0) throw new SettingsError(bare, 'What people write would travel without encryption');
  const eworkStudentSignIn = env.EWORK_STUDENT_SIGN_IN === 'email' ? 'email' : 'code';
  if (eworkStudentSignIn === 'email' && !isLocal && env.EWORK_STUDENT_SIGN_IN_UNPROVEN !== 'allowed')
    throw new SettingsError(
      ['EWORK_STUDENT_SIGN_IN'],
      'Anyone who knows a student’s address would be that student with',
    );
  return {
    ...env,
    isLocal,
    siteUrl: env.SITE_URL.replace(/\/$/, ''),
    limitScale: isLocal ? env.RATE_LIMIT_SCALE : 1,
    deadlineScale: isLocal ? env.DEADLINE_SCALE : 1,
    eworkStudentSignIn,
    siteDist: env.SITE_DIST,
    credentialSigningKey: env.CREDENTIAL_SIGNING_KEY === '' ? null : (env.CREDENTIAL_SIGNING_KEY ?? null),
  };
}

const names = [...Object.keys(variables.shape), 'URL'];
let known: { values: readonly (string | undefined)[]; env: Env } | undefined;

/**
 * The only reader of environment variables. Parsed once, and again only where one of them has changed.
 * @throws SettingsError that names the setting and no values.
 */
export function getEnv(source: Source = process.env): Env {
  const values = names.map((name) => source[name]);
  if (known?.values.every((value, index) => value === values[index])) return known.env;
  const env = parse(source);
  known = { values, env };
  return env;
}
