import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rooms } from './rooms.ts';

// The rules of the house that lint cannot say. Each message is the reason; the README's map of the rooms is the whole.

interface Source {
  path: string;
  text: string;
}

const ignored = new Set([
  'node_modules',
  'dist',
  'coverage',
  'test-results',
  'playwright-report',
  'bench-results',
]);
const textFile = /\.(ts|tsx|mts|mjs|js|astro|css|sql|toml|json|md|mdx|html|yml|sh)$|\/run$|\.example$/;
const codeFile = /\.(ts|tsx|mts|mjs|js|astro)$/;
const testFile = /\.test\.tsx?$|\.e2e\.ts$/;

function listFiles(folder = '.'): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      const isHidden = entry.name.startsWith('.') && entry.name !== '.ci';
      return isHidden || ignored.has(entry.name) ? [] : listFiles(path);
    }
    return entry.isFile() ? [path] : [];
  });
}

const files: Source[] = listFiles()
  .filter((path) => textFile.test(path) && path !== 'package-lock.json')
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const code = files.filter(({ path }) => codeFile.test(path));
/** Product code: not tests, not tools. */
const product = code.filter(({ path }) => /^(src|netlify)\//.test(path) && !testFile.test(path));

/** The text without comments, line numbers kept: a rule is broken by code, not by words about it. */
function withoutComments(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|[^:'"`\\])\/\/.*$/gm, '$1');
}

/** Every place where a pattern stands, as file:line and what stands there. */
function places(sources: Source[], pattern: RegExp): string[] {
  return sources.flatMap(({ path, text }) =>
    withoutComments(text)
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) ? [`${path}:${index + 1} ${line.trim().slice(0, 120)}`] : [],
      ),
  );
}

interface Import {
  from: string;
  specifier: string;
  /** Where a relative path or #shared leads, without its ending. */
  target: string | null;
}

