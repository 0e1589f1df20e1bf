import type { APIRoute } from 'astro';
import licence from '../../assets/fonts/OFL.txt?raw';

/** The SIL Open Font License asks that its text travels with the font. */
export const GET: APIRoute = () => new Response(licence);
