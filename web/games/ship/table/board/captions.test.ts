import { expect, test } from 'vitest';
import { playRandomGame } from '../testing/games.ts';
import { captionsOf } from './captions.ts';

test('every card of the row has a caption, and turned cards say what was done there', () => {
  let turned = 0;
  for (const game of ['starship', 'duel'] as const) {
    playRandomGame({ game, seed: 61, maxEntries: 900 }, ({ view, story }) => {
      const { row, turned: marks, sector } = view.table;
      if (sector < 0) return;
      const captions = captionsOf(story, row.length);
      expect(captions).toHaveLength(row.length);
      for (const [i, caption] of captions.entries()) {
        if (((marks >> i) & 1) === 0) continue;
        turned++;
        expect(['bought', 'sold', 'task', 'founded']).toContain(caption.did);
      }
    });
  }
  expect(turned).toBeGreaterThan(20);
});
