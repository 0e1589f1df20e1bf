/**
 * What `npm run content:check` holds a text to. Pure: texts in, findings out. Each message tells an editor what to
 * change; the file and the line come before it.
 */
import { parseDocument } from 'yaml';
import type { ZodType } from 'zod';
import { readingAge } from '../src/shared/rules/reading.ts';

export interface ContentFile {
  /** From the root of the repository: content/blog/a-title/index.md. */
  readonly path: string;
  readonly text: string;
}

export interface Finding {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly message: string;
}

/** What a link may lead to. */
export interface KnownSite {
  /** Our own address, which no link of ours should spell out. */
  readonly origin: string;
  /** Every path that a page, a file or a function answers. */
  readonly paths: ReadonlySet<string>;
  /** Addresses with a part that only the running site knows. */
  readonly patterns: readonly RegExp[];
  /** The ids of headings, for paths whose text is in content/. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** Whether a file lies beside the text. */
  readonly hasFile: (path: string) => boolean;
}

export interface Measures {
  /** Years, by the Automated Readability Index plus five (src/shared/rules/reading.ts). */
  readonly oldestReadingAge: number;
  /** Bytes of one picture. A whole page may weigh 65 kB, of which a picture gets the larger part. */
  readonly largestImage: number;
}

export const measures: Measures = { oldestReadingAge: 13, largestImage: 40_000 };

interface Parts {
  /** The lines between the two rows of dashes. */
  readonly top: string;
  readonly body: string;
  /** The line of the file on which the body begins. */
  readonly bodyLine: number;
}

/** The top of a file and the text under it; null where the rows of dashes are missing. */
export function splitText(text: string): Parts | null {
  const match = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text);
  if (!match) return null;
  return { top: match[1] ?? '', body: text.slice(match[0].length), bodyLine: match[0].split('\n').length };
}

interface BodyLine {
  readonly number: number;
  readonly text: string;
}

/** The lines of the text, without code, because a rule for prose is none for an example of code. */
function linesOutsideCode({ body, bodyLine }: Parts): BodyLine[] {
  let fence: string | undefined;
  return body.split('\n').map((text, i) => {
    const number = bodyLine + i;
    const mark = /^\s*(```+|~~~+)/.exec(text)?.[1];
    if (mark && (fence === undefined || mark.startsWith(fence))) {
      fence = fence === undefined ? mark : undefined;
      return { number, text: '' };
    }
    return { number, text: fence === undefined ? text.replace(/`[^`]*`/g, '') : '' };
  });
}

/** The value of the top of a file, with dates as dates, as Astro reads it. */
export function readTop(file: ContentFile): { data: unknown; findings: Finding[] } {
  const parts = splitText(file.text);
  if (!parts) {
    const message =
      'has no top. Begin the file with a row of three dashes, the lines of the top, and another row of dashes.';
    return { data: undefined, findings: [{ file: file.path, line: 1, message }] };
  }
  const document = parseDocument(parts.top, { customTags: ['timestamp'] });
  const findings = document.errors.map((error) => ({
    file: file.path,
    line: (error.linePos?.[0].line ?? 1) + 1,
    message: `cannot be read: ${error.message.split(' at line ')[0] ?? error.message}. Put a text with a colon or a quotation mark between quotation marks.`,
  }));
  return { data: findings.length > 0 ? undefined : document.toJS(), findings };
}

export function checkTop(file: ContentFile, schema: ZodType): Finding[] {
  const { data, findings } = readTop(file);
  if (findings.length > 0 || data === undefined) return findings;
  const result = schema.safeParse(data);
  if (result.success) return [];
  const top = splitText(file.text)?.top.split('\n') ?? [];
  return result.error.issues.map(({ path, message }) => {
    const key = String(path[0] ?? '');
    const at = top.findIndex((line) => line.startsWith(`${key}:`));
    return {
      file: file.path,
      line: key !== '' && at >= 0 ? at + 2 : 1,
      message: key ? `"${key}" ${message}` : `The top ${message}`,
    };
  });
}

