import { getEntry, type CollectionEntry, type CollectionKey } from 'astro:content';
import type { APIRoute } from 'astro';
import type * as z from 'zod/mini';
import { aiTools } from '#shared/catalogue/ai-tools.ts';
import { aiWorkflows } from '#shared/catalogue/ai-workflows.ts';
import { findClaim } from '#shared/catalogue/claims.ts';
import { getCourse } from '#shared/catalogue/courses.ts';
import { learnerProfiles } from '#shared/catalogue/learner-profiles.ts';
import { learnerProjects } from '#shared/catalogue/learner-projects.ts';
import { listAiTools } from '#shared/contracts/ai-tools.ts';
import { listAiWorkflows } from '#shared/contracts/ai-workflows.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import { listLearnerProfiles } from '#shared/contracts/learner-profiles.ts';
import { listProjects } from '#shared/contracts/projects.ts';
import { toProjectEntry } from '#shared/rules/project-entry.ts';

/*
 * The answers that are the same for everyone: the catalogue with its words, in the shapes of their contracts. netlify.toml
 * serves each at the path of its contract.
 */

/** What content/ says about one thing of the catalogue; the build has compared the two before any page is made. */
async function wordsOf<Name extends CollectionKey>(
  collection: Name,
  id: string,
): Promise<CollectionEntry<Name>['data']> {
  // The library's own type is lost where the name is a variable.
  const entry = (await getEntry(collection, id)) as CollectionEntry<Name> | undefined;
  if (!entry) throw new Error(`Nothing in content/ about ${id}`);
  return entry.data;
}

const toolEntries = () =>
  Promise.all(
    aiTools.map(async ({ id, integrationLevel, certificationAvailable, certifiedBy, projects }) => {
      const words = await wordsOf('ai-tools', id);
      return { id, ...words, integrationLevel, certificationAvailable, certifiedBy, projects: [...projects] };
    }),
  );

const workflowEntries = () =>
  Promise.all(
    aiWorkflows.map(async ({ id, timeToComplete, difficultyLevel, aiToolsUsed }) => ({
      id,
      ...(await wordsOf('ai-workflows', id)),
      timeToComplete,
      difficultyLevel,
      aiToolsUsed: await Promise.all(aiToolsUsed.map(async (tool) => (await wordsOf('ai-tools', tool)).name)),
    })),
  );

const profileEntries = () =>
  Promise.all(
    learnerProfiles.map(async (profile) => ({
      id: profile.id,
      name: profile.name,
      ...(await wordsOf('learner-profiles', profile.id)),
      // Claims: null where this build withholds them.
      successRate: findClaim(`profile-success-${profile.id}`) && profile.successRate,
      avgTimeToEmployment: findClaim(`profile-months-${profile.id}`) && profile.avgTimeToEmployment,
      salaryRange: findClaim(`course-salary-${profile.recommendedCourses[0]}`)?.figure ?? null,
      careerPath: [...profile.careerPath],
      recommendedCourses: profile.recommendedCourses.map((slug) => getCourse(slug).title),
      recommendedCourseSlugs: [...profile.recommendedCourses],
    })),
  );

const projectEntries = () =>
  Promise.all(
    learnerProjects.map(async (project) =>
      toProjectEntry(project, await wordsOf('learner-projects', project.id)),
    ),
  );

const answers: readonly { contract: Contract; entries: () => Promise<unknown[]> }[] = [
  { contract: listAiTools, entries: toolEntries },
  { contract: listAiWorkflows, entries: workflowEntries },
  { contract: listLearnerProfiles, entries: profileEntries },
  { contract: listProjects, entries: projectEntries },
];

export const getStaticPaths = () =>
  answers.map(({ contract, entries }) => ({
    params: { list: contract.path.replace('/api/', '') },
    props: { contract, entries },
  }));

/** An answer that its contract refuses is a build that fails; what the contract does not name stays out. */
export const GET: APIRoute<(typeof answers)[number]> = async ({ props: { contract, entries } }) =>
  Response.json((contract.response as unknown as z.ZodMiniType).parse(await entries()));
