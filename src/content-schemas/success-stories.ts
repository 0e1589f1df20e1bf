/**
 * The top of every story in content/success-stories. The people are invented, and the data has to say so:
 * publishing an invented testimonial as a real one is unlawful (Digital Markets, Competition and Consumers Act 2024).
 */
import { z } from 'astro/zod';
import { courseSlugs, getCourse } from '#shared/catalogue/courses.ts';
import { choice, line, list, unknownLines, yesOrNo } from './words.ts';

const shape = {
  illustrative: z.literal(true, {
    error:
      'must be true: "illustrative: true". Stories of real people need their written agreement and a page of their own kind.',
  }),
  name: line('name', 'the invented name: a first name and an initial', 3, 40),
  previousRole: line('previousRole', 'the job before, as it would be on a badge', 3, 50),
  currentRole: line('currentRole', 'the job now: one of the roles of the course', 3, 50),
  company: line(
    'company',
    'the invented employer. Begin it with "Sampleton", a place that does not exist',
    5,
    60,
  ).refine((company) => company.startsWith('Sampleton '), {
    error: 'must begin with "Sampleton ", so that no real employer is meant.',
  }),
  previousSalaryUsd: z
    .int({
      error:
        'needs a whole number without separators: "previousSalaryUsd: 62000". It is the invented pay before, in US dollars a year like every salary of the catalogue, so that before and after compare like with like.',
    })
    .min(20_000, { error: "is too low to be a year's pay in US dollars." })
    .max(200_000, { error: "is too high to be a year's pay in US dollars." }),
  location: line('location', 'a town in the United Kingdom', 3, 40),
  course: choice('course', courseSlugs, 'the course of the story'),
  duration: z.union([z.literal(6), z.literal(12)], {
    error: 'must be 6 or 12, the months of one of our two paces: "duration: 6".',
  }),
  quote: line('quote', 'one sentence in the words of the person', 20, 200),
  image: choice('image', ['route'], 'the kind of picture: a route drawn from the figures of the story'),
  linkedIn: choice('linkedIn', ['none'], 'the profile; an invented person has none'),
  achievements: list(
    'achievements',
    line('achievements', 'something the person did', 10, 140),
    'what the person did on the way',
    3,
    4,
  ),
  featured: yesOrNo('featured', 'the story comes first; exactly one does'),
  order: z
    .int({ error: 'needs a whole number: "order: 3". Stories are shown in this order.' })
    .min(1)
    .max(99),
};

export const storyFrontmatter = z.strictObject(shape, unknownLines(Object.keys(shape))).check((context) => {
  const { course, currentRole } = context.value;
  const { roles } = getCourse(course);
  if (roles.includes(currentRole)) return;
  context.issues.push({
    code: 'custom',
    input: currentRole,
    path: ['currentRole'],
    message: `must be a role that the course ${course} leads to: ${roles.join(', ')}.`,
  });
});
