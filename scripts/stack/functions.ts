import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { context } from 'esbuild';
import { root } from './paths.ts';

const sources = join(root, 'netlify/functions');

/** Packages in CommonJS ask for Node's modules by `require`. */
const banner =
  "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);";

/** The functions, by file name without its ending. */
export function listFunctions(): string[] {
  return readdirSync(sources)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replace(/\.ts$/, ''));
}

/** What is written in the braces of `export const config: Config = {…};`, which ends the file (tests/architecture.test.ts). */
function readConfig(name: string): string {
  const text = readFileSync(join(sources, `${name}.ts`), 'utf8');
  const literal = /^export const config: Config = \{([^]*)\};\s*$/m.exec(text)?.[1];
  if (literal === undefined) throw new Error(`netlify/functions/${name}.ts does not end with its config.`);
  return literal.trim();
}

const schedule = /\bschedule: *('[^']*'|"[^"]*"),?/;

/** The functions with a schedule. Netlify calls them by it; its local server does not. */
export function listScheduledFunctions(): string[] {
  return listFunctions().filter((name) => schedule.test(readConfig(name)));
}

/**
 * Bundles the functions into `folder`, one file each. `follow` bundles again when a source changes; a new function is there
 * after the next start.
 */
export async function bundleFunctions(
  folder: string,
  { follow = false } = {},
): Promise<{ names: readonly string[]; stop: () => Promise<void> }> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const names = listFunctions();
  const building = await context({
    entryPoints: names.map((name) => join(sources, `${name}.ts`)),
    bundle: true,
    splitting: true,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    platform: 'node',
    format: 'esm',
    target: 'node24',
    logLevel: 'warning',
    banner: { js: banner },
  });
  // While writing one, a function may be broken; esbuild says how.
  await building.rebuild().catch((error: unknown) => {
    if (!follow) throw error;
  });
  if (follow) await building.watch();
  return { names, stop: () => building.dispose() };
}
