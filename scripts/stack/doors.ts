import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import { root } from './paths.ts';

/**
 * Netlify's server traces every file that a function could need, a second for each; there are sixty. Bundled into one file each, and told
 * that there is nothing to trace, they are all loaded in a few seconds. What Netlify itself makes of the doors, a test of its build says.
 */
const untraced = "nodeBundler: 'none'";

/** Packages in CommonJS ask for Node's modules by `require`. */
const banner =
  "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);";

/** The literal after `export const config: Config =`, which ends the file (tests/architecture.test.ts). */
function configOf(name: string): string {
  const text = readFileSync(join(root, 'netlify/functions', `${name}.ts`), 'utf8');
  const literal = /^export const config: Config = \{([^]*)\};\s*$/m.exec(text)?.[1];
  if (literal === undefined) throw new Error(`netlify/functions/${name}.ts does not end with its config.`);
  return `export const config = { ${untraced}, ${literal.trim()} };\n`;
}

/** Writes each door into `folder` as one file. */
export async function bundleDoors(names: readonly string[], folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { outputFiles } = await bundle({
    entryPoints: names.map((name) => ({ in: `door:${name}`, out: name })),
    bundle: true,
    write: false,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    platform: 'node',
    format: 'esm',
    target: 'node24',
    // Smaller files are read sooner, and no name of theirs is `config`.
    minify: true,
    keepNames: true,
    logLevel: 'warning',
    banner: { js: banner },
    plugins: [
      {
        name: 'doors',
        setup(build) {
          build.onResolve({ filter: /^door:/ }, ({ path }) => ({
            path: path.slice('door:'.length),
            namespace: 'door',
          }));
          // Without its config, which must stand in the file as a literal to be read.
          build.onLoad({ filter: /.*/, namespace: 'door' }, ({ path }) => ({
            contents: `export { default } from './netlify/functions/${path}.ts';`,
            resolveDir: root,
          }));
        },
      },
    ],
  });
  for (const { path, text } of outputFiles) {
    const name = path.slice(folder.length + 1).replace(/\.mjs$/, '');
    writeFileSync(path, `${text}\n${configOf(name)}`);
  }
}
