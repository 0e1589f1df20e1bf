import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import { claimsFile } from '../../src/content-schemas/claims.ts';
import type { ClaimFacts, ClaimWords } from '../../src/shared/catalogue/claims/claim.ts';
import { claimFacts } from '../../src/shared/catalogue/claims/facts.ts';
import { root } from '../stack/paths.ts';
import { writeMadeFile } from './write-file.ts';

/** Where the words and the evidence are written, from the root. */
export const claimsFolder = 'content/claims';
const target = 'src/shared/generated/claims.json';

export interface ClaimFinding {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly message: string;
}

export interface ClaimsText {
  /** From the root: content/claims/outcomes.yaml. */
  readonly path: string;
  readonly text: string;
}

/** Reads and checks what editors write about the claims. Findings say what to change, with file and line. */
export function readClaims(
  texts: readonly ClaimsText[],
  facts: readonly Pick<ClaimFacts, 'id' | 'family'>[] = claimFacts,
): { words: Record<string, ClaimWords>; findings: ClaimFinding[] } {
  const words: Record<string, ClaimWords> = {};
  const findings: ClaimFinding[] = [];
  const known = new Set(facts.flatMap(({ id, family }) => (family ? [id, `${family}-*`] : [id])));
  for (const { path, text } of texts) {
    const lines = new LineCounter();
    const document = parseDocument(text, { lineCounter: lines });
    const say = (line: number, message: string): number => findings.push({ file: path, line, message });
    for (const error of document.errors) {
      say(
        error.linePos?.[0].line ?? 1,
        `cannot be read: ${error.message.split(' at line ')[0] ?? error.message}. Put a text with a colon between quotation marks.`,
      );
    }
    if (document.errors.length > 0) continue;
    const lineOf = (keys: readonly PropertyKey[]): number => {
      // The last part of the path that is really in the file.
      for (let depth = keys.length; depth > 0; depth--) {
        const range = nodeOf(document, keys.slice(0, depth));
        if (range !== undefined) return lines.linePos(range).line;
      }
      return 1;
    };
    const result = claimsFile.safeParse(document.toJS());
    if (!result.success) {
      for (const issue of result.error.issues) {
        const name = issue.path.map(String).join(', ');
        say(lineOf(issue.path), name ? `${name}: ${issue.message}` : `The file ${issue.message}`);
      }
      continue;
    }
    for (const [id, entry] of Object.entries(result.data)) {
      if (!known.has(id)) {
        say(
          lineOf([id]),
          `${id} is no claim of the site. The ids are in src/shared/catalogue/claims/facts.ts; check the spelling.`,
        );
      } else if (words[id]) {
        say(lineOf([id]), `${id} has an entry in another file already. Keep one of the two.`);
      } else {
        words[id] = entry;
      }
    }
  }
  for (const { id, family } of facts) {
    if (words[id] || (family && words[`${family}-*`])) continue;
    findings.push({
      file: claimsFolder,
      line: 1,
      message: `needs an entry "${family ? `${family}-*` : id}:" with "text: …" and "definition: …".`,
    });
  }
  return { words, findings: unique(findings) };
}

const unique = (findings: ClaimFinding[]): ClaimFinding[] => [
  ...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values(),
];

/** Where the key of an entry begins in the file. */
function nodeOf(
  document: ReturnType<typeof parseDocument>,
  keys: readonly PropertyKey[],
): number | undefined {
  const parent: unknown =
    keys.length === 1 ? document.contents : document.getIn(keys.slice(0, -1).map(String), true);
  const items = (parent as { items?: { key?: { value?: unknown; range?: number[] } }[] } | null)?.items;
  return items?.find(({ key }) => key?.value === String(keys.at(-1)))?.key?.range?.[0];
}

export function readClaimsFolder(folder: string = root): ClaimsText[] {
  return readdirSync(join(folder, claimsFolder))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => ({
      path: `${claimsFolder}/${name}`,
      text: readFileSync(join(folder, claimsFolder, name), 'utf8'),
    }));
}

/**
 * Writes the words and the evidence as the JSON that pages and functions carry, and whether this build withholds what is
 * not backed. @throws Error that names each file and line to change.
 */
export function writeClaims(settings: NodeJS.ProcessEnv = process.env, folder: string = root): void {
  const choice = settings['SITE_CLAIMS'] ?? '';
  if (choice !== '' && choice !== 'withhold') {
    throw new Error(`SITE_CLAIMS can be "withhold" or be left out; it is "${choice}".`);
  }
  const { words, findings } = readClaims(readClaimsFolder(folder));
  if (findings.length > 0) {
    throw new Error(findings.map(({ file, line, message }) => `${file}:${line} ${message}`).join('\n'));
  }
  writeMadeFile(
    join(folder, target),
    `${JSON.stringify({ withhold: choice === 'withhold', words }, null, 1)}\n`,
  );
}

