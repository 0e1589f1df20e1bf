/**
 * Who may import whom: for each room the rooms, or single files, that its code may import besides its own, and why no more.
 * Lint forbids the rest as it is typed, architecture.test.ts checks every file, and the README's table must say the same.
 */
export interface Room {
  readonly may: readonly string[];
  readonly because: string;
}

export const rooms: Readonly<Record<string, Room>> = {
  'src/pages': {
    may: [
      'src/layouts',
      'src/features',
      'src/learning',
      'src/components',
      'src/content-schemas',
      'src/assets',
      'src/shared',
    ],
    because:
      'A page is made of the site’s parts. What is in netlify/ needs a secret and would end in the page.',
  },
  'src/layouts': {
    may: ['src/features', 'src/components', 'src/browser', 'src/styles', 'src/shared'],
    because: 'A layout serves every page, so it knows none of them.',
  },
  'src/components': {
    may: ['src/content-schemas', 'src/shared'],
    because:
      'Props in, HTML out. A component links to a feature with data attributes, so that a page pays for a feature only where it mounts it.',
  },
  'src/features': {
    may: [
      'src/staff',
      'src/learning',
      'src/components/ui',
      'src/components/map',
      'src/browser',
      'src/shared',
    ],
    because: 'A feature is mounted by pages and layouts, knows neither, and can be deleted with its folder.',
  },
  'src/staff': {
    may: ['src/learning', 'src/components/ui', 'src/browser', 'src/shared'],
    because: 'Features for staff are built on it, so it knows none of them.',
  },
  'src/learning': {
    may: ['src/components/ui', 'src/components/map', 'src/browser', 'src/shared'],
    because: 'Learner features are built on it, so it knows none of them.',
  },
  'src/browser': {
    may: ['src/shared'],
    because: 'It needs a window and holds no capability: everything else in the browser is built on it.',
  },
  'src/shared': {
    may: [],
    because: 'It runs in a page, an island, a function and a test, so it needs nothing.',
  },
  'netlify/functions': {
    may: ['netlify/services', 'netlify/pages', 'netlify/platform', 'src/shared'],
    because: 'A door lists contracts and services. The rest of src needs the build or a window.',
  },
  'netlify/services': {
    may: ['netlify/generated', 'src/shared'],
    because:
      'A service says what the institute does. What it needs comes by deps, so that it runs on plain objects in a test.',
  },
  'netlify/pages': {
    may: ['netlify/platform', 'netlify/services/deps.ts', 'src/shared'],
    because: 'A page of the build is filled in with what it is handed; what the institute does is a service.',
  },
  'netlify/platform': {
    may: ['netlify/services/deps.ts', 'src/shared'],
    because: 'The platform says how, and knows no service: it provides what deps.ts says services ask for.',
  },
};
