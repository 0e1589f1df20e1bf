import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';

/** The HTTP side of the embedded database. It can be stopped and slowed while the database itself stays as it is. */
export interface Listener {
  /** Stops listening and drops open connections: callers see a host that refuses. */
  pause: () => Promise<void>;
  resume: () => Promise<void>;
  /** Every request waits this long before it is handled; 0 is as fast as it goes. */
  delay: (milliseconds: number) => void;
}

type Handle = (request: Request, peerAddress: string | null) => Promise<Response>;

export async function listen(port: number, handle: Handle): Promise<Listener> {
  let delay = 0;
  let server: Server | undefined;

  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    try {
      const body = await buffer(incoming);
      if (delay > 0) await wait(delay, undefined, { ref: false });
      // A caller who gave up meanwhile asked for nothing.
      if (outgoing.destroyed) return;
      const request = toRequest(incoming, body, port);
      const response = await handle(request, incoming.socket.remoteAddress ?? null);
      outgoing.statusCode = response.status;
      response.headers.forEach((value, name) => name !== 'set-cookie' && outgoing.setHeader(name, value));
      const cookies = response.headers.getSetCookie();
      if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
      outgoing.end(Buffer.from(await response.arrayBuffer()));
    } catch (error) {
      // A caller that gave up is no failure of ours.
      if (incoming.destroyed || outgoing.destroyed) return;
      outgoing.statusCode = 500;
      outgoing.end(
        JSON.stringify({ message: error instanceof Error ? error.message : 'The local database failed.' }),
      );
    }
  };

  const resume = async () => {
    if (server) return;
    const opened = createServer((incoming, outgoing) => void answer(incoming, outgoing));
    await new Promise<void>((resolve, reject) => {
      opened.once('error', reject);
      opened.listen({ port, host: '127.0.0.1' }, resolve);
    });
    server = opened;
  };

  const pause = async () => {
    const open = server;
    server = undefined;
    if (!open) return;
    const closed = new Promise<void>((resolve) => open.close(() => resolve()));
    open.closeAllConnections();
    await closed;
  };

  await resume();
  return { pause, resume, delay: (milliseconds) => (delay = milliseconds) };
}

function toRequest(incoming: IncomingMessage, body: Buffer, port: number): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) headers.append(name, one);
  }
  const method = incoming.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD' && body.length > 0;
  return new Request(new URL(incoming.url ?? '/', `http://127.0.0.1:${port}`), {
    method,
    headers,
    ...(hasBody ? { body: new Uint8Array(body) } : {}),
  });
}
