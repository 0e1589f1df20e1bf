import type { APIRoute } from 'astro';
import { institute } from '#shared/catalogue/institute.ts';

/** RFC 9116 asks for a day not more than a year away: a build that is older says by itself that it is. */
const validDays = 300;

/** Where a person who has found a weakness writes to. */
export const GET: APIRoute = ({ site }) => {
  const expires = new Date(Date.now() + validDays * 86_400_000).toISOString();
  return new Response(
    `Contact: mailto:${institute.email}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${new URL('/.well-known/security.txt', site).href}\n`,
  );
};
