import { isIP, Socket } from 'node:net';

// No test talks to anything but this machine: a connection elsewhere fails, with the name of the test that made it.
const original = Object.getOwnPropertyDescriptor(Socket.prototype, 'connect')?.value as (
  ...args: unknown[]
) => Socket;

// Files share a process, in which this runs once for each.
if (original.name !== connectHere.name)
  Object.defineProperty(Socket.prototype, 'connect', {
    configurable: true,
    writable: true,
    value: connectHere,
  });

function connectHere(this: Socket, ...args: unknown[]): Socket {
  const host = findHost(args);
  if (host !== undefined && !isHere(host)) {
    throw new Error(`A test tried to reach ${host}; tests talk to this machine only.`);
  }
  return Reflect.apply(original, this, args);
}

/** The host in any of connect's forms; undefined for a pipe or a port alone, which are local. */
function findHost(args: unknown[]): string | undefined {
  // Node hands normalised arguments on as one array.
  const [first, second] = Array.isArray(args[0]) ? (args[0] as unknown[]) : args;
  if (typeof first === 'object' && first !== null) {
    const { host, path } = first as { host?: unknown; path?: unknown };
    return typeof path === 'string' || typeof host !== 'string' ? undefined : host;
  }
  return typeof first === 'number' && typeof second === 'string' ? second : undefined;
}

function isHere(host: string): boolean {
  if (host === 'localhost' || host.endsWith('.localhost')) return true;
  return isIP(host) !== 0 && /^(127\.|::1$|::ffff:127\.|0\.0\.0\.0$|::$)/.test(host);
}
