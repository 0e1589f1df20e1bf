import { certificationTracks } from '#shared/catalogue/certifications.ts';
import {
  claimNote,
  findClaim,
  findClaims,
  nationalCareers,
  ukSalaryClaims,
} from '#shared/catalogue/claims.ts';
import { courses, getCourse } from '#shared/catalogue/courses.ts';
import type { Course, CourseSlug } from '#shared/catalogue/course.ts';
import { eworkProjectsOf } from '#shared/catalogue/ework-projects.ts';
import { paces, planFor } from '#shared/catalogue/plans.ts';
import { terms } from '#shared/catalogue/terms.ts';
import type { ChatReply } from '#shared/contracts/chatbot.ts';
import { certificateKind } from '#shared/rules/certificate.ts';
import { formatDay } from '#shared/rules/london-day.ts';
import { formatPrice, salaryNote } from '#shared/rules/money.ts';
import { priceOf } from '#shared/rules/pricing.ts';
import {
  certificateSentence,
  examSentence,
  projectsAccount,
  projectsRange,
  projectsSentence,
  routeOf,
  studyText,
} from '#shared/rules/route.ts';
import projectWords from '../../generated/ework-projects.json' with { type: 'json' };
import { askAdviser, coursePage, extreme, listed, pages, register, reply } from './reply.ts';
import { coursesTeaching, type Superlative, type Topic, type Understanding } from './understand.ts';

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const ourCourses = `We teach ${numberWords[courses.length] ?? String(courses.length)} courses: ${listed(courses.map((course) => course.title))}.`;
const noPromise = 'We do not promise a job or a salary; no one honestly can.';

const from = (course: Course) => formatPrice(priceOf(planFor(course.slug, 6)).total);
const overview = (course: Course) =>
  `${course.title}: ${course.weeks} weeks, ${course.level.toLowerCase()} level, from ${from(course)}. ${course.description}`;

const about = (slugs: readonly CourseSlug[]) => slugs.map(getCourse);
/** The salaries of some courses with what has to be said beside them, or what is said where they are not shown. */
function salaryLines(chosen: readonly Course[]): string[] {
  const found = chosen.flatMap((course) => {
    const claim = findClaim(`course-salary-${course.slug}`);
    return claim ? [{ course, claim }] : [];
  });
  const ukIds = chosen.flatMap(({ slug }) => ukSalaryClaims[slug] ?? []);
  const compared = findClaims(ukIds).flatMap(({ figure, text, evidence }) =>
    evidence ? `${figure} is the ${text} (${evidence.source}, ${formatDay(evidence.date)}).` : [],
  );
  const note = claimNote(found.map(({ claim }) => claim));
  return [
    ...(found.length > 0
      ? [
          ...found.map(({ course, claim }) => `${course.title}: salaries of ${claim.figure} a year.`),
          `These are ${salaryNote()}, over all levels of experience.${note ? ` ${note}.` : ''}`,
        ]
      : ['We do not publish salaries of our own before there is evidence for them.']),
    ...compared,
    `For pay in the United Kingdom, look a role up at the National Careers Service: ${nationalCareers}`,
    noPromise,
  ];
}

/** The growth of some courses, with whose figure it is. */
function growthLines(chosen: readonly Course[]): string[] {
  const found = chosen.flatMap((course) => {
    const claim = findClaim(`course-growth-${course.slug}`);
    return claim ? [{ course, claim }] : [];
  });
  const note = claimNote(found.map(({ claim }) => claim));
  if (found.length === 0) return ['We do not publish job growth before there is evidence for it.'];
  return [
    ...found.map(
      ({ course, claim }) => `${course.title}: projected job growth of ${claim.figure}, our own projection.`,
    ),
    ...found.flatMap(({ course }) => course.growthCaution ?? []),
    ...(note ? [`${note}.`] : []),
  ];
}

const lines = (slugs: readonly CourseSlug[], line: (course: Course) => string) => about(slugs).map(line);

/** What one topic says about some courses. */
const perTopic: Partial<Record<Topic, (course: Course) => string>> = {
  duration: (course) =>
    `${course.title} takes ${course.weeks} weeks: ${studyText(course.slug)}. With applications and coaching a plan runs over 6 or 12 months.`,
  hours: (course) =>
    `${course.title}: plan ${paces[6].hoursText} at the 6-month pace or ${paces[12].hoursText} at the 12-month pace.`,
  level: (course) => `${course.title} is ${course.level} level. Bring: ${course.bring}`,
  skills: (course) =>
    `${course.title} teaches ${listed(course.skills)}. Phase by phase: ${course.syllabus.map((phase) => `${phase.name} (${phase.weeks} ${phase.weeks === 1 ? 'week' : 'weeks'}): ${phase.covers}`).join(' ')}`,
  careers: (course) => `${course.title} leads towards roles such as ${listed(course.roles)}. ${noPromise}`,
  industries: (course) => `${course.title} is used in ${listed(course.industries)}.`,
};