export function checkHeadings(file: ContentFile): Finding[] {
  const parts = splitText(file.text);
  if (!parts) return [];
  const findings: Finding[] = [];
  let above = 1;
  for (const { number, text } of linesOutsideCode(parts)) {
    const match = /^(#{1,6})(\s*)(.*)$/.exec(text);
    if (!match) continue;
    const level = match[1]?.length ?? 0;
    const say = (message: string) => findings.push({ file: file.path, line: number, message });
    if (match[2] === '') {
      if (level > 1) say('needs a space after the marks of a heading.');
      continue;
    }
    if (match[3] === '') say('has a heading without words.');
    if (level === 1)
      say('has a heading with one "#". The title of the page is that heading; begin with "##".');
    else if (level > above + 1) {
      say(
        `jumps from a heading with ${'#'.repeat(above)} to one with ${'#'.repeat(level)}. Use ${'#'.repeat(above + 1)}.`,
      );
    }
    above = Math.max(2, level);
  }
  return findings;
}

export function checkPictures(file: ContentFile): Finding[] {
  const parts = splitText(file.text);
  if (!parts) return [];
  const findings: Finding[] = [];
  const lines = linesOutsideCode(parts);
  const say = (line: number, message: string) => findings.push({ file: file.path, line, message });
  for (const { number, text } of lines) {
    if (/!\[\s*\]\(/.test(text)) {
      say(
        number,
        'has a picture without words. Say between the square brackets what it shows, for people who cannot see it.',
      );
    }
  }
  for (const { name, attributes, line } of listTags(lines)) {
    if (/^(img|Image|Picture)$/.test(name) && !/\balt=(?:"[^"]+"|'[^']+'|\{)/.test(attributes)) {
      say(line, `has a <${name}> without alt="…". Say there what it shows, for people who cannot see it.`);
    }
    if (/^(Bars|Lanes|Squares)$/.test(name) && !/\btitle=(?:"[^"]+"|'[^']+'|\{)/.test(attributes)) {
      say(line, `has a <${name}> without title="…". The title says what is drawn.`);
    }
    if (file.path.endsWith('.md') && /^[A-Z]/.test(name)) {
      say(
        line,
        `uses <${name} />, which only works in a file that ends in .mdx. Rename the file to index.mdx.`,
      );
    }
  }
  return findings;
}

interface Tag {
  readonly name: string;
  readonly attributes: string;
  readonly line: number;
}

/** Opening tags, which may run over several lines. */
function listTags(lines: readonly BodyLine[]): Tag[] {
  const text = lines.map((line) => line.text).join('\n');
  return [...text.matchAll(/<([A-Za-z][\w.]*)((?:"[^"]*"|'[^']*'|=>|[^<>])*)>/g)].map((match) => ({
    name: match[1] ?? '',
    attributes: match[2] ?? '',
    line: (lines[0]?.number ?? 1) + text.slice(0, match.index).split('\n').length - 1,
  }));
}

/** A price in digits grows old in silence; a component takes it from the catalogue. */
export function checkPrices(file: ContentFile): Finding[] {
  const parts = splitText(file.text);
  if (!parts) return [];
  const top = parts.top.split('\n').map((text, i) => ({ number: i + 2, text }));
  return [...top, ...linesOutsideCode(parts)].flatMap(({ number, text }) => {
    const price = /[£€]\s?\d[\d,.]*|\b\d[\d,]*\s?(?:pounds|GBP)\b|\bGBP\s?\d[\d,]*/.exec(text)?.[0];
    if (!price) return [];
    const message = `has the price ${price} in digits. Use <Price /> in a file that ends in .mdx, or say it without a number.`;
    return [{ file: file.path, line: number, message }];
  });
}

export function checkReadingAge(file: ContentFile, oldest: number = measures.oldestReadingAge): Finding[] {
  const parts = splitText(file.text);
  if (!parts) return [];
  const age = readingAge(parts.body);
  if (age <= oldest) return [];
  const message = `needs a reader of ${age.toFixed(1)} years; write for ${oldest}. Shorten the longest sentences and choose shorter words.`;
  return [{ file: file.path, line: parts.bodyLine, message }];
}

/** A text or a data file with the day on which its facts were last looked up. */
export interface Checked {
  readonly file: string;
  /** Null while nobody has looked. */
  readonly checked: Date | null;
}

/** Files whose facts were last looked up more than `months` ago, oldest first. Both days are days, not moments. */
export function listOldChecks(all: readonly Checked[], today: Date, months = 6) {
  const oldest = new Date(today);
  oldest.setUTCMonth(oldest.getUTCMonth() - months);
  return all
    .flatMap(({ file, checked }) => (checked !== null && checked < oldest ? [{ file, checked }] : []))
    .toSorted((a, b) => a.checked.getTime() - b.checked.getTime() || a.file.localeCompare(b.file));
}

/** Files that nobody has looked up yet, a line for each folder: "content/projects: all 26", or the names of some. */
export function listNeverChecked(all: readonly Checked[]): string[] {
  const folders = new Map<string, { readonly open: string[]; count: number }>();
  for (const { file, checked } of all) {
    const [, folder = '', name = file] = /^(.*?)\/([^/]+?)(?:\/index)?\.(?:mdx?|yaml)$/.exec(file) ?? [];
    const entry = folders.get(folder) ?? { open: [], count: 0 };
    entry.count += 1;
    if (checked === null) entry.open.push(name);
    folders.set(folder, entry);
  }
  return [...folders]
    .filter(([, { open }]) => open.length > 0)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(
      ([folder, { open, count }]) =>
        `${folder}: ${open.length === count && count > 1 ? `all ${count}` : open.join(', ')}`,
    );
}

/** A published picture is paid for by everyone who opens the page. */
export function checkImageSize(
  path: string,
  bytes: number,
  largest: number = measures.largestImage,
): Finding[] {
  if (bytes <= largest) return [];
  const message = `weighs ${Math.round(bytes / 1000)} kB; a picture may weigh ${largest / 1000} kB. Save it smaller, as .webp or .svg.`;
  return [{ file: path, line: 1, message }];
}

export function checkLinks(file: ContentFile, site: KnownSite): Finding[] {
  const parts = splitText(file.text);
  if (!parts) return [];
  const own = anchorsOf(parts.body);
  const folder = file.path.slice(0, file.path.lastIndexOf('/'));
  return linesOutsideCode(parts).flatMap(({ number, text }) =>
    listLinks(text).flatMap((link) => {
      const message = describeBrokenLink(link, site, own, folder);
      return message ? [{ file: file.path, line: number, message }] : [];
    }),
  );
}

function listLinks(text: string): string[] {
  const inMarkdown = [...text.matchAll(/\]\(\s*<?([^)\s>]+)>?(?:\s+"[^"]*")?\s*\)/g)];
  const inTags = [...text.matchAll(/\b(?:href|src)=["']([^"']+)["']/g)];
  return [...inMarkdown, ...inTags].map((match) => match[1] ?? '');
}

function describeBrokenLink(
  link: string,
  site: KnownSite,
  own: ReadonlySet<string>,
  folder: string,
): string | undefined {
  if (/^(mailto|tel|data):/.test(link)) return undefined;
  if (link === site.origin || link.startsWith(`${site.origin}/`)) {
    return `spells out our own address. Write ${link.slice(site.origin.length) || '/'} instead of ${link}.`;
  }
  if (link.startsWith('http://'))
    return `links to ${link}, which is not encrypted. Use https:// if the site has it.`;
  if (/^[a-z][a-z+.-]*:/i.test(link)) {
    return link.startsWith('https://') ? undefined : `has a link of a kind that we do not use: ${link}.`;
  }
  const [path = '', anchor] = link.split('#');
  if (path === '') {
    return own.has(anchor ?? '')
      ? undefined
      : `links to #${anchor ?? ''}, but no heading of this text has that name.`;
  }
  if (!path.startsWith('/')) {
    return site.hasFile(`${folder}/${path.replace(/^\.\//, '')}`)
      ? undefined
      : `names the file ${path}, which does not lie beside this text.`;
  }
  const page = path.split('?')[0] ?? path;
  if (page !== '/' && page.endsWith('/'))
    return `links to ${page}. Addresses of ours have no "/" at the end.`;
  if (!site.paths.has(page) && !site.patterns.some((pattern) => pattern.test(page))) {
    const near = nearest(page, site.paths);
    return `links to ${page}, but there is no such page.${near ? ` Do you mean ${near}?` : ''}`;
  }
  const anchors = site.anchors.get(page);
  if (anchor && anchors && !anchors.has(anchor)) {
    return `links to ${page}#${anchor}, but no heading there has that name.`;
  }
  return undefined;
}

/** The ids that headings of a Markdown text get, and those that it gives itself. */
export function anchorsOf(body: string): Set<string> {
  const found = new Set<string>();
  const seen = new Map<string, number>();
  for (const [, heading = ''] of body.replace(/```[\s\S]*?```/g, '').matchAll(/^#{2,6}\s+(.*)$/gm)) {
    const base = heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/<[^>]+>/g, '')
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-');
    const times = seen.get(base) ?? 0;
    seen.set(base, times + 1);
    found.add(times === 0 ? base : `${base}-${times}`);
  }
  for (const [, id = ''] of body.matchAll(/\bid=["']([^"']+)["']/g)) found.add(id);
  return found;
}

/** The path that differs least, if it differs by three letters or fewer. */
function nearest(path: string, paths: ReadonlySet<string>): string | undefined {
  const ranked = [...paths]
    .map((candidate) => ({ candidate, steps: distance(path, candidate) }))
    .filter(({ steps }) => steps <= 3)
    .sort((a, b) => a.steps - b.steps);
  return ranked[0]?.candidate;
}

/** How many letters have to be put in, taken out or changed (Levenshtein). */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 3) return Number.POSITIVE_INFINITY;
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

interface Headline {
  readonly file: string;
  readonly data: unknown;
}

/** What only all texts of a folder together can have wrong. */
export function checkFolder(
  kind: 'blog' | 'success-stories',
  texts: readonly Headline[],
  today: string,
): Finding[] {
  const field = (data: unknown, key: string): unknown => (data as Record<string, unknown> | null)?.[key];
  const published = texts.filter(({ data }) => field(data, 'draft') !== true);
  const findings: Finding[] = [];
  const say = (file: string, message: string) => findings.push({ file, line: 1, message });
  const featured = published.filter(({ data }) => field(data, 'featured') === true);
  const [first, ...others] = featured;
  if (!first && published.length > 0) {
    say(
      published[0]?.file ?? '',
      `is one of ${published.length}, and none of them has "featured: true". Exactly one does.`,
    );
  }
  for (const { file } of others)
    say(file, `has "featured: true", and so has ${first?.file ?? ''}. Only one may.`);
  const unique = kind === 'blog' ? 'title' : 'order';
  const known = new Map<string, string>();
  for (const { file, data } of texts) {
    const found = field(data, unique);
    const value = typeof found === 'string' || typeof found === 'number' ? String(found) : '';
    const other = known.get(value);
    if (value !== '' && other) say(file, `has the same ${unique} as ${other}: ${value}.`);
    known.set(value, file);
  }
  if (kind === 'blog') {
    for (const { file, data } of published) {
      const date = field(data, 'date');
      if (date instanceof Date && date.toISOString().slice(0, 10) > today) {
        say(file, `has a date in the future. Keep "draft: true" until then; nothing publishes itself.`);
      }
    }
  }
  return findings;
}
