/**
 * Runs before the first paint, so that nothing flashes: the chosen colour scheme, the signed-in header (from the hint
 * cookie alone) and whether the visitor came from another page of the site (then the home page has no splash).
 * Plain text, because its hash stands in the content security policy (astro.config.mjs). It stores nothing.
 */
export const headScript = `(d=>{try{let t=localStorage.getItem("colour-scheme");if(t=="light"||t=="dark")d.theme=t}catch{}if(/(^|; )signed-in=1(;|$)/.test(document.cookie))d.signedIn="";if(document.referrer.startsWith(location.origin+"/"))d.arrived="within"})(document.documentElement.dataset)`;
