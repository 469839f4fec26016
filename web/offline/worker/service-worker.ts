/**
 * Caches the whole app on the device, so that it opens without a network. The build inserts the list of files. A new
 * version is fetched in the background and waits until the user activates it. A frozen edition is cached once a game
 * needs it.
 */
declare const self: ServiceWorkerGlobalScope;

/** Inserted by the build: `editions` are the files of frozen editions. */
interface BuildManifest {
  readonly version: string;
  readonly files: readonly string[];
  readonly editions: readonly string[];
}
const { version, files, editions }: BuildManifest = JSON.parse('__FILES__');
const CACHE_PREFIX = 'orrery-';
const CACHE_NAME = CACHE_PREFIX + version;
/** The previous version's cache is kept: windows that still show it may need its files. */
const MAX_CACHES = 2;

/** Files with a hash in their name never change: copy them from the previous version's cache if possible. */
async function fetchFile(file: string): Promise<Response> {
  const known = file.startsWith('/assets/') ? await caches.match(file) : undefined;
  if (known) return known;
  const answer = await fetch(file, { cache: file.startsWith('/assets/') ? 'default' : 'reload' });
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer;
}

async function cacheFiles(list: readonly string[]): Promise<void> {
  const shelf = await caches.open(CACHE_NAME);
  await Promise.all(list.map(async (file) => shelf.put(file, await fetchFile(file))));
}

/** The folder of a frozen edition that contains a file. */
const editionAt = (path: string): string | null => /^\/assets\/editions\/\w+\/\d+\//.exec(path)?.[0] ?? null;

/**
 * Caches frozen editions as a whole: a game may later need another language, the almanac or the bots of its edition.
 */
function cacheEditions(paths: readonly string[]): Promise<void> {
  const folders = new Set(paths.map(editionAt));
  return cacheFiles(editions.filter((file) => folders.has(editionAt(file))));
}

/** Editions that are being cached, or were since the worker started. */
const cachingEditions = new Set<string>();

/** A game requests a file of a frozen edition, or did so before this worker was active. */
async function cacheEditionOf(path: string): Promise<void> {
  const folder = editionAt(path);
  if (folder === null || cachingEditions.has(folder)) return;
  cachingEditions.add(folder);
  // Without a network it is retried with the next requested file.
  await cacheEditions([folder]).catch(() => cachingEditions.delete(folder));
}

/** Looks in the caches of all versions. */
async function cachedPaths(): Promise<readonly string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return requests.flat().map(({ url }) => new URL(url).pathname);
}

/** Caches the app, and the editions that the previous version had cached. */
async function cacheAll(): Promise<void> {
  await cacheFiles(files);
  await cacheEditions(await cachedPaths());
}

async function deleteOldCaches(): Promise<void> {
  const shelves = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE_NAME);
  const old = shelves.slice(0, Math.max(0, shelves.length - (MAX_CACHES - 1)));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Pages of the app have no dot in their addresses; files, the documentation and the server's endpoints are not handled here. */
const isPage = (request: Request, path: string): boolean =>
  request.mode === 'navigate' && !/[.]|^\/(healthz|readyz|metrics|api|docs|live|embed)(\/|$)/.test(path);

async function respond(request: Request, path: string): Promise<Response> {
  const shelf = await caches.open(CACHE_NAME);
  const kept = isPage(request, path)
    ? await shelf.match('/')
    : ((await shelf.match(path)) ?? (await caches.match(path)));
  return kept ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(cacheAll()));

self.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches().then(() => self.clients.claim())));

self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== self.location.origin) return;
  if (isPage(event.request, pathname) || pathname.startsWith('/assets/') || files.includes(pathname)) {
    event.respondWith(respond(event.request, pathname));
    event.waitUntil(cacheEditionOf(pathname));
  }
});

/** The push message of the server when it is the user's turn; equals `PushNotice` in the protocol. */
interface PushNotice {
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly tag: string;
}

async function notify({ title, text, path, tag }: PushNotice): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const isLooking = windows.some(({ focused, url }) => focused && new URL(url).pathname === path);
  if (isLooking) return;
  await self.registration.showNotification(title, { body: text, tag, icon: '/icon-192.png', data: path });
  await showBadge();
}

/** Shows on the icon of the installed app how many notices there are. Pages replace it by what waits. */
async function showBadge(): Promise<void> {
  const shown = await self.registration.getNotifications();
  const badged = shown.length > 0 ? self.navigator.setAppBadge?.(shown.length) : self.navigator.clearAppBadge?.();
  await badged?.catch(() => undefined);
}

/** Opens the table: in a window that shows it, or in a new one. */
async function goTo(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  await (there === undefined ? self.clients.openWindow(path) : there.focus());
}

self.addEventListener('push', (event) => {
  const notice: PushNotice | undefined = event.data?.json();
  if (notice !== undefined) event.waitUntil(notify(notice));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(Promise.all([goTo(String(event.notification.data)), showBadge()]));
});

self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
  else if (Array.isArray(event.data))
    event.waitUntil(Promise.all(event.data.map((path) => cacheEditionOf(String(path)))));
});

export {};
