import { top } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { shownLines } from '../../../../session/story.ts';
import { sightings } from '../memory.ts';
import { type Played, playedAtRandom } from '../testing/games.ts';
import { wordingFor } from '../testing/play.ts';
import { inQuestion, suspectsOf } from './suspects.ts';

const GAMES: readonly Played[] = [
  { game: 'starship', seed: 81 },
  { game: 'duel', seed: 82 },
];

test.each(GAMES)(
  'SS-PIR-01, DU-PIR-01 · without the aid the odds count every pirate that may be here, and none that is beaten or open, in $game',
  (played) => {
    let met = 0;
    let fewer = 0;
    playedAtRandom({ ...played, bound: 1500 }, ({ gear, view, story }) => {
      const frame = top(view.table);
      if (frame.kind !== 'pirate' || frame.isPeeked) return;
      const { facts } = gear.kit;
      const shown = shownLines(story, view, wordingFor(gear));
      const trophies = view.table.players.reduce((set, player) => set | player.trophies, 0);
      const all = facts.pirates.filter((card) => facts.demand[card] === frame.demand);
      const left = all.filter(
        (card) => ((trophies >> (facts.pirate[card] ?? 0)) & 1) === 0 && !view.table.row.includes(card),
      );
      const strengths = [...new Set(left.map((card) => facts.strength[card] ?? 0))].sort((a, b) => a - b);
      expect(inQuestion(suspectsOf(view.table, gear.kit, frame.demand, sightings(shown, gear.kit)))).toEqual(strengths);
      met++;
      if (left.length < all.length) fewer++;
    });
    expect([met > 3, fewer > 0]).toEqual([true, true]);
  },
);
