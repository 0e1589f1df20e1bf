/**
 * Pages for signed-in people only (docs/contract/accounts.md): without a hint cookie, on to the sign-in before the first
 * paint, and back afterwards. With a cookie but no session, the island leaves at the first 401.
 * Plain text, because its hash is in the content security policy (astro.config.mjs).
 */
export const signedInOnly = `if(!/(^|; )signed-in=1(;|$)/.test(document.cookie))location.replace("/api/login?next="+encodeURIComponent(location.pathname+location.search+location.hash))`;
