import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
  rmSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
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
export async function serveSite({
  port,
  env,
  mode,
  cwd = root,
  logFile,
  onLine,
}: ServeOptions): Promise<Running> {
  const [functionsPort, staticPort, targetPort] = await findFreePorts(3);
  const loaded = new Set<string>();
  const broken: string[] = [];
  const common = ['dev', '--offline', '--internal-disable-edge-functions', '--skip-gitignore', '--no-open'];
  const ports = ['--port', String(port), '--functions-port', String(functionsPort)];
  const source =
    mode === 'built'
      ? ['--framework=#static', '--dir=dist', '--staticServerPort', String(staticPort)]
      : [
          '--framework=#custom',
          `--command=astro dev --ignore-lock --port ${targetPort}`,
          `--target-port=${targetPort}`,
        ];
  // Netlify and Astro take their ports from their arguments; a stray PORT would move them.
  const { PORT: _, ...environment } = env;
  const server = run('netlify', [...common, ...ports, ...source], {
    cwd,
    env: environment,
    logFile,
    onLine(line) {
      const name = /Loaded function (\S+)/.exec(line)?.[1];
      if (name) loaded.add(name);
      if (line.includes('Failed to load function')) broken.push(line);
      onLine?.(line);
    },
  });
  const expected = listFunctions().length;
  const deadline = Date.now() + startPatience;
  while (server.isRunning() && Date.now() < deadline && broken.length === 0) {
    if (loaded.size >= expected && (await answers(`http://127.0.0.1:${port}/`))) return server;
    await wait(pollInterval);
  }
  const why =
    broken.length > 0
      ? 'could not load a function'
      : server.isRunning()
        ? `did not answer within ${startPatience / 1000} s`
        : 'ended';
  await server.stop();
  throw new FailedStart(`netlify dev ${why}:\n${server.tail()}`);
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5000) });
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
 * A folder that looks like the repository to Netlify's tools, by links, but has a `dist`, a `.netlify` and a Blobs
 * store of its own: what is served or built there leaves a running `npm start` alone.
 */
export function createStage(folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of [
    'netlify',
    'src',
    'node_modules',
    'package.json',
    'netlify.toml',
    'tsconfig.json',
    'content',
    'public',
    'astro.config.mjs',
  ]) {
    if (existsSync(join(root, name))) symlinkSync(join(root, name), join(folder, name));
  }
  return folder;
}
