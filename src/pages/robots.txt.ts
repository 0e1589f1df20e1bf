import type { APIRoute } from 'astro';

/** Everything may be crawled but the functions; signed-in pages say `noindex` themselves. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${new URL('/sitemap.xml', site).href}\n`);
