/**
 * What people type or paste to say who they are: a name, an address, a telephone number, a code. Each is cleaned before it is
 * measured or checked, by every form, contract and service alike; the database takes the clean spelling only.
 */

/** Longest name, or part of one. The tables' checks say the same. */
export const nameMaxLength = 100;

/** Reverses what is beside it. Without it the text would read otherwise than it did when it was typed, so it is refused. */
const reversing = '\u202E';

/** Letters of scripts that spell with joiners, Arabic to Khmer. */
const joinable = /^[\u0600-\u109F\u1780-\u17FF]$/u;
const emojiBefore = /\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?$/u;
const emojiAfter = /^\p{Extended_Pictographic}/u;

/** Whether a mark that shows nothing by itself is part of how a word or an emoji beside it is written. */
function isSpelling(mark: string, at: number, text: string): boolean {
  const before = text.slice(Math.max(at - 5, 0), at);
  if (mark === '\uFE0F') return /\p{Extended_Pictographic}$/u.test(before);
  if (mark !== '\u200C' && mark !== '\u200D') return false;
  return (
    (joinable.test(text.charAt(at - 1)) && joinable.test(text.charAt(at + 1))) ||
    (mark === '\u200D' && emojiBefore.test(before) && emojiAfter.test(text.slice(at + 1, at + 3)))
  );
}

/**
 * Takes away what copying adds and nobody sees: zero-width and directional marks, soft hyphens, byte-order marks, variation
 * selectors, and the spaces outside. Any other space becomes a plain one, and several become one.
 */
function clean(typed: string, isKept = (_mark: string, _at: number, _text: string) => false): string {
  return typed
    .replace(/\p{Default_Ignorable_Code_Point}/gu, (mark, at: number, text: string) =>
      mark === reversing || isKept(mark, at, text) ? mark : '',
    )
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
}

/** A name in NFC, with the joiners that it is spelled with. */
export const cleanName = (typed: string): string => clean(typed, isSpelling).normalize('NFC');

/** An address whose letters are the plain ones (NFKC): full-width signs come from another keyboard, not from another mailbox. */
export const cleanAddress = (typed: string): string => clean(typed).normalize('NFKC').trim();

/** Digits as Arabic and Persian keyboards write them. */
const plainDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06F0-\u06F9]/gu, (digit) => String(digit.charCodeAt(0) & 15));

/** A telephone number with plain digits and dashes. "(0)" is written after a country code and never dialled there. */
export function cleanPhone(typed: string): string {
  const text = plainDigits(clean(typed).normalize('NFKC'))
    .replace(/[\u2010-\u2015\u2212]/gu, '-')
    .trim();
  return /^(?:\+|00)/u.test(text) ? text.replace(/ ?\(\s*0\s*\) ?/u, ' ') : text;
}

/** The digits of a code without the spaces and dashes that are copied with them. */
export const cleanCode = (typed: string): string =>
  plainDigits(clean(typed).normalize('NFKC')).replace(/[\s\u2010-\u2015\u2212-]/gu, '');

/** How a message names a character, so that it can be found. */
export function nameOfCharacter(character: string): string {
  if (character === ' ') return 'the space';
  if (character === '\t') return 'the tab';
  if (/[\n\r\u2028\u2029]/u.test(character)) return 'the line break';
  return /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u.test(character)
    ? `the character U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    : `“${character}”`;
}
