/**
 * Pages that exist for signed-in people only (ruling R34): who has no hint cookie goes to the sign-in before the first
 * paint, and comes back afterwards. Whoever has one but no session is sent on by the island, at the first 401.
 * Plain text, because its hash stands in the content security policy (astro.config.mjs).
 */
export const signedInOnly = `if(!/(^|; )signed-in=1(;|$)/.test(document.cookie))location.replace("/api/login?next="+encodeURIComponent(location.pathname+location.search+location.hash))`;
