import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import MiniSearch from 'minisearch';
import { passageSearchOptions } from '../../netlify/services/chat/passages.ts';
import { writeMadeFile } from '../content/write-file.ts';
import { root } from '../stack/paths.ts';

interface Section {
  id: string;
  title: string;
  heading: string;
  href: string;
  text: string;
}

/** Where each folder of content is published. */
const published = [
  { folder: 'content/legal', address: '' },
  { folder: 'content/blog', address: '/blog' },
] as const;

/** What a person reads, without components, links' addresses and marks. */
const plain = (markdown: string): string =>
  markdown
    .replace(/^(import|export) .*$/gm, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\{[^}]*\}/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[#*_`>|-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function frontmatterOf(source: string): { title: string; isDraft: boolean; body: string } {
  const [, head = '', body = source] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const title = /^title:\s*(.+)$/m.exec(head)?.[1]?.replace(/^['"]|['"]$/g, '') ?? '';
  return { title, isDraft: /^draft:\s*true\s*$/m.test(head), body };
}

/** GitHub's way of making an address of a heading, which Astro follows. */
const fragmentOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

function sectionsOf(source: string, href: string): Section[] {
  const { title, isDraft, body } = frontmatterOf(source);
  if (isDraft || !title) return [];
  return body.split(/^## /m).map((part, i) => {
    const [first = '', ...rest] = part.split('\n');
    const heading = i === 0 ? '' : plain(first);
    return {
      id: `${href}#${i}`,
      title,
      heading,
      href: heading ? `${href}#${fragmentOf(heading)}` : href,
      text: plain(i === 0 ? part : rest.join('\n')),
    };
  });
}

/** Every section of what editors write, as the assistant searches it. */
export function listSections(folder: string = root): Section[] {
  return published.flatMap(({ folder: where, address }) =>
    readdirSync(join(folder, where), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.mdx?$/.test(file))
      .sort()
      .flatMap((file) => {
        const slug = file.replace(/\/index\.mdx?$|\.mdx?$/, '');
        return sectionsOf(readFileSync(join(folder, where, file), 'utf8'), `${address}/${slug}`);
      }),
  );
}

/** Writes the index that the function carries; a search engine in a file, made with each build. */
export function writeChatIndex(): void {
  const index = new MiniSearch<Section>(passageSearchOptions);
  index.addAll(listSections());
  writeMadeFile(join(root, 'netlify/generated/chat-index.json'), JSON.stringify(index));
}
