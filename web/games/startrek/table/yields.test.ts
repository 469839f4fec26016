import { startrek } from '@orrery/startrek';
import { COST } from '@orrery/startrek/facts';
import { expect, test } from 'vitest';
import { movedCards, pointsAfter, pointsBefore } from './preview.tsx';
import { playRandomGame } from './testing/games.ts';
import { predict } from './testing/play.ts';
import type { MoveKind } from './types.ts';

const PREVIEWED: readonly MoveKind[] = [
  'found',
  'found-ship',
  'ship',
  'station',
  'base',
  'place',
  'cruiser',
  'buy',
  'chase',
];

test('a preview predicts what the engine does', () => {
  const seen = new Map<string, number>();
  for (const seed of [21, 22]) {
    playRandomGame({ seed, seats: 4, options: { phases: 'joined' } }, ({ state, view, moves }) => {
      for (const move of moves) {
        const times = (seen.get(move.kind) ?? 0) + 1;
        if (!PREVIEWED.includes(move.kind) || times > 40) continue;
        seen.set(move.kind, times);
        const real = structuredClone(state);
        startrek.play(real, view.seat, move, null);
        const predicted = predict(view, move);
        expect(predicted.table).toEqual(real.table);
        expect(predicted.hand).toEqual(real.hands[view.seat]);
        const { points = 0 } = real.table.players[view.seat] ?? {};
        const cards = real.hands[view.seat]?.developments[4] ?? 0;
        expect(pointsAfter(view, predicted)).toBe(points + cards);
      }
    });
  }
  expect([...seen.keys()].sort()).toEqual(expect.arrayContaining(['buy', 'cruiser', 'found', 'ship', 'station']));
});

test('a preview shows what a station costs and the point it brings, and changes nothing', () => {
  let stations = 0;
  playRandomGame({ seed: 23, seats: 3, options: { phases: 'joined' } }, ({ view, moves }) => {
    const move = moves.find(({ kind }) => kind === 'station');
    if (move === undefined) return;
    const before = structuredClone(view);
    const after = predict(view, move);
    expect(movedCards(view, after)).toEqual({ paid: [...COST.station], gained: [0, 0, 0, 0, 0] });
    expect(pointsAfter(view, after) - pointsBefore(view)).toBeGreaterThanOrEqual(1);
    expect(view).toEqual(before);
    stations++;
  });
  expect(stations).toBeGreaterThan(0);
});
