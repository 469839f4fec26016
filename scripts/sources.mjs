// Loads the TypeScript of the house into a script: what node 20 cannot do alone, Vite does.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';
import { files, root } from './house.mjs';

/** @typedef {(file: string) => Promise<Record<string, any>>} Load loads a source file, named from the house */
/** @typedef {{folder: string, subjects: any[]}} GameRoom a room that puts one or several games before the laws */

/**
 * @template Result
 * @param {(load: Load) => Promise<Result>} use
 * @param {Readonly<Record<string, string>>} [packages] where packages of ours are, if not in this house
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
 * Every room with a `laws.subject.ts`, and the subjects it exports.
 * @param {Load} load
 * @returns {Promise<GameRoom[]>}
 */
export async function gameRooms(load) {
  const found = files(root).filter((file) => path.posix.basename(file) === 'laws.subject.ts');
  return Promise.all(
    found
      .filter((file) => existsSync(path.join(root, file)))
      .map(async (file) => ({ folder: path.posix.dirname(file), subjects: Object.values(await load(file)) })),
  );
}
