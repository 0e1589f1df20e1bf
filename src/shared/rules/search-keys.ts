/**
 * What an enquiry is found by: numbers made of its words, which Postgres keeps in an index. The same text is one word however it is
 * written: case, accents and width do not count, in any script. A word has a number for itself, one for each beginning of it, and
 * one for each way of leaving a letter out: two words with one of those in common differ by a typing mistake.
 */

/** Numbers of one enquiry; a text without end would make an index without end. */
const mostKeys = 3000;
const mostWords = 400;
/** Words of one search that count. */
export const mostSearchWords = 5;
/** Shorter words are so close to each other that every search would find everything. */
const shortestForTypos = 4;
const longestForTypos = 16;
const shortestBeginning = 2;

/** Letters that no normal form takes apart. */
const plain: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  þ: 'th',
  ð: 'd',
};
/** Written without spaces between words: two characters at a time are its words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]+/gu;

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/\p{Mn}/gu, '')
    .replace(/[łøđßæœıþð]/g, (letter) => plain[letter] ?? letter);
}

function pairsOf(run: string): string[] {
  const characters = Array.from(run);
  return characters.length === 1
    ? characters
    : characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`);
}

/** The words of a text, each once, in their order. */
export function wordsOf(text: string): string[] {
  const words = (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((word) => {
    const pairs = (word.match(unspaced) ?? []).flatMap(pairsOf);
    const rest = word.replace(unspaced, ' ').split(' ').filter(Boolean);
    return [...rest, ...pairs];
  });
  return [...new Set(words)];
}

/** FNV-1a with 32 bits, as Postgres keeps an integer. */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash | 0;
}

const isForTypos = (characters: readonly string[]) =>
  characters.length >= shortestForTypos && characters.length <= longestForTypos;

/** The word and every way of leaving one letter out. */
function shortened(word: string): string[] {
  const characters = Array.from(word);
  // Another number is another telephone, not a mistake.
  if (!isForTypos(characters) || /^\p{N}+$/u.test(word)) return [];
  return [word, ...characters.map((_, left) => characters.filter((__, at) => at !== left).join(''))];
}

function beginnings(word: string): string[] {
  const characters = Array.from(word);
  return characters.slice(0, longestForTypos).flatMap((_, at) => {
    const length = at + 1;
    return length >= shortestBeginning && length < characters.length
      ? [characters.slice(0, length).join('')]
      : [];
  });
}

/** A telephone number as it is dialled from abroad and from here. */
const spellingsOfPhone = (e164: string | null): string[] =>
  e164 === null ? [] : [e164.slice(1), ...(e164.startsWith('+44') ? [`0${e164.slice(3)}`] : [])];

/** What is kept of an enquiry. */
export function keysOf({ texts, phone }: { texts: readonly string[]; phone: string | null }): number[] {
  const words = [...spellingsOfPhone(phone), ...texts.flatMap(wordsOf)].slice(0, mostWords);
  const keys = new Set<number>();
  // What is exact comes first: if there is too much, mistakes are forgiven less.
  for (const word of words) keys.add(numberOf(`=${word}`));
  for (const word of words) for (const start of beginnings(word)) keys.add(numberOf(`^${start}`));
  for (const word of words) for (const short of shortened(word)) keys.add(numberOf(`~${short}`));
  return [...keys].slice(0, mostKeys);
}

/** One list of numbers for each word that is looked for: an enquiry is found when it has a number of every list. */
export interface SearchKeys {
  /** The words as they are typed, and words that begin so. */
  exact: number[][];
  /** The same with a typing mistake in each. */
  loose: number[][];
}

/** Null where nothing that can be looked for was typed. */
export function searchKeysOf(typed: string): SearchKeys | null {
  const digits = typed.replace(/[\s().+-]/g, '');
  // Someone pastes a telephone number as they have it.
  const words = /^\d{6,15}$/.test(digits) ? [digits] : wordsOf(typed).slice(0, mostSearchWords);
  if (words.length === 0) return null;
  const exact = words.map((word) => [numberOf(`=${word}`), numberOf(`^${word}`)]);
  return {
    exact,
    loose: words.map((word, at) => [
      ...(exact[at] ?? []),
      ...shortened(word).map((short) => numberOf(`~${short}`)),
    ]),
  };
}
