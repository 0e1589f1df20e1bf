/** What the pages know of a success story. Every one is illustrative, and the type says so. */
import type { CourseSlug } from '#shared/catalogue/courses.ts';
import { getCourse } from '#shared/catalogue/courses.ts';
import type { PlanMonths } from '#shared/catalogue/plans.ts';
import { formatSalary } from '#shared/rules/money.ts';

export interface Story {
  /** The name of its folder, which is its address. */
  readonly id: string;
  readonly href: string;
  readonly illustrative: true;
  readonly name: string;
  readonly previousRole: string;
  readonly currentRole: string;
  /** Invented, and its name says so. */
  readonly company: string;
  /** Invented pay before, in US dollars a year, like the catalogue's salaries. */
  readonly previousSalaryUsd: number;
  /** The low end of the salary range of the course, in US dollars a year. */
  readonly salaryUsd: number;
  readonly location: string;
  readonly course: CourseSlug;
  /** Months of the pace. */
  readonly duration: PlanMonths;
  /** Per cent, computed from the two salaries. */
  readonly increase: number;
  readonly quote: string;
  readonly image: 'route';
  readonly linkedIn: 'none';
  readonly achievements: readonly string[];
  readonly featured: boolean;
  readonly order: number;
}

/** The low end of the course's salary range: what a first role pays in the figures that we have. */
export function salaryOf(course: CourseSlug): number {
  return getCourse(course).salaryUsd[0];
}

/** By how many per cent one salary is above another, rounded. */
export function increaseOf(beforeUsd: number, afterUsd: number): number {
  return Math.round((afterUsd / beforeUsd - 1) * 100);
}

export const writeIncrease = (percent: number): string => `${percent < 0 ? '−' : '+'}${Math.abs(percent)}%`;
export const writeSalary = (salaryUsd: number): string => formatSalary(salaryUsd);
/** First letters of the names: Amara O. is AO. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((part) => part[0] ?? '')
    .join('')
    .slice(0, 2)
    .toUpperCase();
