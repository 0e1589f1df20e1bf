/**
 * Signed-in pages that open again without a line, in the browser that has opened them before
 * (docs/decisions/0055-pages-that-open-without-a-line.md). No page for staff: what they read is other people's. The mentors' page keeps its
 * own drafts and nothing of the work.
 */

/** Whose session a page is of: what is kept goes with it. */
export type Whose = 'ework' | 'learner';

interface KeptPage {
  readonly whose: Whose;
  /** The answer whose age the page says. */
  readonly main: string;
}

/** By path, which is also how far its worker reaches. */
export const keptPages: Readonly<Record<string, KeptPage>> = {
  '/ework-platform': { whose: 'ework', main: '/api/ework/student/progress' },
  '/dashboard': { whose: 'learner', main: '/api/dashboard' },
  '/projects': { whose: 'learner', main: '/api/project-assignments' },
  '/career-path': { whose: 'learner', main: '/api/skills' },
  '/ai-tools': { whose: 'learner', main: '/api/ai-tools' },
  '/learner-profiles': { whose: 'learner', main: '/api/learner-profiles' },
  '/my-certificates': { whose: 'learner', main: '/api/certificates' },
  '/mentor': { whose: 'learner', main: '/api/auth/user' },
};

/** Answers that may be kept: those whose address is one of these or goes on below it. */
export const keptAnswers: Readonly<Record<Whose, readonly string[]>> = {
  ework: ['/api/ework/session', '/api/ework/courses', '/api/ework/student'],
  learner: [
    '/api/auth/user',
    '/api/dashboard',
    '/api/projects',
    '/api/project-assignments',
    '/api/project-hand-ins',
    '/api/skills',
    '/api/user-stats',
    '/api/career-recommendations',
    '/api/ai-tools',
    '/api/ai-workflows',
    '/api/learner-profiles',
    '/api/certificates',
  ],
};

/** Days after the last answer from here. A device that was lost or lent shows nothing older. */
export const keptDays = 14;

/** At the root, because a worker reaches no further up than where it is. */
export const keptWorker = '/kept-pages.js';
/** Says which build is served now. */
export const keptBuildFile = '/kept-build.txt';

/** Where one person's pages of one build are kept. */
export const keptCache = (whose: Whose, build: string) => `kept ${whose} ${build}`;
export const isKeptCacheOf = (whose: Whose, name: string) => name.startsWith(`kept ${whose} `);

/** In that place: whose it is, and when the last answer came. */
export const keptPersonEntry = '/kept-person';
/** On each entry: when it was kept, as an ISO time. */
export const keptAtHeader = 'kept-at';

/** What the page has read or changed since it last said so. */
export interface Heard {
  readonly method: string;
  readonly address: string;
  /** The body of the answer. */
  readonly text: string;
}

/** What a page tells its worker. */
export interface KeepMessage {
  readonly whose: Whose;
  readonly person: string;
  readonly build: string;
  readonly page: string;
  /** What the page has loaded, by path. */
  readonly files: readonly string[];
  readonly heard: readonly Heard[];
}

/** What a worker tells a page that it has opened from what is kept: another build is served by now. */
export const buildChanged = 'kestrel:build-changed';
