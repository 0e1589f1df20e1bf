import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runToEnd } from '../scripts/stack/processes.ts';
import { listFunctions } from '../scripts/stack/functions.ts';
import { createStage } from '../scripts/stack/site.ts';

// Netlify reads each function's config without running it, and what it cannot read it leaves out without a word. So this
// asks Netlify's own build what it understood. The pages are not built: a page for each included file is enough.

interface BuiltFunction {
  name: string;
  region?: string;
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
const settings = readFileSync('netlify.toml', 'utf8');
/** The pages that each function fills in. */
const includedPages: Record<string, string[]> = {
  forms: [
    'dist/contact.html',
    'dist/data-request.html',
    'dist/data-request/received.html',
    'dist/enquire.html',
    'dist/enquire/certification.html',
    'dist/enquire/consultation.html',
    'dist/enquire/journey.html',
    'dist/enquire/received.html',
    'dist/enquire/transformation.html',
  ],
  'opened-forms': [
    'dist/data-request.html',
    'dist/enquire.html',
    'dist/enquire/certification.html',
    'dist/enquire/consultation.html',
    'dist/enquire/journey.html',
    'dist/enquire/transformation.html',
  ],
  newsletter: [
    'dist/newsletter.html',
    'dist/newsletter/confirm-form.html',
    'dist/newsletter/unsubscribe-form.html',
  ],
  notifications: ['dist/mails/stop-form.html'],
  tracker: ['dist/your-enquiry.html', 'dist/your-enquiry/shown.html'],
  certificates: ['dist/verify/not-shown.html', 'dist/verify/shown.html'],
};
let built: BuiltFunction[] = [];
let contracts: (Contract & { name: string })[] = [];

beforeAll(async () => {
  rmSync(join(folder, 'netlify.toml'));
  expect(settings).toContain('command = "npm run build"');
  writeFileSync(
    join(folder, 'netlify.toml'),
    settings.replace('command = "npm run build"', 'command = "true"'),
  );
  for (const page of Object.values(includedPages).flat()) {
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

  test('every contract has one door at its path, or a file that the build makes', () => {
    expect(contracts.length).toBeGreaterThan(0);
    const files = new Set(
      [...settings.matchAll(/from = "([^"]+)"\n {2}to = "\1\.json"/g)].map(([, path]) => path),
    );
    expect(files.size).toBe(4);
    for (const { name, path, method } of contracts) {
      const doors = built.filter(({ routes }) => routes?.some(({ pattern }) => pattern === path));
      expect(
        doors.map((door) => door.name),
        `${name} (${method} ${path}) has one door`,
      ).toHaveLength(files.has(path) ? 0 : 1);
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
      'an endpoint that no contract describes cannot be called correctly',
    ).toEqual([]);
  });

  test('every door lets every method in: it answers 405 itself, with Allow', () => {
    const narrow = built.filter(({ routes }) => routes?.some(({ methods }) => methods.length > 0));
    expect(narrow.map(({ name }) => name)).toEqual([]);
  });

  test('every function runs beside the database, in London', () => {
    expect(built.filter(({ region }) => region !== 'lhr').map(({ name }) => name)).toEqual([]);
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

  test('the pages that a function fills in are in its bundle and in no other', () => {
    for (const { name } of built) {
      const bundle = readFileSync(join(folder, `.netlify/functions/${name}.zip`)).toString('latin1');
      const pages = [...new Set(bundle.match(/dist\/[\w/-]+\.html/g) ?? [])];
      expect(pages.sort(), name).toEqual(includedPages[name] ?? []);
    }
  });
});

/** Code that a function may be made of: what it loads when it starts, all its packages with it, minified. Bytes. */
const mostBytes = 405_000;

/** The services of its own capability that each function may hold, by folder of netlify/services. */
const capabilities: Record<string, string[]> = {
  // What was signed off is in the download of one's data.
  account: ['account', 'mentoring', 'learning', 'ework'],
  auth: ['account'],
  // A certificate rests on what was signed off.
  certificates: ['certificates', 'mentoring', 'learning', 'ework'],
  chat: ['chat'],
  'deliver-mails': ['account'],
  desk: ['desk'],
  // Progress belongs to learning and to eWork.
  'desk-learners': ['desk', 'learning', 'ework'],
  'desk-rights': ['desk'],
  'ework-admin': ['ework'],
  // What is handed in belongs to weeks and to projects.
  'ework-student': ['ework', 'mentoring'],
  // The dashboard lists certificates.
  learning: ['learning', 'mentoring', 'certificates'],
  mentor: ['mentoring', 'ework', 'learning'],
  'mail-notifications': ['account'],
  navigation: ['account'],
  notifications: ['account'],
  // A visitor sees an enquiry as the desk reads it.
  tracker: ['tracker', 'desk'],
};
/** Any function that hands over mails can send those of accounts; and an admin of eWork proves the password of an account. */
const shared = /^netlify\/services\/account\/(?:mails|wishes|prove-password)\.ts$/;

describe('what each function is made of', () => {
  let outputs: Metafile['outputs'] = {};
  /** The files of a function: those that it loads when it starts, or also those that it loads when they are needed. */
  const filesOf = (name: string, isWhole: boolean): Set<string> => {
    const start = Object.keys(outputs).find(
      (path) => outputs[path]?.entryPoint === `netlify/functions/${name}.ts`,
    );
    const found = new Set<string>();
    const walk = (path: string) => {
      if (found.has(path)) return;
      found.add(path);
      for (const { path: next, kind } of outputs[path]?.imports ?? [])
        if (outputs[next] && (isWhole || kind !== 'dynamic-import')) walk(next);
    };
    if (start) walk(start);
    return found;
  };
  const bytesOf = (name: string, isWhole: boolean) =>
    [...filesOf(name, isWhole)].reduce((sum, path) => sum + (outputs[path]?.bytes ?? 0), 0);

  beforeAll(async () => {
    const { metafile } = await build({
      entryPoints: listFunctions().map((name) => `netlify/functions/${name}.ts`),
      bundle: true,
      splitting: true,
      minify: true,
      write: false,
      metafile: true,
      outdir: folder,
      platform: 'node',
      format: 'esm',
      target: 'node24',
      logLevel: 'error',
    });
    outputs = metafile.outputs;
  });

  test('none is heavy when it starts', () => {
    const sizes = listFunctions().map((name) => ({
      name,
      start: bytesOf(name, false),
      whole: bytesOf(name, true),
    }));
    const total = sizes.reduce((sum, { start }) => sum + start, 0);
    const kilobytes = (bytes: number) => String(Math.round(bytes / 1000)).padStart(5);
    for (const { name, start, whole } of sizes)
      console.log(
        `${name.padEnd(20)}${kilobytes(start)} kB at the start,${kilobytes(whole)} kB with what it may load`,
      );
    console.log(`${sizes.length} functions${kilobytes(total)} kB at the start`);
    expect(sizes.filter(({ start }) => start > mostBytes)).toEqual([]);
  });

  test.each(listFunctions())('%s holds no service of another capability', (name) => {
    const services = [...filesOf(name, true)]
      .flatMap((path) => Object.keys(outputs[path]?.inputs ?? {}))
      .filter((path) => /^netlify\/services\/\w+\//.test(path) && !shared.test(path));
    const foreign = services.filter(
      (path) =>
        !path.includes('/services/mails/') &&
        !(capabilities[name] ?? []).some((own) => path.includes(`/services/${own}/`)),
    );
    expect(foreign).toEqual([]);
  });

  test('mail is sent by a part that is loaded when a mail is sent', () => {
    const atStart = listFunctions().filter((name) =>
      [...filesOf(name, false)].some((path) =>
        Object.keys(outputs[path]?.inputs ?? {}).some((input) => input.includes('/nodemailer/')),
      ),
    );
    expect(atStart).toEqual([]);
  });
});
