/**
 * The only door from content/ to the pages. Anyone who gets something wrong in a file is told what to
 * write by the schemas, together with the name of the file, when the site is built.
 */
import { glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import { blog, successStories } from './content-schemas/editorial-collections.ts';
import {
  aiTools,
  aiWorkflows,
  briefs,
  careerPaths,
  courseStarts,
  eworkLessons,
  eworkWeeks,
  learnerProfiles,
  learnerProjects,
  markedSheets,
  marketInsights,
  materials,
  publicWeeks,
} from './content-schemas/catalogue-collections.ts';
import { guideFrontmatter } from './content-schemas/guides.ts';
import { legalFrontmatter } from './content-schemas/legal.ts';

const legal = defineCollection({
  loader: glob({ base: './content/legal', pattern: '*.mdx' }),
  schema: legalFrontmatter,
});

const guides = defineCollection({
  loader: glob({ base: './content/guides', pattern: '*.mdx' }),
  schema: guideFrontmatter,
});

export const collections = {
  legal,
  guides,
  blog,
  'success-stories': successStories,
  'ework-projects': briefs,
  'ework-weeks': eworkWeeks,
  'ework-lessons': eworkLessons,
  'course-starts': courseStarts,
  'marked-sheets': markedSheets,
  materials,
  'public-weeks': publicWeeks,
  'ai-tools': aiTools,
  'ai-workflows': aiWorkflows,
  'career-paths': careerPaths,
  'learner-profiles': learnerProfiles,
  'learner-projects': learnerProjects,
  'market-insights': marketInsights,
};
