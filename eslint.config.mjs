// @ts-check
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import astro from 'eslint-plugin-astro';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { missingMethods, saySupportedBrowsers } from './src/shared/catalogue/supported-browsers.ts';
import { rooms } from './tests/rooms.ts';

const here = dirname(fileURLToPath(import.meta.url));

const code = '**/*.{ts,tsx,mts,mjs,js,astro}';
const ofOneAlias = {
  group: ['~/*', '@/*', 'src/*', '/src/*'],
  message:
    '#shared is the only alias; everything else is imported by a relative path, which says how far away it is.',
};

/**
 * Packages that a room cannot use; which rooms it may import is in tests/rooms.ts.
 * @type {Record<string, { group?: string[]; regex?: string; message: string }[]>}
 */
const packages = {
  'src/features': [
    { group: ['astro:*'], message: 'A feature runs in the browser, where nothing of the build exists.' },
  ],
  'src/shared': [
    {
      group: ['node:*', 'fs', 'path', 'crypto', 'astro:*', 'astro/*', 'react', 'react/*', 'react-dom'],
      message: 'src/shared runs in a page, an island and a function: no server, no window, no framework.',
    },
    {
      group: ['nanostores', '@netlify/*', '@supabase/*'],
      message: 'src/shared runs in a page, an island and a function: no server, no window, no framework.',
    },
    {
      regex: '^zod(/v4(/(?!mini).*)?)?$',
      message: 'Contracts are written with zod/mini: 5 kB in an island against 24.',
    },
  ],
};

/** @type {import('eslint').Linter.Config[]} */
const zones = Object.entries(rooms).map(([room, { may, because }]) => {
  const [top] = room.split('/');
  /** A relative path into another room, but for the parts of it that are allowed. @type {(other: string) => string} */
  const pathInto = (other) => {
    const parts = may.flatMap((path) => (path.startsWith(`${other}/`) ? [path.slice(other.length + 1)] : []));
    const allowed = parts.length > 0 ? `(?!(${parts.join('|')})(/|$))` : '';
    return `(^|/)${other.replace(/^(src|netlify)\//, '')}/${allowed}`;
  };
  const others = Object.keys(rooms).filter(
    (other) => other !== room && other.startsWith(`${top}/`) && !may.includes(other),
  );
  /** The other half of the house, by any room of it. */
  const otherHalf = top === 'src' ? '(^|/)netlify/' : '(^|/)src/';
  return {
    files: [`${room}/${code}`],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            ofOneAlias,
            ...[otherHalf, ...others.map(pathInto)].map((regex) => ({ regex, message: because })),
            ...(packages[room] ?? []),
          ],
        },
      ],
    },
  };
});

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
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    // A script in a page is no file of the project: looked for there, it would be left out without a word.
    ignores: ['**/*.astro/*'],
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
    files: [
      'src/{browser,features,learning,shared}/**/*.{ts,tsx}',
      'src/components/**/*.{ts,tsx}',
      // The scripts in a page, as the plugin for Astro names them; the rest of such a file runs in the build.
      'src/**/*.astro/*.{js,ts}',
    ],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          `MemberExpression[property.name=/^(${missingMethods.join('|')})$/]`,
          "MemberExpression[object.name='AbortSignal'][property.name='any']",
          // Lookbehind, without which Safari reads no regular expressions before 16.4.
          'Literal[regex.pattern=/\\(\\?<[=!]/]',
        ].map((selector) => ({
          selector,
          message: `${saySupportedBrowsers()} must work, and one of them does not have this.`,
        })),
      ],
    },
  },
  {
    // Two places print: the log of the functions, and calls of the browser that failed.
    files: ['netlify/platform/log.ts', 'src/browser/call-endpoint.ts'],
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

  {
    // Made by npm run database:types, which writes {} for a function without arguments.
    files: ['src/shared/database.types.ts'],
    rules: { '@typescript-eslint/no-generated-empty-object-type': 'off' },
  },

  ...zones,
);