function listImports({ path, text }: Source): Import[] {
  // A statement at the start of a line, the end of one that runs over several, or a call: prose says "from" too.
  const pattern =
    /(?:^\s*import\s*|^\s*(?:import|export)\b[^'"\n=]*\bfrom\s*|^\s*\}\s*from\s*|\bimport\s*\(\s*)['"]([^'"\n]+)['"]/gm;
  return [...withoutComments(text).matchAll(pattern)].map(([, specifier = '']) => ({
    from: path,
    specifier,
    target: specifier.startsWith('.')
      ? relative('.', resolve(dirname(path), specifier))
      : specifier.startsWith('#shared/')
        ? specifier.replace('#shared/', 'src/shared/')
        : null,
  }));
}

const show = ({ from, specifier }: Import) => `${from} imports ${specifier}`;

function importsOf(folder: RegExp): Import[] {
  return product.filter(({ path }) => folder.test(path)).flatMap(listImports);
}

describe('who may import whom', () => {
  test('#shared is the only alias', () => {
    const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      imports: Record<string, string>;
    };
    expect(imports, 'one alias, for the one folder that pages, islands and functions share').toEqual({
      '#shared/*': './src/shared/*',
    });
    const aliases = product
      .flatMap(listImports)
      .filter(({ specifier }) => /^(#(?!shared\/)|~|@\/|src\/|\/)/.test(specifier));
    expect(
      aliases.map(show),
      'everything else is imported by a relative path, which says how far away it is',
    ).toEqual([]);
  });

  test('#shared is used to reach src/shared from other rooms', () => {
    const byPath = product
      .filter(({ path }) => !path.startsWith('src/shared/'))
      .flatMap(listImports)
      .filter(({ specifier, target }) => specifier.startsWith('.') && target?.startsWith('src/shared/'));
    expect(byPath.map(show), 'src/shared has one name everywhere: #shared/…').toEqual([]);
  });

  test('src/shared needs nothing', () => {
    const allowed = /^(zod\/mini|libphonenumber-js(\/\w+)?)$/;
    const outside = importsOf(/^src\/shared\//).filter(({ specifier, target }) =>
      target === null ? !allowed.test(specifier) : !target.startsWith('src/shared/'),
    );
    expect(
      outside.map(show),
      'it runs in a page, an island and a function: no window, no process, no framework',
    ).toEqual([]);
    const globals = places(
      product.filter(({ path }) => path.startsWith('src/shared/')),
      /\b(window|document|localStorage|sessionStorage|navigator|process)(\??\.\w|\[)/,
    );
    expect(globals, 'src/shared must work where there is no window and no process').toEqual([]);
  });

  const names = Object.keys(rooms);
  /** The room of a file, or of what an import leads to. */
  const roomOf = (path: string) => names.find((name) => path.startsWith(`${name}/`));
  const isIn = (path: string, place: string) => path === place || path.startsWith(`${place}/`);

  test.each(Object.entries(rooms))('%s imports only what it may', (room, { may, because }) => {
    const imports = importsOf(new RegExp(`^${room}/`)).flatMap((each) =>
      each.target === null ? [] : [{ ...each, target: each.target }],
    );
    const wrong = imports.filter(({ target }) => ![room, ...may].some((place) => isIn(target, place)));
    expect(wrong.map(show), because).toEqual([]);
    const unused = may.filter((place) => !imports.some(({ target }) => isIn(target, place)));
    expect(unused, 'a right that nothing uses is taken away').toEqual([]);
  });

  test('the platform takes types alone from the services', () => {
    const values = product
      .filter(({ path }) => path.startsWith('netlify/platform/'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/^import (?!type\b)[^;]*from '[^']*services\/[^']*'/gm)].map(
          ([line]) => `${path}: ${line}`,
        ),
      );
    expect(values, 'deps.ts says what services ask for; it does nothing').toEqual([]);
  });

  test('every file of the product is in a room', () => {
    const configuration = new Set(['src/content.config.ts', 'src/env.d.ts']);
    const homeless = product.filter(
      ({ path }) =>
        roomOf(path) === undefined &&
        !configuration.has(path) &&
        !/^src\/(content-schemas|styles|assets)\//.test(path) &&
        !path.startsWith('netlify/generated/'),
    );
    expect(homeless.map(({ path }) => path)).toEqual([]);
  });

  test('features do not know each other', () => {
    const feature = (path: string) => /^src\/features\/([^/]+)\//.exec(`${path}/`)?.[1];
    const crossing = importsOf(/^src\/features\//).filter(({ from, target }) => {
      const other = target === null ? undefined : feature(target);
      return other !== undefined && other !== feature(from);
    });
    expect(
      crossing.map(show),
      'a feature can be deleted with its folder only while no other is built on it',
    ).toEqual([]);
  });

  test('the README says the same', () => {
    const table =
      /## Who may import whom\n([\s\S]*?)\n## /.exec(readFileSync('README.md', 'utf8'))?.[1] ?? '';
    const told = [...table.matchAll(/^\| `([^`]+)`\s*\| ([^|]*?)\s*\|/gm)].map(([, room = '', may = '']) => [
      room,
      [...may.matchAll(/`([^`]+)`/g)].map(([, place]) => place),
    ]);
    expect(Object.fromEntries(told)).toEqual(
      Object.fromEntries(Object.entries(rooms).map(([room, { may }]) => [room, may])),
    );
  });
});

