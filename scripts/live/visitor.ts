/** Someone who visits a running site with cookies, as a browser does, and as quickly as a program. */
export interface Visitor {
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  /** JSON, from the site's own origin. */
  send(method: 'POST' | 'PATCH' | 'DELETE', path: string, body: unknown): Promise<Answer>;
  cookies: Map<string, string>;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The body as JSON; undefined where it is none. */
  json: unknown;
}

/** Longer than any deadline of the functions. */
const patience = 30_000;

export function openVisitor(siteUrl: string): Visitor {
  const cookies = new Map<string, string>();

  async function ask(
    path: string,
    { headers, ...init }: Omit<RequestInit, 'headers'> & { headers: Record<string, string> },
  ): Promise<Answer> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(new URL(path, siteUrl), {
      ...init,
      headers: { ...(cookie ? { cookie } : {}), ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
    for (const line of response.headers.getSetCookie()) keep(line);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parse(text) };
  }

  function keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const [name = '', ...value] = pair.split('=');
    const isOver = attributes.some((part) => /^max-age=0$/i.test(part)) || value.join('=') === '';
    if (isOver) cookies.delete(name);
    else cookies.set(name, value.join('='));
  }

  return {
    cookies,
    get: (path, headers = {}) => ask(path, { headers }),
    send: (method, path, body) =>
      ask(path, {
        method,
        headers: { 'content-type': 'application/json', origin: new URL(siteUrl).origin },
        body: JSON.stringify(body),
      }),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
