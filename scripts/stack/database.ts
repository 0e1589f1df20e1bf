import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { App, SmtpEmailDriver, type IAppConfig } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import { parse } from 'smol-toml';
import { listen } from './database-listener.ts';
import { applyMigrations, loadDemoData, type Migration } from './migrations.ts';
import { root } from './paths.ts';
import { findFreePort } from './ports.ts';
import { startPostgresServer } from './postgres-server.ts';
import { exampleSettings } from './settings.ts';

/** SQL as the superuser, past every policy: for migrations, demo data and what tests prepare and look up. */
export interface Sql {
  query<Row = Record<string, unknown>>(text: string, parameters?: readonly unknown[]): Promise<Row[]>;
  /** Several statements in one transaction, and one more with parameters at its end. */
  script(text: string, last?: { text: string; parameters: readonly unknown[] }): Promise<void>;
}

/** Who a statement runs as: a role of the API and the claims that its token would carry; or the owner, as the API would ask. */
export interface Actor {
  role: 'anon' | 'authenticated' | 'service_role' | 'postgres';
  claims?: Record<string, unknown>;
}

export interface Database extends Sql {
  url: string;
  publishableKey: string;
  secretKey: string;
  /** What signs the tokens of this database, for tests that forge one. */
  jwtSecret: string;
  /** The migrations that this start applied. */
  applied: Migration[];
  /** One statement as an actor, in a transaction that is kept when it succeeds. */
  queryAs<Row = Record<string, unknown>>(
    actor: Actor,
    text: string,
    parameters?: readonly unknown[],
  ): Promise<Row[]>;
  /** Lite's first request, after which it has done all it does once, and then our grants again (see below). */
  warm(): Promise<void>;
  /** Applies the migrations that the start left out, or that came since. */
  migrate(): Promise<Migration[]>;
  /** Loads supabase/seed.sql when it is new or has changed; true when it did. */
  loadDemoData(): Promise<boolean>;
  /** The HTTP listener stops (callers see a dead host) and comes back, with the same data on the same port. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Makes each HTTP request wait first. */
  delay(milliseconds: number): void;
  stop(): Promise<void>;
  /** Everything in the database as one file; PGlite only. */
  dump(): Promise<Blob>;
}

export interface DatabaseOptions {
  port?: number;
  /** Where PGlite keeps its data; null or nothing keeps it in memory. */
  dataDir?: string | null;
  /** `postgres` is a real server, for races and load; it keeps nothing. */
  driver?: 'pglite' | 'postgres';
  /** Where Auth sends its e-mails; without it they go nowhere. */
  smtpUrl?: string;
  mailFrom?: string;
  siteUrl?: string;
  publishableKey?: string;
  secretKey?: string;
  /** The last migration that the start applies; without it, all are. */
  through?: string;
  /** A dump to begin from instead of an empty database; PGlite in memory only. */
  snapshot?: Blob;
}

/** Signs tokens of the embedded database alone; a hosted project has its own. */
const jwtSecret = 'local-only-secret-of-the-embedded-database';

/** The roles that hosted Supabase has and that Lite would only make at its first request, after the migrations. */
const roles = `
  do $$ begin
    if to_regrole('anon') is null then create role anon nologin; end if;
    if to_regrole('authenticated') is null then create role authenticated nologin; end if;
    if to_regrole('service_role') is null then create role service_role nologin bypassrls; end if;
  end $$;
`;

/** Lite prints every failed statement with its stack. What our functions refuse on purpose (PT401 and its like) is an answer, not news. */
function hushRefusals(): void {
  const print = console.error;
  console.error = (...parts: unknown[]) => {
    const [error] = parts;
    const isRefusal = error instanceof Error && 'code' in error && /^PT\d{3}$/.test(String(error.code));
    if (!isRefusal) print(...parts);
  };
}
hushRefusals();

/**
 * Supabase Lite in this process: the same APIs as a hosted project over PGlite or PostgreSQL, with the migrations
 * applied. It listens only once everything is ready.
 */
