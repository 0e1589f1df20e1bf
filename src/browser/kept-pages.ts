import {
  isKeptCacheOf,
  keptAtHeader,
  keptCache,
  keptPages,
  keptPersonEntry,
  keptWorker,
  type KeepMessage,
  type Whose,
} from '#shared/catalogue/kept-pages.ts';
import { buildOfPage, onHeard, takeHeard } from './heard.ts';
import { dropStored, keepStored } from './storage.ts';

/*
 * A page of someone who is signed in opens again without a line, as this browser saw it last
 * (docs/decisions/0055-pages-that-open-without-a-line.md). The page says whose it is and what it has read; its worker
 * (kept-pages-worker.ts) keeps that, and shows it when we cannot be reached.
 */

/** Said where pages of a learner are kept, so that a page without a session knows that something is to go (HeaderScript.astro). */
const learnerKey = 'kept';

/** Answers come in bursts. Milliseconds. */
const pause = 500;

interface Person {
  whose: Whose;
  /** What tells one person from another. */
  person: string;
  /** Whether the session of this browser is still theirs. */
  holds: () => boolean;
}

let kept: { person: string; stop: () => void } | null = null;

/** Keeps this page for the person who is signed in, from now on. Where the browser keeps nothing, nothing happens. */
export function keepPage(asked: Person): void {
  const build = buildOfPage();
  const { pathname } = location;
  if (!build || keptPages[pathname]?.whose !== asked.whose || kept?.person === asked.person) return;
  // An insecure origin and some private windows have neither.
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return;
  kept?.stop();
  let isStopped = false;
  let unhear: (() => void) | undefined;
  kept = {
    person: asked.person,
    stop: () => {
      isStopped = true;
      unhear?.();
    },
  };
  const begin = async () => {
    if (isStopped || !asked.holds()) return;
    await claimFor(asked, build);
    const worker = await register(pathname);
    if (!worker) return;
    if (asked.whose === 'learner') keepStored('local', learnerKey, true);
    const tell = () => {
      const heard = takeHeard();
      if (isStopped || !asked.holds()) return;
      const { whose, person } = asked;
      worker.postMessage({
        whose,
        person,
        build,
        page: pathname,
        files: filesOfPage(),
        heard,
      } satisfies KeepMessage);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    unhear = onHeard(() => {
      clearTimeout(timer);
      timer = setTimeout(tell, pause);
    });
    tell();
  };
  // After what the page itself needs. Nothing is kept where the browser refuses.
  const start = () => setTimeout(() => void begin().catch(() => undefined), pause);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

/** Takes away all that is kept of the person who was signed in: after signing out, when a session has ended, and before another person's. */
export async function forgetKept(whose: Whose): Promise<void> {
  kept?.stop();
  kept = null;
  takeHeard();
  try {
    for (const name of await caches.keys()) if (isKeptCacheOf(whose, name)) await caches.delete(name);
    for (const registration of await navigator.serviceWorker.getRegistrations())
      if (keptPages[new URL(registration.scope).pathname]?.whose === whose) await registration.unregister();
  } catch {
    // A browser without them has kept nothing.
  }
  // Last: a page that is being left may not get so far, and the next one goes on.
  if (whose === 'learner') dropStored('local', learnerKey);
}

/** The place for what is kept is this person's from here on. What another one left goes first. */
async function claimFor({ whose, person }: Person, build: string): Promise<void> {
  for (const name of await caches.keys()) {
    if (!isKeptCacheOf(whose, name)) continue;
    const owner = await (await caches.open(name)).match(keptPersonEntry);
    if ((await owner?.text()) !== person) await caches.delete(name);
  }
  const cache = await caches.open(keptCache(whose, build));
  if (await cache.match(keptPersonEntry)) return;
  const headers = { [keptAtHeader]: new Date().toISOString() };
  await cache.put(keptPersonEntry, new Response(person, { headers }));
}

async function register(scope: string): Promise<ServiceWorker | null> {
  const registration = (await navigator.serviceWorker.register(keptWorker, {
    scope,
    updateViaCache: 'none',
  })) as ServiceWorkerRegistration | undefined;
  const coming = registration?.installing ?? registration?.waiting;
  if (!coming) return registration?.active ?? null;
  return new Promise((resolve) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve(coming);
      else if (coming.state === 'redundant') resolve(null);
    });
  });
}

/** Code, styles and letters: everything under a name that says what is in it. */
function filesOfPage(): string[] {
  const paths = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/_astro/'))
    .map(({ pathname }) => pathname);
  return [...new Set([...paths, '/favicon.svg'])];
}
