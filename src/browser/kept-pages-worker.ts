import {
  buildChanged,
  isKeptCacheOf,
  keptAnswers,
  keptAtHeader,
  keptBuildFile,
  keptCache,
  keptDays,
  keptPages,
  keptPersonEntry,
  type Heard,
  type KeepMessage,
} from '#shared/catalogue/kept-pages.ts';

/*
 * Door sign: this is a service worker, bundled by itself and served as /kept-pages.js. It needs no window and holds no state but what it
 * can find again: browsers stop and start it as they like.
 * One reaches over one signed-in page and never over a public one. A page comes from us whenever we can be reached; only when
 * we cannot, it is shown as it was kept, with the answers that were kept of it. Once a page that was opened so gets an answer, that is
 * handed on only while the build that we serve is the page's own.
 */

/** What of a worker's own surroundings is used here; TypeScript knows either a window or a worker. */
interface WorkerEvent extends Event {
  readonly data: unknown;
  readonly request: Request;
  readonly clientId: string;
  readonly resultingClientId: string;
  waitUntil(work: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  readonly location: Location;
  readonly clients: { get(id: string): Promise<{ postMessage(message: unknown): void } | undefined> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'message' | 'fetch', listener: (event: WorkerEvent) => void): void;
}
const worker = globalThis as unknown as Worker;

/** How long we may be silent before a page is shown as it was kept, and before an answer is. Milliseconds. */
const patience = { page: 6000, answer: 5000 };

/** Which pages that are open came from what is kept, from which place; `null` for those that came from us. */
const opened = new Map<string, Kept | null>();
interface Kept {
  readonly name: string;
  readonly build: string;
}
const openedEntry = (clientId: string) => `/kept-open/${clientId}`;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('message', (event) => event.waitUntil(keep(event.data as KeepMessage)));
worker.addEventListener('fetch', (event) => {
  const { request, clientId, resultingClientId } = event;
  if (new URL(request.url).origin !== worker.location.origin) return;
  if (request.mode === 'navigate') {
    if (request.method === 'GET') event.respondWith(openPage(request, resultingClientId));
    return;
  }
  if (opened.get(clientId) !== null) event.respondWith(answer(request, clientId));
});

/** The answer in time; null where none came. */
async function ask(request: Request | string, milliseconds?: number): Promise<Response | null> {
  const silence =
    milliseconds === undefined
      ? []
      : [new Promise<null>((resolve) => setTimeout(() => resolve(null), milliseconds))];
  try {
    return await Promise.race([fetch(request), ...silence]);
  } catch {
    return null;
  }
}

/** Which build is served now; null where that cannot be found out. */
async function askBuild(): Promise<string | null> {
  try {
    const response = await fetch(keptBuildFile, { cache: 'no-store' });
    return response.ok ? (await response.text()).trim() : null;
  } catch {
    return null;
  }
}

/* Keeping */

/** Looks without opening: to open a place that has just been deleted would make it again. */
async function isOf(name: string, person: string): Promise<boolean> {
  const owner = await caches.match(keptPersonEntry, { cacheName: name });
  return (await owner?.text()) === person;
}

/** Keeps the page, what it is made of and what it has heard, unless the person has gone or another build is served meanwhile. */
async function keep({ whose, person, build, page, files, heard }: KeepMessage): Promise<void> {
  const name = keptCache(whose, build);
  if ((await askBuild()) !== build || !(await isOf(name, person))) return;
  for (const other of await caches.keys())
    if (isKeptCacheOf(whose, other) && other !== name) await caches.delete(other);
  const cache = await caches.open(name);
  const missing = async (path: string) => !(await cache.match(path));
  if (await missing(page)) {
    const response = await fetch(page, { cache: 'no-cache' });
    const text = await response.text();
    if (!response.ok || !text.includes(`data-build="${build}"`)) return;
    await put(cache, page, text, response.headers);
  }
  const absent = await Promise.all(files.map(missing));
  // One that is missing is asked for when it is needed.
  await Promise.allSettled(files.filter((_, place) => absent[place]).map((path) => cache.add(path)));
  for (const one of heard) await keepHeard(cache, whose, one);
  await put(cache, keptPersonEntry, person);
  // Signed out while this was kept: nothing of it stays.
  if (!(await isOf(name, person))) await caches.delete(name);
}

/** An entry as it was sent, with the time. */
async function put(cache: Cache, path: string, text: string, sent?: Headers): Promise<void> {
  const headers = new Headers(sent);
  // It is neither compressed nor as long any more.
  for (const header of ['content-encoding', 'content-length']) headers.delete(header);
  headers.set(keptAtHeader, new Date().toISOString());
  await cache.put(path, new Response(text, { headers }));
}

const json = new Headers({ 'content-type': 'application/json' });

/** What was read is kept; what was changed is changed in what is kept, or takes it away. */
async function keepHeard(
  cache: Cache,
  whose: KeepMessage['whose'],
  { method, address, text }: Heard,
): Promise<void> {
  const [path = ''] = address.split('?');
  if (!keptAnswers[whose].some((kept) => isBelow(path, kept))) return;
  if (method === 'GET') return put(cache, address, text, json);
  const merged =
    whose === 'ework' && (await mergeProgress(cache, text)) ? keptPages['/ework-platform']?.main : '';
  // The page reads again what it shows; what it does not read again is not shown as it was before.
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    const isTouched =
      whose === 'learner'
        ? changing.some((one) => isBelow(pathname, one))
        : familyOf(pathname) === familyOf(path);
    if (isTouched && pathname !== merged) await cache.delete(url);
  }
}

