/**
 * The only door from content/ to the pages. Whoever edits a text and gets something wrong at its top reads the messages
 * below, together with the name of the file, when the site is built: they say what to write.
 */
import { glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { blog, successStories } from './content-schemas/editorial-collections.ts';

/** A line at the top of the file, between the two rows of dashes, with a length that search results show whole. */
function line(key: string, what: string, least: number, most: number) {
  return z
    .string({
      error: `needs a line at the top of this file, between the two rows of dashes: "${key}: …". It is ${what}.`,
    })
    .min(least, {
      error: `is too short. Write at least ${least} characters after "${key}:". It is ${what}.`,
    })
    .max(most, {
      error: `is too long. Write at most ${most} characters after "${key}:". It is ${what}.`,
    });
}

function day(key: string, what: string) {
  return z.date({
    error: `needs a line at the top of this file, between the two rows of dashes: "${key}: 2026-11-27", year first, without quotation marks. It is ${what}.`,
  });
}

/** What stands at the top of each file in content/legal. */
export const legalFrontmatter = z.strictObject(
  {
    title: line('title', 'the heading of the page and its name in search results', 5, 45),
    description: line('description', 'what search results and shared links say about the page', 50, 160),
    dated: day('dated', 'the day from which this version holds; it stands at the top of the page'),
    version: z
      .string({
        error: 'needs quotation marks around the number, or 2.10 would become 2.1: "version: \'2.1\'".',
      })
      .optional(),
    addendum: day('addendum', 'the day of the section "In force since then"').optional(),
    summary: line('summary', 'the sentence under the heading, and beside the title in lists', 20, 140),
  },
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `has lines at the top that no page reads: ${issue.keys.join(', ')}. Known are title, description, dated, version, addendum and summary; check the spelling.`
        : undefined,
  },
);

const legal = defineCollection({
  loader: glob({ base: './content/legal', pattern: '*.mdx' }),
  schema: legalFrontmatter,
});

export const collections = { legal, blog, 'success-stories': successStories };
