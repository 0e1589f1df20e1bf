/*
 * The functions of the local site, in one process that stays warm as Netlify's does, in front of `netlify dev`, which has the
 * pages (docs/decisions/0037-functions-in-a-warm-process.md). Started by site.ts as a child of its own:
 * node function-server.ts <settings as JSON>
 */
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Context } from '@netlify/functions';
import { startBlobs } from './blobs.ts';

export interface FunctionServerSettings {
  port: number;
  /** Where `netlify dev` answers for everything that is no function. */
  pagesPort: number;
  /** The bundles, one file a function. */
  code: string;
  names: readonly string[];
  /** Where the Blobs of this site are kept. */
  blobs: string;
  /** Reads a bundle again once it has changed. */
  follow: boolean;
}

type Handler = (request: Request, context: Context) => Promise<Response | undefined>;

interface Loaded {
  handler: Handler;
  patterns: URLPattern[];
  /** When the bundle was written. */
  version: number;
}

/** Netlify takes no larger request. */
const largestBody = 6 * 1024 * 1024;

const settings = JSON.parse(process.argv[2] ?? '') as FunctionServerSettings;
const loaded = new Map<string, Loaded>();

async function load(name: string): Promise<Loaded> {
  const file = join(settings.code, `${name}.mjs`);
  const version = settings.follow ? statSync(file).mtimeMs : 0;
  const known = loaded.get(name);
  if (known?.version === version) return known;
  const address = `${pathToFileURL(file).href}${settings.follow ? `?${version}` : ''}`;
  const { default: handler, config } = (await import(address)) as {
    default: Handler;
    config?: { path?: string | string[] };
  };
  const paths = [config?.path ?? []].flat();
  const entry = {
    handler,
    version,
    patterns: paths.map((pathname) => new URLPattern({ pathname })),
  };
  loaded.set(name, entry);
  return entry;
}

/** As Netlify finds a function: by its paths, whatever their case and a slash at the end, or a schedule by its name. */
async function find(pathname: string): Promise<Loaded | undefined> {
  const own = /^\/\.netlify\/functions\/([\w-]+)$/.exec(pathname)?.[1];
  if (own !== undefined) {
    const found = settings.names.includes(own) ? await load(own) : undefined;
    return found?.patterns.length === 0 ? found : undefined;
  }
  const path = (pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname).toLowerCase();
  for (const name of settings.names) {
    const entry = await load(name);
    if (entry.patterns.some((pattern) => pattern.test({ pathname: path }))) return entry;
  }
  return undefined;
}

async function readBody(incoming: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of incoming as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > largestBody) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function answer(entry: Loaded, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`);
  const method = incoming.method ?? 'GET';
  const headers = new Headers();
  for (let i = 0; i < incoming.rawHeaders.length; i += 2)
    headers.append(incoming.rawHeaders[i] ?? '', incoming.rawHeaders[i + 1] ?? '');
  const body = method === 'GET' || method === 'HEAD' ? null : await readBody(incoming);
  if (body === undefined) {
    outgoing.writeHead(413, { connection: 'close' }).end('The request is larger than Netlify takes.');
    return;
  }
  const forwarded = incoming.headers['x-forwarded-for'];
  const ip = [forwarded].flat()[0]?.split(',').pop()?.trim() ?? incoming.socket.remoteAddress ?? '';
  const context = {
    ip: ip.replace(/^::ffff:/, ''),
    // The process outlives the call, and what was left for later with it.
    waitUntil: (work: Promise<unknown>) => void work.catch(console.error),
  } as Context;
  const response = await entry.handler(
    new Request(url, { method, headers, body: body && body.length > 0 ? new Uint8Array(body) : null }),
    context,
  );
  if (!response) {
    outgoing.writeHead(204).end();
    return;
  }
  const cookies = response.headers.getSetCookie();
  outgoing.writeHead(response.status, {
    ...Object.fromEntries([...response.headers].filter(([name]) => name !== 'set-cookie')),
    ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
  });
  if (!response.body || method === 'HEAD') outgoing.end();
  else await pipeline(Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]), outgoing);
}

const pages = { host: '127.0.0.1', port: settings.pagesPort };

interface Kept {
  headers: string[];
  body: Buffer;
}

/** Files whose names say what is in them, by their paths: `netlify dev` takes its time over each, and each test asks again. */
const kept = new Map<string, Kept>();
const isLasting = ({ method, url, headers }: IncomingMessage) =>
  !settings.follow &&
  method === 'GET' &&
  url?.startsWith('/_astro/') === true &&
  !('range' in headers || 'if-none-match' in headers || 'if-modified-since' in headers);

/** Keeps what passes by, once all of it has. */
function keep(path: string, answered: IncomingMessage): void {
  const parts: Buffer[] = [];
  answered.on('data', (part: Buffer) => parts.push(part));
  answered.on('end', () => {
    if (answered.complete) kept.set(path, { headers: answered.rawHeaders, body: Buffer.concat(parts) });
  });
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const passed = forward(
    { ...pages, method: incoming.method, path: incoming.url, headers: incoming.headers },
    (answered) => {
      outgoing.writeHead(answered.statusCode ?? 502, answered.rawHeaders);
      if (answered.statusCode === 200 && isLasting(incoming)) keep(incoming.url ?? '', answered);
      answered.pipe(outgoing);
    },
  );
  passed.on('error', (error) => {
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502).end(error.message);
  });
  outgoing.on('close', () => passed.destroy());
  incoming.pipe(passed);
}

const server = createServer((incoming, outgoing) => {
  const [pathname = '/'] = (incoming.url ?? '/').split(/[?#]/);
  // `netlify dev` would show the home page, and an address of two slashes is another site's to a URL.
  if (pathname.includes('//')) {
    const location = (incoming.url ?? '/').replace(pathname, pathname.replace(/\/{2,}/g, '/'));
    outgoing.writeHead(301, { location }).end();
    return;
  }
  const known = isLasting(incoming) ? kept.get(incoming.url ?? '') : undefined;
  if (known) {
    outgoing.writeHead(200, known.headers).end(known.body);
    return;
  }
  find(pathname)
    .then(async (entry) => (entry ? answer(entry, incoming, outgoing) : pass(incoming, outgoing)))
    .catch((error: unknown) => {
      console.error(error);
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(500).end(error instanceof Error ? error.stack : String(error));
    });
});

// A dev server tells its pages of changes over a socket.
server.on('upgrade', (incoming, socket, head) => {
  const there = connect(pages, () => {
    const lines = [`${incoming.method ?? 'GET'} ${incoming.url ?? '/'} HTTP/1.1`];
    for (let i = 0; i < incoming.rawHeaders.length; i += 2)
      lines.push(`${incoming.rawHeaders[i] ?? ''}: ${incoming.rawHeaders[i + 1] ?? ''}`);
    there.write(`${lines.join('\r\n')}\r\n\r\n`);
    there.write(head);
    there.pipe(socket).pipe(there);
  });
  const end = () => {
    there.destroy();
    socket.destroy();
  };
  there.on('error', end);
  socket.on('error', end);
});

// A deadline of the stack's own would hide what a slow function does.
server.requestTimeout = 0;

const blobs = await startBlobs({ dir: settings.blobs });
process.env['NETLIFY_BLOBS_CONTEXT'] = blobs.context;
// Broken while it is being written; esbuild says how.
await Promise.all(
  settings.names.map((name) => (settings.follow ? load(name).catch(console.error) : load(name))),
);
server.listen(settings.port, () => console.log(`functions: ${settings.names.length} loaded`));
