import type { LearnerProjectFacts } from './project.ts';

export const aiMlProjects = [
  {
    id: 'reply-assistant',
    title: 'A reply assistant with a test report',
    description:
      'A lettings desk answers the same forty questions every week. Write a prompt that drafts replies from a fact sheet, and prove with a scored test set which questions it may answer and which go to a person.',
    category: 'AI_ML',
    difficulty: 'beginner',
    estimatedHours: 12,
    technologies: ['Prompt templates', 'Evaluation sets', 'LLM APIs'],
    learningObjectives: [
      'Write an instruction with a role, facts, examples and a rule for refusing',
      'Build a test set of forty questions, ten of which have no answer in the fact sheet',
      'Score two versions of a prompt against the same rubric and say which one is better',
    ],
    requirements: [
      'Access to any chat model; a free tier is enough',
      'A spreadsheet for questions, answers and scores',
    ],
    courses: ['prompt-engineering', 'ai-business-analyst'],
  },
] as const satisfies readonly (LearnerProjectFacts & { readonly category: 'AI_ML' })[];
