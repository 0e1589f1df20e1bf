import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { collections, readCollection, readFileOf } from './collections.ts';

const copy = mkdtempSync(join(tmpdir(), 'content-'));
cpSync('content', join(copy, 'content'), { recursive: true });
afterAll(() => rmSync(copy, { recursive: true }));

const path = 'content/ework/cloud-devops/weeks/03.yaml';
const right = readFileSync(path, 'utf8');
const schema = collections.eworkWeeks.schema;

/** What an editor reads about a week's file in which something was changed. */
function say(from: string | RegExp, to: string): string[] {
  const text = right.replace(from, to);
  expect(text).not.toBe(right);
  return readFileOf(path, text, schema).findings.map(({ line, message }) => `${line} ${message}`);
}

test('a file that keeps to the rules gives its words', () => {
  const { words } = readFileOf(path, right, schema);
  expect(words?.objectives.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4]);
});

test('messages say what to type, at the line', () => {
  expect(say(/^title: .*$/m, 'titel: X')).toEqual([
    expect.stringContaining('needs a line'),
    expect.stringContaining('no page reads: titel'),
  ]);
  expect(say(/^title: .*$/m, `title: ${'x'.repeat(70)}`)).toEqual([
    expect.stringMatching(/^2 "title" is too long\. Write at most 60 characters/),
  ]);
  expect(say('  - 1: ', '  - 0: ')).toEqual([expect.stringMatching(/gives the number 0 twice\. A new item gets the next number/)]);
  expect(say('  - 1: ', '  - one: ')).toEqual([expect.stringContaining('a number, a colon and the text')]);
  expect(say(/address: .*/, 'address: http://example.org')).toEqual([
    expect.stringMatching(/^\d+ "resources" must be an address that begins with https:/),
  ]);
  expect(say(/^title: .*$/m, 'title: "half')).toEqual([expect.stringContaining('cannot be read')]);
});

test('an item that was taken out leaves its number behind', () => {
  const lines = right.split('\n');
  const at = lines.findIndex((line) => line.startsWith('  - 1: '));
  const end = lines.findIndex((line, index) => index > at && /^ {2}- |^\S/.test(line));
  const without = [...lines.slice(0, at), ...lines.slice(end)].join('\n');
  expect(readFileOf(path, without, schema).findings).toEqual([
    expect.objectContaining({ message: expect.stringContaining('write "  - 1: removed"') as string }),
  ]);
  const marked = [...lines.slice(0, at), '  - 1: removed', ...lines.slice(end)].join('\n');
  const { words } = readFileOf(path, marked, schema);
  expect(words?.removed).toEqual({ objectives: [1], deliverables: [] });
  expect(words?.objectives.map(({ number }) => number)).not.toContain(1);
});

test('a file that the catalogue does not know, and an id without a file, are both named', () => {
  expect(readCollection('aiTools', copy).findings).toEqual([]);
  renameSync(join(copy, 'content/ai-tools/claude.yaml'), join(copy, 'content/ai-tools/clod.yaml'));
  expect(readCollection('aiTools', copy).findings.map(({ file, message }) => `${file} ${message}`)).toEqual([
    expect.stringMatching(/^content\/ai-tools\/claude\.yaml is missing: the catalogue knows "claude"/),
    expect.stringMatching(/^content\/ai-tools\/clod\.yaml belongs to nothing in the catalogue/),
  ]);
  writeFileSync(join(copy, 'content/ework/cloud-devops/weeks/13.yaml'), right);
  expect(readCollection('eworkWeeks', copy).findings.map(({ file }) => file)).toEqual([
    'content/ework/cloud-devops/weeks/13.yaml',
  ]);
});
