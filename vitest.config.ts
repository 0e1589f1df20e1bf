/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';
import { cheapestHash } from './tests/support/cheapest-hash.ts';

// Astro's own Vite set-up, so that a test can render a component and read a collection.
export default getViteConfig({
  test: {
    // What the functions log is shown for a test that fails.
    silent: 'passed-only',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,netlify,tests,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.db.test.ts', '**/*.platform.test.ts', '**/node_modules/**'],
          setupFiles: ['tests/support/only-this-machine.ts'],
          // Loading the same modules again for each file took more than half of the time. So a test leaves nothing behind in
          // them: no module is mocked, and what is stubbed is put back.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'db',
          include: ['{src,netlify,tests,scripts,supabase}/**/*.db.test.ts'],
          globalSetup: ['tests/support/db.global-setup.ts'],
          setupFiles: ['tests/support/only-this-machine.ts'],
          // Each file has a PostgreSQL in WebAssembly of its own. Answers that take their time (docs/decisions/0019) leave
          // two cores room for more.
          maxWorkers: 4,
          isolate: false,
          env: { LITE_AUTH_BCRYPT_COST: cheapestHash },
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          // What Netlify's own build makes of the functions.
          name: 'platform',
          include: ['tests/**/*.platform.test.ts'],
          // In npm test a build has only the time that the browser tests leave.
          testTimeout: 900_000,
          hookTimeout: 900_000,
        },
      },
    ],
  },
});
