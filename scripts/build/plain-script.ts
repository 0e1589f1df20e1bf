import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/** A script and what it imports as one small text that runs where it is in a page, before anything else has come. */
export function plainScript(entry: URL): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    // The hash of the text is in the content security policy: the same input gives the same bytes.
    charset: 'utf8',
    legalComments: 'none',
  });
  const text = outputFiles[0]?.text.trim();
  if (!text) throw new Error(`${entry.href} bundles to nothing.`);
  if (text.includes('</')) throw new Error(`${entry.href} would end its own element.`);
  return text;
}
