import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './offline/build/compress.ts';
import { FirstChunk, type ModuleGraph } from './offline/build/first-chunk.ts';
import { icons } from './offline/build/icons.ts';
import { licences } from './offline/build/licences.ts';
import { precache } from './offline/build/precache.ts';
import { workerChunks } from './offline/build/worker-chunks.ts';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const { version } = JSON.parse(readFileSync(here('package.json'), 'utf8'));

/** Bot modules for machine learning (environment, observations, actions); the app never loads them. */
const FOR_LEARNERS = /\/bots\/(environment\/|\w+\/(learning|actions|observation|sizes)\.ts$)/;
/** A file of a frozen edition; the service worker caches it only when a game needs that edition. */
const FROZEN = /\/(editions\/[a-z]+\/\d+\/)/;
const folderOf = ([first, ...others]: readonly string[]): string => {
  const folder = FOR_LEARNERS.test(first ?? '') ? 'learners/' : (FROZEN.exec(first ?? '')?.[1] ?? '');
  return others.length === 0 || folder === folderOf(others) ? folder : '';
};
const chunkFileNames = ({ moduleIds }: { readonly moduleIds: readonly string[] }): string =>
  `assets/${folderOf(moduleIds)}[name]-[hash].js`;

const firstChunk = new FirstChunk(
  here('main.tsx'),
  ['bot', 'coach', 'insight'].map((name) => here(`session/thinking/${name}.worker.ts`)),
);

export default defineConfig({
  plugins: [workerChunks(), react(), licences(), icons(), precache(), compress()],
  resolve: { alias: { '@formatjs/icu-skeleton-parser': here('texts/no-skeletons.ts') } },
  define: { __VERSION__: JSON.stringify(version) },
  build: {
    // The oldest browsers that support light-dark() and @scope. Without either the app would look broken, not plain.
    cssTarget: ['chrome123', 'edge123', 'firefox146', 'safari17.5'],
    // The server's Content-Security-Policy allows neither inlined files nor the polyfill's inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { main: here('index.html'), 'service-worker': here('offline/worker/service-worker.ts') },
      output: {
        chunkFileNames,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ debugName: 'first', name: (id: string, graph: ModuleGraph) => firstChunk.nameFor(id, graph) }],
        },
        // A service worker controls its own folder and below, and its address must never change.
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
