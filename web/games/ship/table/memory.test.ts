import { NONE } from '@orrery/common';
import { duel } from '@orrery/duel';
import { GONE } from '@orrery/ship/facts';
import { starship } from '@orrery/starship';
import { expect, test } from 'vitest';
import { sightings, sizeOf } from './memory.ts';
import { type Played, playedAtRandom } from './testing/games.ts';

const GAMES: readonly Played[] = [
  { game: 'starship', seed: 51 },
  { game: 'duel', seed: 52, options: { refill: 'hidden' } },
];

test('the memory aid knows what the engine says a player can remember, and nothing more', () => {
  let looks = 0;
  for (const game of GAMES) {
    const { memory } = game.game === 'starship' ? starship : duel;
    playedAtRandom({ ...game, bound: 500 }, ({ gear, view, story }) => {
      if (view.table.turn === 0 || looks++ % 7 > 0) return;
      const known = memory.blank(view);
      for (const { event } of story) memory.hear(known, event);
      const { where, sectors } = sightings(story, gear.kit);
      for (const [card, at] of known.where.entries()) {
        if (at === NONE) expect(where.get(card) ?? NONE).toBe(NONE);
        else if (where.has(card)) expect(where.get(card)).toBe(at);
        else expect(at).toBe(GONE);
      }
      for (const [sector, seen] of sectors.entries()) {
        expect(seen.length).toBeLessThanOrEqual(sizeOf(view.table, sector) + 1);
      }
    });
  }
  expect(looks).toBeGreaterThan(50);
});
