import { expect, test } from 'vitest';
import { FirstChunk, type ModuleGraph } from './first-chunk.ts';

const PAGE = '/repo/web/main.tsx';
const WORKER = '/repo/web/session/thinking/bot.worker.ts';
/** What each module imports; after a bar, what it imports when needed. */
const IMPORTS: Readonly<Record<string, string>> = {
  [PAGE]: '/repo/web/app.tsx /repo/node_modules/react/index.js /repo/kernel/index.ts | /repo/web/pages/settings.tsx',
  '/repo/web/app.tsx': '/repo/web/texts.ts',
  [WORKER]: '/repo/web/session/messages.ts | /repo/games/duel/game.ts',
  '/repo/games/duel/game.ts': '/repo/web/texts.ts',
};
const GRAPH: ModuleGraph = {
  getModuleInfo(id) {
    const [now = [], later = []] = (IMPORTS[id] ?? '').split('|').map((list) => list.split(' ').filter(Boolean));
    return { importedIds: now, dynamicallyImportedIds: later };
  },
};
const chunk = new FirstChunk(PAGE, [WORKER]);

test('what the first screen imports is in the first chunk', () => {
  for (const id of [PAGE, '/repo/web/app.tsx', '/repo/node_modules/react/index.js']) {
    expect(chunk.nameFor(id, GRAPH)).toBe('first');
  }
});

test('what is imported later, by workers at any time, or from the engines is not', () => {
  for (const id of ['/repo/web/pages/settings.tsx', WORKER, '/repo/web/texts.ts', '/repo/kernel/index.ts']) {
    expect(chunk.nameFor(id, GRAPH)).toBeNull();
  }
});
