/** What is made from files is made again only when they, or what was made, have changed. */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { dataFolder, root } from './paths.ts';

export interface Made {
  /** Of the stamp in .data/made. */
  name: string;
  /** Files and folders, relative to the repository. */
  inputs: readonly string[];
  /** Absolute. */
  outputs: readonly string[];
  /** What else it depends on. */
  setting?: string;
}

/** True when nothing has changed since `noteMade`. */
export function isMade(made: Made): boolean {
  const known = readIfThere(stampOf(made));
  return known !== undefined && known === stampText(made);
}

export function noteMade(made: Made): void {
  const file = stampOf(made);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, stampText(made));
  renameSync(`${file}.${process.pid}`, file);
}

const stampOf = ({ name }: Made) => join(dataFolder, 'made', name);
const stampText = ({ inputs, outputs, setting = '' }: Made) =>
  `${hashInputs(inputs, setting)} ${hashOutputs(outputs)}`;

/** Of names and contents. */
export function hashInputs(inputs: readonly string[], setting = ''): string {
  const hash = createHash('sha256').update(setting);
  for (const input of inputs) {
    for (const file of listFiles(join(root, input)))
      hash.update(relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Of names, sizes and times, which is enough for what no one edits. */
function hashOutputs(outputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const output of outputs) {
    for (const file of listFiles(output)) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${relative(output, file)} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

function listFiles(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
