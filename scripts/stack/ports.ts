import { randomInt } from 'node:crypto';
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

/**
 * Where free ports are looked for: below those that systems give to outgoing connections (Linux from 32768, macOS from 49152).
 * One of those could take the port between the moment when it is found and the moment when it is used, or while a part is stopped.
 */
const range = { from: 15_000, below: 32_768 };
const givenOut = new Set<number>();

/** Ports on which nothing listens, all different, and none given out before in this process. */
export async function findFreePorts(count: number): Promise<number[]> {
  const found: number[] = [];
  while (found.length < count) {
    const port = randomInt(range.from, range.below);
    if (givenOut.has(port)) continue;
    givenOut.add(port);
    if (await isFree(port)) found.push(port);
  }
  return found;
}

/** One free port; see findFreePorts. */
export async function findFreePort(): Promise<number> {
  const [port] = await findFreePorts(1);
  if (port === undefined) throw new Error('No port was found.');
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
