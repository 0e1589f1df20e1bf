/** plain-banner.ts, bundled (astro.config.mjs). */
declare const CONSENT_SCRIPT: string;
