import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import type { Plugin } from 'vite';

const WORKER = 'service-worker.js';
/** Placeholder in the worker's source for the list of files. */
const FILES_PLACEHOLDER = /(['"`])__FILES__\1/;
/**
 * Files that are never cached: source maps, the gallery, fonts for browsers that cannot run the app, files the app never
 * loads, pictures that systems fetch when the app is installed, and letters that only names of people may need.
 */
const NOT_CACHED =
  /\.map$|\.woff$|^gallery|^assets\/learners\/|\.png$|^screenshots\/|^assets\/inter-(?!common)|^assets\/marcellus-latin-ext/;

/** Files of frozen editions: cached only on devices with games of them. */
const FROZEN_EDITION_FILES = /^\/assets\/editions\//;

/** The addresses of all built files, the page itself as `/`: those for every device, and those of editions. */
export function addressesOf(files: Iterable<string>): { readonly files: string[]; readonly editions: string[] } {
  const all = [...files]
    .filter((file) => file !== WORKER && !NOT_CACHED.test(file))
    .map((file) => (file === 'index.html' ? '/' : `/${file}`))
    .sort();
  return {
    files: all.filter((file) => !FROZEN_EDITION_FILES.test(file)),
    editions: all.filter((file) => FROZEN_EDITION_FILES.test(file)),
  };
}

/**
 * Tells the service worker what to cache. Most file names contain a content hash; the page's does not, so the version
 * covers it: a hash of all names and of the page's content.
 */
export function precache(): Plugin {
  let publicFolder = '';
  return {
    name: 'orrery:precache',
    apply: 'build',
    configResolved({ publicDir }) {
      publicFolder = publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== 'chunk') this.error(`the build has no ${WORKER}`);
        if (!FILES_PLACEHOLDER.test(worker.code)) this.error(`${WORKER} has no place for the list of files`);
        const copied = existsSync(publicFolder) ? readdirSync(publicFolder) : [];
        const kept = addressesOf([...Object.keys(bundle), ...copied]);
        const version = createHash('sha256').update(JSON.stringify(kept));
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && !file.fileName.startsWith('assets/')) version.update(file.source);
        }
        const list = JSON.stringify({ version: version.digest('hex').slice(0, 12), ...kept });
        worker.code = worker.code.replace(FILES_PLACEHOLDER, () => JSON.stringify(list));
      },
    },
  };
}
