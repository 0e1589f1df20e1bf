import { linksToCome } from './links-to-come.ts';

/**
 * Every public page, written by hand from the specification (section 2, "Screens and routes"), the rulings (R8: the
 * enquiry form has a page) and the wish that each course can be shared and found. Tests compare it with the sitemap, so
 * that a page which is missing from the site, or from the list, is noticed.
 */
const specified: readonly string[] = [
  '/',
  '/about',
  '/blog',
  '/certifications',
  '/contact',
  '/cookies',
  '/courses',
  '/courses/ai-business-analyst',
  '/courses/ai-business-automation',
  '/courses/ai-data-analysis',
  '/courses/ai-machine-learning',
  '/courses/blockchain-development',
  '/courses/cloud-devops',
  '/courses/cybersecurity-with-ai',
  '/courses/project-management',
  '/courses/prompt-engineering',
  '/data-protection',
  '/enquire',
  '/ework-experience',
  '/gdpr',
  '/pricing',
  '/privacy',
  '/privacy-policy',
  '/success-stories',
  '/terms',
];

/** Those that stand by now. */
export const publicRoutes = specified.filter((path) => !linksToCome.includes(path));

/** Legal texts, at the addresses that the specification names. */
export const legalRoutes = [
  '/privacy-policy',
  '/privacy',
  '/gdpr',
  '/terms',
  '/cookies',
  '/data-protection',
] as const;

/** Pages for people who were led there: no search result, no picture, but held to everything else. */
export const unlistedRoutes = [
  '/sign-in',
  '/sign-out',
  '/enquire/thank-you',
  '/data-request',
  '/data-request/thank-you',
  '/newsletter',
  '/no-such-page',
] as const;

/** What editors add without anybody's plan: articles and stories. */
export const isEditorial = (path: string): boolean => /^\/(blog|success-stories)\/./.test(path);

/** One page of each kind, for what need not be looked at thirty times. */
export const oneOfEach = [
  '/',
  '/courses/ai-business-analyst',
  '/pricing',
  '/terms',
  '/enquire',
  '/no-such-page',
].filter((path) => !linksToCome.includes(path));
