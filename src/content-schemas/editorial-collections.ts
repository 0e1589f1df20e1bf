/** The collections of articles and stories, for src/content.config.ts. One folder each, so that pictures lie beside the text. */
import { glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import { articleFrontmatter } from './blog.ts';
import { storyFrontmatter } from './success-stories.ts';

export const blog = defineCollection({
  loader: glob({ base: './content/blog', pattern: '*/index.{md,mdx}' }),
  schema: ({ image }) => articleFrontmatter(image),
});

export const successStories = defineCollection({
  loader: glob({ base: './content/success-stories', pattern: '*/index.{md,mdx}' }),
  schema: storyFrontmatter,
});
