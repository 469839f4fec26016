import { NONE } from '@orrery/common';
import { arrivalEffects, shipAt, shipCargo } from '@orrery/starfarers/facts';
import { expect, test } from 'vitest';
import { playRandomGame } from '../testing/games.ts';
import { featuredMoves } from './jump-goals.ts';

/** More signs than this would hide the chart. */
const MAX_GOALS = 40;

test('SF-JUMP · of the points of a jump those are lit where something happens, and each unexplored system once', () => {
  let questions = 0;
  for (const seed of [11, 12, 13]) {
    playRandomGame({ seed, seats: 4, options: { jump: 'extra', target: 18 } }, ({ view, asking, moves }) => {
      if (asking.question !== 'jump') return;
      for (const ship of [0, 1, 2]) {
        const jumps = moves.flatMap((move) => (move.kind === 'jump' && move.ship === ship ? [move] : []));
        if (jumps.length === 0) continue;
        questions++;
        const lit = featuredMoves(jumps, view);
        expect(lit.length).toBeLessThan(MAX_GOALS);
        const cargo = shipCargo(shipAt(view.table, view.seat, ship));
        const arrivals = jumps.map((jump) => ({ jump, ...arrivalEffects(view.table, view.seat, cargo, jump.vertex) }));
        for (const { jump, docks, founds, clears } of arrivals) {
          if (docks !== NONE || founds || clears !== NONE) expect(lit).toContain(jump);
        }
        const found = (jump: (typeof jumps)[number]) => arrivals.filter((each) => each.jump === jump);
        const systems = (vertices: typeof jumps) =>
          vertices.flatMap((jump) => found(jump).flatMap(({ finds }) => (finds === NONE ? [] : [finds])));
        const shown = systems(jumps.filter((jump) => lit.includes(jump)));
        expect(shown.sort()).toEqual([...new Set(systems(jumps))].sort());
      }
    });
  }
  expect(questions).toBeGreaterThan(3);
});
