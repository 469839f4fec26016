import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import type { Plugin } from 'vite';

const WORKER = 'service-worker.js';
/** Stands in the worker's source where the list of files goes. */
const PLACE = /(['"`])__FILES__\1/;
/** What nobody visits, fonts for browsers that could not run the app, and what the app never loads. */
const LEFT_OUT = /\.map$|\.woff$|^gallery|^assets\/learners\//;

/** Files of frozen editions: kept only on the devices that have games of them. */
const FROZEN = /^\/assets\/editions\//;

/** The addresses of everything that was built, the page itself as `/`: what every device keeps, and what some do. */
export function addresses(files: Iterable<string>): { readonly files: string[]; readonly editions: string[] } {
  const all = [...files]
    .filter((file) => file !== WORKER && !LEFT_OUT.test(file))
    .map((file) => (file === 'index.html' ? '/' : `/${file}`))
    .sort();
  return { files: all.filter((file) => !FROZEN.test(file)), editions: all.filter((file) => FROZEN.test(file)) };
}

/**
 * Tells the service worker what to keep. Most files carry a hash of their content in their names; for the page, which
 * does not, the version does: it is the hash of all names and of what the page says.
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
        if (!PLACE.test(worker.code)) this.error(`${WORKER} has no place for the list of files`);
        const copied = existsSync(publicFolder) ? readdirSync(publicFolder) : [];
        const kept = addresses([...Object.keys(bundle), ...copied]);
        const version = createHash('sha256').update(JSON.stringify(kept));
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && !file.fileName.startsWith('assets/')) version.update(file.source);
        }
        const list = JSON.stringify({ version: version.digest('hex').slice(0, 12), ...kept });
        worker.code = worker.code.replace(PLACE, () => JSON.stringify(list));
      },
    },
  };
}
