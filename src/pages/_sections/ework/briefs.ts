/** The four eWork projects of a course with what their briefs say. */
import { getEntry } from 'astro:content';
import type { CourseSlug } from '#shared/catalogue/course.ts';
import { eworkProjectsOf, type EworkProject } from '#shared/catalogue/ework-projects.ts';
import type { EworkProjectWords } from '#shared/catalogue/words.ts';

export interface EworkBrief extends EworkProject, EworkProjectWords {}

/** In the order of the weeks. */
export function listBriefs(slug: CourseSlug): Promise<EworkBrief[]> {
  return Promise.all(
    eworkProjectsOf(slug).map(async (project) => {
      const entry = await getEntry('ework-projects', project.id);
      // The build has compared content/ with the catalogue before any page is made.
      if (!entry) throw new Error(`No brief for ${project.id}`);
      return { ...project, ...entry.data };
    }),
  );
}
