/** The feed. @astrojs/rss escapes what titles contain, so `R&D <AI>` stays a title. */
import { getRssString } from '@astrojs/rss';
import { institute } from '#shared/catalogue/institute.ts';
import { blogCategories } from '../../content-schemas/blog-categories.ts';
import type { Article } from './article.ts';

/** What a reader of feeds is sent at most. */
const longestFeed = 50;

/** Control characters and half an emoji are possible in a text file, but not in XML. */
function xmlText(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '');
}

/** RSS 2.0 of the newest articles; `articles` are in order, newest first. */
export async function articleFeed(articles: readonly Article[], site: URL): Promise<string> {
  const feed = new URL('/blog/rss.xml', site).href;
  return getRssString({
    title: `${institute.name}: articles`,
    description: 'Plain articles on moving into AI and IT in Britain.',
    site: new URL('/blog', site),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>en-gb</language><atom:link href="${feed}" rel="self" type="application/rss+xml"/>`,
    items: articles.slice(0, longestFeed).map((article) => ({
      title: xmlText(article.title),
      description: xmlText(article.excerpt),
      link: new URL(article.href, site).href,
      pubDate: article.date,
      categories: [blogCategories[article.category].label, ...article.tags].map(xmlText),
    })),
  });
}
