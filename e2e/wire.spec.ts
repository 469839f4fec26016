import { connect, createServer, type Server, type Socket } from 'node:net';
import { visitUntilCached } from './no-network.ts';
import { test as base, expect } from './test.ts';

/** Limits of what goes over the wire, headers and all. */
const MAX_FIRST_VISIT_BYTES = 140_000;
const MAX_OFFLINE_COPY_BYTES = 1_600_000;

interface Wire {
  readonly url: string;
  /** What the browser has received so far. */
  received(): number;
}

/** A way to the server that counts the bytes. */
async function openWire(address: string): Promise<Wire & { close(): void }> {
  const { hostname, port } = new URL(address);
  let bytes = 0;
  const open = new Set<Socket>();
  const server: Server = createServer((page) => {
    const there = connect(Number(port), hostname);
    there.on('data', (piece) => {
      bytes += piece.length;
    });
    for (const end of [page, there]) {
      open.add(end);
      end.on('error', () => end.destroy());
      end.on('close', () => {
        page.destroy();
        there.destroy();
      });
    }
    page.pipe(there);
    there.pipe(page);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('the wire has no port');
  return {
    url: `http://127.0.0.1:${at.port}`,
    received: () => bytes,
    close() {
      for (const end of open) end.destroy();
      server.close();
    },
  };
}

/** The pages of a test reach the server by the wire. */
const test = base.extend<{ wire: Wire }>({
  wire: async ({ browserName: _ }, use) => {
    const wire = await openWire(process.env.ORRERY_ADDRESS ?? '');
    await use(wire);
    wire.close();
  },
  baseURL: async ({ wire }, use) => use(wire.url),
});

/** Shown in the report, so that a figure that grows is noticed before it is too large. */
const note = (what: string, bytes: number) =>
  test.info().annotations.push({ type: what, description: `${bytes} bytes` });

test('a first visit takes at most 140 KB: page, script, style and fonts', async ({ page, wire }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const bytes = wire.received();
  note('first visit', bytes);
  expect(bytes).toBeGreaterThan(MAX_FIRST_VISIT_BYTES / 2); // the wire was used
  expect(bytes).toBeLessThanOrEqual(MAX_FIRST_VISIT_BYTES);
});

test.describe('with a copy for offline use', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a visit and the copy together take at most 1.6 MB', async ({ page, wire }) => {
    await visitUntilCached(page);
    const files = await page.evaluate(async () => {
      const shelves = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      return (await Promise.all(shelves.map((shelf) => shelf.keys()))).flat().length;
    });
    const bytes = wire.received();
    note(`visit and copy of ${files} files`, bytes);
    expect(files).toBeGreaterThan(100);
    expect(bytes).toBeLessThanOrEqual(MAX_OFFLINE_COPY_BYTES);
  });
});

test('what the manifest of the app names is there, and is what it says', async ({ page, request }) => {
  await page.goto('/');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await request.get(address ?? '')).json();
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  const pictures = [...manifest.icons, ...manifest.screenshots, { src: touch, type: 'image/png', sizes: '180x180' }];
  expect(pictures.length).toBeGreaterThan(8);
  for (const { src, type, sizes } of pictures) {
    const answer = await request.get(src);
    expect(answer.status(), src).toBe(200);
    expect(answer.headers()['content-type'], src).toContain(type);
    if (sizes === 'any') continue;
    const shown = await page.evaluate(async (picture) => {
      const image = new Image();
      image.src = picture;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(shown, src).toBe(sizes);
  }
});