/** Topics of which something is said once for all the courses asked about. */
const perCourses: Partial<Record<Topic, (chosen: readonly Course[]) => string[]>> = {
  salary: salaryLines,
  growth: growthLines,
};

export function courseTopicReply(slugs: readonly CourseSlug[], topics: readonly Topic[]): ChatReply | null {
  const wanted = topics.filter((topic) => perTopic[topic] ?? perCourses[topic]);
  if (wanted.length === 0) return null;
  const only = slugs.length === 1 ? about(slugs)[0] : undefined;
  return reply(
    wanted.flatMap((topic) => perCourses[topic]?.(about(slugs)) ?? lines(slugs, perTopic[topic] ?? overview)),
    slugs.map(coursePage),
    [askAdviser(only?.title)],
  );
}

export function overviewReply(slugs: readonly CourseSlug[]): ChatReply {
  const only = slugs.length === 1 ? about(slugs)[0] : undefined;
  return reply(
    [
      ...lines(slugs, overview),
      ...(only ? [`You learn ${listed(only.skills)}. ${certificateSentence(only.slug)}`] : []),
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
        salaryLines(found),
        [...found.map((course) => coursePage(course.slug)), pages.courses],
        [askAdviser()],
      );
    }
    case 'fastest-growing': {
      const found = extreme((course) => course.jobGrowthPercent, 'most');
      return reply(
        growthLines(found),
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
      `${beginners.length} courses start at beginner level and need no degree and no coding to start (SQL, Python and scripts are taught where a course uses them): ${listed(beginners.map((course) => course.title))}.`,
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
      'A plan with eWork projects, certification and coaching runs over 6 or 12 months. The weeks are those of the 6-month pace; over 12 months the same course takes twice as many.',
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
  reply([...salaryLines(courses)], [pages.courses], [askAdviser()]);

export function certificateReply({ courses: slugs, text }: Understanding): ChatReply {
  const tracks = certificationTracks.filter((track) => slugs.includes(track.courseSlug));
  const level = (['Foundational', 'Professional', 'Expert'] as const).find((name) =>
    text.includes(name.toLowerCase().slice(0, 9)),
  );
  const valid = `A certificate is valid for ${terms.certificateYears} years.`;
  if (slugs.length > 0 && tracks.length === 0)
    return reply(
      [
        `We have no certification track for ${listed(about(slugs).map((course) => course.title))}. The six tracks are ${listed(certificationTracks.map((track) => track.title))}.`,
        ...slugs.flatMap((slug) =>
          ([6, 12] as const).map(
            (months) =>
              `${getCourse(slug).title}, ${months}-month plan: ${planFor(slug, months).certificationText}.`,
          ),
        ),
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
        `Exams are proctored, online. ${valid} They are ${certificateKind}.`,
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
      `You complete the training and practice assessments, take a proctored examination and get a digital credential. ${valid} They are ${certificateKind}. Courses without a track give a certificate of completion.`,
    ],
    [pages.certifications],
    [{ label: 'Ask about certification', formType: 'certification' }],
  );
}

export function eworkReply({ courses: slugs, text }: Understanding): ChatReply {
  if (slugs.length > 0)
    return reply(
      slugs.flatMap((slug) => [
        `${getCourse(slug).title}, four simulated eWork projects (weeks of the 6-month pace):`,
        ...eworkProjectsOf(slug).map(({ id, weekRange }) => {
          const { title, client } = projectWords[id];
          return `${weekRange}: ${title}, for ${client}.`;
        }),
        `6 months: ${projectsSentence(routeOf(slug, 6))} ${examSentence(routeOf(slug, 6))}`,
        `12 months: ${projectsSentence(routeOf(slug, 12))} ${examSentence(routeOf(slug, 12))}`,
      ]),
      [pages.ework, ...slugs.map(coursePage)],
      [askAdviser(about(slugs)[0]?.title)],
    );
  return reply(
    [
      'eWork is practical work experience: simulated projects for fictitious clients, with a brief, deliverables and a mentor’s guidance. The clients are invented, the work is yours, and it is not employment.',
      `A 6-month plan includes ${projectsRange(6)} projects, a 12-month plan ${projectsRange(12)}. ${projectsAccount} The projects are sold without a course too, as eWork Experience.`,
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
