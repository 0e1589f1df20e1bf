import type { APIRoute } from 'astro';
import { institute } from '#shared/catalogue/institute.ts';

export const GET: APIRoute = () =>
  new Response(
    JSON.stringify({
      name: institute.name,
      short_name: 'Kestrel Row',
      lang: 'en-GB',
      start_url: '/',
      display: 'browser',
      background_color: '#f7f6f1',
      theme_color: '#f7f6f1',
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    }),
    { headers: { 'content-type': 'application/manifest+json' } },
  );
