import { aiTools, getAiTool } from '#shared/catalogue/ai-tools.ts';
import { aiWorkflows } from '#shared/catalogue/ai-workflows.ts';
import { getCourse } from '#shared/catalogue/courses.ts';
import {
  findLearnerProject,
  learnerProjects,
  type LearnerProject,
} from '#shared/catalogue/learner-projects.ts';
import { learnerProfiles } from '#shared/catalogue/learner-profiles.ts';
import type { AiToolEntry } from '#shared/contracts/ai-tools.ts';
import type { AiWorkflowEntry } from '#shared/contracts/ai-workflows.ts';
import type { LearnerProfileEntry } from '#shared/contracts/learner-profiles.ts';
import type { Project } from '#shared/contracts/projects.ts';
import { formatSalaryRange } from '#shared/rules/money.ts';

/* What is the same for everybody: the catalogue, in the shapes of the contracts. */

const show = ({
  id,
  title,
  description,
  category,
  difficulty,
  estimatedHours,
  technologies,
  learningObjectives,
  requirements,
  courses,
}: LearnerProject): Project => ({
  id,
  title,
  description,
  category,
  difficulty,
  estimatedHours,
  technologies: [...technologies],
  learningObjectives: [...learningObjectives],
  requirements: [...requirements],
  courses: [...courses],
});

/**
 * A project by the id that an assignment has. Ids are never taken out of the catalogue, but an older build that was put back may know
 * fewer than the database: the learner's work is still shown.
 */
export function toProject(id: string): Project {
  const known = findLearnerProject(id);
  if (known) return show(known);
  return {
    id,
    title: 'A project that is not on offer now',
    description: '',
    category: 'AI_ML',
    difficulty: 'beginner',
    estimatedHours: 0,
    technologies: [],
    learningObjectives: [],
    requirements: [],
    courses: [],
  };
}

export function listProjects(): Promise<Project[]> {
  return Promise.resolve(learnerProjects.map(show));
}

export function listAiTools(): Promise<AiToolEntry[]> {
  return Promise.resolve(
    aiTools.map((tool) => ({
      id: tool.id,
      name: tool.name,
      description: tool.description,
      integrationLevel: tool.integrationLevel,
      pricing: tool.pricing,
      businessUseCase: tool.businessUseCase,
      dailyWorkflows: [...tool.dailyWorkflows],
      learningPath: [...tool.learningPath],
      certificationAvailable: tool.certificationAvailable,
      certifiedBy: tool.certifiedBy,
      projects: [...tool.projects],
    })),
  );
}

export function listAiWorkflows(): Promise<AiWorkflowEntry[]> {
  return Promise.resolve(
    aiWorkflows.map((workflow) => ({
      id: workflow.id,
      name: workflow.name,
      description: workflow.description,
      industry: workflow.industry,
      timeToComplete: workflow.timeToComplete,
      difficultyLevel: workflow.difficultyLevel,
      aiToolsUsed: workflow.aiToolsUsed.map((id) => getAiTool(id).name),
      steps: [...workflow.steps],
      decidedAt: workflow.decidedAt,
      businessOutcome: workflow.businessOutcome,
      realWorldExample: workflow.realWorldExample,
    })),
  );
}

export function listLearnerProfiles(): Promise<LearnerProfileEntry[]> {
  return Promise.resolve(
    learnerProfiles.map((profile) => ({
      id: profile.id,
      name: profile.name,
      description: profile.description,
      targetAudience: profile.targetAudience,
      successRate: profile.successRate,
      avgTimeToEmployment: profile.avgTimeToEmployment,
      salaryRange: formatSalaryRange(profile.salaryUsd),
      careerPath: [...profile.careerPath],
      aiEnabledRoles: [...profile.aiEnabledRoles],
      recommendedCourses: profile.recommendedCourses.map((slug) => getCourse(slug).title),
      recommendedCourseSlugs: [...profile.recommendedCourses],
    })),
  );
}
