import { linksToCome } from './links-to-come.ts';

/** Every public page, written by hand from docs/contract/site.md. Tests compare it with the sitemap, so that a missing page is noticed. */
const listed: readonly string[] = [
  '/',
  '/about',
  '/accessibility',
  '/blog',
  '/certifications',
  '/complaints',
  '/contact',
  '/cookies',
  '/courses',
  '/courses/ai-business-analyst',
  '/courses/ai-business-analyst/sample-week',
  '/courses/ai-business-automation',
  '/courses/ai-business-automation/sample-week',
  '/courses/ai-data-analysis',
  '/courses/ai-data-analysis/sample-week',
  '/courses/ai-machine-learning',
  '/courses/ai-machine-learning/sample-week',
  '/courses/blockchain-development',
  '/courses/blockchain-development/sample-week',
  '/courses/cloud-devops',
  '/courses/cloud-devops/sample-week',
  '/courses/cybersecurity-with-ai',
  '/courses/cybersecurity-with-ai/sample-week',
  '/courses/project-management',
  '/courses/project-management/sample-week',
  '/courses/prompt-engineering',
  '/courses/prompt-engineering/sample-week',
  '/data-protection',
  '/employers',
  '/enquire',
  '/ework-experience',
  '/faq',
  '/funding',
  '/gdpr',
  '/how-we-count',
  '/glossary',
  '/how-a-week-works',
  '/our-answers',
  '/pricing',
  '/privacy',
  '/privacy-policy',
  '/success-stories',
  '/terms',
  '/verify',
];

/** Those that exist by now. */
export const publicRoutes = listed.filter((path) => !linksToCome.includes(path));

/** Legal texts: six at the addresses of docs/contract/legal.md, and two that people look for. */
export const legalRoutes = [
  '/privacy-policy',
  '/privacy',
  '/gdpr',
  '/terms',
  '/cookies',
  '/data-protection',
  '/complaints',
  '/accessibility',
] as const;

/** Pages for people who were led there: no search result, no picture, but held to everything else. */
export const unlistedRoutes = [
  '/search',
  '/sign-in',
  '/sign-out',
  '/enquire/thank-you',
  '/data-request',
  '/data-request/thank-you',
  '/newsletter',
  '/your-enquiry',
  '/no-such-page',
] as const;

/** What editors add as they like: articles and stories. */
export const isEditorial = (path: string): boolean => /^\/(blog|success-stories)\/./.test(path);

/** One page of each kind, for what need not be looked at thirty times. */
export const oneOfEach = [
  '/',
  '/courses/ai-business-analyst',
  '/courses/ai-business-analyst/sample-week',
  '/pricing',
  '/terms',
  '/enquire',
  '/no-such-page',
].filter((path) => !linksToCome.includes(path));
