/**
 * How a plan runs, week by week: study, projects, exams, applications and its end. Pages, the map, mails and the assistant
 * compute what they say from here, so that no two of them differ.
 *
 * The account: a course has four project briefs, which fill its weeks of study. The 12-month plan teaches the same course at
 * half the weekly load, so in twice the weeks. A mentor marks as many projects as the plan includes: at six months the last
 * three of the four briefs, or all four; at twelve months all four, and after the weeks of study as many more as the plan
 * has, which the learner chooses from the list of projects.
 */
import type { CourseSlug } from '../catalogue/course.ts';
import { courses, getCourse } from '../catalogue/courses.ts';
import { eworkProjectsOf } from '../catalogue/ework-projects.ts';
import type { PlanMonths } from '../catalogue/plans.ts';
import { paces, planFor, plans } from '../catalogue/plans.ts';
import { certificateKind, trackOf } from './certificate.ts';

/** Both weeks count: from the first day of one to the last day of the other. */
export interface Weeks {
  readonly first: number;
  readonly last: number;
}

export interface RouteBrief {
  /** Its words are in content/. */
  readonly id: string;
  readonly weeks: Weeks;
  /** Whether a mentor marks it in this plan; if not, it is practice. */
  readonly isMarked: boolean;
}

export interface RouteExam {
  /** 'AI Business Analyst Foundational' */
  readonly name: string;
  readonly week: number;
}

export interface Route {
  readonly months: PlanMonths;
  /** Weeks from the first day of the plan to its end, coaching included. */
  readonly weeks: number;
  readonly study: Weeks;
  readonly briefs: readonly RouteBrief[];
  /** How many projects a mentor marks, as the plan says. */
  readonly projects: number;
  /** The weeks from the first to the last marked brief. */
  readonly markedWeeks: Weeks;
  /** How many of the projects are chosen from the list, and when; null where the briefs are all. */
  readonly fromList: { readonly count: number; readonly weeks: Weeks } | null;
  /** In the order in which they are sat. Empty where the course ends in a certificate of completion. */
  readonly exams: readonly RouteExam[];
  /** Whether the course has a track of exams; if not, it ends in a certificate of completion. */
  readonly hasOwnExam: boolean;
  /** The exam of another track that the 6-month plan has and this one has not; null where no exam is missing. */
  readonly examOfOtherPace: string | null;
  readonly applications: Weeks;
}

const weeksOfPlan: Readonly<Record<PlanMonths, number>> = { 6: 26, 12: 52 };
/** Practice papers between the last week of study and the exam. */
const practiceWeeks = 2;
/** At 8 to 12 hours a week, a project from the list takes about a month. */
const weeksPerListProject = 4;

export function routeOf(slug: CourseSlug, months: PlanMonths): Route {
  const plan = planFor(slug, months);
  const factor = paces[months].stretch;
  const weeks = weeksOfPlan[months];
  const study = { first: 1, last: getCourse(slug).weeks * factor };
  const written = eworkProjectsOf(slug);
  const marked = Math.min(plan.projects, written.length);
  const briefs = written.map(({ id, firstWeek, lastWeek }, i) => ({
    id,
    weeks: { first: (firstWeek - 1) * factor + 1, last: lastWeek * factor },
    isMarked: i >= written.length - marked,
  }));
  const count = plan.projects - marked;
  return {
    months,
    weeks,
    study,
    briefs,
    projects: plan.projects,
    markedWeeks: {
      first: briefs.find(({ isMarked }) => isMarked)?.weeks.first ?? study.first,
      last: study.last,
    },
    fromList:
      count === 0
        ? null
        : { count, weeks: { first: study.last + 1, last: study.last + count * weeksPerListProject } },
    exams: examsOf(slug, months, study.last),
    hasOwnExam: trackOf(slug) !== null,
    examOfOtherPace: months === 6 ? null : (addedExam(slug)?.name ?? null),
    applications: { first: study.last + 1, last: weeks },
  };
}

/** The exam of another track that the 6-month plan of a course without exams adds. */
function addedExam(slug: CourseSlug): { readonly name: string; readonly weeks: number } | null {
  const { secondTrack } = planFor(slug, 6);
  const second = secondTrack === null ? null : trackOf(secondTrack);
  return second && { name: `${second.title} Foundational`, weeks: second.levels[0].weeks };
}

