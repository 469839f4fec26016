import { expect, test } from 'vitest';
import { gestures } from './gestures.ts';
import { meant, placeOf, places } from './places.ts';
import { playedAtRandom } from './testing/games.ts';

const GAMES = [
  { seed: 1, seats: 3 },
  { seed: 2, seats: 4, options: { phases: 'joined' } },
] as const;

test('every move that is made by pointing is meant by pointing at its place with its kind in hand', () => {
  const kinds = new Set<string>();
  for (const game of GAMES) {
    playedAtRandom(game, ({ view, moves }) => {
      for (const move of moves) {
        const place = placeOf(move);
        expect(place === null).toBe(gestures[move.kind].by !== 'board');
        if (place === null) continue;
        kinds.add(move.kind);
        expect(meant(place, move.kind, view)).toEqual(move);
      }
    });
  }
  expect([...kinds].sort()).toEqual(expect.arrayContaining(['cruiser', 'found', 'found-ship', 'ship', 'station']));
});

test('what is meant by pointing at a place happens there, whatever is in hand', () => {
  playedAtRandom({ seed: 3, seats: 4, bound: 200 }, ({ view }) => {
    for (const { id } of places(view)) {
      for (const aim of [null, 'ship', 'station', 'base', 'cruiser', 'lift', 'roll']) {
        const move = meant(id, aim, view);
        if (move !== null) expect(placeOf(move)).toBe(id);
      }
    }
  });
});

test('with nothing in hand one means what the moment asks for', () => {
  const asked = new Map<string, string | undefined>();
  for (const game of GAMES) {
    playedAtRandom(game, ({ view, asking: { question }, moves }) => {
      const move = moves.find((each) => gestures[each.kind].by === 'board' && !gestures[each.kind].inHandOnly);
      const place = move && placeOf(move);
      if (move === undefined || typeof place !== 'string') return;
      asked.set(question, meant(place, null, view)?.kind);
      if (question !== 'build' && question !== 'main') expect(meant(place, null, view)).toEqual(move);
    });
  }
  expect(asked.get('found-station')).toBe('found');
  expect(asked.get('cruiser')).toBe('cruiser');
});

test('places are told apart by their ids, and lie where no two are the same', () => {
  let looks = 0;
  playedAtRandom({ seed: 4, seats: 3, bound: 20 }, ({ view }) => {
    looks++;
    const all = places(view);
    expect(all).toHaveLength(54 + 72 + 19);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(all.map(({ at }) => at.join())).size).toBe(all.length);
  });
  expect(looks).toBeGreaterThan(0);
});
