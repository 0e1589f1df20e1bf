import { createServer } from 'node:net';
import { FailedStart } from './progress.ts';

/** One thing that listens: what it is, on which port, and which setting moves it. */
export interface Listener {
  what: string;
  port: number;
  setting: string;
}

/** True when nothing listens on the port, neither on IPv4 nor on IPv6. */
export async function isFree(port: number): Promise<boolean> {
  // Without a host Node listens on both families; a listener on one loopback address alone only shows when asked for.
  for (const host of [undefined, '127.0.0.1', '::1']) {
    if (!(await canListen(port, host))) return false;
  }
  return true;
}

function canListen(port: number, host: string | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    // An address family that this machine does not have is not a taken port.
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code !== 'EADDRINUSE' && error.code !== 'EACCES'),
    );
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** Ports that the system gave out and on which nothing listens; all different because all are held until the last is found. */
export async function findFreePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer();
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen({ port: 0, host: '127.0.0.1' }, resolve);
      });
      return server;
    }),
  );
  const ports = servers.map((server) => {
    const address = server.address();
    if (address === null || typeof address === 'string')
      throw new Error('A TCP server has an address with a port.');
    return address.port;
  });
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/** One free port; see findFreePorts. */
export async function findFreePort(): Promise<number> {
  const [port] = await findFreePorts(1);
  if (port === undefined) throw new Error('The system gave out no port.');
  return port;
}

/** Refuses before anything has started when a port is taken, and says which, and by which setting to move it. */
export async function requireFree(listeners: readonly Listener[]): Promise<void> {
  const taken: Listener[] = [];
  for (const listener of listeners) if (!(await isFree(listener.port))) taken.push(listener);
  const twice = listeners.filter((one) =>
    listeners.some((other) => other !== one && other.port === one.port),
  );
  if (twice.length > 0) {
    throw new FailedStart(
      `Two settings name the same port: ${twice.map((one) => `${one.setting}=${one.port}`).join(', ')}. Give each its own.`,
    );
  }
  if (taken.length === 0) return;
  const lines = taken.map(({ what, port, setting }) => `  ${port} (${what}) moves with ${setting}`);
  const example = taken.map(({ port, setting }) => `${setting}=${port + 10}`).join(' ');
  throw new FailedStart(
    [
      'Nothing was started, because something else uses a port, perhaps another `npm start`:',
      ...lines,
      `For example: ${example} npm start`,
    ].join('\n'),
  );
}
