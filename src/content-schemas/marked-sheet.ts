/**
 * What content/ework/<course>/marked.yaml says: the mail of a client, a learner's first draft with what a mentor marks in it,
 * and the second draft. Invented, and the page says so; its facts are those of the course's public week.
 */
import { z } from 'astro/zod';
import type { MarkedSheet, MarkedText } from '#shared/catalogue/words.ts';
import { choice, line, list, unknownLines } from './words.ts';

function part<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, unknownLines(Object.keys(shape)));
}

/** "Paid [in 14 days]{1}." in pieces, each with the number that is behind it. */
export function splitMarked(text: string): MarkedText {
  const pieces: { text: string; mark: number | null }[] = [];
  let at = 0;
  for (const found of text.matchAll(/\[([^\]]+)\](?:\{(\d)\})?/g)) {
    if (found.index > at) pieces.push({ text: text.slice(at, found.index), mark: null });
    pieces.push({ text: found[1] ?? '', mark: Number(found[2] ?? 0) });
    at = found.index + found[0].length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), mark: null });
  return pieces;
}

/** A mentor's pen knows no capital letters (components/ink/hand.ts). */
const hand = (key: string, what: string) =>
  line(key, what, 3, 40).regex(/^[a-z0-9 ?!.,:’£-]+$/, {
    error: `is written by hand: small letters, digits, spaces and ? ! . , : ’ £ - only.`,
  });

const paragraphs = (key: string, what: string) =>
  list(key, line(key, 'one paragraph', 10, 400).transform(splitMarked), what, 2, 6);

const shape = {
  from: line('from', 'who of the client writes, and the client', 5, 80),
  subject: line('subject', 'the subject of the mail', 3, 60),
  mail: list('mail', line('mail', 'one paragraph', 10, 400), 'the mail, with its awkward fact', 1, 4),
  page: line('page', 'what the learner has written, such as "A letter to Mr Brindle"', 5, 80),
  first: paragraphs(
    'first',
    'the first draft. What the mentor marks is in brackets with its number: "[in 14 days]{1}"',
  ),
  marks: list(
    'marks',
    part({
      kind: choice('kind', ['ring', 'line', 'cross', 'tick'], 'how the words are marked'),
      hand: hand('hand', 'what the mentor writes beside it'),
      say: line('say', 'the same said in full', 20, 240),
    }),
    'what the mentor marks, in the order of the numbers',
    3,
    5,
  ),
  second: paragraphs('second', 'the second draft. What is new is in brackets'),
  last: hand('last', 'what the mentor writes under the second draft'),
};

export const markedSheet: z.ZodType<MarkedSheet> = part(shape).superRefine(
  ({ first, marks, second }, context) => {
    const say = (key: string, message: string) => context.addIssue({ code: 'custom', path: [key], message });
    const numbers = first.flat().flatMap(({ mark }) => (mark === null ? [] : [mark]));
    const wanted = marks.map((_, i) => i + 1);
    if (numbers.join() !== wanted.join())
      say(
        'first',
        `has the marks ${numbers.join(', ') || 'none'}; it needs ${wanted.join(', ')}, in this order.`,
      );
    for (const kind of ['ring', 'tick'] as const)
      if (!marks.some((mark) => mark.kind === kind)) say('marks', `needs one of the kind "${kind}".`);
    if (!second.flat().some(({ mark }) => mark !== null)) say('second', 'needs what is new in brackets.');
  },
);
