/*
 * What `netlify build` made, served as Netlify would: pages with the headers and redirects that Netlify's own reading of netlify.toml
 * has, and functions from the archives that would be uploaded, each in a process of its own that begins with the first call.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { dirname, extname, join, normalize, sep } from 'node:path';
import { unzipSync } from 'fflate';
import { parse } from 'smol-toml';
import { startBlobs } from '../stack/blobs.ts';
import { contentTypes } from '../stack/content-types.ts';
import { run, type Running } from '../stack/processes.ts';

interface BuiltFunction {
  name: string;
  path: string;
  schedule?: string;
  routes?: { pattern: string }[];
}

interface Redirect {
  from: string;
  to: string;
  status: number;
  force: boolean;
  conditions?: { Cookie?: string[] };
}

interface NetlifySettings {
  headers: { for: string; values: Record<string, string> }[];
  redirects: Redirect[];
}

export interface Platform {
  /** Calls a scheduled function as Netlify does. */
  runSchedule(name: string): Promise<Response>;
  readonly functions: readonly BuiltFunction[];
  /** What the functions have printed that is no line of their log, and the lines of answers that say 500. */
  readonly complaints: readonly string[];
  stop(): Promise<void>;
}

export interface PlatformOptions {
  /** Where `netlify build` ran. */
  folder: string;
  port: number;
  /** What the functions get, and nothing of this process. */
  settings: Readonly<Record<string, string>>;
}

