import { NONE } from '@orrery/common';
import { fastRng, MoveList, viewsOf } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { derive } from './derived.ts';
import { starfarers } from './game.ts';
import type { Move } from './moves.ts';
import { canEndElsewhere } from './reach.ts';
import { SECTORS } from './sectors.ts';
import type { Frame, StarfarersState, Table } from './state.ts';
import { codes, position, type SeatHas, type ShipHas } from './testing/position.ts';
import {
  NEIGHBOURS,
  PLANETS_PER_SYSTEM,
  PORT_SITES,
  SITE_VERTEX,
  SLOT_COUNT,
  SYSTEM_CENTRES,
  VERTEX_COUNT,
  vertexAt,
  vertexName,
} from './topology.ts';

const ALL = Array.from({ length: VERTEX_COUNT }, (_, vertex) => vertex);
const SHIPS = 3;
const SPEEDS = [3, 3, 4, 4, 5, 5, 3, 3, 3, 3];
const TRADE = 1;

const sectorIn = ({ layout }: Table, slot: number) => SECTORS[Math.floor((layout[slot] ?? NONE) / PLANETS_PER_SYSTEM)];
const isSystem = (table: Table, system: number): boolean =>
  system >= SLOT_COUNT || (sectorIn(table, system)?.resources.length ?? 0) > 0;

/** Centres that cannot be crossed: of systems, and of face-down sectors. */
const closedIn = (table: Table): Set<number> =>
  new Set(SYSTEM_CENTRES.filter((_, system) => isSystem(table, system) || table.layout[system] === NONE));

/** Distances in links to all intersections, by breadth-first search. */
function linksFrom(table: Table, from: number): number[] {
  const closed = closedIn(table);
  const far = new Map([[from, 0]]);
  for (const [vertex, links] of far) {
    for (const next of NEIGHBOURS.slice(
      vertex * PLANETS_PER_SYSTEM,
      vertex * PLANETS_PER_SYSTEM + PLANETS_PER_SYSTEM,
    )) {
      if (next !== NONE && !closed.has(next) && !far.has(next)) far.set(next, links + 1);
    }
  }
  return ALL.map((vertex) => far.get(vertex) ?? 0);
}

/** Whether a ship may end somewhere, computed from the pieces on the table alone. */
function mayEnd(table: Table, seat: number, cargo: number, vertex: number): boolean {
  if (closedIn(table).has(vertex) || table.ships.some((ship) => ship !== NONE && ship >> 1 === vertex)) return false;
  const site = SITE_VERTEX.indexOf(vertex);
  if (site >= 0 && table.sites[site] !== 0) return false;
  const port = table.sites[Math.floor(PORT_SITES.indexOf(vertex) / 2)] ?? 0;
  if (port >= 7 && port < 13 && port !== 7 + seat) return false;
  if (site >= 0 && isSystem(table, Math.floor(site / PLANETS_PER_SYSTEM)) && cargo === TRADE) return false;
  const people = sectorIn(table, SYSTEM_CENTRES.indexOf(vertex))?.people ?? NONE;
  if (people === NONE) return true;
  const stations = table.players.reduce((n, { docked }) => n + (docked[people] ?? 0), 0);
  return cargo === TRADE && stations < 5 && (table.players[seat]?.fitted[2] ?? 0) > stations;
}

/** The maximum bonus of the Scientists to speed. */
const FAST = { friends: ['upgrades-1', 'upgrades-2', 'upgrades-3', 'boosters'], docked: [0, 4, 0, 0] };

/** A table of three to six with ships, spaceports and stations anywhere, and some sectors face down. */
function anywhere(seed: number, frames: readonly Frame[] = []): StarfarersState {
  const rng = fastRng(seed);
  const count = 3 + (seed % 4);
  const setup = seed % 3 === 0 ? 'explorer' : 'beginner';
  const laid = Object.fromEntries(
    Array.from({ length: SLOT_COUNT }, (_, slot) => [slot, slot] as const).filter(() => rng(2) === 0),
  );
  const free = ALL.filter((vertex) => !SYSTEM_CENTRES.includes(vertex) && !SITE_VERTEX.includes(vertex));
  const take = (from: number[]): string => vertexName(from.splice(rng(from.length), 1)[0] ?? 0);
  const sites = SITE_VERTEX.slice(SLOT_COUNT * PLANETS_PER_SYSTEM);
  const active = rng(count);
  const isFast = seed % 2 === 0;
  const seats = Array.from({ length: count }, (_, seat): SeatHas => {
    const ships = Array.from({ length: SHIPS }, (): ShipHas => [rng(2) === 0 ? 'colony' : 'trade', take(free)]);
    const learned = isFast && seat === active ? FAST : { docked: [rng(2), 0, rng(2), 0] };
    return { ships, ports: [take(sites)], fitted: [isFast ? 6 : rng(5), 0, rng(6)], ...learned };
  });
  const state = position({
    seats,
    phase: 'flight',
    frames,
    active,
    shake: rng(10),
    options: { setup },
    ...(setup === 'explorer' ? { laid } : {}),
  });
  for (const player of state.table.players)
    Object.assign(player, { stuck: rng(2) << rng(3), flown: rng(3) === 0 ? 1 << rng(3) : 0 });
  return state;
}

