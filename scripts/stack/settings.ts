import { constants, copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { developmentKey } from './credential-key.ts';
import { root } from './paths.ts';
import { FailedStart } from './progress.ts';

/** What the site and its functions read; .env.example explains each. */
export interface Settings {
  SITE_URL: string;
  SUPABASE_URL: string;
  SUPABASE_PUBLISHABLE_KEY: string;
  SUPABASE_SECRET_KEY: string;
  SMTP_URL: string;
  MAIL_FROM: string;
  ENQUIRIES_TO: string;
  RATE_LIMIT_SCALE: string;
}

export interface Ports {
  site: number;
  database: number;
  mailbox: number;
  smtp: number;
}

export interface LocalSettings {
  settings: Settings;
  ports: Ports;
  /** Everything of .env and the environment, the settings above included: what child processes get. */
  environment: NodeJS.ProcessEnv;
}

const envFile = join(root, '.env');
const exampleFile = join(root, '.env.example');

/** Makes .env from .env.example when there is none; true when it did. */
export function createEnvFile(): boolean {
  if (existsSync(envFile)) return false;
  copyFileSync(exampleFile, envFile, constants.COPYFILE_EXCL);
  return true;
}

/** The committed local values. Tests start from these, whatever a person's own .env says. */
export function exampleSettings(): Settings {
  return pickSettings(parseEnv(readFileSync(exampleFile, 'utf8')));
}

/**
 * The settings of `npm start`: the environment, then .env, then .env.example for what an older .env does not name.
 * Where a port was moved, the local addresses that .env.example gives follow it; an address that someone chose stays.
 */
export function readLocalSettings(environment: NodeJS.ProcessEnv = process.env): LocalSettings {
  const example = parseEnv(readFileSync(exampleFile, 'utf8'));
  const own = existsSync(envFile) ? parseEnv(readFileSync(envFile, 'utf8')) : {};
  const given: NodeJS.ProcessEnv = { ...own, ...environment };
  const merged: NodeJS.ProcessEnv = { ...example, ...given };
  const ports: Ports = {
    site: readPort(merged, 'PORT'),
    database: readPort(merged, 'DATABASE_PORT'),
    mailbox: readPort(merged, 'MAILBOX_PORT'),
    smtp: readPort(merged, 'SMTP_PORT'),
  };
  const follow = (name: keyof Settings, port: number) => {
    if (environment[name] === undefined && merged[name] === example[name]) {
      merged[name] = merged[name]?.replace(/:\d+$/, `:${port}`);
    }
  };
  follow('SITE_URL', ports.site);
  follow('SUPABASE_URL', ports.database);
  follow('SMTP_URL', ports.smtp);
  // As Netlify's own tool says it: what talks to a database of this machine may use settings that are for a demonstration alone.
  if (isOnThisMachine(merged['SUPABASE_URL'])) {
    merged['NETLIFY_DEV'] ??= 'true';
    merged['CREDENTIAL_SIGNING_KEY'] ??= developmentKey();
  }
  return { settings: pickSettings(merged), ports, environment: merged };
}

/** Whether an address is of this machine alone. */
export const isOnThisMachine = (address = ''): boolean =>
  /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/]|$)/.test(address);

function readPort(values: NodeJS.ProcessEnv, name: string): number {
  const port = Number(values[name]);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new FailedStart(`${name} must be a port from 1 to 65535; it is "${values[name] ?? ''}".`);
  }
  return port;
}

function pickSettings(values: NodeJS.ProcessEnv): Settings {
  const get = (name: keyof Settings) => {
    const value = values[name];
    if (!value) throw new FailedStart(`${name} has no value. .env.example says what it is for.`);
    return value;
  };
  return {
    SITE_URL: get('SITE_URL'),
    SUPABASE_URL: get('SUPABASE_URL'),
    SUPABASE_PUBLISHABLE_KEY: get('SUPABASE_PUBLISHABLE_KEY'),
    SUPABASE_SECRET_KEY: get('SUPABASE_SECRET_KEY'),
    SMTP_URL: get('SMTP_URL'),
    MAIL_FROM: get('MAIL_FROM'),
    ENQUIRIES_TO: get('ENQUIRIES_TO'),
    RATE_LIMIT_SCALE: get('RATE_LIMIT_SCALE'),
  };
}