export async function startDatabase(options: DatabaseOptions = {}): Promise<Database> {
  const defaults = exampleSettings();
  const publishableKey = options.publishableKey ?? defaults.SUPABASE_PUBLISHABLE_KEY;
  const secretKey = options.secretKey ?? defaults.SUPABASE_SECRET_KEY;
  const port = options.port ?? (await findFreePort());
  const engine = options.driver === 'postgres' ? await openPostgres() : await openPglite(options);
  try {
    const config = readConfig();
    const app = new App({
      ...config,
      connection: engine.connection,
      auth: {
        ...config.auth,
        jwt_secret: jwtSecret,
        publishable_key: publishableKey,
        secret_key: secretKey,
        site_url: options.siteUrl ?? defaults.SITE_URL,
      },
      options: {
        // Without admin mode a request without a key is refused, as everywhere else.
        server: { admin: false },
        drivers: { email: emailDriver(options.smtpUrl, options.mailFrom ?? defaults.MAIL_FROM) },
      },
    });
    await engine.sql.script(roles);
    await app.ensureSystemSchema();
    const applied = await applyMigrations(engine.sql, options.through);
    await engine.connection.clearSchemaCache();
    const warm = async () => {
      // Lite reads the schema at its first request, whatever that asks for; a person waiting for it would wait long.
      const nothing = new Request(`http://127.0.0.1:${port}/rest/v1/rpc/nothing`, {
        method: 'POST',
        headers: { apikey: publishableKey, 'content-type': 'application/json' },
        body: '{}',
      });
      await engine.exclusive(() => app.fetch(nothing, { peerAddress: null }));
      // At the first statement as a role it grants everything on our tables to every role. Our grants come after that,
      // so that they are the last word.
      await engine.exclusive(() =>
        engine.connection.withContext({ auth: { role: 'anon' } }, () => Promise.resolve()),
      );
      const [found] = await engine.sql.query<{ exists: boolean }>(
        "select to_regprocedure('private.apply_grants()') is not null as exists",
      );
      if (found?.exists) await engine.sql.query('select private.apply_grants()');
    };
    await warm();
    const listener = await listen(port, (request, peerAddress) =>
      engine.exclusive(() => app.fetch(request, { peerAddress })),
    );
    return {
      ...engine.sql,
      url: `http://127.0.0.1:${port}`,
      publishableKey,
      secretKey,
      jwtSecret,
      applied,
      queryAs: engine.queryAs,
      warm,
      async migrate() {
        const late = await applyMigrations(engine.sql);
        await engine.connection.clearSchemaCache();
        await warm();
        return late;
      },
      loadDemoData: () => loadDemoData(engine.sql),
      pause: listener.pause,
      resume: listener.resume,
      delay: listener.delay,
      dump: engine.dump,
      async stop() {
        await listener.pause();
        await engine.close();
      },
    };
  } catch (error) {
    await engine.close();
    throw error;
  }
}

/** supabase/config.toml is the one place for Auth's and the API's settings; what is local comes from here. */
function readConfig(): IAppConfig {
  const { api, auth, project_id } = parse(readFileSync(join(root, 'supabase/config.toml'), 'utf8')) as {
    api: unknown;
    auth: { email: { template: Record<string, { content_path: string }> } };
    project_id: unknown;
  };
  // Templates are beside the settings, wherever the process was started.
  for (const template of Object.values(auth.email.template))
    template.content_path = join(root, template.content_path);
  return { api, auth, project_id } as unknown as IAppConfig;
}

/** A template as plain text: links as addresses, blocks as paragraphs. */
function asText(html: string): string {
  return html
    .replace(/<(title|style)[^]*?<\/\1>/g, '')
    .replace(/<a\s[^>]*href="([^"]*)"[^>]*>([^]*?)<\/a>/g, '$2: $1')
    .replace(/<\/(p|h1|div)>/g, '\n\n')
    .replace(/<[^>]+>/g, '')
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n\n')
    .trim();
}

