import type { APIRoute } from 'astro';
import { credentialKeys, toPublicJwk } from '#shared/catalogue/credential-keys.ts';

/** Every key that has ever signed a certificate, for programs that check one. */
export const GET: APIRoute = () => Response.json({ keys: credentialKeys.map(toPublicJwk) });
