import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { keptBuildFile, keptPages, keptWorker } from '../../src/shared/catalogue/kept-pages.ts';
import { plainScript } from './plain-script.ts';

const root = '<html ';
const policy = "connect-src 'self'";

/**
 * For pages that open without a line (docs/decisions/0055-pages-that-open-without-a-line.md): their worker, and the name of the build in each of
 * them and beside them. The name is a hash of the pages, which name their code by its hash: another name is other code.
 */
export function keptPagesOfBuild(): AstroIntegration {
  return {
    name: 'kept-pages',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const files = Object.keys(keptPages).map((path) => join(folder, `${path}.html`));
        const pages = files.map((file) => readFileSync(file, 'utf8'));
        const build = createHash('sha256').update(pages.join('\n')).digest('hex').slice(0, 16);
        files.forEach((file, place) => writeFileSync(file, nameBuild(pages[place] ?? '', build)));
        writeFileSync(join(folder, keptBuildFile), build);
        const worker = plainScript(new URL('../../src/browser/kept-pages-worker.ts', import.meta.url));
        writeFileSync(join(folder, keptWorker), worker);
      },
    },
  };
}

/** The page with its build, and with leave to have a worker. @throws Error for a page that is not as the layout makes it. */
export function nameBuild(page: string, build: string): string {
  if (!page.includes(root) || !page.includes(policy))
    throw new Error('A kept page has no root or no policy.');
  return page.replace(root, `${root}data-build="${build}" `).replace(policy, `${policy}; worker-src 'self'`);
}
