/** The top of each file in content/legal. */
import { z } from 'astro/zod';
import { checked, day, line, unknownLines } from './words.ts';

const shape = {
  title: line('title', 'the heading of the page and its name in search results', 5, 45),
  description: line('description', 'what search results and shared links say about the page', 50, 160),
  dated: day('dated', 'the day from which this version holds; it is at the top of the page'),
  version: z
    .string({
      error: 'needs quotation marks around the number, or 2.10 would become 2.1: "version: \'2.1\'".',
    })
    .optional(),
  checked,
  addendum: day('addendum', 'the day of the section "In force since then"').optional(),
  summary: line('summary', 'the sentence under the heading, and beside the title in lists', 20, 140),
};

export const legalFrontmatter = z.strictObject(shape, unknownLines(Object.keys(shape)));
