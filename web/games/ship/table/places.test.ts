import { expect, test } from 'vitest';
import { gestures } from './gestures.ts';
import { meantWith, placeOf, placesOf } from './places.ts';
import { type Played, playedAtRandom } from './testing/games.ts';

const GAMES: readonly Played[] = [
  { game: 'starship', seed: 1 },
  { game: 'duel', seed: 2 },
];

test('every move that has a place is meant by pointing there with its kind in hand, and the place is on the page', () => {
  const kinds = new Set<string>();
  for (const game of GAMES) {
    playedAtRandom(game, ({ gear, view, moves }) => {
      const ids = placesOf(gear.kit)(view).map(({ id }) => id);
      for (const move of moves) {
        const place = placeOf(move);
        expect(place !== null).toBe(gestures[move.kind].by === 'board' || gestures[move.kind].isLit === true);
        if (place === null) continue;
        kinds.add(move.kind);
        expect(ids).toContain(place);
        expect(meantWith(gear.kit)(place, move.kind, view)).toEqual(move);
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

test('what is meant by pointing at a place happens there, whatever is in hand', () => {
  for (const game of GAMES) {
    playedAtRandom({ ...game, bound: 250 }, ({ gear, view }) => {
      for (const { id } of placesOf(gear.kit)(view)) {
        for (const aim of [null, 'fly', 'take', 'centre', 'centre-2', 'booster', 'colony', 'end']) {
          const move = meantWith(gear.kit)(id, aim, view);
          if (move !== null) expect(placeOf(move)).toBe(id);
        }
      }
    });
  }
});

test('places are told apart by their ids, and lie where no two are the same', () => {
  for (const game of GAMES) {
    playedAtRandom({ ...game, bound: 120 }, ({ gear, view }) => {
      const all = placesOf(gear.kit)(view);
      expect(all.length).toBeGreaterThan(11);
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      expect(new Set(all.map(({ at }) => at.join())).size).toBe(all.length);
    });
  }
});