function emailDriver(smtpUrl: string | undefined, from: string) {
  if (!smtpUrl) return { send: () => Promise.resolve() };
  const { hostname, port } = new URL(smtpUrl);
  const smtp = new SmtpEmailDriver({ host: hostname, port: Number(port), from, requireTls: false });
  return {
    // Lite's plain text has words and a link of its own; the hosted Auth makes it from the template.
    send: (mail: Parameters<typeof smtp.send>[0]) => smtp.send({ ...mail, text: asText(mail.html ?? '') }),
  };
}

type Exclusive = <T>(work: () => Promise<T>) => Promise<T>;

interface Engine {
  connection:
    Awaited<ReturnType<typeof createPgliteConnection>> | Awaited<ReturnType<typeof createPostgresConnection>>;
  sql: Sql;
  queryAs: Database['queryAs'];
  exclusive: Exclusive;
  dump: () => Promise<Blob>;
  close: () => Promise<void>;
}

const become = (actor: Actor) => ({
  text: "select set_config('role', $1, true), set_config('request.jwt.claims', $2, true), set_config('request.jwt.claim.sub', $3, true)",
  parameters: [
    actor.role,
    JSON.stringify({ role: actor.role, ...actor.claims }),
    typeof actor.claims?.['sub'] === 'string' ? actor.claims['sub'] : '',
  ],
});

async function openPglite(options: DatabaseOptions): Promise<Engine> {
  const folder = options.dataDir ?? undefined;
  if (folder && !existsSync(dirname(folder))) mkdirSync(dirname(folder), { recursive: true });
  const connection = await createPgliteConnection({
    ...(folder ? { url: folder } : {}),
    ...(options.snapshot ? { pgliteOptions: { loadDataDir: options.snapshot } } : {}),
  });
  const { driver } = connection;
  await driver.waitReady;
  // PGlite is one connection and Lite opens transactions on it without asking whether one is open: two requests at
  // once would share a transaction and each other's role. So requests and our own SQL take turns.
  const exclusive = takeTurns();
  return {
    connection,
    exclusive,
    sql: {
      query: <Row>(text: string, parameters: readonly unknown[] = []) =>
        exclusive(async () => (await driver.query<Row>(text, [...parameters])).rows),
      script: (text, last) =>
        exclusive(() =>
          driver.transaction(async (transaction) => {
            await transaction.exec(text);
            if (last) await transaction.query(last.text, [...last.parameters]);
          }),
        ),
    },
    queryAs: <Row>(actor: Actor, text: string, parameters: readonly unknown[] = []) =>
      exclusive(() =>
        driver.transaction(async (transaction) => {
          const role = become(actor);
          await transaction.query(role.text, role.parameters);
          return (await transaction.query<Row>(text, [...parameters])).rows;
        }),
      ),
    dump: () => exclusive(async () => driver.dumpDataDir('none')),
    close: () => exclusive(() => connection.close()),
  };
}

async function openPostgres(): Promise<Engine> {
  const server = await startPostgresServer();
  const connection = createPostgresConnection({
    url: server.url,
    postgresOptions: { max: 20, onnotice: () => undefined },
  });
  const { driver } = connection;
  type Values = NonNullable<Parameters<typeof driver.unsafe>[1]>;
  return {
    connection,
    exclusive: (work) => work(),
    sql: {
      query: async <Row>(text: string, parameters: readonly unknown[] = []) =>
        [...(await driver.unsafe(text, [...parameters] as Values))] as Row[],
      script: async (text, last) => {
        await driver.begin(async (transaction) => {
          await transaction.unsafe(text);
          if (last) await transaction.unsafe(last.text, [...last.parameters] as Values);
        });
      },
    },
    queryAs: async <Row>(actor: Actor, text: string, parameters: readonly unknown[] = []) => {
      const rows = await driver.begin(async (transaction) => {
        const role = become(actor);
        await transaction.unsafe(role.text, role.parameters);
        return transaction.unsafe(text, [...parameters] as Values);
      });
      return [...rows] as Row[];
    },
    dump: () => Promise.reject(new Error('Only PGlite can be dumped.')),
    async close() {
      await connection.close();
      await server.stop();
    },
  };
}

/** Each piece of work starts when the one before has ended, however that ended. */
function takeTurns(): Exclusive {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