describe('one place for each power', () => {
  test('the database is asked in netlify only', () => {
    const outside = product.filter(({ path }) => path.startsWith('src/'));
    const asked = places(outside, /(?<!\b(?:Array|Buffer|Iterator|\w+Array))\.from\(\s*['"`]|\.rpc\(/);
    expect(asked, 'islands talk to functions, functions talk to Postgres').toEqual([]);
  });

  test('a database client is made in netlify/platform/database.ts only', () => {
    const elsewhere = product.filter(({ path }) => path !== 'netlify/platform/database.ts');
    expect(
      places(elsewhere, /\bPostgrestClient\b|supabase-js/),
      'deadlines, retries and keys are decided in one place',
    ).toEqual([]);
  });

  test('the environment is read in netlify/platform/env.ts only', () => {
    const elsewhere = product.filter(({ path }) => path !== 'netlify/platform/env.ts');
    expect(
      places(elsewhere, /\bprocess\s*\.\s*env\b/),
      'secrets have one reader, which says what is missing',
    ).toEqual([]);
  });
});

describe('what an attacker would look for', () => {
  test('no code is made from text, and no command is run', () => {
    expect(
      places(
        product,
        /\beval\(|\bnew Function\b|child_process|\bnode:vm\b|document\.write\(|\.innerHTML\s*=/,
      ),
    ).toEqual([]);
    const patterns = places(product, /new RegExp\(/).map((place) => place.split(':')[0]);
    expect(new Set(patterns), 'made from words of ours alone; a new one says here that it is, too').toEqual(
      new Set([
        'netlify/platform/door.ts',
        'netlify/services/chat/understand.ts',
        'src/shared/rules/route-numbers.ts',
      ]),
    );
  });

  test('nothing is fetched from an address that a person gave', () => {
    const fetching = places(
      product.filter(({ path }) => path.startsWith('netlify/')),
      /\bfetch\(|\bhttps?\.(?:get|request)\(|from 'node:(?:https?|tls)'|\bcreateConnection\(/,
    ).map((place) => place.split(':')[0]);
    expect(new Set(fetching), 'Supabase, the mail server and our own pages').toEqual(
      new Set(['netlify/platform/auth.ts', 'netlify/platform/built-page.ts']),
    );
  });

  test('nothing that must not be guessed is made with Math.random', () => {
    const guessable = places(product, /Math\.random\(/).map((place) => place.split(':')[0]);
    expect(new Set(guessable), 'chance that shuffles, and protects nothing').toEqual(
      new Set(['netlify/services/recover-enquiries.ts']),
    );
  });

  test('no weak hash is used', () => {
    const hashes = places(product, /createH(?:ash|mac)\(/);
    expect(hashes.length).toBeGreaterThan(2);
    expect(places(product, /createH(?:ash|mac)\(\s*'(?!sha256|sha384|sha512)/)).toEqual([]);
    const inSql = listFiles('supabase/migrations').filter((path) =>
      /\bmd5\(|\bdigest\([^)]*'(?:md5|sha1)'/i.test(readFileSync(path, 'utf8')),
    );
    expect(inSql).toEqual([]);
  });
});

describe('doors (netlify/functions)', () => {
  const doors = product.filter(({ path }) => path.startsWith('netlify/functions/'));
  // A line for each endpoint and each path, beside the imports and the config.
  const mostLines = 50;

  test('are flat, and nothing else is there', () => {
    const wrong = listFiles('netlify/functions').filter(
      (path) => !/^netlify\/functions\/[a-z0-9-]+\.ts$/.test(path),
    );
    expect(
      wrong,
      'Netlify deploys every code file of the folder, helpers and tests too, and finds nothing deeper',
    ).toEqual([]);
  });

  test.each(doors)('$path only opens', ({ text }) => {
    const lines = text.split('\n').filter((line) => line.trim() !== '').length;
    expect(
      lines,
      'a door says which contract and which service; everything else is a service or the platform',
    ).toBeLessThanOrEqual(mostLines);
  });

  test.each(doors)('$path has a config of literals', ({ text }) => {
    const config = /export const config: Config = (\{[\s\S]*?\n?\});/.exec(withoutComments(text))?.[1];
    expect(
      config,
      'export const config: Config = { … }, so that Netlify finds it without running the file',
    ).toBeDefined();
    const words = (config ?? '').replace(/'[^']*'/g, "''").replace(/[A-Za-z]+(?=\s*:)/g, 'key');
    const reason =
      'Netlify reads config without running it: a name, a template, a spread or `satisfies` silently loses the route or the limit';
    expect(words.match(/`|\.\.\.|\b(?!key\b|true\b|false\b|ip\b)[A-Za-z_]\w*/g) ?? [], reason).toEqual([]);
    expect(text, reason).not.toMatch(/\bsatisfies\b|\bas const\b/);
    expect(text, "aggregateBy: 'ip' as a text limits by domain: write ['ip', 'domain']").not.toMatch(
      /aggregateBy:\s*['"]/,
    );
  });
});

describe('names and leftovers', () => {
  test('no drawer for anything', () => {
    const drawers = listFiles().filter((path) =>
      /(^|\/)(utils?|helpers?|misc|common|manager)(\.|\/)/i.test(path),
    );
    expect(drawers, 'a file named after no purpose collects them all').toEqual([]);
  });

  test('tests are never skipped, put off or run alone', () => {
    const tests = code.filter(({ path }) => testFile.test(path) && path !== 'tests/architecture.test.ts');
    const pattern =
      /\b(?:test|it|describe)(?:\.\w+)*\.(?:skip|skipIf|only|todo|fixme|fails|fail)\b|\b(?:xit|xtest|xdescribe|fit|fdescribe)\(/;
    expect(
      places(tests, pattern),
      'a test that does not run says nothing; delete it or make it pass',
    ).toEqual([]);
  });

  test('a test file leaves nothing behind for the next, which runs with the same modules', () => {
    const tests = code.filter(({ path }) => testFile.test(path) && path !== 'tests/architecture.test.ts');
    expect(
      places(tests, /\bvi\.(?:do)?[mM]ock\(/),
      'a mocked module stays mocked: stub what is at its edge',
    ).toEqual([]);
    const backAgain: [RegExp, RegExp][] = [
      [/\bvi\.stubGlobal\(/, /\bvi\.unstubAllGlobals\(/],
      [/\bvi\.stubEnv\(/, /\bvi\.unstubAllEnvs\(/],
      [/\bvi\.useFakeTimers\(/, /\bvi\.useRealTimers\(/],
      [/\bvi\.spyOn\(/, /\bmockRestore\(|\bvi\.restoreAllMocks\(/],
    ];
    const left = backAgain.flatMap(([take, giveBack]) =>
      tests
        .filter(({ text }) => take.test(text) && !giveBack.test(text))
        .map(({ path }) => `${path} ${take}`),
    );
    expect(left).toEqual([]);
  });

  test('nothing names a place on somebody’s machine', () => {
    const machine = /(?:^|[\s'"`(=])\/(?:work|root|home\/\w+|Users\/\w+)\//;
    expect(
      files.flatMap(({ path, text }) =>
        path === 'tests/architecture.test.ts'
          ? []
          : text
              .split('\n')
              .flatMap((line, index) => (machine.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
      ),
      'a path of one machine is wrong on every other',
    ).toEqual([]);
  });

  test('the lock file names no registry', () => {
    const lock = readFileSync('package-lock.json', 'utf8');
    expect(lock.includes('"resolved"'), 'an address in the lock file binds everyone to one registry').toBe(
      false,
    );
  });

  test('every dependency has a lower bound', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
      'dependencies' | 'devDependencies',
      Record<string, string>
    >;
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, range]) => !/^\^?\d/.test(range),
    );
    expect(loose, 'without one, npm under an older Node picks versions of years ago').toEqual([]);
  });
});

describe('plain English', () => {
  const written = files.filter(
    ({ path }) => path !== 'tests/architecture.test.ts' && !/^(public|netlify\/generated)\//.test(path),
  );
  const lines = (pattern: RegExp, sources: Source[]) =>
    sources.flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          pattern.test(line) ? [`${path}:${index + 1} ${line.trim().slice(0, 120)}`] : [],
        ),
    );

  test('is what a colleague would say', () => {
    const odd =
      /\b(somebody(?![@%])|whoever|nobody['’]s)\b|\bstands? (in|on|at|for|by|beside|behind|above|below|under|between|before|after|first|here|there)\b/i;
    expect(
      lines(odd, written),
      'write someone, anyone who, no one’s; a thing is, or appears, in its place',
    ).toEqual([]);
  });

  test('leans on nothing that a reader does not have', () => {
    const elsewhere = /\brulings?\b|\bas specified\b|\bthe specification(['’]s)?\b|\(R\d+\)/i;
    const code = written.filter(({ path }) => !path.startsWith('content/'));
    expect(lines(elsewhere, code), 'what the product does is written in docs/contract').toEqual([]);
  });
});
