// npm run mentor:courses -- <email> <course> ...: whose work a mentor reads: that of these courses and no others; without a course, no one's.
import { courseSlugs, isCourseSlug } from '../../src/shared/catalogue/courses.ts';
import { canonicalAddress } from '../../src/shared/rules/email.ts';
import { Refusal, runStaffCommand } from './command.ts';

const [typed = '', ...courses] = process.argv.slice(2).map((word) => word.trim());
const email = canonicalAddress(typed);

await runStaffCommand('mentor-courses', async (deps) => {
  const unknown = courses.filter((course) => !isCourseSlug(course));
  if (email === null || unknown.length > 0)
    throw new Refusal(
      `${unknown.length > 0 ? `There is no course ${unknown.join(', ')}. ` : ''}Say whose and which: npm run mentor:courses -- name@example.com ${courseSlugs[0]}\nCourses: ${courseSlugs.join(', ')}`,
    );
  const outcome = await deps.database('set_mentor_courses', { p_email: email, p_courses: courses });
  if (outcome !== 'set')
    throw new Refusal(`Nobody has an account with the address ${email}. They register on the site first.`);
  return courses.length === 0
    ? `${email} reads for no course any more; what they had taken is back in the queue.`
    : `${email} reads for ${courses.join(', ')}, with the role of a mentor (npm run staff:grant -- ${email} --role mentor), at ${deps.settings.siteUrl}/mentor.`;
});
