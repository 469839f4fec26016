// Keeps the pages of the documentation on the device once they have been opened, apart from the app's own copy. With a
// network the newest page is shown; without one the kept page.
const { version, files } = JSON.parse('__FILES__');
const CACHE_PREFIX = 'docs-';
const CACHE_NAME = CACHE_PREFIX + version;
const scope = new URL('.', self.location.href);

self.addEventListener('install', (event) => {
  const keep = async () => (await caches.open(CACHE_NAME)).addAll(files.map((file) => new URL(file, scope).href));
  event.waitUntil(keep().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE_NAME);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

/** The kept file of an address; the folder itself is its first page. */
async function kept(url) {
  const address = new URL(url.pathname === scope.pathname ? 'index.html' : url.pathname, scope);
  return (await caches.open(CACHE_NAME)).match(address.href);
}

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || !url.href.startsWith(scope.href)) return;
  const answer = async () => {
    try {
      return await fetch(event.request);
    } catch (error) {
      const found = await kept(url);
      if (found === undefined) throw error;
      return found;
    }
  };
  event.respondWith(answer());
});
