// Loads our TypeScript into a script through Vite, since node 20 cannot load it directly.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';
import { files, root } from './repo.mjs';

/** @typedef {(file: string) => Promise<Record<string, any>>} Load loads a source file by its path from the repository root */
/** @typedef {{folder: string, subjects: any[]}} GameRoom a package with one or several games for the law suite */

/**
 * @template Result
 * @param {(load: Load) => Promise<Result>} use
 * @param {Readonly<Record<string, string>>} [packages] where our packages are, if not in this repository
 * @returns {Promise<Result>}
 */
export async function withSources(use, packages = {}) {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [{ name: 'packages', enforce: 'pre', resolveId: (id) => packages[id] ?? null }],
  });
  try {
    return await use((file) => server.ssrLoadModule(path.resolve(root, file)));
  } finally {
    await server.close();
  }
}

/**
 * Every package with a `laws.subject.ts`, and the subjects it exports.
 * @param {Load} load
 * @returns {Promise<GameRoom[]>}
 */
export async function gamePackages(load) {
  const found = files(root).filter((file) => path.posix.basename(file) === 'laws.subject.ts');
  return Promise.all(
    found
      .filter((file) => existsSync(path.join(root, file)))
      .map(async (file) => ({ folder: path.posix.dirname(file), subjects: Object.values(await load(file)) })),
  );
}
