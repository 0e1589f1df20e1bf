// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { functionContent } from './scripts/content/function-content.ts';
import { claimGuard } from './scripts/build/claim-guard.ts';
import { keptPagesOfBuild } from './scripts/build/kept-pages.ts';
import { narrowPolicies } from './scripts/build/narrow-policies.ts';
import { productionGate } from './scripts/build/production-gate.ts';
import { plainScript } from './scripts/build/plain-script.ts';
import { routeGuard } from './scripts/build/route-guard.ts';
import { searchIndex } from './scripts/build/search-index.ts';
import { shareImages } from './scripts/build/share-images.ts';
import { eworkShell } from './src/layouts/ework-shell.ts';
import { headScript } from './src/layouts/head-script.ts';
import { signedInOnly } from './src/layouts/signed-in-only.ts';
import { supportedBrowsers } from './src/shared/catalogue/supported-browsers.ts';

/** Where the pages are when the sitemap asks for them. */
let outDir = new URL('./dist/', import.meta.url);

/**
 * A page says itself that it is not to be found (`unlisted` of the layout); the sitemap follows it.
 * @param {string} address
 */
function isListed(address) {
  const { pathname } = new URL(address);
  const page = readFileSync(new URL(`.${pathname === '/' ? '/index' : pathname}.html`, outDir), 'utf8');
  return !page.includes('<meta name="robots" content="noindex">');
}

/** Answers the cookie banner in every page before anything else has come. */
const consentScript = plainScript(new URL('./src/features/cookie-consent/plain-banner.ts', import.meta.url));
/** @type {(text: string) => `sha256-${string}`} */
const hashOf = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** `client:intent` loads an island when someone shows that they want it. The enquiry feature owns the directive. */
const intentDirective = './src/browser/intent-directive.ts';

/**
 * What several islands share, in a few files instead of twenty: each file is a request. A chunk takes along what it needs, so
 * what public pages need too is in chunks of its own, first: a form there never fetches what is for signed-in people.
 */
const browserChunks = [
  { name: 'storage', test: /src[\\/]browser[\\/]storage\.ts/, priority: 5 },
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|src[\\/]components[\\/]ui[\\/]icons\.tsx/,
    priority: 4,
  },
  {
    name: 'calls',
    test: /node_modules[\\/]zod[\\/]|src[\\/](browser[\\/](call-endpoint|random-id|session-hint|visit)\.ts|shared[\\/](app-error|contracts[\\/](auth|contract|fields)|catalogue[\\/]course)\.ts)/,
    priority: 3,
  },
  {
    name: 'forms',
    test: /src[\\/](browser[\\/]use-(call-form|form|leave-warning)\.ts|components[\\/]ui[\\/](Submit|TextInput|StatusLine)\.tsx|shared[\\/]rules[\\/]next-path\.ts)/,
    priority: 2,
  },
  {
    name: 'signed-in',
    test: /node_modules[\\/](@tanstack|@?nanostores|radix-ui|@radix-ui[\\/](?!react-(tooltip|popper|arrow|use-rect|use-size)))[\\/]|src[\\/](learning[\\/]|browser[\\/](queries|save-file)\.ts|components[\\/]ui[\\/]DataSet\.tsx|shared[\\/](contracts|messages)[\\/]mail-choices\.ts)/,
    priority: 1,
  },
];

export default defineConfig({
  site: process.env.SITE_URL ?? 'https://kestrelrow.example',
  output: 'static',
  trailingSlash: 'never',
  // One address a page, without a trailing slash: /about is about.html.
  build: { format: 'file', inlineStylesheets: 'always' },
  prefetch: false,
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: 'prism' },
  integrations: [
    react(),
    mdx(),
    sitemap({ filter: isListed }),
    shareImages(),
    searchIndex(),
    functionContent(),
    productionGate(),
    claimGuard(),
    routeGuard(),
    narrowPolicies(),
    keptPagesOfBuild(),
    {
      name: 'house',
      hooks: {
        'astro:config:setup': ({ addClientDirective }) => {
          if (existsSync(new URL(intentDirective, import.meta.url))) {
            addClientDirective({ name: 'intent', entrypoint: intentDirective });
          }
          addClientDirective({ name: 'learner', entrypoint: './src/browser/learner-directive.ts' });
        },
        'astro:config:done': ({ config }) => {
          outDir = config.outDir;
        },
        // Crawlers look for /sitemap.xml; the integration writes an index under a longer name.
        'astro:build:done': ({ dir }) =>
          copyFile(new URL('sitemap-index.xml', dir), new URL('sitemap.xml', dir)),
      },
    },
  ],
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
      ],
      scriptDirective: {
        resources: ["'self'"],
        hashes: [headScript, signedInOnly, eworkShell, consentScript].map(hashOf),
      },
      styleDirective: {
        // Elements by hash; `style` attributes carry numbers for drawings (weeks, shares) and nothing from visitors.
        resources: [
          { resource: "'self'", kind: 'element' },
          { resource: "'unsafe-inline'", kind: 'attribute' },
        ],
      },
    },
  },
  vite: {
    build: { target: supportedBrowsers.map(({ target }) => target) },
    plugins: [tailwindcss()],
    define: { CONSENT_SCRIPT: JSON.stringify(consentScript) },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: browserChunks } } } } },
    },
  },
});
