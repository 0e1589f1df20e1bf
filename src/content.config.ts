/**
 * The only door from content/ to the pages. Whoever edits a text and gets something wrong at its top is told by the
 * schemas what to write, together with the name of the file, when the site is built.
 */
import { glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import { blog, successStories } from './content-schemas/editorial-collections.ts';
import { legalFrontmatter } from './content-schemas/legal.ts';

const legal = defineCollection({
  loader: glob({ base: './content/legal', pattern: '*.mdx' }),
  schema: legalFrontmatter,
});

export const collections = { legal, blog, 'success-stories': successStories };
