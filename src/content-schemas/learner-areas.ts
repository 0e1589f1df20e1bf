/** What the files about learner projects, AI tools, AI workflows, learner profiles and careers say. */
import { z } from 'astro/zod';
import type {
  AiToolWords,
  AiWorkflowWords,
  CareerPathWords,
  LearnerProfileWords,
  LearnerProjectWords,
  MarketInsightWords,
} from '#shared/catalogue/words.ts';
import { material } from './lesson.ts';
import { checked, line, list, unknownLines } from './words.ts';

function file<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, unknownLines(Object.keys(shape)));
}

/** One line of a list: short, without a full stop. */
const point = (key: string, what: string, most: number) =>
  line(key, what, 5, most).regex(/[^.!]$/, { error: 'ends with a full stop; leave it out.' });

/** The day is for `npm run content:check` and `npm run launch-check`; no page shows it. */
function withoutCheck<Words extends { readonly checked: unknown }>({ checked: _checked, ...words }: Words) {
  return words;
}

export const learnerProject: z.ZodType<LearnerProjectWords> = file({
  checked,
  title: line('title', 'the name of the project', 5, 60),
  description: line(
    'description',
    'the situation and what is made of it, in two or three sentences',
    121,
    259,
  ),
  learningObjectives: list(
    'learningObjectives',
    point('learningObjectives', 'something that is learnt', 110),
    'what is learnt',
    3,
    6,
  ),
  requirements: list(
    'requirements',
    point('requirements', 'something to have or know', 110),
    'what to have or know before the start',
    2,
    6,
  ),
  material: material.optional(),
}).transform(withoutCheck);

export const aiTool: z.ZodType<AiToolWords> = file({
  name: line('name', 'the name of the product, as its maker writes it', 3, 60),
  description: line('description', 'what it is, without amounts and dates', 16, 160),
  pricing: line('pricing', 'how it is paid for, in words', 16, 160),
  checked,
  businessUseCase: line('businessUseCase', 'what a business uses it for', 16, 160),
  dailyWorkflows: list(
    'dailyWorkflows',
    point('dailyWorkflows', 'something that people do with it', 120),
    'what people do with it on an ordinary day',
    3,
    6,
  ),
  learningPath: list(
    'learningPath',
    point('learningPath', 'a step of learning it', 120),
    'the steps of learning it, in order',
    3,
    6,
  ),
}).transform(withoutCheck);

export const aiWorkflow: z.ZodType<AiWorkflowWords> = file({
  checked,
  name: line('name', 'the name of the workflow', 3, 60),
  description: line('description', 'what is done, in one sentence', 16, 200),
  industry: line('industry', 'the trade it is shown in', 3, 60),
  steps: list('steps', point('steps', 'one step', 110), 'the steps, in order', 5, 7),
  decidedAt: z
    .int({
      error: 'must be a whole number: that of the step in which a person checks or decides, from 1.',
    })
    .min(2, { error: 'must be 2 or more: after the first step there is something to decide by.' }),
  businessOutcome: line('businessOutcome', 'what is better afterwards', 16, 200),
  realWorldExample: line('realWorldExample', 'an invented example', 30, 200).regex(/^An illustrative /, {
    error: 'must begin with "An illustrative", because it is invented.',
  }),
})
  .refine(({ steps, decidedAt }) => decidedAt <= steps.length, {
    path: ['decidedAt'],
    error: 'names a step that is not there.',
  })
  .transform(withoutCheck);

export const learnerProfile: z.ZodType<LearnerProfileWords> = file({
  description: line('description', 'where these people come from and what is taught them', 60, 230),
  targetAudience: line('targetAudience', 'whom it is for', 10, 120),
  aiEnabledRoles: list(
    'aiEnabledRoles',
    line('aiEnabledRoles', 'the title of a job', 5, 60),
    'titles under which the work is advertised',
    3,
    3,
  ),
});

export const careerPath: z.ZodType<CareerPathWords> = file({
  description: line('description', 'what the work consists of', 60, 230),
});

export const marketInsight: z.ZodType<MarketInsightWords> = file({
  title: line('title', 'the advice in a few words', 10, 80),
  text: line('text', 'the advice, without figures', 60, 220).regex(/^\D*$/, {
    error: 'has a figure. Figures about the market need evidence and belong with the claims.',
  }),
});
