import { certificationTracks } from '#shared/catalogue/certifications.ts';
import { courses, getCourse } from '#shared/catalogue/courses.ts';
import type { Course, CourseSlug } from '#shared/catalogue/course.ts';
import { eworkProjectsOf } from '#shared/catalogue/ework-projects.ts';
import { paces, planFor, plans } from '#shared/catalogue/plans.ts';
import { terms } from '#shared/catalogue/terms.ts';
import type { ChatReply } from '#shared/contracts/chatbot.ts';
import { formatPrice, formatSalaryRange, salaryNote } from '#shared/rules/money.ts';
import { priceOf } from '#shared/rules/pricing.ts';
import { askAdviser, coursePage, extreme, listed, pages, register, reply } from './reply.ts';
import { coursesTeaching, type Superlative, type Topic, type Understanding } from './understand.ts';

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const ourCourses = `We teach ${numberWords[courses.length] ?? String(courses.length)} courses: ${listed(courses.map((course) => course.title))}.`;
const noPromise = 'We do not promise a job or a salary; nobody honestly can.';

const from = (course: Course) => formatPrice(priceOf(planFor(course.slug, 6)).total);
const overview = (course: Course) =>
  `${course.title}: ${course.weeks} weeks, ${course.level.toLowerCase()} level, from ${from(course)}. ${course.description}`;

const about = (slugs: readonly CourseSlug[]) => slugs.map(getCourse);
const lines = (slugs: readonly CourseSlug[], line: (course: Course) => string) => about(slugs).map(line);

/** What one topic says about some courses. */
const perTopic: Partial<Record<Topic, (course: Course) => string>> = {
  duration: (course) =>
    `${course.title} takes ${course.weeks} weeks. With eWork projects, certification and coaching a plan runs over 6 or 12 months.`,
  hours: (course) =>
    `${course.title}: plan ${paces[6].hoursText} at the 6-month pace or ${paces[12].hoursText} at the 12-month pace.`,
  level: (course) => `${course.title} is ${course.level} level. Bring: ${course.bring}`,
  skills: (course) =>
    `${course.title} teaches ${listed(course.skills)}. Week by week: ${course.syllabus.map((phase) => `${phase.title} (${phase.weeks} weeks): ${phase.covers}`).join(' ')}`,
  careers: (course) =>
    `${course.title} leads towards roles such as ${listed(course.careerPaths.map((path) => path.role))}. ${noPromise}`,
  industries: (course) => `${course.title} is used in ${listed(course.industries)}.`,
  salary: (course) =>
    `${course.title}: salaries of ${formatSalaryRange(course.salaryUsd)} a year (${salaryNote()}). ${noPromise}`,
  growth: (course) => `${course.title}: projected job growth of +${course.jobGrowthPercent}%.`,
};

export function courseTopicReply(slugs: readonly CourseSlug[], topics: readonly Topic[]): ChatReply | null {
  const wanted = topics.filter((topic) => perTopic[topic]);
  if (wanted.length === 0) return null;
  const only = slugs.length === 1 ? about(slugs)[0] : undefined;
  return reply(
    wanted.flatMap((topic) => lines(slugs, perTopic[topic] ?? overview)),
    slugs.map(coursePage),
    [askAdviser(only?.title)],
  );
}

export function overviewReply(slugs: readonly CourseSlug[]): ChatReply {
  const only = slugs.length === 1 ? about(slugs)[0] : undefined;
  return reply(
    [
      ...lines(slugs, overview),
      ...(only
        ? [
            `You learn ${listed(only.skills)}. Salaries in the field: ${formatSalaryRange(only.salaryUsd)} (${salaryNote()}).`,
          ]
        : []),
    ],
    [...slugs.map(coursePage), pages.pricing],
    only ? [askAdviser(only.title), register(only.title)] : [askAdviser()],
  );
}

export const courseListReply = (): ChatReply =>
  reply(
    [
      ourCourses,
      ...courses.map(
        (course) =>
          `${course.title}: ${course.weeks} weeks, ${course.level.toLowerCase()} level, from ${from(course)}.`,
      ),
    ],
    [pages.courses],
    [askAdviser()],
  );

export function superlativeReply(superlative: Superlative): ChatReply | null {
  const weeks = (course: Course) => course.weeks;
  switch (superlative) {
    case 'shortest':
    case 'longest': {
      const found = extreme(weeks, superlative === 'shortest' ? 'least' : 'most');
      return reply(
        `Our ${superlative} course is ${listed(found.map((course) => `${course.title}, ${course.weeks} weeks`))}.`,
        found.map((course) => coursePage(course.slug)),
        [askAdviser(found[0]?.title)],
      );
    }
    case 'best-paid': {
      const found = extreme((course) => course.salaryUsd[1], 'most');
      return reply(
        [
          `The highest salaries are in ${listed(found.map((course) => `${course.title}: ${formatSalaryRange(course.salaryUsd)}`))} (${salaryNote()}).`,
          noPromise,
        ],
        [...found.map((course) => coursePage(course.slug)), pages.courses],
        [askAdviser()],
      );
    }
    case 'fastest-growing': {
      const found = extreme((course) => course.jobGrowthPercent, 'most');
      return reply(
        `The highest projected job growth is in ${listed(found.map((course) => `${course.title}: +${course.jobGrowthPercent}%`))}.`,
        [...found.map((course) => coursePage(course.slug)), pages.courses],
        [askAdviser()],
      );
    }
    case 'easiest':
      return beginnersReply();
    case 'cheapest':
    case 'dearest':
      return null;
  }
}

