/**
 * Keeps the whole app on the device, so that it opens without a network. The build writes into it what there is to keep.
 * A new version is fetched in the background and waits until somebody asks for it. A frozen edition is kept from the
 * moment on in which a game asks for it.
 */
declare const self: ServiceWorkerGlobalScope;

/** What the build wrote: `editions` are the files of frozen editions. */
interface Built {
  readonly version: string;
  readonly files: readonly string[];
  readonly editions: readonly string[];
}
const { version, files, editions }: Built = JSON.parse('__FILES__');
const PREFIX = 'orrery-';
const SHELF = PREFIX + version;
/** The last version stays beside the new one: windows that still show it may yet want a part of it. */
const SHELVES_KEPT = 2;

/** What has a hash in its name never changes: take it from the version before when it is there. */
async function fetchFile(file: string): Promise<Response> {
  const known = file.startsWith('/assets/') ? await caches.match(file) : undefined;
  if (known) return known;
  const answer = await fetch(file, { cache: file.startsWith('/assets/') ? 'default' : 'reload' });
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer;
}

async function keep(list: readonly string[]): Promise<void> {
  const shelf = await caches.open(SHELF);
  await Promise.all(list.map(async (file) => shelf.put(file, await fetchFile(file))));
}

/** The folder of a frozen edition that a file lies in. */
const editionAt = (path: string): string | null => /^\/assets\/editions\/\w+\/\d+\//.exec(path)?.[0] ?? null;

/** Keeps frozen editions as a whole: a game may yet want another language, the almanac or the bots of its edition. */
function keepEditions(paths: readonly string[]): Promise<void> {
  const folders = new Set(paths.map(editionAt));
  return keep(editions.filter((file) => folders.has(editionAt(file))));
}

/** Editions that are being kept, or were since the worker woke up. */
const begun = new Set<string>();

/** A game asks for a file of a frozen edition, or asked for it before this worker was there. */
async function wanted(path: string): Promise<void> {
  const folder = editionAt(path);
  if (folder === null || begun.has(folder)) return;
  begun.add(folder);
  // Without a network it is tried again when the next file is asked for.
  await keepEditions([folder]).catch(() => begun.delete(folder));
}

/** What any version has kept so far. */
async function keptPaths(): Promise<readonly string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return requests.flat().map(({ url }) => new URL(url).pathname);
}

/** The app, and the editions that the version before had kept. */
async function keepAll(): Promise<void> {
  await keep(files);
  await keepEditions(await keptPaths());
}

async function clearOld(): Promise<void> {
  const shelves = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== SHELF);
  const old = shelves.slice(0, Math.max(0, shelves.length - (SHELVES_KEPT - 1)));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Pages of the app have no dot in their addresses; files and the server's own services do not concern us. */
const isPage = (request: Request, path: string): boolean =>
  request.mode === 'navigate' && !/[.]|^\/(healthz|readyz|metrics|api|live)(\/|$)/.test(path);

async function answer(request: Request, path: string): Promise<Response> {
  const shelf = await caches.open(SHELF);
  const kept = isPage(request, path)
    ? await shelf.match('/')
    : ((await shelf.match(path)) ?? (await caches.match(path)));
  return kept ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(keepAll()));

self.addEventListener('activate', (event) => event.waitUntil(clearOld().then(() => self.clients.claim())));

self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== self.location.origin) return;
  if (isPage(event.request, pathname) || pathname.startsWith('/assets/') || files.includes(pathname)) {
    event.respondWith(answer(event.request, pathname));
    event.waitUntil(wanted(pathname));
  }
});

/** What the server sends when it is somebody's turn; the same as `Notice` in the protocol. */
interface Notice {
  readonly title: string;
  readonly text: string;
  readonly address: string;
  readonly tag: string;
}

async function notify({ title, text, address, tag }: Notice): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const isLooking = windows.some(({ focused, url }) => focused && new URL(url).pathname === address);
  if (isLooking) return;
  await self.registration.showNotification(title, { body: text, tag, icon: '/icon.svg', data: address });
}

/** Goes to the table: in a window that shows it, or in a new one. */
async function goTo(address: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const there = windows.find(({ url }) => new URL(url).pathname === address);
  await (there === undefined ? self.clients.openWindow(address) : there.focus());
}

self.addEventListener('push', (event) => {
  const notice: Notice | undefined = event.data?.json();
  if (notice !== undefined) event.waitUntil(notify(notice));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(String(event.notification.data)));
});

self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
  else if (Array.isArray(event.data)) event.waitUntil(Promise.all(event.data.map((path) => wanted(String(path)))));
});

export {};
