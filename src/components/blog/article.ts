/** What the pages know of an article, and which article is shown where. */
import type { ArticleFigure } from '../../content-schemas/blog.ts';
import type { BlogCategorySlug } from '../../content-schemas/blog-categories.ts';
import type { CourseSlug } from '#shared/catalogue/courses.ts';
import type { TextSection } from '#shared/rules/reading.ts';

export interface Article {
  /** The name of its folder, which is its address. */
  readonly id: string;
  readonly href: string;
  readonly title: string;
  readonly excerpt: string;
  readonly author: string;
  readonly date: Date;
  readonly updated?: Date | undefined;
  /** Minutes, computed from the words. */
  readonly readTime: number;
  readonly words: number;
  readonly sections: readonly TextSection[];
  readonly category: BlogCategorySlug;
  readonly tags: readonly string[];
  readonly courses: readonly CourseSlug[];
  readonly featured: boolean;
  /** Drawn in lists. */
  readonly figure?: ArticleFigure | undefined;
}

/** Cards on a page of the list; Load More brings as many again. */
export const articlesPerPage = 6;

/** Drafts are for their author: the development server shows them, the build leaves them out. */
export function isPublished(data: { draft: boolean }, isDevelopment: boolean): boolean {
  return isDevelopment || !data.draft;
}

/** Newest first; articles of one day by name, so that two builds agree. */
export function byDate(a: Article, b: Article): number {
  return b.date.getTime() - a.date.getTime() || a.id.localeCompare(b.id);
}

const weights = { course: 3, tag: 2, category: 1 };

/** The articles nearest to one: shared fields count most, then tags, then the category; the newer wins a tie. */
export function relatedTo(article: Article, all: readonly Article[], count = 3): Article[] {
  const shared = (ours: readonly string[], theirs: readonly string[]): number =>
    ours.filter((one) => theirs.includes(one)).length;
  const nearness = (other: Article): number =>
    shared(article.courses, other.courses) * weights.course +
    shared(article.tags, other.tags) * weights.tag +
    (article.category === other.category ? weights.category : 0);
  return all
    .filter(({ id }) => id !== article.id)
    .map((other) => ({ other, score: nearness(other) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || byDate(a.other, b.other))
    .slice(0, count)
    .map(({ other }) => other);
}

/** In order of time: previous is the older one. */
export function neighboursOf(
  article: Article,
  all: readonly Article[],
): { previous: Article | undefined; next: Article | undefined } {
  const place = all.findIndex(({ id }) => id === article.id);
  return { previous: all[place + 1], next: place > 0 ? all[place - 1] : undefined };
}

export interface ListPage {
  readonly articles: readonly Article[];
  readonly number: number;
  /** How many pages there are, at least one. */
  readonly last: number;
}

/** One page of a list, counted from 1. */
export function pageOf(articles: readonly Article[], number: number): ListPage {
  const start = (number - 1) * articlesPerPage;
  return {
    articles: articles.slice(start, start + articlesPerPage),
    number,
    last: Math.max(1, Math.ceil(articles.length / articlesPerPage)),
  };
}

/** The address of a page of the list: the first has no number. */
export function listPath(category: BlogCategorySlug | undefined, number: number): string {
  const base = category ? `/blog/category/${category}` : '/blog';
  return number === 1 ? base : `${base}/page/${number}`;
}

const writtenDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });

/** 5 November 2026. Dates of articles are days, so no time of day can move them. */
export const writeDate = (date: Date): string => writtenDate.format(date);
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);
