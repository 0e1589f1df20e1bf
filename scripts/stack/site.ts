import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  statSync,
  writeFileSync,
  rmSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { bundleDoors } from './doors.ts';
import { dataFolder, root } from './paths.ts';
import { findFreePorts } from './ports.ts';
import { run, runToEnd, type Running } from './processes.ts';
import { FailedStart } from './progress.ts';

/** What the built pages are made from. A change in any of these builds again. */
const buildInputs = [
  'src',
  'scripts/build',
  'content',
  'public',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
/** Two cores that have much else to do still get there; a server that fails ends by itself, long before. */
const startPatience = 240_000;
/** The first page of a dev server is compiled before it is answered. */
const answerPatience = 60_000;
const pollInterval = 150;
const keptBuilds = 5;

/** Builds the pages into `outDir`; throws with Astro's own words when that fails. */
export async function buildSite(
  outDir: string,
  env: NodeJS.ProcessEnv,
  signal?: AbortSignal,
): Promise<string> {
  const { code, output } = await runToEnd('astro', ['build', '--outDir', outDir], {
    env: { ...env, NODE_ENV: 'production', NO_COLOR: '1' },
    ...(signal ? { signal } : {}),
  });
  if (code !== 0)
    throw new FailedStart(`The site did not build:\n${output.split('\n').slice(-30).join('\n')}`);
  return output;
}

/** Builds into `outDir` unless neither what the pages are made from nor what was made changed since; true when it built. */
export async function buildSiteWhenChanged(outDir: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  const stampFile = join(dataFolder, 'built', `${relative(root, outDir).replace(/\W+/g, '-')}.json`);
  const inputs = hashInputs(env['SITE_URL'] ?? '');
  const known = readStamp(stampFile);
  if (known?.inputs === inputs && known.output === hashOutput(outDir)) return false;
  await buildSite(outDir, env);
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, JSON.stringify({ inputs, output: hashOutput(outDir) }));
  return true;
}

/**
 * The folder of a build of exactly these inputs, made if there is none yet. Two runs at the same time, of different
 * states of the code too, do not meet.
 */
export async function findOrBuildSite(env: NodeJS.ProcessEnv): Promise<string> {
  const builds = join(dataFolder, 'builds');
  const folder = join(builds, hashInputs(env['SITE_URL'] ?? '').slice(0, 16));
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  await buildSite(draft, env);
  if (existsSync(folder)) rmSync(draft, { recursive: true, force: true });
  else renameSync(draft, folder);
  removeOldBuilds(builds);
  return folder;
}

function removeOldBuilds(builds: string): void {
  const age = (name: string) => statSync(join(builds, name)).mtimeMs;
  const finished = readdirSync(builds).filter((name) => !name.includes('.'));
  for (const name of finished.sort((a, b) => age(b) - age(a)).slice(keptBuilds)) {
    rmSync(join(builds, name), { recursive: true, force: true });
  }
}

