import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PACKAGES = path.join(ROOT, 'dist', 'packages');

/** What a page has to say for imports by name: a line for each entry of each package. */
function importMap(): string {
  const imports = readdirSync(PACKAGES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: folder }) => {
      const { name, exports } = JSON.parse(readFileSync(path.join(PACKAGES, folder, 'package.json'), 'utf8'));
      return Object.entries<{ default: string }>(exports).map(([entry, file]) => [
        path.posix.join(name, entry),
        `/${path.posix.join(folder, file.default)}`,
      ]);
    });
  return JSON.stringify({ imports: Object.fromEntries(imports) });
}

test('a page without a bundler plays a game with the built packages', async ({ page }) => {
  // With both, node warns on the standard error output.
  const env = { ...process.env, NO_COLOR: undefined, FORCE_COLOR: undefined };
  const built = spawnSync(process.execPath, [path.join(ROOT, 'scripts', 'packages.mjs')], { encoding: 'utf8', env });
  expect({ status: built.status, said: built.stderr }).toEqual({ status: 0, said: '' });
  const game = readFileSync(path.join(ROOT, 'examples', 'packages', 'play.mjs'), 'utf8');
  const html = `<!doctype html><script type="importmap">${importMap()}</script><script type="module">${game}</script>`;
  const server = createServer(({ url = '/' }, response) => {
    const [type, body] = url === '/' ? ['html', html] : ['javascript', readFileSync(path.join(PACKAGES, url))];
    response.setHeader('Content-Type', `text/${type}`).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const said = page.waitForEvent('console', { timeout: 60_000 });
    await page.goto(`http://127.0.0.1:${port}/`);
    expect((await said).text()).toMatch(/^places: [123] [123] [123]$/);
  } finally {
    server.close();
  }
});
