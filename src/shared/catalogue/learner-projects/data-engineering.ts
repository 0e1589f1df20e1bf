import type { LearnerProjectFacts } from './project.ts';

export const dataEngineeringProjects = [
  {
    id: 'sales-dashboard',
    title: 'A sales dashboard that answers one question',
    description:
      'Three shops send three differently shaped spreadsheets each Monday. Clean and join them by steps that can be repeated, then build one page that tells the owner which shop needs attention and why.',
    category: 'DATA_ENGINEERING',
    difficulty: 'beginner',
    estimatedHours: 14,
    technologies: ['Power BI', 'Excel', 'SQL'],
    learningObjectives: [
      'Clean and join files so that next week’s need no handwork',
      'Reconcile totals with the source before anything is charted',
      'Choose a chart for the question, and leave out the ones that only decorate',
    ],
    requirements: [
      'Everyday spreadsheets: formulas, sorting, filters',
      'A computer that runs Power BI Desktop',
    ],
    courses: ['ai-data-analysis', 'ai-business-analyst'],
  },
] as const satisfies readonly (LearnerProjectFacts & { readonly category: 'DATA_ENGINEERING' })[];
