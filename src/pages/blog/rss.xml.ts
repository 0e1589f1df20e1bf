import type { APIRoute } from 'astro';
import { listArticles } from '../../components/blog/articles.ts';
import { articleFeed } from '../../components/blog/feed.ts';

export const GET: APIRoute = async ({ site, url }) =>
  new Response(await articleFeed(await listArticles(), site ?? url), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
