import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const policyMeta = /<meta http-equiv="content-security-policy" content="([^"]*)">/i;
const firstMeta = '<meta charset="utf-8">';

/**
 * Astro writes the hash of every inline script and style of the site into the policy of every page: 50 bytes each that
 * no compression shortens, and leave to run what the page does not have. This keeps those of the page itself, and
 * puts the policy before everything that it governs. Files under /_astro are covered by 'self' and need no hash. The style that
 * a drawing brings with it (`data-drawing`) is none that Astro knows of: its hash is added here.
 */
export function narrowPolicies(): AstroIntegration {
  return {
    name: 'narrow-policies',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          if (!name.endsWith('.html')) continue;
          const file = join(folder, name);
          writeFileSync(file, narrowPolicy(readFileSync(file, 'utf8')));
        }
      },
    },
  };
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** @throws Error for a page without a policy, or one whose head does not begin as the layout's does. */
export function narrowPolicy(page: string): string {
  const [meta, policy] = policyMeta.exec(page) ?? [];
  if (!meta || !policy) throw new Error('A page has no content security policy.');
  const inline = [...page.matchAll(/<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/g)];
  const own = new Set(inline.map(([, , text = '']) => hashOf(text)));
  const drawings = [...page.matchAll(/<style data-drawing(?:="")?>([\s\S]*?)<\/style>/g)].map(
    ([, text = '']) => hashOf(text),
  );
  const narrow = policy
    .replace(/ ('sha256-[^']*')/g, (found, source: string) => (own.has(source) ? found : ''))
    .replace(/style-src-elem 'self'/, (found) => [found, ...drawings].join(' '));
  const rest = page.replace(meta, '');
  if (!rest.includes(firstMeta)) throw new Error('A page does not say first how it is encoded.');
  return rest.replace(firstMeta, () => firstMeta + meta.replace(policy, () => narrow));
}
