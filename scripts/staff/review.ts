// npm run review -- <email> <project>: a mentor has looked at a project that the learner completed.
import { recordReview } from '../../netlify/services/learning/record-learning.ts';
import { AppError } from '../../src/shared/app-error.ts';
import { findLearnerProject, learnerProjects } from '../../src/shared/catalogue/learner-projects.ts';
import { getCollection } from '../content/collections.ts';
import { learnerOf, Refusal, runStaffCommand } from './command.ts';

const [email = '', id = ''] = process.argv.slice(2).map((word) => word.trim());

await runStaffCommand('review', async (deps) => {
  const project = findLearnerProject(id);
  if (!email.includes('@') || !project)
    throw new Refusal(
      `Say whose project and which: npm run review -- name@example.com ${learnerProjects[0]?.id}\nProjects: ${learnerProjects.map((one) => one.id).join(', ')}`,
    );
  const title = getCollection('learnerProjects').get(project.id)?.title ?? project.id;
  const { learnerId } = await learnerOf(email, deps);
  try {
    await recordReview(learnerId, project.id, deps);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found')
      throw new Refusal(`${email} has not completed "${title}", so there is nothing to review.`);
    throw error;
  }
  return `"${title}" of ${email} is reviewed.`;
});
