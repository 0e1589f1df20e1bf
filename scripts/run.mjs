// node scripts/run.mjs <name> [...arguments]: installs what is missing, then runs scripts/<name>.ts under the project's own Node.
// This file runs on any Node from 20 up, before any package is installed, so it is plain JavaScript without imports from
// node_modules. Everything that can wait for Node 24 and the packages is TypeScript.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const packages = join(root, 'node_modules');
const oldestNode = 20;
const projectNode = 24;

/**
 * Runs the script and ends with its exit code. Ctrl+C and SIGTERM reach it; if this process is killed outright, the script
 * notices that its channel closed and cleans up by itself.
 */
async function runScript([name, ...args]) {
  process.chdir(root);
  const running = Number(process.versions.node.split('.')[0]);
  if (running < oldestNode) {
    stop(
      `This needs Node ${oldestNode} or newer to begin; this is Node ${process.versions.node}. See https://nodejs.org.`,
    );
  }
  await installPackages();
  const node = await findProjectNode(running);
  const [prepared, script] = ['with-content', name].map((one) => join(root, 'scripts', `${one}.ts`));
  const child = spawn(node, [prepared, script, ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PATH: [join(packages, '.bin'), process.env.PATH].filter(Boolean).join(delimiter),
      ASTRO_TELEMETRY_DISABLED: '1',
      LITE_TELEMETRY: '0',
    },
  });
  // A terminal sends Ctrl+C to the child as well; a signal sent to this process alone has to be passed on.
  process.on('SIGINT', () => undefined);
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // npm that is killed outright passes nothing on.
  const npmProcess = findNpmProcess();
  if (npmProcess) setInterval(() => isAlive(npmProcess) || child.kill('SIGTERM'), 1000).unref();
  child.on('error', (error) => stop(`Node ${projectNode} did not start: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}

/** The npm that runs this script: our parent, or the parent of the shell between us. */
function findNpmProcess() {
  if (!process.env.npm_lifecycle_event) return undefined;
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(process.ppid)], { encoding: 'utf8' });
  const [, parent, name] = /^\s*(\d+)\s+(\S+)/.exec(stdout ?? '') ?? [];
  return parent && /sh$/.test(name) ? Number(parent) : process.ppid;
}

function isAlive(id) {
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
}

/** Does nothing when the packages belong to this package-lock.json: reading two files tells. */
async function installPackages() {
  const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const stamp = join(packages, '.installed-from');
  const wanted = createHash('sha256')
    .update(`${process.platform} ${process.arch}\n${lockText}`)
    .digest('hex');
  const installedLock = join(packages, '.package-lock.json');
  if (existsSync(installedLock)) {
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
    if (isSame(JSON.parse(lockText), JSON.parse(readFileSync(installedLock, 'utf8')))) {
      writeFileSync(stamp, wanted);
      return;
    }
  }
  const started = Date.now();
  console.log('Installing packages: about 1 GB, one or two minutes the first time.');
  const clean = await npm(['ci', '--no-audit', '--no-fund'], started);
  const done = clean || (await npm(['install', '--no-audit', '--no-fund'], started));
  if (!done) {
    stop(
      'npm could not install the packages; its own message is above. With the network back, run the same command again.',
    );
  }
  // After the fallback the lock file may have changed: the stamp is of what is really installed.
  const lockNow = readFileSync(join(root, 'package-lock.json'), 'utf8');
  writeFileSync(
    stamp,
    createHash('sha256').update(`${process.platform} ${process.arch}\n${lockNow}`).digest('hex'),
  );
  console.log(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/** True when every package that the lock file requires is installed in that version (optional ones depend on the platform). */
function isSame(lock, installed) {
  return Object.entries(lock.packages).every(([path, entry]) => {
    if (path === '' || entry.optional || entry.link) return true;
    return installed.packages?.[path]?.version === entry.version;
  });
}

/** Runs npm with its own output, and says once in a while that it is still at work where npm would show nothing. */
function npm(args, started) {
  return new Promise((resolve) => {
    // npm tells its scripts where it is; this also works where npm is not on PATH.
    const viaScript = process.env.npm_execpath;
    const [command, before] = viaScript ? [process.execPath, [viaScript]] : ['npm', []];
    const child = spawn(command, [...before, ...args], { cwd: root, stdio: 'inherit' });
    const pulse = setInterval(() => {
      if (!process.stdout.isTTY)
        console.log(`  still installing (${Math.round((Date.now() - started) / 1000)} s)`);
    }, 15_000);
    const end = (ok) => {
      clearInterval(pulse);
      resolve(ok);
    };
    child.on('error', () => end(false));
    child.on('exit', (code) => end(code === 0));
  });
}

/** The Node that package.json pins, so that everyone runs the same; `npm run` would silently use the system's without it. */
async function findProjectNode(running) {
  const binary = join(packages, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(binary) && existsSync(join(packages, 'node', 'package.json'))) {
    console.log(`Node ${projectNode} is not there yet (its install script did not run); fetching it now.`);
    const { scripts } = JSON.parse(readFileSync(join(packages, 'node', 'package.json'), 'utf8'));
    const script = scripts?.preinstall ?? scripts?.install ?? scripts?.postinstall ?? '';
    const [, file] = script.split(' ');
    if (file) spawnSync(process.execPath, [file], { cwd: join(packages, 'node'), stdio: 'inherit' });
  }
  if (existsSync(binary)) {
    const version = spawnSync(binary, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? '';
    if (Number(/^v(\d+)/.exec(version)?.[1]) >= projectNode) return binary;
  }
  if (running >= projectNode) return process.execPath;
  return stop(
    [
      `Node ${projectNode} is missing: node_modules/node/bin/node is absent or does not run here.`,
      'It comes with the npm package `node`, whose install script fetches it. Allow that script (package.json, "allowScripts")',
      'and run `npm rebuild node`, or install Node 24 yourself from https://nodejs.org and run the same command again.',
    ].join('\n'),
  );
}

function stop(message) {
  console.error(message);
  process.exit(1);
}

await runScript(process.argv.slice(2));
