/** Reads every text in content/ and prints what an editor should change, with file and line. Ends with 1 while there is anything. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ZodType } from 'zod';
import { z } from 'zod';
import { blogCategorySlugs, categoryPath } from '../src/content-schemas/blog-categories.ts';
import { articleFrontmatter } from '../src/content-schemas/blog.ts';
import { guideFrontmatter } from '../src/content-schemas/guides.ts';
import { legalFrontmatter } from '../src/content-schemas/legal.ts';
import { storyFrontmatter } from '../src/content-schemas/success-stories.ts';
import { courseSlugs } from '../src/shared/catalogue/courses.ts';
import { institute } from '../src/shared/catalogue/institute.ts';
import { collections, readCollection, type CollectionName } from './content/collections.ts';
import { readCheckedDays } from './content/checked-days.ts';
import { readClaims, readClaimsFolder } from './content/claims.ts';
import {
  anchorsOf,
  checkFolder,
  checkHeadings,
  checkImageSize,
  checkLinks,
  checkPictures,
  checkPrices,
  checkReadingAge,
  checkTop,
  listNeverChecked,
  listOldChecks,
  readTop,
  splitText,
  type ContentFile,
  type Finding,
  type KnownSite,
} from './content-rules.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const schemas: Readonly<Record<string, ZodType>> = {
  blog: articleFrontmatter(() => z.string()),
  'success-stories': storyFrontmatter,
  legal: legalFrontmatter,
  guides: guideFrontmatter,
};

const listFiles = (folder: string): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .sort()
    : [];

const all = listFiles('content');
const texts: ContentFile[] = all
  .filter((path) => /\.mdx?$/.test(path) && path !== 'content/README.md')
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const folderOf = (path: string): string => path.split('/')[1] ?? '';
const nameOf = (path: string): string => path.split('/')[2]?.replace(/\.mdx?$/, '') ?? '';
const isDraft = (file: ContentFile): boolean =>
  (readTop(file).data as Record<string, unknown> | undefined)?.['draft'] === true;

/** Every address that the site answers: pages, what dynamic pages make of content and catalogue, files, functions. */
function describeSite(): KnownSite {
  const published = texts.filter((file) => !isDraft(file));
  const named = (folder: string) =>
    published.filter(({ path }) => folderOf(path) === folder).map(({ path }) => nameOf(path));
  const expansions: Readonly<Record<string, readonly string[]>> = {
    '/[document]': named('legal').map((name) => `/${name}`),
    '/[guide]': named('guides').map((name) => `/${name}`),
    '/courses/[slug]': courseSlugs.map((slug) => `/courses/${slug}`),
    '/blog/[slug]': named('blog').map((name) => `/blog/${name}`),
    '/blog/category/[category]': blogCategorySlugs.map(categoryPath),
    '/success-stories/[slug]': named('success-stories').map((name) => `/success-stories/${name}`),
  };
  const paths = new Set<string>(['/']);
  const patterns: RegExp[] = [/^\/api\//, /^\/newsletter\/(confirm|unsubscribe)$/, /^\/mails\/stop$/];
  for (const file of listFiles('src/pages')) {
    const route = `/${file.slice('src/pages/'.length)}`.replace(/(\/index)?\.(astro|ts|mdx?)$/, '');
    if (route.includes('/_')) continue;
    const expanded = expansions[route];
    if (expanded) for (const path of expanded) paths.add(path);
    else if (route.includes('['))
      patterns.push(
        new RegExp(`^${route.replace(/\[\.{3}[^\]]+\]/g, '.+').replace(/\[[^\]]+\]/g, '[^/]+')}$`),
      );
    else paths.add(route);
  }
  for (const file of listFiles('public')) paths.add(file.slice('public'.length));
  const anchors = new Map(
    texts.map(({ path, text }) => [
      ['legal', 'guides'].includes(folderOf(path))
        ? `/${nameOf(path)}`
        : `/${folderOf(path)}/${nameOf(path)}`,
      anchorsOf(splitText(text)?.body ?? ''),
    ]),
  );
  return {
    origin: institute.website,
    paths,
    patterns,
    anchors,
    hasFile: (path) => existsSync(join(root, path)),
  };
}

const site = describeSite();
const today = new Date().toISOString().slice(0, 10);
const findings: Finding[] = texts.flatMap((file) => {
  const schema = schemas[folderOf(file.path)];
  return [
    ...(schema ? checkTop(file, schema) : readTop(file).findings),
    ...checkHeadings(file),
    ...checkPictures(file),
    ...checkPrices(file),
    ...checkLinks(file, site),
    // Legal texts are as plain as the law lets them be, and the contract words parts of them.
    ...(folderOf(file.path) === 'legal' ? [] : checkReadingAge(file)),
  ];
});
for (const kind of ['blog', 'success-stories'] as const) {
  const own = texts.filter(({ path }) => folderOf(path) === kind);
  findings.push(
    ...checkFolder(
      kind,
      own.map((file) => ({ file: file.path, data: readTop(file).data })),
      today,
    ),
  );
}
findings.push(...readClaims(readClaimsFolder()).findings);
for (const name of Object.keys(collections) as CollectionName[])
  findings.push(...readCollection(name).findings);
for (const path of all.filter((name) => /\.(png|jpe?g|gif|webp|avif|svg)$/i.test(name))) {
  findings.push(...checkImageSize(path, statSync(join(root, path)).size));
}
for (const path of all.filter((name) => /^content\/(blog|success-stories)\//.test(name))) {
  if (/\.mdx?$/.test(path) && !/^content\/[^/]+\/[a-z0-9-]+\/index\.mdx?$/.test(path)) {
    const message =
      'is not where the site looks. A text is index.md or index.mdx in a folder of its own, named in small letters, digits and hyphens.';
    findings.push({ file: path, line: 1, message });
  }
}

const yaml = all.filter((path) => path.endsWith('.yaml'));
// npm run content:check -- --links lists where the links of the weeks lead, by host.
if (process.argv.includes('--links')) {
  const byHost = new Map<string, Set<string>>();
  for (const path of yaml)
    for (const [address] of readFileSync(join(root, path), 'utf8').matchAll(/https:\/\/[^\s"]+/g)) {
      const { hostname } = new URL(address);
      byHost.set(hostname, (byHost.get(hostname) ?? new Set()).add(address));
    }
  for (const [host, addresses] of [...byHost].sort(([a], [b]) => a.localeCompare(b)))
    process.stdout.write(
      `${host}\n${[...addresses]
        .sort()
        .map((address) => `  ${address}\n`)
        .join('')}`,
    );
}
const files = all.filter((path) => /\.(mdx?|yaml)$/.test(path)).length;
for (const { file, line, message } of findings.sort(
  (a, b) => a.file.localeCompare(b.file) || a.line - b.line,
)) {
  process.stdout.write(`${file}:${line}  ${message}\n`);
}
process.stdout.write(
  findings.length === 0
    ? `${files} files, nothing to change.\n`
    : `\n${findings.length} to change, in ${new Set(findings.map(({ file }) => file)).size} of ${files} files.\n`,
);
// No fault of the text, and it must not fail a test on the day it happens: lists of what to look up.
const dated = readCheckedDays();
const old = listOldChecks(dated, new Date(today));
const never = listNeverChecked(dated);
if (never.length > 0)
  process.stdout.write(
    `\nNot yet looked up; open every link, compare every fact, and then write the day after "checked":\n${never
      .map((line) => `${line}\n`)
      .join('')}`,
  );
if (old.length > 0) {
  process.stdout.write(
    `\nChecked more than six months ago; look up the facts and links, and change "checked":\n`,
  );
  for (const { file, checked } of old)
    process.stdout.write(`${file}  ${checked.toISOString().slice(0, 10)}\n`);
}
process.exitCode = findings.length === 0 ? 0 : 1;
