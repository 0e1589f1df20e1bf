import type { Course } from '../course.ts';

export const promptEngineering = {
  id: 1,
  slug: 'prompt-engineering',
  title: 'Prompt Engineering',
  shortTitle: 'Prompt Engineering',
  weeks: 8,
  salaryUsd: [75_000, 120_000],
  jobGrowthPercent: 45,
  rating: 4.9,
  reviews: 1318,
  enrolled: 3460,
  subtitle: 'Dependable work from language models, tested before it is trusted',
  description:
    'Get dependable work from language models: instructions, examples, tests, and knowing when not to use one. Our shortest course, and the one that asks for the least technical background.',
  level: 'Beginner',
  bring:
    'Clear writing and patience. No programming is needed to begin. For a project, a small model runs on your own computer: 8 GB of memory is tight, 16 GB comfortable.',
  hoursPerWeek: [15, 20],
  immediateValue: ['Turn a vague request into a tested prompt', 'Build a small library your team can reuse'],
  futureProof: [
    'Measuring quality as models change',
    'Knowing when a form, a rule or a person does the job better',
  ],
  skills: ['Prompt patterns', 'Evaluation', 'Retrieval', 'Safety'],
  strategicBenefits: [
    'You can show, with numbers, whether an AI answer is good enough for the task',
    'You work on top of any model, so a change of supplier does not make your skill obsolete',
    'You are useful in a team that has subject experts but nobody who can make a model behave',
  ],
  coreSkills: [
    'Write instructions and examples that another person can maintain',
    'Build a test set and score answers against it',
    'Ground answers in documents with retrieval, and cite them',
    'Find and reduce wrong, unsafe and invented answers',
    'Keep personal and confidential data out of prompts',
  ],
  careerPaths: [
    { role: 'AI Content Specialist', salaryUsd: [75_000, 90_000] },
    { role: 'Conversation Designer', salaryUsd: [80_000, 100_000] },
    { role: 'Prompt Engineer', salaryUsd: [90_000, 115_000] },
    { role: 'AI Quality Lead', salaryUsd: [100_000, 120_000] },
  ],
  industries: [
    'Customer service',
    'Publishing and marketing',
    'Education',
    'Legal services',
    'Public services',
  ],
  syllabus: [
    {
      title: 'Ask',
      weeks: 2,
      covers: 'How a language model produces text, and what clear instructions and good examples change.',
    },
    {
      title: 'Test',
      weeks: 2,
      covers: 'Test sets, rubrics and scoring, so that an improvement is more than an impression.',
    },
    {
      title: 'Ground',
      weeks: 2,
      covers: 'Retrieval from your own documents, structured output, and answers that name their source.',
    },
    {
      title: 'Guard',
      weeks: 1,
      covers: 'Injection, personal data, bias and refusal; what to log and when to hand over to a person.',
    },
    {
      title: 'Show',
      weeks: 1,
      covers: 'A working assistant with its test report, presented to a sceptical team.',
    },
  ],
  startingPoint: 'words-and-people',
  enrolLabel: 'Enroll Now',
} as const satisfies Course;