export async function servePlatform({ folder, port, settings }: PlatformOptions): Promise<Platform> {
  const built = join(folder, '.netlify');
  const { headers, redirects } = parse(
    readFileSync(join(built, 'netlify.toml'), 'utf8'),
  ) as unknown as NetlifySettings;
  const { functions } = JSON.parse(readFileSync(join(built, 'functions/manifest.json'), 'utf8')) as {
    functions: BuiltFunction[];
  };
  const doors = functions.map((one) => ({
    name: one.name,
    patterns: (one.routes ?? []).map(({ pattern }) => new URLPattern({ pathname: pattern })),
  }));
  const blobs = await startBlobs({ dir: join(built, 'blobs') });
  const blobsForEvent = Buffer.from(
    JSON.stringify({
      url: blobs.url,
      url_uncached: blobs.url,
      token: blobs.token,
      primary_region: 'eu-west-2',
    }),
  ).toString('base64');
  const warm = new Map<string, Promise<{ port: number; process: Running }>>();
  const complaints: string[] = [];

  /** Unpacks and starts a function at its first call. */
  function start(name: string): Promise<{ port: number; process: Running }> {
    const known = warm.get(name);
    if (known) return known;
    const unpacked = join(built, 'unpacked', name);
    rmSync(unpacked, { recursive: true, force: true });
    for (const [path, bytes] of Object.entries(
      unzipSync(readFileSync(join(built, 'functions', `${name}.zip`))),
    )) {
      const file = join(unpacked, path);
      if (path.endsWith('/')) continue;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, bytes);
    }
    const starting = new Promise<{ port: number; process: Running }>((resolve, reject) => {
      const child = run('node', [join(import.meta.dirname, 'lambda.mjs'), unpacked], {
        cwd: unpacked,
        env: { ...settings, PATH: process.env['PATH'] },
        onLine(line) {
          const listening = /^listening (\d+)$/.exec(line)?.[1];
          if (listening) resolve({ port: Number(listening), process: child });
          else if (!line.startsWith('{"time"') || line.includes('"status":500'))
            complaints.push(`${name}: ${line}`);
        },
      });
      void child.ended.then(() => reject(new Error(`The function ${name} ended:\n${child.tail()}`)));
    });
    warm.set(name, starting);
    return starting;
  }

  const siteUrl = settings['SITE_URL'] ?? `http://localhost:${port}`;

  async function callFunction(
    name: string,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
  ): Promise<void> {
    const { port: there } = await start(name);
    const forwarded = [incoming.headers['x-forwarded-for']].flat()[0];
    const { host: _host, connection: _connection, 'x-forwarded-for': _for, ...headers } = incoming.headers;
    const call = forward(
      {
        host: '127.0.0.1',
        port: there,
        method: incoming.method,
        headers: {
          ...headers,
          'x-rehearsal-url': new URL(incoming.url ?? '/', siteUrl).href,
          'x-rehearsal-blobs': blobsForEvent,
          // Netlify names the visitor here; what a visitor sends under this name never arrives.
          'x-nf-client-connection-ip': forwarded ?? '192.0.2.1',
          'x-nf-site-id': blobs.siteID,
          'x-nf-deploy-id': 'rehearsal',
          'x-nf-deploy-context': 'production',
        },
      },
      (answered) => {
        outgoing.writeHead(answered.statusCode ?? 502, answered.rawHeaders);
        answered.pipe(outgoing);
      },
    );
    call.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
    incoming.pipe(call);
  }

  function headersFor(path: string): Record<string, string> {
    const matching = headers.filter(({ for: pattern }) =>
      new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(path),
    );
    return Object.assign({}, ...matching.map(({ values }) => values)) as Record<string, string>;
  }

  function findFile(path: string): string | undefined {
    const inside = normalize(decodeURIComponent(path));
    const dist = join(folder, 'dist');
    const names = inside.endsWith(sep) ? [`${inside}index.html`] : [inside, `${inside}.html`];
    return names
      .map((name) => join(dist, name))
      .find((file) => file.startsWith(dist) && existsSync(file) && statSync(file).isFile());
  }

  function sendFile(status: number, file: string, path: string, outgoing: ServerResponse): void {
    const own = headersFor(path);
    outgoing.writeHead(status, {
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-type': contentTypes[extname(file)] ?? 'application/octet-stream',
      ...Object.fromEntries(Object.entries(own).map(([name, value]) => [name.toLowerCase(), value])),
    });
    outgoing.end(readFileSync(file));
  }

  function answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { pathname } = new URL(incoming.url ?? '/', siteUrl);
    const cookies = (incoming.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('=')[0]);
    const redirect = redirects.find(
      ({ from, conditions }) =>
        from === pathname && (conditions?.Cookie?.some((name) => cookies.includes(name)) ?? true),
    );
    const path = pathname.length > 1 ? pathname.replace(/\/$/, '').toLowerCase() : pathname;
    const found = doors.find(({ patterns }) => patterns.some((pattern) => pattern.test({ pathname: path })));
    if (found) {
      callFunction(found.name, incoming, outgoing).catch((error: unknown) => {
        complaints.push(String(error));
        outgoing.writeHead(502).end();
      });
      return;
    }
    const target = redirect && (redirect.force || !findFile(pathname)) ? redirect : undefined;
    if (target && target.status >= 300) {
      outgoing.writeHead(target.status, { location: target.to }).end();
      return;
    }
    const file = findFile(target?.to ?? pathname);
    if (file) sendFile(200, file, pathname, outgoing);
    else sendFile(404, join(folder, 'dist/404.html'), pathname, outgoing);
  }

  const server = createServer(answer);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });

  return {
    functions,
    complaints,
    async runSchedule(name) {
      const { port: there } = await start(name);
      return fetch(`http://127.0.0.1:${there}/`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-nf-event': 'schedule',
          'x-rehearsal-url': `${siteUrl}/.netlify/functions/${name}`,
          'x-rehearsal-blobs': blobsForEvent,
          'x-nf-site-id': blobs.siteID,
          'x-nf-deploy-id': 'rehearsal',
        },
        body: JSON.stringify({ next_run: new Date(Date.now() + 60_000).toISOString() }),
      });
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      for (const starting of warm.values())
        await starting.then(
          ({ process: child }) => child.stop(),
          () => undefined,
        );
      await blobs.stop();
    },
  };
}
