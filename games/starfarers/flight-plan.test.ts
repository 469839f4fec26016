import { NONE } from '@orrery/common';
import { MoveList, viewsOf } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { COLONY_CARGO, TRADE_CARGO } from './data.ts';
import { arrivalEffects, flightPlanOf } from './flight-plan.ts';
import { starfarers } from './game.ts';
import type { Move } from './moves.ts';
import { play, position, SPEED_FIVE_SHAKE } from './testing/position.ts';
import { SITE_VERTEX, SLOT_COUNT, SYSTEM_CENTRES, VERTEX_SYSTEM, vertexAt, vertexName } from './topology.ts';

const flying = () =>
  position({
    seats: [{ ships: [['colony', '17:25']], fitted: [4, 0, 0] }, {}, {}],
    phase: 'flight',
    shake: SPEED_FIVE_SHAKE,
  });

test('SF-FLIGHT-04 · the plan of every legal flight matches the actual flight', () => {
  const moves = new MoveList<Move>();
  const [view] = viewsOf(flying());
  if (view === undefined) throw new Error('nobody flies');
  starfarers.moves(view, moves);
  let stopped = 0;
  for (const move of moves.toArray()) {
    if (move.kind !== 'fly') continue;
    const state = flying();
    const course = flightPlanOf(state.table, 0, move.ship, move.vertex);
    const { open } = play(state, 0, starfarers.notation.print(move));
    expect(open[0]).toMatchObject({ kind: 'flew', to: course.way[course.links - 1], links: course.links });
    if (course.links < course.way.length) stopped++;
    expect(course.finds !== NONE).toBe(state.table.stack.some(({ kind }) => kind === 'explore'));
  }
  expect(stopped).toBeGreaterThan(0);
});

test('SF-COL-01 · a colony ship founds on an explored site; beside a token it can only wait there', () => {
  const { table } = position({ explored: { 9: [5, 'pirates-4', 6] } });
  const [beside, free] = [9 * 3, 9 * 3 + 2].map((site) => SITE_VERTEX[site] ?? NONE);
  expect(arrivalEffects(table, 0, COLONY_CARGO, free ?? NONE)).toMatchObject({
    founds: true,
    waits: false,
    finds: NONE,
  });
  expect(arrivalEffects(table, 0, COLONY_CARGO, beside ?? NONE)).toMatchObject({
    founds: false,
    waits: true,
    clears: NONE,
  });
});

test('SF-SPEC-01 · a ship with enough cannons clears a token in passing', () => {
  const { table } = position({ seats: [{ fitted: [0, 4, 0] }, {}, {}], explored: { 9: [5, 'pirates-4', 6] } });
  expect(arrivalEffects(table, 0, TRADE_CARGO, SITE_VERTEX[9 * 3] ?? NONE)).toMatchObject({ clears: 9 * 3 + 1 });
});

test('SF-STAT-01 · a trade ship docks at an outpost; in open space nothing happens', () => {
  const { table } = position({});
  const people = table.derived.outposts.findIndex((slot) => slot !== NONE && slot < SLOT_COUNT);
  const dock = SYSTEM_CENTRES[table.derived.outposts[people] ?? NONE] ?? NONE;
  expect(arrivalEffects(table, 0, TRADE_CARGO, dock)).toMatchObject({ docks: people });
  const empty = vertexAt('17:25');
  expect(VERTEX_SYSTEM[empty]).not.toBe(NONE);
  expect(arrivalEffects(table, 0, TRADE_CARGO, empty)).toEqual({
    finds: NONE,
    clears: NONE,
    docks: NONE,
    founds: false,
    waits: false,
  });
});

test('SF-COL-01 · SF-COL-03 · no colony is founded by a trade ship, in open space, on an unexplored site, or in a full system', () => {
  const [site = NONE] = SITE_VERTEX.slice(9 * 3);
  const explored = { 9: [5, 4, 6] };
  const { table } = position({ explored });
  expect(arrivalEffects(table, 0, COLONY_CARGO, site).founds).toBe(true);
  expect(arrivalEffects(table, 0, TRADE_CARGO, site).founds).toBe(false);
  expect(arrivalEffects(table, 0, COLONY_CARGO, vertexAt('17:25')).founds).toBe(false);
  const hidden = position({});
  expect(arrivalEffects(hidden.table, 0, COLONY_CARGO, site)).toMatchObject({ finds: 9, founds: false, waits: false });
  const others = [9 * 3 + 1, 9 * 3 + 2].map((each) => ({ colonies: [vertexName(SITE_VERTEX[each] ?? NONE)] }));
  const crowded = position({ seats: [{}, ...others], explored });
  expect(arrivalEffects(crowded.table, 0, COLONY_CARGO, site)).toMatchObject({ founds: false, waits: true });
});
