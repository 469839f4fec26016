import path from 'node:path';
import type { Plugin } from 'vite';

/** How our code names a worker. */
const WORKER_URL = /new URL\((['"])(\.\/[\w./-]+\.worker)\.ts\1, import\.meta\.url\)/g;
/** Vite's module that preloads the parts of a page before they are imported. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';
const NEEDS_PRELOADING = 'deps && deps.length > 0';

/**
 * Builds workers together with the page. Vite would build each of them by itself, and the engines of all games would be
 * sent and stored twice.
 */
export function workerChunks(): Plugin {
  return {
    name: 'orrery:worker-chunks',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (id === PRELOAD_HELPER) {
        if (!code.includes(NEEDS_PRELOADING)) this.error('the helper that preloads parts of a page has changed');
        // A worker has no page that could preload anything; it imports the same chunks without.
        return code.replace(NEEDS_PRELOADING, `typeof document !== 'undefined' && ${NEEDS_PRELOADING}`);
      }
      if (!code.includes('.worker.ts')) return null;
      return code.replace(WORKER_URL, (_, _quote, file: string) => {
        const worker = path.resolve(path.dirname(id), `${file}.ts`);
        const reference = this.emitFile({ type: 'chunk', id: worker, name: path.basename(file) });
        return `import.meta.ROLLUP_FILE_URL_${reference}`;
      });
    },
  };
}
