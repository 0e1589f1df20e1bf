import * as z from 'zod/mini';

const present = z.string().check(z.minLength(1));
const variables = z.object({
  SUPABASE_URL: z.url(),
  SUPABASE_PUBLISHABLE_KEY: present,
  SUPABASE_SECRET_KEY: present,
  SMTP_URL: z.url(),
  MAIL_FROM: present,
  ENQUIRIES_TO: present,
});

export interface Env extends z.output<typeof variables> {
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
}

/**
 * The only reader of environment variables. Read at each call, never kept, so that a changed setting needs no rebuild.
 * @throws Error that names the missing variables and no values.
 */
export function getEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  const result = variables.safeParse(source);
  if (!result.success) {
    const names = [...new Set(result.error.issues.map((issue) => String(issue.path[0])))];
    throw new Error(`Settings are missing or malformed: ${names.join(', ')}. See .env.example.`);
  }
  const scale = (name: string): number => {
    const value = source['NETLIFY_DEV'] ? Number(source[name] ?? '1') : 1;
    return Number.isFinite(value) && value > 0 ? value : 1;
  };
  return {
    ...result.data,
    siteUrl: (source['SITE_URL'] ?? source['URL'] ?? '').replace(/\/$/, ''),
    limitScale: scale('RATE_LIMIT_SCALE'),
    deadlineScale: scale('DEADLINE_SCALE'),
    eworkStudentSignIn: source['EWORK_STUDENT_SIGN_IN'] === 'email' ? 'email' : 'code',
    siteDist: source['SITE_DIST'] ?? 'dist',
  };
}
