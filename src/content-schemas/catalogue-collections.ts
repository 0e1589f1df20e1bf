/** The collections of words about things of the catalogue that pages show, for src/content.config.ts. Ids are those of the catalogue. */
import { glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import { eworkProject, eworkWeek } from './ework.ts';
import {
  aiTool,
  aiWorkflow,
  careerPath,
  learnerProfile,
  learnerProject,
  marketInsight,
} from './learner-areas.ts';
import { courseStart, lesson, material } from './lesson.ts';
import { markedSheet } from './marked-sheet.ts';
import { mentorSheets, publicPart } from './mentors.ts';

export const briefs = defineCollection({
  loader: glob({
    base: './content/ework',
    pattern: '*/projects/*.yaml',
    generateId: ({ entry }) => entry.replace(/\/projects\/(\d+)\.yaml$/, '-$1'),
  }),
  schema: eworkProject,
});

/** Of each course's folder, with the end of its path as a suffix of the id: 'cloud-devops-w02'. */
const weeksIn = (folder: 'weeks' | 'lessons') =>
  glob({
    base: './content/ework',
    pattern: `*/${folder}/*.yaml`,
    generateId: ({ entry }) => entry.replace(`/${folder}/`, '-w').replace(/\.yaml$/, ''),
  });

export const eworkWeeks = defineCollection({ loader: weeksIn('weeks'), schema: eworkWeek });
export const eworkLessons = defineCollection({ loader: weeksIn('lessons'), schema: lesson });
export const courseStarts = defineCollection({
  loader: glob({
    base: './content/ework',
    pattern: '*/start.yaml',
    generateId: ({ entry }) => entry.replace('/start.yaml', ''),
  }),
  schema: courseStart,
});
export const markedSheets = defineCollection({
  loader: glob({
    base: './content/ework',
    pattern: '*/marked.yaml',
    generateId: ({ entry }) => entry.replace('/marked.yaml', ''),
  }),
  schema: markedSheet,
});
export const materials = defineCollection({
  loader: glob({
    base: './content/ework',
    pattern: '*/materials/*.yaml',
    generateId: ({ entry }) => entry.replace('/materials/', '/').replace(/\.yaml$/, ''),
  }),
  schema: material,
});

const yamlIn = (folder: string) => glob({ base: `./content/${folder}`, pattern: '*.yaml' });

export const aiTools = defineCollection({ loader: yamlIn('ai-tools'), schema: aiTool });
export const aiWorkflows = defineCollection({ loader: yamlIn('ai-workflows'), schema: aiWorkflow });
export const careerPaths = defineCollection({ loader: yamlIn('career-paths'), schema: careerPath });
export const learnerProfiles = defineCollection({
  loader: yamlIn('learner-profiles'),
  schema: learnerProfile,
});
export const learnerProjects = defineCollection({ loader: yamlIn('projects'), schema: learnerProject });
export const marketInsights = defineCollection({ loader: yamlIn('market-insights'), schema: marketInsight });

/** Of the mentors' sheets pages know this part alone: the rest is dropped as a file is read. */
export const publicWeeks = defineCollection({
  loader: yamlIn('mentors'),
  schema: mentorSheets.transform(publicPart),
});
