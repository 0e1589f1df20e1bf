/*
 * Journeys that are harmless on a live site: nothing of a person is read or changed, no one is mailed, and what is written is erased
 * by itself. Each line says what was seen, or why it could not be tried.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { compactVerify, importJWK, type JWK } from 'jose';
import { toDid } from '../../src/shared/rules/credential.ts';
import { testAddress } from '../../src/shared/rules/email.ts';
import { referencePattern } from '../../src/shared/rules/reference.ts';
import { statusListPath } from '../../src/shared/rules/status-list.ts';
import { toSubmitFormBody } from '../../src/shared/rules/submit-form-body.ts';
import { must, mustAnswer, mustSay, NotHere, type Journey, type Line, type Look } from './look.ts';
import { openVisitor, type Answer, type Visitor } from './visitor.ts';

export interface SmokeOptions {
  /** Without a slash at the end. */
  siteUrl: string;
  /** An account whose ticks nobody counts, proven, and a student of eWork by the same address. */
  account?: { email: string; password: string } | undefined;
  /** Whether the server heeds all of netlify.toml; `netlify dev` does not. */
  isPlatform?: boolean;
  /** Journeys that only some sites can bear, before and after the others. */
  before?: readonly Journey[];
  more?: readonly Journey[];
  report: (line: Line) => void;
}

/** @returns how many lines had each outcome */
export async function smoke({
  siteUrl,
  account,
  before = [],
  more = [],
  isPlatform = siteUrl.startsWith('https:'),
  report,
}: SmokeOptions): Promise<Record<Line['outcome'], number>> {
  const counts = { passed: 0, failed: 0, 'not tried': 0 };
  const say = (line: Line) => {
    counts[line.outcome] += 1;
    report(line);
  };
  const look: Look = {
    async at(what, work) {
      try {
        const result = await work();
        say({ outcome: 'passed', what });
        return result;
      } catch (error) {
        const why = describe(error);
        say({ outcome: error instanceof NotHere ? 'not tried' : 'failed', what, why });
        return undefined;
      }
    },
    not: (what, why) => say({ outcome: 'not tried', what, why }),
  };
  for (const journey of [...before, pages(isPlatform), addresses, functions, enquiry, tracker, certificates])
    await journey(look, siteUrl);
  await signedIn(look, siteUrl, account);
  for (const journey of more) await journey(look, siteUrl);
  return counts;
}