function examsOf(slug: CourseSlug, months: PlanMonths, lastOfStudy: number): RouteExam[] {
  const track = trackOf(slug);
  if (!track) {
    const added = months === 6 ? addedExam(slug) : null;
    // The training of the other track's first level comes after the course.
    return added ? [{ name: added.name, week: lastOfStudy + added.weeks * paces[months].stretch }] : [];
  }
  const [foundational, professional] = track.levels;
  const first = { name: `${track.title} Foundational`, week: lastOfStudy + practiceWeeks };
  if (months === 6) return [first];
  const further = (professional.weeks - foundational.weeks) * paces[months].stretch;
  return [first, { name: `${track.title} Professional`, week: first.week + further }];
}

/** 'week 8', or 'weeks 3 to 10'. */
export function weeksText({ first, last }: Weeks): string {
  return first === last ? `week ${first}` : `weeks ${first} to ${last}`;
}

/** When the projects of a plan happen and how many there are, as one sentence. */
export function projectsSentence({ briefs, projects, markedWeeks, fromList }: Route): string {
  const when = weeksText(markedWeeks);
  const all = briefs.length;
  if (fromList) {
    return `A mentor marks ${projects} projects: the ${all} briefs of the course, in ${when}, and then ${fromList.count} that you choose from our project list, in ${weeksText(fromList.weeks)}.`;
  }
  return projects === all
    ? `A mentor marks ${projects} projects: the ${all} briefs of the course, in ${when}.`
    : `A mentor marks ${projects} projects: the last ${projects} of the ${all} briefs of the course, in ${when}. The first is practice.`;
}

/** The exams of a plan and when they are, or that there is none. */
export function examSentence({ exams, study, hasOwnExam, examOfOtherPace }: Route): string {
  const dates = exams.map(({ name, week }) => `${name}: exam in week ${week}`).join('; ');
  if (hasOwnExam) return `${dates}.`;
  const completion = `The certificate of completion follows week ${study.last}.`;
  if (exams.length > 0) return `${completion} ${dates}.`;
  return examOfOtherPace === null
    ? `There is no exam yet. ${completion}`
    : `${completion} There is no exam: ${examOfOtherPace} is in the 6-month plan only.`;
}

/** The certificates of a course at both paces and their kind. */
export function certificateSentence(slug: CourseSlug): string {
  const track = trackOf(slug);
  if (track)
    return `It leads to the ${track.levels[0].name}, by exam; the 12-month plan adds ${track.levels[1].level}. The certificate is ${certificateKind}.`;
  const added = addedExam(slug);
  return [
    'It leads to a certificate of completion; the course has no exam of its own yet.',
    ...(added
      ? [
          `The 6-month plan adds the ${added.name} exam, after ${added.weeks} more weeks of training; the 12-month plan has no exam.`,
        ]
      : []),
    `Certificates are ${certificateKind}.`,
  ].join(' ');
}

const list = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

/** Which plans have which exams, for pages and replies that are about no course in particular. */
export const certificatesAccount: string = (() => {
  const without = courses.filter(({ slug }) => !trackOf(slug));
  const added = without.flatMap((course) => {
    const exam = addedExam(course.slug);
    return exam ? [`${exam.name} with ${course.shortTitle}`] : [];
  });
  return [
    `Certificates are ${certificateKind}.`,
    'Where a course has exams, the 6-month plan has the one for Foundational, and the 12-month plan those for Foundational and Professional, which we call foundation and advanced.',
    `${list(without.map(({ shortTitle }) => shortTitle))} have no exam of their own yet and give a certificate of completion.`,
    `Their 6-month plans add an exam of another track: ${list(added)}. Their 12-month plans have no exam.`,
  ].join(' ');
})();

/** How many weeks of study a course takes at each pace: '10 weeks at the 6-month pace, 20 at the 12-month pace'. */
export function studyText(slug: CourseSlug): string {
  return `${routeOf(slug, 6).study.last} weeks at the 6-month pace, ${routeOf(slug, 12).study.last} at the 12-month pace`;
}

/** The numbers of projects at a pace over all courses, such as '3-4'. */
export function projectsRange(months: PlanMonths): string {
  const numbers = plans.filter((plan) => plan.months === months).map(({ projects }) => projects);
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? String(least) : `${least}-${most}`;
}

/** One account for all courses, for pages that are about none in particular. */
export const projectsAccount: string = [
  `Four project briefs fill the weeks of study of every course.`,
  `In the 6-month plan a mentor marks the last three of them, or all four in Artificial Intelligence & Machine Learning.`,
  `In the 12-month plan a mentor marks all four, and then two more that you choose from our project list, or four more in Artificial Intelligence & Machine Learning.`,
].join(' ');
