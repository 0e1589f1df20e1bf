/**
 * The eWork page's header before the first paint: a browser that has an eWork session shows the shell of signed-in people and
 * nothing of the visitor's menu (features/ework/EworkShell.tsx decides from there on).
 * Plain text, because its hash is in the content security policy (astro.config.mjs).
 */
export const eworkShell = `try{if(localStorage.getItem("ework-person"))document.documentElement.dataset.shell=""}catch{}`;
