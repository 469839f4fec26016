import { NONE } from '@orrery/common';
import { duel } from '@orrery/duel';
import { OUT_OF_PLAY } from '@orrery/ship/facts';
import { starship } from '@orrery/starship';
import { expect, test } from 'vitest';
import { cardSightings, sectorCardCount } from './card-sightings.ts';
import { playRandomGame, type RandomGameOptions } from './testing/games.ts';

const GAMES: readonly RandomGameOptions[] = [
  { game: 'starship', seed: 51 },
  { game: 'duel', seed: 52, options: { refill: 'hidden' } },
];

test('the memory aid shows what a player can remember by the rules, and nothing more', () => {
  let looks = 0;
  for (const game of GAMES) {
    const { memory } = game.game === 'starship' ? starship : duel;
    playRandomGame({ ...game, maxEntries: 500 }, ({ variantUi, view, story }) => {
      if (view.table.turn === 0 || looks++ % 7 > 0) return;
      const known = memory.blank(view);
      for (const { event } of story) memory.hear(known, event);
      const { where, sectors } = cardSightings(story, variantUi.kit);
      for (const [card, at] of known.where.entries()) {
        if (at === NONE) expect(where.get(card) ?? NONE).toBe(NONE);
        else if (where.has(card)) expect(where.get(card)).toBe(at);
        else expect(at).toBe(OUT_OF_PLAY);
      }
      for (const [sector, seen] of sectors.entries()) {
        expect(seen.length).toBeLessThanOrEqual(sectorCardCount(view.table, sector) + 1);
      }
    });
  }
  expect(looks).toBeGreaterThan(50);
});
