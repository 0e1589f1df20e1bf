import type { Achievement } from '#shared/contracts/dashboard.ts';
import type { ProjectAssignment } from '#shared/contracts/project-assignments.ts';
import type { LearnerSkill } from '#shared/contracts/skills.ts';
import { addDays } from '#shared/rules/london-day.ts';

/* What an empty account sees in the places that its own work will fill. Each is labelled "Example" on the page. */

type ExampleAssignment = Pick<ProjectAssignment, 'project' | 'status' | 'progress' | 'dueDate'>;

/** Two projects under way. Their due dates follow today, so that the label is always one that a learner will meet. */
export function exampleAssignments(today: string): readonly ExampleAssignment[] {
  return [
    {
      project: {
        id: 'example-helpdesk',
        title: 'A helpdesk assistant that knows when to pass on',
        description:
          'Answers from a fact sheet for a lettings agency, with a test set that catches invention.',
        category: 'AI_ML',
        difficulty: 'beginner',
        estimatedHours: 16,
        technologies: ['Prompt templates', 'Evaluation sets', 'Python'],
        learningObjectives: [],
        requirements: [],
        courses: [],
      },
      status: 'in_progress',
      progress: 50,
      dueDate: addDays(today, 6),
    },
    {
      project: {
        id: 'example-returns',
        title: 'Where a clothing shop loses money on returns',
        description: 'A data model and a dashboard that the shop’s buyer can read without help.',
        category: 'DATA_ENGINEERING',
        difficulty: 'intermediate',
        estimatedHours: 24,
        technologies: ['SQL', 'Power BI', 'dbt'],
        learningObjectives: [],
        requirements: [],
        courses: [],
      },
      status: 'not_started',
      progress: 0,
      dueDate: addDays(today, 20),
    },
  ];
}

/** One for each name of a level. */
export const exampleSkills: readonly LearnerSkill[] = [
  { id: 'example-python', skillName: 'Python', proficiency: 90, category: 'Programming' },
  { id: 'example-sql', skillName: 'SQL', proficiency: 75, category: 'Data' },
  { id: 'example-cloud', skillName: 'Cloud services', proficiency: 55, category: 'Cloud' },
  { id: 'example-evaluation', skillName: 'Evaluating AI', proficiency: 20, category: 'AI/ML' },
];

export const exampleAchievements: readonly Achievement[] = [
  {
    id: 'example-first',
    name: 'First project finished',
    description: 'For completing a project, whichever it is.',
    icon: 'flag',
    category: 'LEARNING',
  },
  {
    id: 'example-live',
    name: 'First time live',
    description: 'For completing a project of cloud and DevOps.',
    icon: 'rocket',
    category: 'DEPLOYMENT',
  },
  {
    id: 'example-review',
    name: 'Clean review',
    description: 'For a project that a mentor has reviewed.',
    icon: 'git-pull-request',
    category: 'CODE_QUALITY',
  },
];