function hashInputs(siteUrl: string): string {
  const hash = createHash('sha256').update(siteUrl);
  for (const input of buildInputs) {
    for (const file of listFiles(join(root, input)))
      hash.update(relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function hashOutput(folder: string): string {
  const hash = createHash('sha256');
  for (const file of listFiles(folder)) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${relative(folder, file)} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function listFiles(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function readStamp(stampFile: string): { inputs: string; output: string } | undefined {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8')) as { inputs: string; output: string };
  } catch {
    return undefined;
  }
}

export interface ServeOptions {
  port: number;
  env: NodeJS.ProcessEnv;
  /** `built` serves the folder `dist` of `cwd`; `dev` puts Netlify's functions in front of Astro's dev server. */
  mode: 'built' | 'dev';
  /** The project as Netlify sees it; the repository, or a stage of it (see createStage). */
  cwd?: string;
  logFile: string;
  onLine?: (line: string) => void;
}

/**
 * `netlify dev`, offline: the pages, and the functions as on Netlify. Resolves when a page answers and each function
 * is loaded. The hidden flag keeps it from downloading an edge runtime at its first request.
 */
export async function serveSite(options: ServeOptions): Promise<Running> {
  const [functionsPort, pagesPort] = await findFreePorts(2);
  // Netlify and Astro take their ports from their arguments; a stray PORT would move them.
  const { PORT: _, ...env } = options.env;
  if (options.mode === 'built') {
    const doors = '.data/doors';
    await bundleDoors(listFunctions(), join(options.cwd ?? root, doors));
    const source = [
      '--framework=#static',
      '--dir=dist',
      '--staticServerPort',
      String(pagesPort),
      '--functions',
      doors,
    ];
    return serveWithNetlify({ ...options, env }, source, functionsPort);
  }
  // Netlify would start Astro itself, but gives up when that takes a quarter of a minute, which on a busy machine it does.
  const pages = await serveWithAstro({ ...options, env }, pagesPort);
  const source = ['--framework=#custom', '--command=sleep 1000000', `--target-port=${pagesPort}`];
  try {
    // Functions that need a built page ask the running site for it.
    const functionsEnv = { ...env, SITE_DIST: join(dataFolder, 'not-built') };
    const site = await serveWithNetlify({ ...options, env: functionsEnv }, source, functionsPort);
    return {
      tail: (lines) => `${pages.tail(lines)}\n${site.tail(lines)}`,
      ended: Promise.race([pages.ended, site.ended]),
      isRunning: () => pages.isRunning() && site.isRunning(),
      stop: async () => {
        await Promise.all([pages.stop(), site.stop()]);
      },
    };
  } catch (error) {
    await pages.stop();
    throw error;
  }
}

async function serveWithAstro(options: ServeOptions, port: number | undefined): Promise<Running> {
  const { cwd = root, env, onLine } = options;
  // --ignore-lock keeps it in the foreground.
  const server = run('astro', ['dev', '--ignore-lock', '--port', String(port)], {
    cwd,
    env,
    logFile: options.logFile.replace(/\.log$/, '-pages.log'),
    ...(onLine ? { onLine } : {}),
  });
  await waitFor('astro dev', server, () => answers(`http://localhost:${port}/`));
  return server;
}

async function serveWithNetlify(
  { port, env, mode, cwd = root, logFile, onLine }: ServeOptions,
  source: string[],
  functionsPort: number | undefined,
): Promise<Running> {
  const settled = new Set<string>();
  const broken: string[] = [];
  const common = ['dev', '--offline', '--internal-disable-edge-functions', '--skip-gitignore', '--no-open'];
  const ports = ['--port', String(port), '--functions-port', String(functionsPort)];
  const server = run('netlify', [...common, ...ports, ...source], {
    cwd,
    env,
    logFile,
    onLine(line) {
      const name = /(?:Loaded|Failed to load) function ([\w-]+)/.exec(line)?.[1];
      if (name) settled.add(name);
      if (line.includes('Failed to load function')) broken.push(line);
      onLine?.(line);
    },
  });
  const expected = listFunctions().length;
  await waitFor('netlify dev', server, async () => {
    // While writing one, a function may be broken; a build with a broken function is no build.
    if (broken.length > 0 && mode === 'built') throw new FailedStart(broken.join('\n'));
    return settled.size >= expected && (await answers(`http://127.0.0.1:${port}/`));
  });
  return server;
}

/** Waits until the server is ready, or stops it and says why it is not. */
async function waitFor(name: string, server: Running, isReady: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + startPatience;
  let why = `did not answer within ${startPatience / 1000} s`;
  try {
    while (Date.now() < deadline) {
      if (!server.isRunning()) {
        why = 'ended';
        break;
      }
      if (await isReady()) return;
      await wait(pollInterval);
    }
  } catch (error) {
    await server.stop();
    throw error;
  }
  await server.stop();
  throw new FailedStart(`${name} ${why}:\n${server.tail()}`);
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(answerPatience) });
    await response.arrayBuffer();
    return response.status < 500;
  } catch {
    return false;
  }
}

/** The functions, by file name without its ending. */
export function listFunctions(): string[] {
  const folder = join(root, 'netlify/functions');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replace(/\.ts$/, ''));
}

/**
 * A folder that looks like the repository to Netlify's tools but has a `dist`, a `.netlify` and a Blobs store of its own:
 * what is served or built there leaves a running `npm start` alone. It is a copy of what functions are made of, since a
 * bundle with linked sources lands in the wrong place, and a change in the middle of a run would reload them. It stands
 * inside the repository, where the packages are found by walking up.
 */
export function createStage(name: string): string {
  const folder = join(dataFolder, 'stages', `${process.pid}-${name}`);
  rmSync(folder, { recursive: true, force: true });
  for (const path of ['netlify', 'src/shared', 'package.json', 'netlify.toml', 'tsconfig.json']) {
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  return folder;
}
