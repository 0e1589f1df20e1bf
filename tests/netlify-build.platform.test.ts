import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runToEnd } from '../scripts/stack/processes.ts';
import { createStage, listFunctions } from '../scripts/stack/site.ts';

// Netlify reads each function's config without running it, and what it cannot read it leaves out without a word. So this
// asks Netlify's own build what it understood. The pages are not built: a page for each included file is enough.

interface BuiltFunction {
  name: string;
  schedule?: string;
  routes?: { pattern: string; methods: string[] }[];
  trafficRules?: {
    action: {
      config: {
        rateLimitConfig: { windowLimit: number; windowSize: number };
        aggregate: { keys: { type: string }[] };
      };
    };
  };
}
interface Contract {
  method: string;
  path: string;
  access: string;
}

const folder = createStage('build');
const includedPages = [
  'dist/contact.html',
  'dist/data-request.html',
  'dist/data-request/received.html',
  'dist/enquire.html',
  'dist/enquire/received.html',
  'dist/newsletter.html',
  'dist/newsletter/confirm-form.html',
  'dist/newsletter/unsubscribe-form.html',
];
let built: BuiltFunction[] = [];
let contracts: (Contract & { name: string })[] = [];

beforeAll(async () => {
  rmSync(join(folder, 'netlify.toml'));
  const settings = readFileSync('netlify.toml', 'utf8');
  expect(settings).toContain('command = "npm run build"');
  writeFileSync(
    join(folder, 'netlify.toml'),
    settings.replace('command = "npm run build"', 'command = "true"'),
  );
  for (const page of includedPages) {
    mkdirSync(dirname(join(folder, page)), { recursive: true });
    writeFileSync(join(folder, page), '<!doctype html>');
  }
  const { code, output } = await runToEnd('netlify', ['build', '--offline', '--context', 'production'], {
    cwd: folder,
  });
  expect(code, output).toBe(0);
  const manifest = JSON.parse(readFileSync(join(folder, '.netlify/functions/manifest.json'), 'utf8')) as {
    functions: BuiltFunction[];
  };
  built = manifest.functions;

  const files = readdirSync('src/shared/contracts').filter(
    (file) => file.endsWith('.ts') && !file.includes('.test.'),
  );
  const modules = await Promise.all(
    files.map(
      async (file) => (await import(resolve('src/shared/contracts', file))) as Record<string, unknown>,
    ),
  );
  contracts = modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) => (isContract(value) ? [{ ...value, name }] : [])),
  );
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function isContract(value: unknown): value is Contract {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
  );
}

const source = (name: string) => readFileSync(`netlify/functions/${name}.ts`, 'utf8');

describe('what Netlify understood', () => {
  test('every file in netlify/functions is a function, with a route or a schedule', () => {
    expect(built.map(({ name }) => name).sort()).toEqual(listFunctions().sort());
    const closed = built.filter(({ routes, schedule }) => !routes?.length && !schedule);
    expect(
      closed.map(({ name }) => name),
      'a function without either answers at no address that anyone knows',
    ).toEqual([]);
  });

  test('every contract has one door at its path that lets its method in', () => {
    expect(contracts.length).toBeGreaterThan(0);
    for (const { name, path, method } of contracts) {
      // A door without methods lets every method in: the endpoint answers 405 itself, with Allow.
      const doors = built.filter(({ routes }) =>
        routes?.some(
          ({ pattern, methods }) => pattern === path && (methods.length === 0 || methods.includes(method)),
        ),
      );
      expect(
        doors.map((door) => door.name),
        `${name} (${method} ${path}) has one door`,
      ).toHaveLength(1);
    }
  });

  test('every route under /api has a contract', () => {
    // Addresses that a browser goes to and no code calls: signing in and out are navigations.
    const paths = new Set<string>(['/api/login', '/api/logout', ...contracts.map(({ path }) => path)]);
    const wild = built
      .flatMap(({ routes }) => routes ?? [])
      .filter(({ pattern }) => pattern.startsWith('/api/') && !paths.has(pattern));
    expect(
      wild.map(({ pattern }) => pattern),
      'an endpoint that no contract describes is called by nobody correctly',
    ).toEqual([]);
  });

  test('every limit and schedule that a door names arrived', () => {
    for (const { name, schedule, trafficRules } of built) {
      const written = /schedule:\s*'([^']+)'/.exec(source(name))?.[1];
      expect(schedule, `${name}, schedule`).toBe(written);
      const limit = /windowLimit:\s*(\d+),\s*windowSize:\s*(\d+)/.exec(source(name));
      const arrived = trafficRules?.action.config;
      expect(arrived?.rateLimitConfig.windowLimit, `${name}, limit`).toBe(
        limit ? Number(limit[1]) : undefined,
      );
      expect(arrived?.rateLimitConfig.windowSize, `${name}, window`).toBe(
        limit ? Number(limit[2]) : undefined,
      );
      if (limit) expect(arrived?.aggregate.keys.map(({ type }) => type).sort()).toEqual(['domain', 'ip']);
    }
  });

  test('every public endpoint that writes is limited by the platform too', () => {
    const open = contracts
      .filter(({ access, method }) => access === 'public' && method !== 'GET')
      .filter(
        ({ path }) =>
          !built.find(({ routes }) => routes?.some(({ pattern }) => pattern === path))?.trafficRules,
      );
    expect(
      open.map(({ name }) => name),
      'our own limiter needs the database; the platform’s holds without it',
    ).toEqual([]);
  });

  test('the pages that functions fill in are in their bundle', () => {
    const bundle = readFileSync(join(folder, '.netlify/functions/submit-form.zip')).toString('latin1');
    for (const page of includedPages) expect(bundle, page).toContain(page);
  });
});
