/** What a guide may use besides Markdown, without importing it. */
import PaceHours from '../blog/figures/PaceHours.astro';
import ClaimFigure from '../mdx/ClaimFigure.astro';
import Fact from '../mdx/Fact.astro';
import Price from '../mdx/Price.astro';
import Table from '../mdx/Table.astro';
import Term from '../mdx/Term.astro';
import Answered from './Answered.astro';
import CourseNeedsTable from './CourseNeedsTable.astro';
import WeekPaces from './WeekPaces.astro';

export const guideComponents = {
  Answered,
  ClaimFigure,
  CourseNeedsTable,
  Fact,
  PaceHours,
  Price,
  Term,
  WeekPaces,
  table: Table,
};
