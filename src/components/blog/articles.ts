/** Articles as the collection has them. */
import { getCollection, type CollectionEntry } from 'astro:content';
import {
  blogCategories,
  blogCategorySlugs,
  type BlogCategorySlug,
} from '../../content-schemas/blog-categories.ts';
import { minutesToRead, sectionsOf } from '#shared/rules/reading.ts';
import { byDate, isPublished, pageOf, type Article, type ListPage } from './article.ts';

export interface LoadedArticle extends Article {
  readonly entry: CollectionEntry<'blog'>;
}

function toArticle(entry: CollectionEntry<'blog'>): LoadedArticle {
  const { title, excerpt, author, date, updated, category, tags, courses, featured, figure } = entry.data;
  const sections = sectionsOf(entry.body ?? '');
  const words = sections.reduce((sum, section) => sum + section.words, 0);
  return {
    id: entry.id,
    href: `/blog/${entry.id}`,
    title,
    excerpt,
    author,
    date,
    updated,
    readTime: minutesToRead(words),
    words,
    sections,
    category,
    tags,
    courses,
    featured,
    figure,
    entry,
  };
}

let loaded: Promise<LoadedArticle[]> | undefined;

/** All published articles, newest first. Read once a build: a thousand pages ask. */
export function listArticles(): Promise<LoadedArticle[]> {
  const load = async () => {
    const entries = await getCollection('blog', ({ data }) => isPublished(data, import.meta.env.DEV));
    return entries.map(toArticle).sort(byDate);
  };
  // While an article is written, every request reads it again.
  if (import.meta.env.DEV) return load();
  loaded ??= load();
  return loaded;
}

export interface CategoryCount {
  readonly slug: BlogCategorySlug;
  readonly label: string;
  readonly count: number;
}

/** Categories that have articles, with how many. */
export function countCategories(articles: readonly Article[]): CategoryCount[] {
  return blogCategorySlugs
    .map((slug) => ({
      slug,
      label: blogCategories[slug].label,
      count: articles.filter(({ category }) => category === slug).length,
    }))
    .filter(({ count }) => count > 0);
}

/** The first article on the blog: the one marked as featured, otherwise the newest. */
export function featuredOf<One extends Article>(articles: readonly One[]): One | undefined {
  return articles.find(({ featured }) => featured) ?? articles[0];
}

/** The cards of one page of the list: of a category all its articles, of the blog all but the featured one. */
export function cardsOf(
  articles: readonly Article[],
  category: BlogCategorySlug | undefined,
  number: number,
): ListPage {
  if (category)
    return pageOf(
      articles.filter((article) => article.category === category),
      number,
    );
  const featured = featuredOf(articles);
  return pageOf(
    articles.filter(({ id }) => id !== featured?.id),
    number,
  );
}
