import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from './ports.ts';

/** https in front of the local site: Safari, and WebKit with it, keeps no `Secure` cookie of http://localhost. */
export async function serveOverHttps(siteUrl: string): Promise<{ url: string; stop: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert],
      ...['-days', '2', '-subj', '/CN=localhost'],
    ],
    { stdio: 'ignore' },
  );
  const port = await findFreePort();
  const url = `https://localhost:${port}`;
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (asked, answer) => {
    const headers = { ...asked.headers, host: new URL(siteUrl).host };
    for (const name of ['origin', 'referer'] as const)
      if (headers[name]) headers[name] = headers[name].replace(url, siteUrl);
    const passed = request(`${siteUrl}${asked.url ?? '/'}`, { method: asked.method, headers }, (response) => {
      const { 'strict-transport-security': _, connection: __, ...sent } = response.headers;
      if (sent.location) sent.location = sent.location.replace(siteUrl, url);
      answer.writeHead(response.statusCode ?? 502, sent);
      response.pipe(answer);
    });
    passed.on('error', () => answer.writeHead(502).end());
    asked.pipe(passed);
  });
  rmSync(folder, { recursive: true });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return {
    url,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
