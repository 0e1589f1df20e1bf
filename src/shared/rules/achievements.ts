import type { Achievement as ShownAchievement } from '../contracts/dashboard.ts';
import {
  projectCategories,
  type ProjectCategory,
  type ProjectDifficulty,
} from '../catalogue/learner-projects/project.ts';
import type { SkillCategory } from '../catalogue/skills.ts';
import { proficiencyFrom } from './proficiency.ts';

/** What is known about a learner when achievements are looked at. All of it was earned by work on projects. */
export interface LearnerFacts {
  /** Completed or reviewed. */
  readonly completedProjects: readonly {
    readonly category: ProjectCategory;
    readonly difficulty: ProjectDifficulty;
  }[];
  /** How many of them a mentor has reviewed. */
  readonly reviews: number;
  /** Enrolments whose projects are all completed. */
  readonly coursesCompleted: number;
  readonly streakDays: number;
  readonly skills: readonly { readonly category: SkillCategory; readonly proficiency: number }[];
}

interface AchievementFacts {
  readonly id: string;
  readonly name: string;
  /** The rule in words. */
  readonly description: string;
  /** Name of a Lucide icon. */
  readonly icon: string;
  readonly category: ShownAchievement['category'];
  /** The rule. More work never takes an achievement away, so each is "at least". */
  readonly isEarned: (facts: LearnerFacts) => boolean;
}

const completed = (facts: LearnerFacts, category: ProjectCategory) =>
  facts.completedProjects.filter((project) => project.category === category).length;
const bestSkill = (facts: LearnerFacts, category?: SkillCategory) =>
  Math.max(
    0,
    ...facts.skills
      .filter((skill) => category === undefined || skill.category === category)
      .map(({ proficiency }) => proficiency),
  );

const written = [
  {
    id: 'first-project',
    name: 'First project finished',
    description: 'Complete a project, whichever it is.',
    icon: 'flag',
    category: 'LEARNING',
    isEarned: ({ completedProjects }) => completedProjects.length >= 1,
  },
  {
    id: 'five-projects',
    name: 'Five projects finished',
    description: 'Complete five projects.',
    icon: 'trophy',
    category: 'LEARNING',
    isEarned: ({ completedProjects }) => completedProjects.length >= 5,
  },
  {
    id: 'every-category',
    name: 'Across the map',
    description: 'Complete a project in each of the three categories.',
    icon: 'map',
    category: 'LEARNING',
    isEarned: (facts) => projectCategories.every((category) => completed(facts, category) >= 1),
  },
  {
    id: 'seven-days',
    name: 'Seven days in a row',
    description: 'Work on your projects on seven days running.',
    icon: 'flame',
    category: 'LEARNING',
    isEarned: ({ streakDays }) => streakDays >= 7,
  },
  {
    id: 'advanced-skill',
    name: 'Advanced in a skill',
    description: 'Bring one skill to Advanced.',
    icon: 'trending-up',
    category: 'LEARNING',
    isEarned: (facts) => bestSkill(facts) >= proficiencyFrom.Advanced,
  },
  {
    id: 'expert-skill',
    name: 'Expert in a skill',
    description: 'Bring one skill to Expert.',
    icon: 'award',
    category: 'LEARNING',
    isEarned: (facts) => bestSkill(facts) >= proficiencyFrom.Expert,
  },
  {
    id: 'course-finished',
    name: 'Course projects finished',
    description: 'Complete every project of a course that you are enrolled in.',
    icon: 'graduation-cap',
    category: 'LEARNING',
    isEarned: ({ coursesCompleted }) => coursesCompleted >= 1,
  },
  {
    id: 'first-deployment',
    name: 'Up and running',
    description: 'Complete a project in Cloud & DevOps.',
    icon: 'rocket',
    category: 'DEPLOYMENT',
    isEarned: (facts) => completed(facts, 'CLOUD_DEVOPS') >= 1,
  },
  {
    id: 'three-deployments',
    name: 'On call ready',
    description: 'Complete three projects in Cloud & DevOps.',
    icon: 'cloud',
    category: 'DEPLOYMENT',
    isEarned: (facts) => completed(facts, 'CLOUD_DEVOPS') >= 3,
  },
  {
    id: 'advanced-project',
    name: 'Advanced work',
    description: 'Complete a project of advanced difficulty.',
    icon: 'mountain',
    category: 'CODE_QUALITY',
    isEarned: ({ completedProjects }) =>
      completedProjects.some(({ difficulty }) => difficulty === 'advanced'),
  },
  {
    id: 'advanced-programming',
    name: 'Code that holds',
    description: 'Bring one programming skill to Advanced.',
    icon: 'code',
    category: 'CODE_QUALITY',
    isEarned: (facts) => bestSkill(facts, 'Programming') >= proficiencyFrom.Advanced,
  },
  {
    id: 'first-review',
    name: 'Reviewed by a mentor',
    description: 'Have one of your projects reviewed.',
    icon: 'messages-square',
    category: 'COLLABORATION',
    isEarned: ({ reviews }) => reviews >= 1,
  },
  {
    id: 'three-reviews',
    name: 'Open to review',
    description: 'Have three of your projects reviewed.',
    icon: 'users',
    category: 'COLLABORATION',
    isEarned: ({ reviews }) => reviews >= 3,
  },
] as const satisfies readonly AchievementFacts[];

export type AchievementId = (typeof written)[number]['id'];

export interface Achievement extends AchievementFacts {
  readonly id: AchievementId;
}

/** Ids are in the database: they never change meaning. */
export const achievements: readonly Achievement[] = written;

const byId: ReadonlyMap<string, Achievement> = new Map(achievements.map((one) => [one.id, one]));

export function findAchievement(id: string): Achievement | null {
  return byId.get(id) ?? null;
}

/** Everything that the facts have earned, in the order of the list. */
export function achievementsEarned(facts: LearnerFacts): Achievement[] {
  return achievements.filter(({ isEarned }) => isEarned(facts));
}
