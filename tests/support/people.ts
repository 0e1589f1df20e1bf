import type { Contract } from '#shared/contracts/contract.ts';
import { addressOf, send } from './doors.ts';
import { functionContext, type FunctionParts } from './function-parts.ts';

/** One browser: keeps the cookies that functions set and sends them with its next call, as a browser would. */
export interface TestBrowser {
  readonly cookies: Map<string, string>;
  /** Calls an endpoint, or goes to an address, in this process and waits for what goes on after its answer. */
  call(called: Contract | string, options?: CallOptions): Promise<Response>;
}

export interface CallOptions {
  method?: string;
  params?: Record<string, string>;
  /** What follows the path, such as ?q=lena. */
  query?: string;
  body?: unknown;
  headers?: Record<string, string>;
  ip?: string;
}

const origin = 'http://localhost:8888';

export function openBrowser(): TestBrowser {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async call(called, { method, params, query = '', body, headers = {}, ip } = {}) {
      const { context, settled } = functionContext(ip);
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const request = new Request(`${origin}${addressOf(called, params)}${query}`, {
        method: method ?? (typeof called === 'string' ? 'GET' : called.method),
        headers: {
          origin,
          ...(cookie ? { cookie } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const response = await send(request, context);
      await settled();
      for (const line of response.headers.getSetCookie()) {
        const [pair = ''] = line.split(';');
        const at = pair.indexOf('=');
        if (/max-age=0(;|$)/i.test(line)) cookies.delete(pair.slice(0, at));
        else cookies.set(pair.slice(0, at), pair.slice(at + 1));
      }
      return response;
    },
  };
}

export interface TestLearner {
  learnerId: string;
  email: string;
  password: string;
  accessToken: string;
  refreshToken: string;
  /** Signed in as this person. */
  browser: TestBrowser;
  /** The whole Cookie header of that browser. */
  cookie: string;
}

interface Person {
  email: string;
  firstName?: string;
  lastName?: string;
  password?: string;
}

/** Makes a learner the way Auth does, with a proven address, and signs them in. */
export async function signUpLearner(
  parts: Pick<FunctionParts, 'database'>,
  { email, firstName = 'Asha', lastName = 'Obi', password = 'correct horse battery' }: Person,
): Promise<TestLearner> {
  const { url, secretKey } = parts.database;
  const ask = async (path: string, body: unknown): Promise<Record<string, unknown>> => {
    const response = await fetch(`${url}/auth/v1/${path}`, {
      method: 'POST',
      headers: { apikey: secretKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as Record<string, unknown>;
    if (!response.ok) throw new Error(`Auth refused ${path}: ${JSON.stringify(answer)}`);
    return answer;
  };
  await ask('signup', { email, password, data: { first_name: firstName, last_name: lastName } });
  await parts.database.query(
    'update auth.users set email_confirmed_at = now() where lower(email) = lower($1)',
    [email],
  );
  const session = await ask('token?grant_type=password', { email, password });
  const accessToken = String(session['access_token']);
  const refreshToken = String(session['refresh_token']);
  const browser = openBrowser();
  browser.cookies.set('__Host-session', `${accessToken}~${refreshToken}`);
  browser.cookies.set('signed-in', '1');
  return {
    learnerId: (session['user'] as { id: string }).id,
    email,
    password,
    accessToken,
    refreshToken,
    browser,
    cookie: `__Host-session=${accessToken}~${refreshToken}; signed-in=1`,
  };
}
