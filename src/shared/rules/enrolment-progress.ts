import type { CourseSlug } from '../catalogue/course.ts';
import { projectCategories, type ProjectCategory } from '../catalogue/learner-projects/project.ts';

/** What is asked of a project here; the catalogue's have more. */
interface CourseProject {
  readonly id: string;
  readonly category: ProjectCategory;
  readonly courses: readonly CourseSlug[];
}

export interface EnrolmentProgress {
  readonly projectsCompleted: number;
  readonly projectsTotal: number;
  /** Whole per cent; 100 only when every project is completed. */
  readonly progress: number;
}

/** How far a learner is in a course: the share of its projects that are completed. */
export function enrolmentProgress(
  course: CourseSlug,
  projects: readonly CourseProject[],
  completedProjects: ReadonlySet<string>,
): EnrolmentProgress {
  const own = projects.filter(({ courses }) => courses.includes(course));
  const projectsCompleted = own.filter(({ id }) => completedProjects.has(id)).length;
  const share = own.length === 0 ? 0 : projectsCompleted / own.length;
  return { projectsCompleted, projectsTotal: own.length, progress: Math.floor(share * 100) };
}

/** The category of a course: the one that most of its projects have; of equals, the first in the list of categories. */
export function categoryOfCourse(course: CourseSlug, projects: readonly CourseProject[]): ProjectCategory {
  const own = projects.filter(({ courses }) => courses.includes(course));
  const count = (category: ProjectCategory) => own.filter((project) => project.category === category).length;
  return projectCategories.reduce((best, category) => (count(category) > count(best) ? category : best));
}