const isBelow = (path: string, address: string) => path === address || path.startsWith(`${address}/`);
/** Such as /api/ework/student/hand-ins, with all weeks' below it. */
const familyOf = (path: string) => path.split('/').slice(0, 5).join('/');
/** What says something else after a learner has changed anything. */
const changing = [
  '/api/dashboard',
  '/api/project-assignments',
  '/api/project-hand-ins',
  '/api/skills',
  '/api/user-stats',
  '/api/career-recommendations',
  '/api/certificates',
];

interface Progress {
  taskProgress?: { task: { id: string } }[];
}

/** A saved task in the list of tasks that is kept: whether the answer was one. */
async function mergeProgress(cache: Cache, text: string): Promise<boolean> {
  const { taskProgress: saved } = JSON.parse(text) as { taskProgress?: { task?: { id?: string } } };
  if (saved?.task?.id === undefined) return false;
  const main = keptPages['/ework-platform']?.main ?? '';
  const list = (await (await cache.match(main))?.json()) as Progress | undefined;
  if (!list?.taskProgress) return true;
  const taskProgress = list.taskProgress.map((entry) => (entry.task.id === saved.task?.id ? saved : entry));
  await put(cache, main, JSON.stringify({ ...list, taskProgress }), json);
  return true;
}

/* Showing */

const longestMilliseconds = keptDays * 24 * 60 * 60 * 1000;

/** Where a page is kept, if it is and is not too old. */
async function findKept(path: string): Promise<Kept | null> {
  const whose = keptPages[path]?.whose;
  for (const name of whose ? await caches.keys() : []) {
    if (!whose || !isKeptCacheOf(whose, name)) continue;
    const cache = await caches.open(name);
    const at = (await cache.match(keptPersonEntry))?.headers.get(keptAtHeader);
    if (!at || Date.now() - Date.parse(at) > longestMilliseconds) await caches.delete(name);
    else if (await cache.match(path)) return { name, build: name.slice(keptCache(whose, '').length) };
  }
  return null;
}

async function openPage(request: Request, clientId: string): Promise<Response> {
  const path = new URL(request.url).pathname;
  const kept = await findKept(path);
  const response = await ask(request, kept ? patience.page : undefined);
  if (response || !kept) {
    opened.set(clientId, null);
    return response ?? Response.error();
  }
  opened.set(clientId, kept);
  const cache = await caches.open(kept.name);
  await forgetClosed(cache);
  await put(cache, openedEntry(clientId), '');
  const page = await cache.match(path);
  const main = await cache.match(keptPages[path]?.main ?? '');
  const at = (main ?? page)?.headers.get(keptAtHeader) ?? '';
  const text = (await page?.text()) ?? '';
  return new Response(text.replace('<html', `<html data-kept="${at}"`), {
    headers: new Headers(page?.headers),
  });
}

/** Notes of pages that are no longer open. */
async function forgetClosed(cache: Cache): Promise<void> {
  const prefix = openedEntry('');
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (!pathname.startsWith(prefix)) continue;
    if (!(await worker.clients.get(pathname.slice(prefix.length)))) await cache.delete(url);
  }
}

/** Of which place an open page is; null for one that came from us. */
async function findOpened(clientId: string): Promise<Kept | null> {
  const known = opened.get(clientId);
  if (known !== undefined) return known;
  let found: Kept | null = null;
  for (const name of await caches.keys())
    if (await caches.match(openedEntry(clientId), { cacheName: name }))
      found = { name, build: name.split(' ').at(-1) ?? '' };
  opened.set(clientId, found);
  return found;
}

async function answer(request: Request, clientId: string): Promise<Response> {
  const kept = await findOpened(clientId);
  if (!kept) return fetch(request);
  // Signed out meanwhile, nothing is kept any more.
  const find = () => caches.match(request.url, { cacheName: kept.name });
  const isRead = request.method === 'GET';
  if (!new URL(request.url).pathname.startsWith('/api/'))
    return (isRead ? await find() : undefined) ?? fetch(request);
  const response = await ask(request, isRead ? patience.answer : undefined);
  if (!response) return (isRead ? await find() : undefined) ?? Response.error();
  const build = await askBuild();
  if (build === kept.build) return response;
  if (build !== null) (await worker.clients.get(clientId))?.postMessage(buildChanged);
  return Response.error();
}
