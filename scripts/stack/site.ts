import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  statSync,
  writeFileSync,
  rmSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FunctionServerSettings } from './function-server.ts';
import { bundleFunctions } from './functions.ts';
import { dataFolder, root } from './paths.ts';
import { findFreePorts } from './ports.ts';
import { hashInputs, isMade, noteMade } from './made.ts';
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
  const made = {
    name: relative(root, outDir).replace(/\W+/g, '-'),
    inputs: buildInputs,
    outputs: [outDir],
    setting: env['SITE_URL'] ?? '',
  };
  if (isMade(made)) return false;
  await buildSite(outDir, env);
  noteMade(made);
  return true;
}

/**
 * The folder of a build of exactly these inputs, made if there is none yet. Two runs at the same time, of different
 * states of the code too, do not meet.
 */
export async function findOrBuildSite(env: NodeJS.ProcessEnv): Promise<string> {
  const builds = join(dataFolder, 'builds');
  const folder = join(builds, hashInputs(buildInputs, env['SITE_URL'] ?? '').slice(0, 16));
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
 * The site: the functions in a warm process (function-server.ts), in front of `netlify dev`, offline, which has the pages with
 * their headers and redirects. Resolves when a page answers and each function is loaded.
 */
export async function serveSite(options: ServeOptions): Promise<Running> {
  const [netlifyPort, pagesPort] = await findFreePorts(2);
  if (netlifyPort === undefined) throw new FailedStart('The system gave out no port.');
  // Netlify and Astro take their ports from their arguments; a stray PORT would move them.
  const { PORT: _, ...env } = options.env;
  // Netlify's server ends where it cannot reach a proxy, and all that it asks is on this machine.
  for (const name of Object.keys(env)) if (/^(https?|all)_proxy$/i.test(name)) env[name] = undefined;
  const isBuilt = options.mode === 'built';
  const cwd = options.cwd ?? root;
  const code = join(cwd, '.data/functions');
  const functions = await bundleFunctions(code, { follow: !isBuilt });
  const parts: Running[] = [];
  const stop = async () => {
    await Promise.all([functions.stop(), ...parts.map((part) => part.stop())]);
  };
  const startAstro = async () => {
    // Netlify would start Astro itself, but gives up when that takes a quarter of a minute, which on a busy machine it does.
    if (!isBuilt) parts.push(await serveWithAstro({ ...options, env }, pagesPort));
  };
  const startNetlify = async () => {
    const source = isBuilt
      ? ['--framework=#static', '--dir=dist', '--staticServerPort', String(pagesPort)]
      : ['--framework=#custom', '--command=sleep 1000000', `--target-port=${pagesPort}`];
    parts.push(await serveWithNetlify({ ...options, env, port: netlifyPort }, source));
  };
  const startFunctions = async () => {
    const settings: FunctionServerSettings = {
      port: options.port,
      pagesPort: netlifyPort,
      code,
      names: functions.names,
      blobs: join(cwd, '.netlify/blobs-serve'),
      follow: !isBuilt,
    };
    // While developing, functions that need a built page ask the running site for it.
    const functionsEnv = isBuilt ? env : { ...env, SITE_DIST: join(dataFolder, 'not-built') };
    parts.push(await serveFunctions({ ...options, env: functionsEnv }, settings));
  };
  try {
    await startAstro();
    await Promise.all([startNetlify(), startFunctions()]);
    return {
      tail: (lines) => parts.map((part) => part.tail(lines)).join('\n'),
      ended: Promise.race(parts.map(({ ended }) => ended)),
      isRunning: () => parts.every((part) => part.isRunning()),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function serveFunctions(
  { cwd = root, env, logFile, onLine }: ServeOptions,
  settings: FunctionServerSettings,
): Promise<Running> {
  let isReady = false;
  const server = run('node', [join(root, 'scripts/stack/function-server.ts'), JSON.stringify(settings)], {
    cwd,
    // As `netlify dev` says it: settings for development are heeded, and none is refused as one of production.
    env: { ...env, NETLIFY_DEV: 'true', NODE_COMPILE_CACHE: join(dataFolder, 'cache/compiled') },
    logFile: logFile.replace(/\.log$/, '-functions.log'),
    onLine(line) {
      isReady ||= /^functions: \d+ loaded$/.test(line);
      onLine?.(line);
    },
  });
  await waitFor('The functions', server, () => Promise.resolve(isReady));
  return server;
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
  { port, env, cwd = root, logFile, onLine }: ServeOptions,
  source: string[],
): Promise<Running> {
  leaveOutDatabase(cwd);
  // It would load the functions too, and start a thread of 150 files for each call.
  const noFunctions = join(cwd, '.data/no-functions');
  mkdirSync(noFunctions, { recursive: true });
  // The hidden flag keeps it from downloading an edge runtime at its first request.
  const common = ['dev', '--offline', '--internal-disable-edge-functions', '--skip-gitignore', '--no-open'];
  const args = [...common, '--port', String(port), '--functions', noFunctions, ...source];
  const server = run('netlify', args, { cwd, env, logFile, ...(onLine ? { onLine } : {}) });
  await waitFor('netlify dev', server, () => answers(`http://127.0.0.1:${port}/`));
  return server;
}

/** Netlify's server starts a PostgreSQL of its own, which nothing here uses, unless it cannot make its folder: 3 s and 200 MB. */
function leaveOutDatabase(cwd: string): void {
  const place = join(cwd, '.netlify/db');
  rmSync(place, { recursive: true, force: true });
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, '');
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