export function beginnersReply(): ChatReply {
  const beginners = courses.filter((course) => course.level === 'Beginner');
  return reply(
    [
      `${beginners.length} courses start at beginner level and need no degree and no coding: ${listed(beginners.map((course) => course.title))}.`,
      'Each course page says what to bring.',
    ],
    [pages.courses],
    [askAdviser()],
  );
}

export function taughtReply(names: readonly string[]): ChatReply | null {
  const slugs = [...new Set(names.flatMap(coursesTeaching))];
  if (slugs.length === 0) return null;
  return reply(
    `Yes. ${listed(names)}: taught in ${listed(about(slugs).map((course) => course.title))}.`,
    slugs.map(coursePage),
    [askAdviser()],
  );
}

export const notTaughtReply = (): ChatReply =>
  reply(['We do not teach that.', ourCourses], [pages.courses], [askAdviser()]);

export function durationsReply(): ChatReply {
  const weeks = courses.map((course) => course.weeks);
  return reply(
    [
      `Courses take ${Math.min(...weeks)} to ${Math.max(...weeks)} weeks: ${listed(courses.map((course) => `${course.title} ${course.weeks}`))}.`,
      'A plan with eWork projects, certification and coaching runs over 6 or 12 months.',
    ],
    [pages.courses],
    [askAdviser()],
  );
}

export const hoursReply = (): ChatReply =>
  reply(
    [
      `Plan ${paces[6].hoursText} at the 6-month pace, or ${paces[12].hoursText} at the 12-month pace, which is made for people who work full time.`,
    ],
    [pages.pricing, pages.courses],
    [askAdviser()],
  );

export const salariesReply = (): ChatReply =>
  reply(
    [
      ...courses.map((course) => `${course.title}: ${formatSalaryRange(course.salaryUsd)}.`),
      `Per year; ${salaryNote()}. ${noPromise}`,
    ],
    [pages.courses],
    [askAdviser()],
  );

export function certificateReply({ courses: slugs, text }: Understanding): ChatReply {
  const tracks = certificationTracks.filter((track) => slugs.includes(track.courseSlug));
  const level = (['Foundational', 'Professional', 'Expert'] as const).find((name) =>
    text.includes(name.toLowerCase().slice(0, 9)),
  );
  const valid = `A certificate is valid for ${terms.certificateYears} years.`;
  if (slugs.length > 0 && tracks.length === 0)
    return reply(
      [
        `There is no certification track of ours for ${listed(about(slugs).map((course) => course.title))}. The six tracks are ${listed(certificationTracks.map((track) => track.title))}.`,
        `Its plans prepare for certification as their cards say. ${valid}`,
      ],
      [pages.certifications, ...slugs.map(coursePage)],
      [{ label: 'Ask about certification', formType: 'certification' }],
    );
  if (tracks.length > 0) {
    const named = tracks.flatMap((track) => track.levels.filter((one) => !level || one.level === level));
    return reply(
      [
        ...named.map(
          (one) =>
            `${one.name}: ${one.duration} of training; exam of ${one.examFormat}; before you start: ${one.prerequisites}.`,
        ),
        `Exams are proctored, online. ${valid}`,
      ],
      [pages.certifications],
      [
        {
          label: 'Ask about certification',
          formType: 'certification',
          ...(named.length === 1 && named[0] ? { programme: named[0].name } : {}),
        },
      ],
    );
  }
  return reply(
    [
      `Six tracks, each with three levels, Foundational, Professional and Expert: ${listed(certificationTracks.map((track) => track.title))}.`,
      `You complete the training and practice assessments, sit a proctored examination and get a digital credential. ${valid}`,
    ],
    [pages.certifications],
    [{ label: 'Ask about certification', formType: 'certification' }],
  );
}

export function eworkReply({ courses: slugs, text }: Understanding): ChatReply {
  const counts = (months: 6 | 12) => {
    const numbers = plans.filter((plan) => plan.months === months).map((plan) => plan.projects);
    return Math.min(...numbers) === Math.max(...numbers)
      ? String(numbers[0])
      : `${Math.min(...numbers)} to ${Math.max(...numbers)}`;
  };
  if (slugs.length > 0)
    return reply(
      slugs.flatMap((slug) => [
        `${getCourse(slug).title}, four simulated eWork projects:`,
        ...eworkProjectsOf(slug).map(
          (project) => `${project.weekRange}: ${project.title}, for ${project.client}.`,
        ),
      ]),
      [pages.ework, ...slugs.map(coursePage)],
      [askAdviser(about(slugs)[0]?.title)],
    );
  return reply(
    [
      'eWork is practical work experience: simulated projects for fictitious clients, with a brief, deliverables and a mentor’s guidance. The clients are invented, the work is yours, and it is not employment.',
      `A 6-month plan includes ${counts(6)} projects, a 12-month plan ${counts(12)}. The projects are sold without a course too, as eWork Experience.`,
    ],
    [pages.ework],
    [
      { label: 'Start with eWork', formType: 'transformation', programme: 'eWork Experience' },
      ...(text.includes('without') ? [askAdviser()] : []),
    ],
  );
}

export const coachingReply = (): ChatReply =>
  reply(
    [
      'Every plan includes career coaching, for 6 or 12 months with the pace: CV and LinkedIn review, interview preparation (3 to 10 rounds) and references for your projects.',
      noPromise,
    ],
    [pages.pricing, pages.about],
    [askAdviser()],
  );
