import { cpSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { developmentKey } from '../../scripts/stack/credential-key.ts';
import { findFreePorts } from '../../scripts/stack/ports.ts';
import { exampleSettings } from '../../scripts/stack/settings.ts';
import { createStage, serveSite } from '../../scripts/stack/site.ts';
import { cheapestHash } from './cheapest-hash.ts';
import { startDatabase, type Database } from './database.ts';
import { startMailbox, type Mailbox } from './mailbox.ts';

/** What a test may do with the database of its stack; the database itself lives in another process. */
export interface RemoteDatabase {
  readonly url: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  query: <Row = Record<string, unknown>>(text: string, parameters?: readonly unknown[]) => Promise<Row[]>;
  /** Stops answering, as a database that is down; `resume` brings it back with the same data. */
  pause: () => Promise<void>;
  resume: () => Promise<void>;
  /** Makes each request wait first. */
  delay: (milliseconds: number) => Promise<void>;
}

export type RemoteMailbox = Pick<Mailbox, 'mails' | 'clear' | 'pause' | 'resume' | 'smtpUrl' | 'webUrl'>;

export interface RemoteStack {
  siteUrl: string;
  database: RemoteDatabase;
  mailbox: RemoteMailbox;
}

interface Stack {
  siteUrl: string;
  database: Database;
  mailbox: Mailbox;
  stop(): Promise<void>;
}

/** What a worker must know to reach its stack; travels in the environment. */
interface StackAddress {
  siteUrl: string;
  controlUrl: string;
  database: { url: string; publishableKey: string; secretKey: string };
  mailbox: { smtpUrl: string; webUrl: string };
}

const variable = 'E2E_STACKS';
/** Tests send in an hour what a person sends in a year. */
const rateLimitScale = '1000';
const callable = {
  database: ['query', 'pause', 'resume', 'delay'],
  mailbox: ['mails', 'clear', 'pause', 'resume'],
} as const;

/**
 * Starts a whole stack (database, mailbox, built site behind netlify dev) for each worker, so that a test can stop or
 * slow its parts without the other worker noticing. They outlive a worker: Playwright replaces it after each failure.
 */
export async function startStacks(count: number, dist: string): Promise<() => Promise<void>> {
  process.env['LITE_AUTH_BCRYPT_COST'] = cheapestHash;
  const stacks = await Promise.all(Array.from({ length: count }, () => startStack(dist)));
  const control = createServer((request, response) => {
    const [, index, part, method] = (request.url ?? '').split('/');
    const answer = async () => {
      const stack = stacks[Number(index)];
      if (!stack || (part !== 'database' && part !== 'mailbox')) throw new Error('There is no such stack.');
      if (!callable[part].some((name) => name === method))
        throw new Error(`${part} has no ${String(method)}.`);
      const target = stack[part] as unknown as Record<string, (...parameters: unknown[]) => unknown>;
      return (await target[String(method)]?.(...((await json(request)) as unknown[]))) ?? null;
    };
    answer().then(
      (result) => response.end(JSON.stringify({ result })),
      (error: unknown) =>
        response.end(JSON.stringify({ error: error instanceof Error ? error.message : String(error) })),
    );
  });
  const [port] = await findFreePorts(1);
  await new Promise<void>((resolve) => control.listen({ port, host: '127.0.0.1' }, resolve));
  const addresses = stacks.map(({ siteUrl, database, mailbox }, index): StackAddress => {
    const { url, publishableKey, secretKey } = database;
    const { smtpUrl, webUrl } = mailbox;
    return {
      siteUrl,
      controlUrl: `http://127.0.0.1:${String(port)}/${index}`,
      database: { url, publishableKey, secretKey },
      mailbox: { smtpUrl, webUrl },
    };
  });
  process.env[variable] = JSON.stringify(addresses);
  return async () => {
    control.close();
    control.closeAllConnections();
    await Promise.all(stacks.map((stack) => stack.stop()));
  };
}

async function startStack(dist: string): Promise<Stack> {
  const [port] = await findFreePorts(1);
  if (port === undefined) throw new Error('The system gave out no port.');
  const siteUrl = `http://localhost:${port}`;
  const mailbox = await startMailbox();
  const database = await startDatabase({ mailbox, siteUrl });
  // A real copy of the pages too, because a bundle with linked files fails.
  const stage = createStage(`site-${port}`);
  cpSync(dist, join(stage, 'dist'), { recursive: true });
  const site = await serveSite({
    port,
    mode: 'built',
    cwd: stage,
    logFile: join(stage, 'site.log'),
    env: {
      ...process.env,
      ...exampleSettings(),
      SITE_URL: siteUrl,
      SUPABASE_URL: database.url,
      SMTP_URL: mailbox.smtpUrl,
      RATE_LIMIT_SCALE: rateLimitScale,
      CREDENTIAL_SIGNING_KEY: developmentKey(),
      // A busy machine is not an outage.
      DEADLINE_SCALE: '3',
    },
  });
  let isStopping = false;
  void site.ended.then(() => {
    // Every test after this fails for a reason that its own words do not say.
    if (!isStopping)
      console.error(`The site at ${siteUrl} ended by itself. Its last words:\n${site.tail(60)}`);
  });
  return {
    siteUrl,
    database,
    mailbox,
    async stop() {
      isStopping = true;
      await site.stop();
      await Promise.all([database.stop(), mailbox.stop()]);
      rmSync(stage, { recursive: true, force: true });
    },
  };
}

/** The stack of a worker, by its place among the workers. */
export function reachStack(parallelIndex: number): RemoteStack {
  const addresses = JSON.parse(process.env[variable] ?? '[]') as StackAddress[];
  const address = addresses[parallelIndex];
  if (!address) throw new Error('The global set-up starts one stack for each worker; this worker has none.');
  const call =
    (part: keyof typeof callable, method: string) =>
    async (...parameters: unknown[]): Promise<never> => {
      const response = await fetch(`${address.controlUrl}/${part}/${method}`, {
        method: 'POST',
        body: JSON.stringify(parameters),
      });
      const { result, error } = (await response.json()) as { result: never; error?: string };
      if (error !== undefined) throw new Error(error);
      return result;
    };
  return {
    siteUrl: address.siteUrl,
    database: {
      ...address.database,
      query: call('database', 'query'),
      pause: call('database', 'pause'),
      resume: call('database', 'resume'),
      delay: call('database', 'delay'),
    },
    mailbox: {
      ...address.mailbox,
      mails: call('mailbox', 'mails'),
      clear: call('mailbox', 'clear'),
      pause: call('mailbox', 'pause'),
      resume: call('mailbox', 'resume'),
    },
  };
}
