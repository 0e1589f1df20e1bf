/** What an article in .mdx may use besides Markdown, without importing it. */
import Price from '../mdx/Price.astro';
import Table from '../mdx/Table.astro';
import Term from '../mdx/Term.astro';
import Bars from './figures/Bars.astro';
import CourseFact from './figures/CourseFact.astro';
import CourseWeeks from './figures/CourseWeeks.astro';
import Lanes from './figures/Lanes.astro';
import PaceHours from './figures/PaceHours.astro';
import Squares from './figures/Squares.astro';

export const articleComponents = {
  Bars,
  CourseFact,
  CourseWeeks,
  Lanes,
  PaceHours,
  Price,
  Squares,
  Term,
  table: Table,
};
