/** What base.css lays out later, and the first section. */
const laidOutLater = 'main>*,.later,footer';

/**
 * Runs before the first paint, so that nothing flashes: the chosen colour scheme, the signed-in header (from the hint
 * cookie alone) and whether the visitor came from another page of the site (then the home page has no splash). While a
 * page comes for the first time, and from its top, `data-stepwise` keeps what is far below out of the first paint (base.css);
 * once it is there each part is laid out by itself, so that no press waits for all of them. The attribute stays: to
 * take it away would style every element anew. A place in the page and a way back need the whole page's height, and get it.
 * Plain text, because its hash is in the content security policy (astro.config.mjs). It stores nothing.
 */
export const headScript = [
  '(d=>{',
  'try{let t=localStorage.getItem("colour-scheme");if(/light|dark/.test(t))d.theme=t}catch{}',
  'if(/(^|; )signed-in=1(;|$)/.test(document.cookie))d.signedIn="";',
  'if(document.referrer.startsWith(location.origin+"/"))d.arrived="within";',
  'if(!location.hash&&performance.getEntriesByType("navigation")[0]?.type=="navigate"){',
  'd.stepwise="";',
  `onload=()=>document.querySelectorAll("${laidOutLater}").forEach((e,i)=>setTimeout(()=>e.style.contentVisibility="visible",40*i))}`,
  '})(document.documentElement.dataset)',
].join('');
