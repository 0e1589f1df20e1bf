/** Parts that every schema for editors is made of. Each message says what to write; the file's name is put before it. */
import { z } from 'astro/zod';

/** Said of a text with a top of its own (.md, .mdx), and of a file that is nothing but such lines (.yaml). */
const where = 'at the top of this file (in a text, between the two rows of dashes)';

/** One line of text with a least and a greatest length. `what` completes "It is …". */
export function line(key: string, what: string, least: number, most: number) {
  return z
    .string({ error: `needs a line ${where}: "${key}: …". It is ${what}.` })
    .trim()
    .min(least, {
      error: `is too short. Write at least ${least} characters after "${key}:". It is ${what}.`,
    })
    .max(most, { error: `is too long. Write at most ${most} characters after "${key}:". It is ${what}.` });
}

/** A day of the calendar. YAML reads 2026-11-27 as one; anything else stays text and is refused. */
export function day(key: string, what: string) {
  return z.date({
    error: `needs a line ${where}: "${key}: 2026-11-27", year first, without quotation marks. It is ${what}.`,
  });
}

/** What is written in the place of a day while nobody has looked yet. */
export const notYetChecked = 'not yet';

/**
 * For what ages: tools, laws, prices, links. A day is given only when every such statement and link of the file was looked
 * up on it. `npm run content:check` lists what was never looked up, and what was more than six months ago.
 */
export const checked = z
  .union([z.date(), z.literal(notYetChecked)], {
    error: `needs a line ${where}: "checked: 2026-11-27", the day on which you looked up every fact and link of this file. If nobody has done that, write "checked: ${notYetChecked}".`,
  })
  .refine((value) => value === notYetChecked || value <= new Date(), {
    error: `is a day to come. Write the day on which every fact and link was looked up, or "checked: ${notYetChecked}".`,
  })
  .transform((value) => (value === notYetChecked ? null : value));

/** One word of a closed list. */
export function choice<const Words extends readonly [string, ...string[]]>(
  key: string,
  words: Words,
  what: string,
) {
  return z.enum(words, {
    error: (issue) =>
      `${issue.input === undefined ? `needs a line ${where}: "${key}: ${words[0]}".` : `cannot be ${JSON.stringify(issue.input)}.`} It is ${what}, one of: ${words.join(', ')}.`,
  });
}

/** true or false, without quotation marks; false where the line is left out. */
export function yesOrNo(key: string, what: string) {
  return z
    .boolean({
      error: `must be true or false, without quotation marks: "${key}: true". It says whether ${what}.`,
    })
    .default(false);
}

export function list<Item extends z.ZodType>(
  key: string,
  item: Item,
  what: string,
  least: number,
  most: number,
) {
  const message = `needs ${least === most ? least : `${least} to ${most}`} entries, each on a line of its own under "${key}:" that begins with "  - ". They are ${what}.`;
  return z.array(item, { error: message }).min(least, { error: message }).max(most, { error: message });
}

/** Names the lines that no page reads: nearly always a spelling mistake. */
export function unknownLines(known: readonly string[]) {
  return {
    error: (issue: { code?: string | undefined; keys?: unknown }) =>
      issue.code === 'unrecognized_keys' && Array.isArray(issue.keys)
        ? `has lines at the top that no page reads: ${issue.keys.join(', ')}. Known are ${known.join(', ')}; check the spelling.`
        : undefined,
  };
}
