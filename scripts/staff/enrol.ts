// npm run enrol -- <email> <course>: gives a learner a place in a course. Doing it twice does no harm.
import { recordEnrolment } from '../../netlify/services/learning/record-learning.ts';
import { AppError } from '../../src/shared/app-error.ts';
import { courseSlugs, findCourse } from '../../src/shared/catalogue/courses.ts';
import { learnerOf, Refusal, runStaffCommand } from './command.ts';

const [email = '', slug = ''] = process.argv.slice(2).map((word) => word.trim());

await runStaffCommand('enrol', async (deps) => {
  const course = findCourse(slug);
  if (!email.includes('@') || !course)
    throw new Refusal(
      `Say who and which course: npm run enrol -- name@example.com ${courseSlugs[0]}\nCourses: ${courseSlugs.join(', ')}`,
    );
  const { learnerId } = await learnerOf(email, deps);
  const { progress } = await recordEnrolment(learnerId, course.slug, deps).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'conflict')
      throw new Refusal(`${email} has left ${course.title}. At the desk they are enrolled again.`);
    throw error;
  });
  return `${email} is enrolled in ${course.title} (${progress}% of its projects completed).`;
});
