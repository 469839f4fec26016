import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { licences } from './offline/build/licences.ts';
import { precache } from './offline/build/precache.ts';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const { version } = JSON.parse(readFileSync(here('package.json'), 'utf8'));

/** What a kit of bots holds for learners; the app never loads it. */
const FOR_LEARNERS = /\/bots\/(environment\/|\w+\/(learning|actions|observation|sizes)\.ts$)/;
/** A file of a frozen edition; the service worker keeps it only when a game asks for that edition. */
const FROZEN = /\/(editions\/[a-z]+\/\d+\/)/;
const folderOf = ([first, ...others]: readonly string[]): string => {
  const folder = FOR_LEARNERS.test(first ?? '') ? 'learners/' : (FROZEN.exec(first ?? '')?.[1] ?? '');
  return others.length === 0 || folder === folderOf(others) ? folder : '';
};
const chunkFileNames = ({ moduleIds }: { readonly moduleIds: readonly string[] }): string =>
  `assets/${folderOf(moduleIds)}[name]-[hash].js`;

export default defineConfig({
  plugins: [react(), licences(), precache()],
  define: { __VERSION__: JSON.stringify(version) },
  // Bots load the engine of their game when they sit down: a worker in one piece could not.
  worker: { format: 'es', rolldownOptions: { output: { chunkFileNames } } },
  build: {
    // These know light-dark() themselves; for older ones it would be settled once, for the whole page.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // The server's policy allows neither inlined files nor the polyfill's inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { main: here('index.html'), 'service-worker': here('offline/worker/service-worker.ts') },
      output: {
        chunkFileNames,
        // A service worker rules over what lies beside and below it, and its address never changes.
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
