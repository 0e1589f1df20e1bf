/**
 * How long a text takes to read, which parts it has, and how plainly it is written. Everything is computed from the
 * Markdown of the text, so that no editor has to keep a figure up to date.
 */

/** A calm pace for text that is new to its reader; people read easy fiction faster. */
const wordsPerMinute = 200;
/** The Automated Readability Index counts school grades of the United States, which begin at the age of five or six. */
const ageOfGradeZero = 5;

export interface TextSection {
  /** The heading, or an empty text for what comes before the first one. */
  readonly title: string;
  readonly words: number;
}

/** What a reader reads: no code, no addresses, no tables, no components, no marks. Headings stay, as sentences. */
export function proseOf(markdown: string): string {
  return markdown
    .replace(/^(?:import|export) .*$/gm, '')
    .replace(/```[\s\S]*?```/g, '')
    .replace(/<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/g, '')
    .replace(/^\|.*$/gm, '')
    .replace(/<([A-Z]\w*)\b[^<]*?\/>/g, '')
    .replace(/<\/?[A-Za-z][^>]*>/g, '')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`([^`\n]*)`/g, '$1')
    .replace(/^#{1,6}\s+(.*)$/gm, '$1.')
    .replace(/^\s*(?:[-*+]|\d+\.)\s+(.*[^.?!:;,\s])\s*$/gm, '$1.')
    .replace(/^\s*(?:[-*+]|\d+\.|>)\s+/gm, '')
    .replace(/[*_]{1,3}(?=\S)/g, '')
    .replace(/(\S)[*_]{1,3}/g, '$1')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

export function wordsOf(prose: string): string[] {
  return prose.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,/-]*[\p{L}\p{N}]|[\p{L}\p{N}]/gu) ?? [];
}

/** Whole minutes, at least one. */
export function minutesToRead(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** The parts under headings of the second level, in order, with how many words each has. Code is no heading. */
export function sectionsOf(markdown: string): TextSection[] {
  const parts = markdown.replace(/```[\s\S]*?```/g, '').split(/^## +/m);
  return parts
    .map((part, i) => {
      const [heading = '', ...rest] = i === 0 ? ['', part] : part.split('\n');
      const title = proseOf(heading);
      return { title, words: wordsOf(proseOf(`${heading}\n${rest.join('\n')}`)).length };
    })
    .filter(({ title, words }) => title !== '' || words > 0);
}

/**
 * The age at which someone can read the text with ease, in years: Automated Readability Index (letters a word, words a
 * sentence; Smith and Senter, 1967) plus five. It needs no guesses about syllables, so two machines agree on it. Headings
 * are left out, because they would count as very short sentences.
 */
export function readingAge(markdown: string): number {
  const prose = proseOf(markdown.replace(/```[\s\S]*?```/g, '').replace(/^#{1,6}\s.*$/gm, ''));
  const words = wordsOf(prose);
  if (words.length === 0) return ageOfGradeZero;
  const letters = words.join('').replace(/[^\p{L}\p{N}]/gu, '').length;
  const sentences = prose.split(/[.?!]+(?=\s|["”’)]|$)|\n{2,}/).filter((text) => /\p{L}/u.test(text)).length;
  const grade = 4.71 * (letters / words.length) + 0.5 * (words.length / Math.max(1, sentences)) - 21.43;
  return Math.max(ageOfGradeZero, grade + ageOfGradeZero);
}
