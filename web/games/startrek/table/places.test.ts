import { expect, test } from 'vitest';
import { moveInputs } from './move-inputs.ts';
import { moveForPlace, placeOf, places } from './places.ts';
import { playRandomGame } from './testing/games.ts';

const GAMES = [
  { seed: 1, seats: 3 },
  { seed: 2, seats: 4, options: { phases: 'joined' } },
] as const;

test('every move made by pointing is selected by pointing at its place with its kind selected', () => {
  const kinds = new Set<string>();
  for (const game of GAMES) {
    playRandomGame(game, ({ view, moves }) => {
      for (const move of moves) {
        const place = placeOf(move);
        expect(place === null).toBe(moveInputs[move.kind].by !== 'board');
        if (place === null) continue;
        kinds.add(move.kind);
        expect(moveForPlace(place, move.kind, view)).toEqual(move);
      }
    });
  }
  expect([...kinds].sort()).toEqual(expect.arrayContaining(['cruiser', 'found', 'found-ship', 'ship', 'station']));
});

test('pointing at a place selects a move at that place, whatever is selected', () => {
  playRandomGame({ seed: 3, seats: 4, maxEntries: 200 }, ({ view }) => {
    for (const { id } of places(view)) {
      for (const aim of [null, 'ship', 'station', 'base', 'cruiser', 'lift', 'roll']) {
        const move = moveForPlace(id, aim, view);
        if (move !== null) expect(placeOf(move)).toBe(id);
      }
    }
  });
});

test('with nothing selected, pointing means what the moment asks for', () => {
  const asked = new Map<string, string | undefined>();
  for (const game of GAMES) {
    playRandomGame(game, ({ view, asking: { question }, moves }) => {
      const move = moves.find(
        (each) => moveInputs[each.kind].by === 'board' && !moveInputs[each.kind].onlyWhenSelected,
      );
      const place = move && placeOf(move);
      if (move === undefined || typeof place !== 'string') return;
      asked.set(question, moveForPlace(place, null, view)?.kind);
      if (question !== 'build' && question !== 'main') expect(moveForPlace(place, null, view)).toEqual(move);
    });
  }
  expect(asked.get('found-station')).toBe('found');
  expect(asked.get('cruiser')).toBe('cruiser');
});

test('places have different ids and positions', () => {
  let looks = 0;
  playRandomGame({ seed: 4, seats: 3, maxEntries: 20 }, ({ view }) => {
    looks++;
    const all = places(view);
    expect(all).toHaveLength(54 + 72 + 19);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(all.map(({ at }) => at.join())).size).toBe(all.length);
  });
  expect(looks).toBeGreaterThan(0);
});