/** Destinations of a kind of move, by ship. */
function listed(state: StarfarersState, kind: 'fly' | 'jump'): number[][] {
  const moves = new MoveList<Move>(0);
  const view = viewsOf(state)[state.table.active];
  if (view !== undefined) starfarers.moves(view, moves);
  return Array.from({ length: SHIPS }, (_, ship) =>
    moves
      .toArray()
      .flatMap((move) => (move.kind === kind && move.ship === ship ? [move.vertex] : []))
      .sort((a, b) => a - b),
  );
}

/** The destinations that are not refused, by ship. */
const allowed = (state: StarfarersState, kind: 'fly' | 'jump'): number[][] =>
  Array.from({ length: SHIPS }, (_, ship) =>
    ALL.filter((vertex) => codes(state, state.table.active, `${kind} ${ship} to ${vertex}`).length === 0),
  );

/** The destinations of each ship of the pilot, computed by this test alone. */
function expected({ table }: StarfarersState, within: (speed: number) => number): number[][] {
  const { active, players } = table;
  const { stuck = 0, flown = 0, fitted = [], friends = 0 } = players[active] ?? {};
  return Array.from({ length: SHIPS }, (_, ship) => {
    const code = table.ships[active * SHIPS + ship] ?? NONE;
    if ((((stuck | flown) >> ship) & 1) === 1) return [];
    const far = linksFrom(table, code >> 1);
    const most = within((SPEEDS[table.shake] ?? 0) + (fitted[0] ?? 0) + (friends === 0 ? 0 : 5));
    return ALL.filter((vertex) => {
      const links = far[vertex] ?? 0;
      const isNear = most === Number.POSITIVE_INFINITY || (links > 0 && links <= most);
      return isNear && mayEnd(table, active, code & 1, vertex);
    });
  });
}

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

test.each(SEEDS)(
  'SF-FLIGHT-04 · SF-BLOCK-01 · SF-STAT-02 · every ship of every seat can fly exactly where a search by hand finds, seed %i',
  (seed) => {
    const state = anywhere(seed);
    const flights = expected(state, (speed) => speed);
    expect(listed(state, 'fly')).toEqual(flights);
    expect(allowed(state, 'fly')).toEqual(flights);
  },
);

test.each(SEEDS)(
  'SF-ENC-08 · a ship that jumps in an encounter can jump exactly to the places where it may end, seed %i',
  (seed) => {
    const { active } = anywhere(seed).table;
    const state = anywhere(seed, [{ kind: 'jump', seat: active }]);
    const jumps = expected(state, () => Number.POSITIVE_INFINITY);
    expect(listed(state, 'jump')).toEqual(jumps);
    expect(allowed(state, 'jump')).toEqual(jumps);
  },
);

test.each(SEEDS)('SF-FLIGHT-08 · SF-BLOCK-01 · the derived state equals one computed from scratch, seed %i', (seed) => {
  const { table } = anywhere(seed);
  expect(derive(table)).toEqual(table.derived);
});

test('SF-BLOCK-03 · SF-STAT-02 · a surrounded ship can end only farther away, or at a dock open to it', () => {
  const names = (at: string): string[] => {
    const from = vertexAt(at) * PLANETS_PER_SYSTEM;
    return NEIGHBOURS.slice(from, from + PLANETS_PER_SYSTEM)
      .filter((vertex) => vertex !== NONE && !SYSTEM_CENTRES.includes(vertex))
      .map(vertexName);
  };
  const blocking = (at: string): SeatHas => ({ ships: names(at).map((name): ShipHas => ['colony', name]) });
  const open = position({ seats: [{ fitted: [0, 0, 1] }, blocking('13:13'), {}] }).table;
  expect([0, 1, 2].map((most) => canEndElsewhere(open, 0, TRADE, vertexAt('13:13'), most))).toEqual([
    false,
    false,
    true,
  ]);
  const dock = position({ seats: [{ fitted: [0, 0, 1] }, blocking('23:13'), {}] }).table;
  expect([0, TRADE].map((cargo) => canEndElsewhere(dock, 0, cargo, vertexAt('23:13'), 1))).toEqual([false, true]);
});
