import { NONE } from '@orrery/common';
import { MoveList, viewsOf } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { arrivalOf, courseOf } from './course.ts';
import { COLONY, TRADE } from './data.ts';
import { starfarers } from './game.ts';
import type { Move } from './moves.ts';
import { FIVE, play, position } from './testing/position.ts';
import { CENTRES, nameOf, SITE_VERTEX, SLOTS, VERTEX_SYSTEM, vertexAt } from './topology.ts';

const flying = () =>
  position({ seats: [{ ships: [['colony', '17:25']], fitted: [4, 0, 0] }, {}, {}], phase: 'flight', shake: FIVE });

test('SF-FLIGHT-04 · the course of every legal flight is what the flight then is', () => {
  const moves = new MoveList<Move>();
  const [view] = viewsOf(flying());
  if (view === undefined) throw new Error('nobody flies');
  starfarers.moves(view, moves);
  let stopped = 0;
  for (const move of moves.toArray()) {
    if (move.kind !== 'fly') continue;
    const state = flying();
    const course = courseOf(state.table, 0, move.ship, move.vertex);
    const { open } = play(state, 0, starfarers.notation.print(move));
    expect(open[0]).toMatchObject({ kind: 'flew', to: course.way[course.links - 1], links: course.links });
    if (course.links < course.way.length) stopped++;
    expect(course.finds !== NONE).toBe(state.table.stack.some(({ kind }) => kind === 'explore'));
  }
  expect(stopped).toBeGreaterThan(0);
});

test('SF-COL-01 · a colony ship founds on an explored site; beside a token it only waits there', () => {
  const { table } = position({ explored: { 9: [5, 'pirates-4', 6] } });
  const [beside, free] = [9 * 3, 9 * 3 + 2].map((site) => SITE_VERTEX[site] ?? NONE);
  expect(arrivalOf(table, 0, COLONY, free ?? NONE)).toMatchObject({ founds: true, waits: false, finds: NONE });
  expect(arrivalOf(table, 0, COLONY, beside ?? NONE)).toMatchObject({ founds: false, waits: true, clears: NONE });
});

test('SF-SPEC-01 · whoever has the cannons clears a token in passing', () => {
  const { table } = position({ seats: [{ fitted: [0, 4, 0] }, {}, {}], explored: { 9: [5, 'pirates-4', 6] } });
  expect(arrivalOf(table, 0, TRADE, SITE_VERTEX[9 * 3] ?? NONE)).toMatchObject({ clears: 9 * 3 + 1 });
});

test('SF-STAT-01 · a trade ship docks at an outpost; in open space nothing happens', () => {
  const { table } = position({});
  const people = table.derived.outposts.findIndex((slot) => slot !== NONE && slot < SLOTS);
  const dock = CENTRES[table.derived.outposts[people] ?? NONE] ?? NONE;
  expect(arrivalOf(table, 0, TRADE, dock)).toMatchObject({ docks: people });
  const empty = vertexAt('17:25');
  expect(VERTEX_SYSTEM[empty]).not.toBe(NONE);
  expect(arrivalOf(table, 0, TRADE, empty)).toEqual({
    finds: NONE,
    clears: NONE,
    docks: NONE,
    founds: false,
    waits: false,
  });
});

test('SF-COL-01 · SF-COL-03 · nothing is founded by a trade ship, in open space, on a site nobody has explored, or on a crowded one', () => {
  const [site = NONE] = SITE_VERTEX.slice(9 * 3);
  const explored = { 9: [5, 4, 6] };
  const { table } = position({ explored });
  expect(arrivalOf(table, 0, COLONY, site).founds).toBe(true);
  expect(arrivalOf(table, 0, TRADE, site).founds).toBe(false);
  expect(arrivalOf(table, 0, COLONY, vertexAt('17:25')).founds).toBe(false);
  const hidden = position({});
  expect(arrivalOf(hidden.table, 0, COLONY, site)).toMatchObject({ finds: 9, founds: false, waits: false });
  const others = [9 * 3 + 1, 9 * 3 + 2].map((each) => ({ colonies: [nameOf(SITE_VERTEX[each] ?? NONE)] }));
  const crowded = position({ seats: [{}, ...others], explored });
  expect(arrivalOf(crowded.table, 0, COLONY, site)).toMatchObject({ founds: false, waits: true });
});