/** Of a failed call too, why: "fetch failed" says nothing. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

const everywhere: readonly [string, RegExp][] = [
  ['x-content-type-options', /^nosniff$/],
  ['referrer-policy', /^strict-origin-when-cross-origin$/],
  ['cross-origin-opener-policy', /^same-origin$/],
  ['content-security-policy', /frame-ancestors 'none'/],
  ['permissions-policy', /camera=\(\)/],
];

function mustBeGuarded(answer: Answer, siteUrl: string): void {
  for (const [name, pattern] of everywhere) mustSay(answer, name, pattern);
  if (siteUrl.startsWith('https:')) mustSay(answer, 'strict-transport-security', /max-age=63072000/);
}

const somePages = [
  '/',
  '/courses',
  '/courses/ai-data-analysis',
  '/pricing',
  '/about',
  '/contact',
  '/enquire',
  '/blog',
  '/verify',
  '/sign-in',
  '/ework-platform',
];

const pages =
  (isPlatform: boolean): Journey =>
  async (look, siteUrl) => {
    const visitor = openVisitor(siteUrl);
    let home = '';
    for (const path of somePages)
      await look.at(`${path} is a page with our headers and a policy that denies by default`, async () => {
        const answer = mustAnswer(await visitor.get(path), 200);
        if (path === '/') home = answer.text;
        mustSay(answer, 'content-type', /^text\/html/);
        mustBeGuarded(answer, siteUrl);
        must(
          /http-equiv="content-security-policy"[^>]*default-src 'none'/i.test(answer.text),
          'the page has no policy',
        );
        must(!answer.headers.has('set-cookie'), 'a page sets a cookie');
        must(
          !/immutable|s-maxage=[1-9]\d{3}/.test(answer.headers.get('cache-control') ?? ''),
          'a page is kept for long',
        );
      });
    await look.at('the addresses in the pages are of this site (SITE_URL of the build)', () => {
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(home)?.[1] ?? 'missing';
      must(canonical.startsWith(siteUrl), `canonical is ${canonical}`);
      return Promise.resolve();
    });
    await look.at('files with a hash in their name are kept for a year', async () => {
      if (!isPlatform) throw new NotHere('`netlify dev` says another time than netlify.toml');
      const asset = /(?:src|href)="(\/_astro\/[^"]+\.(?:js|woff2|css))"/.exec(home)?.[1];
      must(asset, 'the home page names no such file');
      mustSay(mustAnswer(await visitor.get(asset), 200), 'cache-control', /max-age=31536000.*immutable/);
    });
    await look.at('code of an earlier deploy that is gone answers 404 and no page', async () => {
      const answer = mustAnswer(await visitor.get('/_astro/Dashboard.00000000.js'), 404);
      must(
        !(answer.headers.get('cache-control') ?? '').includes('immutable') || !siteUrl.startsWith('https:'),
        'and is kept for a year',
      );
    });
    await look.at('someone signed in sees the dashboard at /', async () => {
      const answer = mustAnswer(await visitor.get('/', { cookie: 'signed-in=1' }), 200);
      must(answer.text !== home, 'it is the public page');
    });
    for (const path of ['/robots.txt', '/sitemap.xml', '/api/projects', '/api/ai-tools'])
      await look.at(`${path} is there`, async () => void mustAnswer(await visitor.get(path), 200));
    await look.at('/.well-known/security.txt is there and has not expired', async () => {
      const { text } = mustAnswer(await visitor.get('/.well-known/security.txt'), 200);
      const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
      must(expires > Date.now(), 'its day has passed: deploy again');
    });
  };

const addresses: Journey = async (look, siteUrl) => {
  const visitor = openVisitor(siteUrl);
  await look.at('an address that is none answers 404 with our page', async () => {
    const answer = mustAnswer(await visitor.get('/no-such-page'), 404);
    mustSay(answer, 'content-type', /^text\/html/);
    must(answer.text.includes('<title>'), 'it is not our page');
  });
  for (const path of ['/.env', '/.git/config', '/netlify.toml', '/package.json', '/api/no-such-call'])
    await look.at(`${path} answers 404`, async () => void mustAnswer(await visitor.get(path), 404));
  await look.at('http leads to https', async () => {
    if (!siteUrl.startsWith('https:')) throw new NotHere('this address has no https');
    const answer = await openVisitor(siteUrl.replace('https:', 'http:')).get('/about');
    must([301, 308].includes(answer.status), `answered ${answer.status}`);
    mustSay(answer, 'location', /^https:/);
  });
  await look.at('a slash at the end leads to the one address of a page', async () => {
    if (!siteUrl.startsWith('https:')) throw new NotHere('Netlify does it, and no local server');
    const answer = await visitor.get('/about/');
    must([301, 308].includes(answer.status), `answered ${answer.status}`);
  });
  await look.at('pages are sent compressed', async () => {
    if (!siteUrl.startsWith('https:')) throw new NotHere('Netlify does it, and no local server');
    mustSay(await visitor.get('/', { 'accept-encoding': 'br' }), 'content-encoding', /^br$/);
  });
};

const firstJob = { every: 5000, tries: 20 };

const functions: Journey = async (look, siteUrl) => {
  const visitor = openVisitor(siteUrl);
  await look.at('/api/health: database, mails and jobs are well', async () => {
    // A job that was never run has its first minute.
    for (let tried = 1; ; tried += 1) {
      const answer = await visitor.get('/api/health');
      if (answer.status === 200 && !answer.text.includes('"late"')) {
        mustBeGuarded(answer, siteUrl);
        mustSay(answer, 'cache-control', /no-store/);
        mustSay(answer, 'x-request-id', /./);
        return;
      }
      must(tried < firstJob.tries, `${answer.status} ${answer.text.slice(0, 160)}`);
      await wait(firstJob.every);
    }
  });
  await look.at('no one is signed in without a session', async () => {
    mustAnswer(await visitor.get('/api/auth/user'), 401);
    mustAnswer(await visitor.get('/api/dashboard'), 401);
    mustAnswer(await visitor.get('/api/desk/enquiries'), 401);
  });
  await look.at('a call by the wrong method hears which is right', async () => {
    mustSay(mustAnswer(await visitor.get('/api/submit-form'), 405), 'allow', /POST/);
  });
  await look.at('a call from another site is refused', async () => {
    const response = await fetch(`${siteUrl}/api/submit-form`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://elsewhere.example' },
      body: '{}',
    });
    must(response.status === 403, `answered ${response.status} instead of 403`);
  });
  await look.at('the assistant answers', async () => {
    const answer = await visitor.send('POST', '/api/chatbot', { message: 'Which courses are there?' });
    const { response } = (mustAnswer(answer, 200).json ?? {}) as { response?: string };
    must((response?.length ?? 0) > 20, 'with nothing');
  });
  await look.at('a form opens as its address says', async () => {
    const answer = mustAnswer(await visitor.get('/enquire?type=certification'), 200);
    must(answer.text !== (await visitor.get('/enquire')).text, 'it is the form without anything');
  });
};

const testEnquiry = () => ({
  formType: 'consultation' as const,
  choices: {
    firstName: 'Smoke',
    lastName: 'Test',
    email: testAddress(randomUUID()),
    phone: '07700 900456',
    country: 'GB',
    interestedProgram: 'AI Data Analysis',
    goals: 'Nobody wrote this: it tries out whether the site takes enquiries.',
  },
  submissionId: randomUUID(),
  fillMilliseconds: 60_000,
  marketingAgreed: false,
});

const enquiry: Journey = async (look, siteUrl) => {
  const visitor = openVisitor(siteUrl);
  const body = toSubmitFormBody(testEnquiry());
  const send = async () => {
    const { json } = mustAnswer(await visitor.send('POST', '/api/submit-form', body), 200);
    return json as { reference: string; emailComes?: boolean };
  };
  const first = await look.at('an enquiry of no one is stored in the database and mails no one', async () => {
    const { reference, emailComes } = await send();
    must(referencePattern.test(reference), `its reference is ${reference}`);
    must(emailComes !== undefined, 'it waits in the store of last resort: the database is away');
    must(!emailComes, 'it would be mailed: the server is older than this test');
    return reference;
  });
  await look.at('the same enquiry once more is the same', async () => {
    const { reference } = await send();
    must(first === reference, `its reference is ${reference}`);
  });
  await look.at('without JavaScript, a form that lacks an answer comes back filled in', async () => {
    const { text } = await postForm(siteUrl, { firstName: 'Smoke', email: testAddress(randomUUID()) }, 422);
    must(text.includes('value="Smoke"'), 'what was typed is gone');
  });
  await look.at('without JavaScript, an enquiry of no one leads to its receipt', async () => {
    const { choices } = testEnquiry();
    const { headers } = await postForm(siteUrl, choices, 303);
    const receipt = mustAnswer(await visitor.get(headers.get('location') ?? '/'), 200);
    must(/KR-[0-9A-Z]{5}-[0-9A-Z]{5}/.test(receipt.text), 'the receipt has no reference');
  });
};

async function postForm(siteUrl: string, fields: Record<string, string>, status: number) {
  const response = await fetch(`${siteUrl}/api/submit-form`, {
    method: 'POST',
    headers: { accept: 'text/html', origin: new URL(siteUrl).origin },
    body: new URLSearchParams({ formType: 'consultation', ...fields }),
    redirect: 'manual',
  });
  const text = await response.text();
  must(response.status === status, `answered ${response.status} instead of ${status}`);
  return { text, headers: response.headers };
}

const tracker: Journey = async (look, siteUrl) => {
  const visitor = openVisitor(siteUrl);
  await look.at('the page of one’s own enquiry opens for nobody without its link', async () => {
    mustAnswer(await visitor.get('/your-enquiry'), 200);
    mustAnswer(await visitor.send('POST', '/api/your-enquiry', { token: 'A'.repeat(32) }), 422);
  });
};

const certificates: Journey = async (look, siteUrl) => {
  const visitor = openVisitor(siteUrl);
  const keys = await look.at(
    '/.well-known/jwks.json has the key of certificates, and not its private half',
    async () => {
      const { json } = mustAnswer(await visitor.get('/.well-known/jwks.json'), 200);
      const { keys: found = [] } = json as { keys?: JWK[] };
      must(
        found.length > 0,
        'there is none: nothing can be awarded (docs/deploying.md, "The key of certificates")',
      );
      must(
        found.every((key) => !('d' in key)),
        'the private key is public',
      );
      return found;
    },
  );
  await look.at('/.well-known/did.json names this site', async () => {
    const { json } = mustAnswer(await visitor.get('/.well-known/did.json'), 200);
    const { id } = json as { id?: string };
    must(id === toDid(siteUrl), `it names ${id ?? 'no one'}`);
  });
  await look.at(
    'the status list is signed with that key (CREDENTIAL_SIGNING_KEY of the functions)',
    async () => {
      const answer = mustAnswer(await visitor.get(statusListPath(1)), 200);
      mustSay(answer, 'content-type', /^application\/vc\+jwt/);
      const isSigned = await Promise.all((keys ?? []).map((key) => isSignedBy(answer.text, key)));
      must(isSigned.includes(true), 'no key that is published signed it');
    },
  );
  await look.at('a certificate that there is none of is not found', async () => {
    mustAnswer(await visitor.get('/api/certificates/KRC-00000-00000'), 404);
  });
};

async function isSignedBy(token: string, key: JWK): Promise<boolean> {
  try {
    await compactVerify(token, await importJWK(key, 'ES256'));
    return true;
  } catch {
    return false;
  }
}

async function signedIn(look: Look, siteUrl: string, account: SmokeOptions['account']): Promise<void> {
  if (!account) {
    look.not('signing in, a tick in eWork and signing out', 'no account: set SMOKE_EMAIL and SMOKE_PASSWORD');
    return;
  }
  const visitor = openVisitor(siteUrl);
  const isIn = await look.at('the test account signs in, with a cookie that no script reads', async () => {
    const { headers } = mustAnswer(await visitor.send('POST', '/api/auth/sign-in', account), 200);
    const session = headers.getSetCookie().find((line) => line.startsWith('__Host-session='));
    must(
      session &&
        session.includes('HttpOnly') &&
        session.includes('Secure') &&
        session.includes('SameSite=Lax'),
      'the cookie is another',
    );
    return true;
  });
  if (!isIn) return;
  for (const path of [
    '/api/auth/user',
    '/api/dashboard',
    '/api/project-assignments',
    '/api/notifications',
    '/api/certificates',
  ])
    await look.at(`${path} answers its owner`, async () => void mustAnswer(await visitor.get(path), 200));
  await look.at('an item of eWork is ticked and unticked', () => tickAndUntick(visitor));
  await look.at('the desk is closed to that account', async () => {
    const { status } = await visitor.get('/api/desk/enquiries');
    must([401, 403].includes(status), `answered ${status}`);
  });
  await look.at('signing out ends the session', async () => {
    const cookies = new Map(visitor.cookies);
    mustAnswer(await visitor.send('POST', '/api/logout', {}), 303);
    const thief = openVisitor(siteUrl);
    for (const [name, value] of cookies) thief.cookies.set(name, value);
    mustAnswer(await thief.get('/api/auth/user'), 401);
  });
}

interface Progress {
  taskProgress: { task: { id: string; objectives: string[] }; completedObjectives: number[] }[];
}

/** Ticks an item that is not ticked, and leaves everything as it was. */
async function tickAndUntick(visitor: Visitor): Promise<void> {
  const { role } = mustAnswer(await visitor.get('/api/ework/session'), 200).json as { role: string | null };
  if (role !== 'student') throw new NotHere('the account is no student of eWork');
  const read = async () => mustAnswer(await visitor.get('/api/ework/student/progress'), 200);
  const before = await read();
  const open = (before.json as Progress).taskProgress.flatMap(({ task, completedObjectives }) =>
    task.objectives.flatMap((_, index) =>
      completedObjectives.includes(index) ? [] : [{ taskId: task.id, index }],
    ),
  );
  // The last: the week is then not begun by it and ended by nothing.
  const item = open.at(-1);
  if (!item) throw new NotHere('every item is ticked');
  for (const done of [true, false]) {
    const changes = [{ kind: 'objective', index: item.index, done }];
    mustAnswer(await visitor.send('POST', `/api/ework/student/progress/${item.taskId}`, { changes }), 200);
    const { taskProgress } = (await read()).json as Progress;
    const isDone = taskProgress
      .find(({ task }) => task.id === item.taskId)
      ?.completedObjectives.includes(item.index);
    must(isDone === done, done ? 'the tick is gone' : 'the tick stays');
  }
  const ticks = ({ json }: Answer) =>
    JSON.stringify((json as Progress).taskProgress.map(({ completedObjectives }) => completedObjectives));
  must(ticks(await read()) === ticks(before), 'something else has changed');
}
