// @ts-check
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import astro from 'eslint-plugin-astro';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const here = dirname(fileURLToPath(import.meta.url));

/**
 * Who may import whom (README, "Map of the rooms"). Each zone forbids what its code must not need; the message is the
 * reason. What a pattern cannot say (one feature and another, file by file) is in tests/architecture.test.ts.
 * @type {(files: string[], ignores: string[], patterns: { group?: string[]; regex?: string; message: string }[]) => import('eslint').Linter.Config}
 */
const zone = (files, ignores, patterns) => ({
  files,
  ignores,
  rules: { 'no-restricted-imports': ['error', { patterns: [...always, ...patterns] }] },
});

const netlify = {
  group: ['**/netlify/**'],
  message:
    'Code of the site never reaches into netlify/: what is there holds secrets and would end in a page.',
};
const always = [
  {
    group: ['~/*', '@/*', 'src/*', '/src/*'],
    message:
      '#shared is the only alias; everything else is imported by a relative path, which tells how far away it is.',
  },
];
const features = {
  group: ['**/features/**'],
  message:
    'Components never import features: they link with data attributes, so that a page pays for a feature only when it mounts it.',
};
const code = '**/*.{ts,tsx,mts,mjs,js,astro}';

export default defineConfig(
  {
    ignores: [
      'dist/',
      '.astro/',
      '.netlify/',
      '.data/',
      'coverage/',
      'test-results/',
      'playwright-report/',
      'public/',
      // Made by npm run database:types.
      'src/shared/database.types.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: here } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none' },
      ],
      // `(words) => (detail = words)` and `() => stop()` are how short callbacks are written here.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // Index signatures are read as they are checked (noPropertyAccessFromIndexSignature wants the brackets).
      '@typescript-eslint/dot-notation': 'off',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
    },
  },
  {
    files: ['**/*.{mjs,js}'],
    extends: [tseslint.configs.strict],
  },
  ...astro.configs['flat/recommended'],
  {
    files: ['src/**', 'netlify/**'],
    rules: {
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    // One place prints: the log of the functions.
    files: ['netlify/platform/log.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**'],
    rules: {
      // Tests index into what they have just made and hand over fakes.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
    },
  },

  zone(
    [`src/${code}`],
    ['src/shared/**', 'src/features/**', 'src/browser/**', 'src/components/**', 'src/layouts/**'],
    [netlify],
  ),
  zone(
    [`src/layouts/${code}`],
    [],
    [netlify, { group: ['**/pages/**'], message: 'A layout serves every page and so knows none of them.' }],
  ),
  zone(
    [`src/components/${code}`],
    [],
    [
      netlify,
      features,
      {
        group: ['**/pages/**', '**/layouts/**'],
        message: 'Components are props in, HTML out: they know no page and no layout.',
      },
    ],
  ),
  zone(
    [`src/features/${code}`],
    ['**/*.test.{ts,tsx}'],
    [
      netlify,
      {
        group: ['**/pages/**', '**/layouts/**'],
        message: 'A feature is mounted by pages and layouts and knows neither.',
      },
      { group: ['astro:*'], message: 'A feature runs in the browser, where nothing of the build exists.' },
    ],
  ),
  zone(
    [`src/browser/${code}`],
    ['**/*.test.{ts,tsx}'],
    [
      netlify,
      {
        group: ['**/features/**', '**/components/**', '**/layouts/**', '**/pages/**'],
        message: 'src/browser is what features stand on; it needs a window and src/shared, nothing else.',
      },
    ],
  ),
  zone(
    [`src/shared/${code}`],
    ['**/*.test.ts'],
    [
      netlify,
      {
        group: ['node:*', 'fs', 'path', 'crypto'],
        message: 'src/shared needs nothing: it runs in a page, in a function and in the build.',
      },
      {
        group: [
          'astro:*',
          'astro/*',
          'react',
          'react/*',
          'react-dom',
          'nanostores',
          '@netlify/*',
          '@supabase/*',
        ],
        message: 'src/shared needs nothing: no window, no server, no framework.',
      },
      {
        regex: '^zod(/v4(/(?!mini).*)?)?$',
        message: 'Contracts are written with zod/mini: 5 kB in an island against 24.',
      },
      {
        group: ['**/pages/**', '**/layouts/**', '**/components/**', '**/features/**', '**/browser/**'],
        message: 'src/shared imports nothing outside itself.',
      },
    ],
  ),
  zone(
    [`netlify/${code}`],
    ['**/*.test.ts'],
    [
      {
        group: [
          '**/src/**',
          '**/pages/**',
          '**/layouts/**',
          '**/components/**',
          '**/features/**',
          '**/browser/**',
        ],
        message:
          'Functions share src/shared with the site, through #shared, and nothing else: the rest of src needs the build or a window.',
      },
    ],
  ),
  zone(
    ['netlify/services/**/*.ts'],
    ['**/*.test.ts'],
    [{ group: ['**/functions/**'], message: 'A service does not know by which door it was called.' }],
  ),
);
