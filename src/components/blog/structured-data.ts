/** Articles as search engines read them. */
import { institute } from '#shared/catalogue/institute.ts';
import { blogCategories } from '../../content-schemas/blog-categories.ts';
import { isoDay, type Article } from './article.ts';

interface Publisher {
  readonly '@type': 'Organization';
  readonly name: string;
  readonly url: string;
  readonly logo?: { readonly '@type': 'ImageObject'; readonly url: string };
}

export interface BlogPostingData {
  readonly '@context': 'https://schema.org';
  readonly '@type': 'BlogPosting';
  readonly '@id': string;
  readonly mainEntityOfPage: string;
  readonly url: string;
  readonly headline: string;
  readonly description: string;
  readonly datePublished: string;
  readonly dateModified: string;
  readonly author: Publisher;
  readonly publisher: Publisher;
  readonly inLanguage: 'en-GB';
  readonly articleSection: string;
  readonly keywords: string;
  readonly wordCount: number;
  /** ISO 8601 duration. */
  readonly timeRequired: string;
  readonly isAccessibleForFree: true;
  readonly image: readonly string[];
}

/** `picture` is what shared links show; `site` is the address that the pages are published under. */
export function blogPostingData(article: Article, site: URL, picture: string): BlogPostingData {
  const url = new URL(article.href, site).href;
  const home = new URL('/', site).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': url,
    mainEntityOfPage: url,
    url,
    headline: article.title,
    description: article.excerpt,
    datePublished: isoDay(article.date),
    dateModified: isoDay(article.updated ?? article.date),
    author: { '@type': 'Organization', name: article.author, url: home },
    publisher: {
      '@type': 'Organization',
      name: institute.name,
      url: home,
      logo: { '@type': 'ImageObject', url: new URL('/icon-512.png', site).href },
    },
    inLanguage: 'en-GB',
    articleSection: blogCategories[article.category].label,
    keywords: article.tags.join(', '),
    wordCount: article.words,
    timeRequired: `PT${article.readTime}M`,
    isAccessibleForFree: true,
    image: [new URL(picture, site).href],
  };
}
