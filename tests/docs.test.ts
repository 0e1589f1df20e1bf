import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

// Docs that lead nowhere are worse than none: every path, link, command and package that they name exists.

const notOurs = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'playwright-report']);

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return entry.name.startsWith('.') || notOurs.has(entry.name) ? [] : listFiles(path);
    return [path];
  });
}

const files = listFiles('.');
const read = (path: string) => readFileSync(path, 'utf8');
/** The README, docs/ and each room's own README; articles and stories are content. */
const docs = files
  .filter((path) => /^docs\/.*\.md$|(^|\/)README\.md$/.test(path))
  .map((path) => ({ path, text: read(path) }));

/** The name that a Markdown reader gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
const anchors = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

const manifest = JSON.parse(read('package.json')) as Record<
  'scripts' | 'dependencies' | 'devDependencies',
  Record<string, string>
>;

test('the README is a door, at most 120 lines', () => {
  expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(120);
});

test('the rooms of the README’s map exist', () => {
  const rooms = [...read('README.md').matchAll(/^\| \[?`([\w./-]+\/)`/gm)].map(([, room = '']) => room);
  expect(rooms.length, 'the README has a map of the rooms').toBeGreaterThan(10);
  expect(rooms.filter((room) => !existsSync(room))).toEqual([]);
});

test('every link leads to a file and a heading of ours', () => {
  const links = docs.flatMap(({ path, text }) =>
    [...text.replace(/`[^`\n]*`/g, '').matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, link = '']) => ({
      path,
      link,
    })),
  );
  expect(links.length).toBeGreaterThan(50);
  const dead = links.filter(({ path, link }) => {
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? path : join(dirname(path), file);
    return !existsSync(target) || (anchor !== undefined && !anchors(read(target)).includes(anchor));
  });
  expect(dead).toEqual([]);
});

test('every page of docs/ can be reached from the README', () => {
  const reached = new Set<string>();
  const visit = (path: string) => {
    if (reached.has(path) || !existsSync(path)) return;
    reached.add(path);
    for (const [, link = ''] of read(path).matchAll(/\]\((?!https?:|#)([^)#\s]+\.md)/g)) {
      visit(join(dirname(path), link));
    }
  };
  visit('README.md');
  expect(docs.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([]);
});

test('every page of docs/ that code names exists', () => {
  const named = files
    .filter((path) => /\.(ts|tsx|mjs|astro|css|sql|toml|json|mdx?)$|\.example$/.test(path))
    .flatMap((path) => [...read(path).matchAll(/\bdocs\/[\w./-]+\.md\b/g)].map(([page]) => ({ path, page })));
  expect(named.filter(({ page }) => !existsSync(page))).toEqual([]);
});

test('every file in backticks exists', () => {
  const rooms = /^(src|netlify|supabase|scripts|tests|content|public|docs)\/[\w./[\]-]+$/;
  const missing = docs.flatMap(({ path, text }) =>
    [...text.matchAll(/`([^`\s]+)`/g)]
      .map(([, name = '']) => name)
      .filter((name) => rooms.test(name) && !existsSync(name) && name !== 'netlify/generated')
      .map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('every command that docs name is in package.json, and the other way round', () => {
  const named = new Set(
    docs.flatMap(({ text }) => [...text.matchAll(/`npm run ([\w:-]+)/g)].map(([, name = '']) => name)),
  );
  const listed = [...read('scripts/README.md').matchAll(/`(?:npm (?:run )?)?([a-z][\w:-]*)`/g)].map(
    ([, name = '']) => name,
  );
  const known = Object.keys(manifest.scripts);
  expect([...named].filter((name) => !known.includes(name))).toEqual([]);
  expect(known.filter((name) => !listed.includes(name))).toEqual([]);
});

test('every package has its reason', () => {
  const packages = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  const table = read('docs/decisions/dependencies.md')
    .split('\n')
    .flatMap((line) => (line.startsWith('| ') ? [line.split('|')[1] ?? ''] : []));
  const explained = table.flatMap((cell) => cell.split(/[,\s()`]+/)).filter((name) => name !== '');
  const types = (name: string) => name.startsWith('@types/');
  expect(packages.filter((name) => !types(name) && !explained.includes(name))).toEqual([]);
  const gone = explained.filter(
    (name) => /^@?[a-z]/.test(name) && !/^zod\/mini$/.test(name) && !packages.includes(name),
  );
  expect(gone, 'a package that is no longer used needs no reason').toEqual([]);
});

describe('decisions', () => {
  const decisions = docs.filter(({ path }) => /^docs\/decisions\/\d{4}-[a-z0-9-]+\.md$/.test(path));

  test('are numbered without gaps', () => {
    expect(decisions.map(({ path }) => Number(path.slice(15, 19))).sort((a, b) => a - b)).toEqual(
      decisions.map((_, index) => index + 1),
    );
  });

  test.each(decisions)('$path says context, decision, consequence, status and date', ({ path, text }) => {
    expect(text).toMatch(new RegExp(`^# ${Number(path.slice(15, 19))}\\. \\S`));
    expect(text).toMatch(/^Status: (in force|replaced by \[\d+\]\(\S+\)) · \d{4}-\d{2}-\d{2}$/m);
    expect(anchors(text).slice(1)).toEqual(['context', 'decision', 'consequence']);
  });
});
