import { expect, test } from 'vitest';
import { moveInputs } from './move-inputs.ts';
import { makeMoveForPlace, makePlacesOf, placeOf } from './places.ts';
import { playRandomGame, type RandomGameOptions } from './testing/games.ts';

const GAMES: readonly RandomGameOptions[] = [
  { game: 'starship', seed: 1 },
  { game: 'duel', seed: 2 },
];

test('every move with a place is selected by pointing there with its kind selected, and the place is on the page', () => {
  const kinds = new Set<string>();
  for (const game of GAMES) {
    playRandomGame(game, ({ variantUi, view, moves }) => {
      const ids = makePlacesOf(variantUi.kit)(view).map(({ id }) => id);
      for (const move of moves) {
        const place = placeOf(move);
        expect(place !== null).toBe(
          moveInputs[move.kind].by === 'board' || moveInputs[move.kind].isHighlighted === true,
        );
        if (place === null) continue;
        kinds.add(move.kind);
        expect(ids).toContain(place);
        expect(makeMoveForPlace(variantUi.kit)(place, move.kind, view)).toEqual(move);
      }
    });
  }
  expect([...kinds].sort()).toEqual(
    expect.arrayContaining([
      'booster',
      'cannon',
      'centre',
      'colony',
      'fly',
      'produce',
      'station',
      'take',
      'trade-ship',
    ]),
  );
});

test('pointing at a place selects a move at that place, whatever is selected', () => {
  for (const game of GAMES) {
    playRandomGame({ ...game, maxEntries: 250 }, ({ variantUi, view }) => {
      for (const { id } of makePlacesOf(variantUi.kit)(view)) {
        for (const aim of [null, 'fly', 'take', 'centre', 'centre-2', 'booster', 'colony', 'end']) {
          const move = makeMoveForPlace(variantUi.kit)(id, aim, view);
          if (move !== null) expect(placeOf(move)).toBe(id);
        }
      }
    });
  }
});

test('places have different ids and positions', () => {
  for (const game of GAMES) {
    playRandomGame({ ...game, maxEntries: 120 }, ({ variantUi, view }) => {
      const all = makePlacesOf(variantUi.kit)(view);
      expect(all.length).toBeGreaterThan(11);
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      expect(new Set(all.map(({ at }) => at.join())).size).toBe(all.length);
    });
  }
});
