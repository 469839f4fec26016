import { topFrame } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { visibleLines } from '../../../../session/story.ts';
import { cardSightings } from '../card-sightings.ts';
import { playRandomGame, type RandomGameOptions } from '../testing/games.ts';
import { messagesFor } from '../testing/play.ts';
import { possibleStrengths, suspectsOf } from './suspects.ts';

const GAMES: readonly RandomGameOptions[] = [
  { game: 'starship', seed: 81 },
  { game: 'duel', seed: 82 },
];

test.each(GAMES)(
  'SS-PIR-01, DU-PIR-01 · without the aid the odds count every pirate that may be here, and none that is beaten or open, in $game',
  (played) => {
    let met = 0;
    let fewer = 0;
    playRandomGame({ ...played, maxEntries: 1500 }, ({ variantUi, view, story }) => {
      const frame = topFrame(view.table);
      if (frame.kind !== 'pirate' || frame.isPeeked) return;
      const { facts } = variantUi.kit;
      const shown = visibleLines(story, view, messagesFor(variantUi));
      const trophies = view.table.players.reduce((set, player) => set | player.trophies, 0);
      const all = facts.pirates.filter((card) => facts.demand[card] === frame.demand);
      const left = all.filter(
        (card) => ((trophies >> (facts.pirate[card] ?? 0)) & 1) === 0 && !view.table.row.includes(card),
      );
      const strengths = [...new Set(left.map((card) => facts.strength[card] ?? 0))].sort((a, b) => a - b);
      expect(
        possibleStrengths(suspectsOf(view.table, variantUi.kit, frame.demand, cardSightings(shown, variantUi.kit))),
      ).toEqual(strengths);
      met++;
      if (left.length < all.length) fewer++;
    });
    expect([met > 3, fewer > 0]).toEqual([true, true]);
  },
);
