import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { contentTypes } from '../stack/content-types.ts';

interface Answer {
  status: number;
  type: string;
  body: Buffer;
  brotli?: Buffer;
  gzip?: Buffer;
}

export interface StaticServer {
  /** Without a slash at the end. */
  url: string;
  stop: () => Promise<void>;
}

/**
 * The built pages as a CDN serves them: compressed, /about from about.html, what is hashed kept for a year. The local
 * servers of Netlify and Astro do not compress. `extra` adds pages by path. Port 0 takes a free one.
 */
export async function serveStatic(
  folder: string,
  { port = 0, extra = {} }: { port?: number; extra?: Readonly<Record<string, string>> } = {},
): Promise<StaticServer> {
  const kept = new Map<string, Answer>();

  function read(path: string): Answer {
    const known = kept.get(path);
    if (known) return known;
    const answer = extra[path] === undefined ? readFile(path) : htmlAnswer(200, Buffer.from(extra[path]));
    if (/text|javascript|json|xml/.test(answer.type)) {
      answer.brotli = brotliCompressSync(answer.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
      answer.gzip = gzipSync(answer.body, { level: 9 });
    }
    kept.set(path, answer);
    return answer;
  }

  function readFile(path: string): Answer {
    const inside = normalize(path).replace(/^(\.\.[/\\])+/, '');
    const names = path === '/' ? ['index.html'] : extname(path) ? [inside] : [`${inside}.html`];
    for (const name of names) {
      try {
        const type = contentTypes[extname(name)] ?? 'application/octet-stream';
        return { status: 200, type, body: readFileSync(join(folder, name)) };
      } catch {
        // Not there: the next name, then the page that says so.
      }
    }
    return htmlAnswer(404, readFileSync(join(folder, '404.html')));
  }

  const server: Server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const answer = read(path);
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding =
      accepted.includes('br') && answer.brotli
        ? 'br'
        : accepted.includes('gzip') && answer.gzip
          ? 'gzip'
          : undefined;
    const body =
      (encoding === 'br' ? answer.brotli : encoding === 'gzip' ? answer.gzip : undefined) ?? answer.body;
    response.writeHead(answer.status, {
      'content-type': answer.type,
      'content-length': body.length,
      'cache-control': path.startsWith('/_astro/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=0, must-revalidate',
      vary: 'accept-encoding',
      ...(encoding ? { 'content-encoding': encoding } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;
  return {
    url: `http://localhost:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function htmlAnswer(status: number, body: Buffer): Answer {
  return { status, type: 'text/html; charset=utf-8', body };
}
