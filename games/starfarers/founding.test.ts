import { standardOptions } from '@orrery/kernel';
import { expect, test } from 'vitest';
import type { Event } from './events.ts';
import { starfarers } from './game.ts';
import { BLOCKED_SITE, type Options, type StarfarersState } from './state.ts';
import { asked, chance, codes, play, playerAt, position, question, resolveChance } from './testing/position.ts';
import { PLANETS_PER_SYSTEM, SLOT_COUNT } from './topology.ts';

const SITES = ['-2:26', '1:27', '-2:28', '8:26', '8:28', '5:27', '16:26', '19:27', '16:28', '26:26', '26:28', '23:27'];
const PORTS: Readonly<Record<string, string>> = { '-2:26': '-1:25', '1:27': '2:26', '8:26': '7:25', '-2:28': '-4:28' };

/** A table on which this seat has rolled highest. */
function founding(seats: number, starter: number, options: Partial<Options> = {}): StarfarersState {
  const state = starfarers.setup({ ...standardOptions(starfarers.options), ...options }, seats);
  if (question(state) === 'layout') settleLayout(state);
  chance(state, ...state.hands.flatMap((_, q) => (q === starter ? [5, 5] : [q % 3, 0])));
  return state;
}
function settleLayout(state: StarfarersState): void {
  const due = starfarers.awaiting(state.table);
  if (due.who === 'chance') chance(state, ...due.of.map(() => 0));
}

const seatAsked = (state: StarfarersState): number => 31 - Math.clz32(asked(state));

/** Everybody settles the next free site in turn; returns who was asked. */
function settleAll(state: StarfarersState): number[] {
  const order: number[] = [];
  for (let i = 0; question(state) === 'settle'; i++) {
    order.push(seatAsked(state));
    play(state, seatAsked(state), `settle ${SITES[i]}`);
  }
  return order;
}

test('SF-FOUND-01 · three rounds of colonies: forward, back and forward from the player with the highest roll', () => {
  const state = founding(4, 1);
  expect(codes(state, 1, 'settle 0')).toEqual(['not-at-home']);
  expect(settleAll(state)).toEqual([1, 2, 3, 0, 0, 3, 2, 1, 1, 2, 3, 0]);
});

test('SF-FOUND-01 · the player with the highest sum of both dice begins', () => {
  const state = starfarers.setup({ ...standardOptions(starfarers.options), setup: 'beginner' }, 3);
  const told = chance(state, 5, 0, 3, 3, 0, 4).open;
  expect(told[0]).toEqual({ kind: 'start-rolled', rolls: [7, 8, 6] });
  const { starter, active, pilot } = state.table;
  expect([starter, active, pilot, asked(state)]).toEqual([1, 1, 1, 0b010]);
});

test('SF-FOUND-01 · players tied for the highest roll roll again', () => {
  const state = starfarers.setup({ ...standardOptions(starfarers.options), setup: 'beginner' }, 3);
  chance(state, 5, 5, 5, 5, 0, 0);
  expect(starfarers.awaiting(state.table)).toMatchObject({ kind: 'start-roll', of: [6, 6, 6, 6] });
});

test('SF-FOUND-01 · each site can be settled only once', () => {
  const state = founding(3, 0);
  play(state, 0, 'settle 1:27');
  expect(codes(state, 1, 'settle 1:27')).toEqual(['site-taken']);
});

test('SF-FOUND-02 · SF-FOUND-03 · round four places a spaceport, a ship of choice and an upgrade, counter-clockwise', () => {
  const state = founding(4, 0);
  settleAll(state);
  expect([question(state), seatAsked(state)]).toEqual(['harbour', 3]);
  expect(codes(state, 3, 'harbour -2:26')).toEqual(['no-own-colony']);
  play(state, 3, 'harbour 8:26');
  expect(codes(state, 3, 'launch trade 2:26')).toEqual(['no-berth']);
  play(state, 3, 'launch trade 7:25');
  const { stations, points, waiting } = playerAt(state, 3);
  expect([stations, points, waiting]).toEqual([6, 4, 0]);
  play(state, 3, 'fit cannon');
  play(state, 2, 'harbour -2:28');
  play(state, 2, 'launch colony -4:28');
  expect(codes(state, 2, 'fit cannon')).toEqual(['not-laid-out']);
  play(state, 2, 'fit pod');
  expect(state.table.laidOut).toEqual([2, 0, 0]);
  for (const [seat, site] of [
    [1, '1:27'],
    [0, '-2:26'],
  ] as const) {
    play(state, seat, `harbour ${site}`);
    play(state, seat, `launch colony ${PORTS[site]}`);
    play(state, seat, 'fit booster');
  }
  resolveChance(state);
  expect(state.table.players.map(({ points, cards, fame }) => [points, cards, fame])).toEqual([
    [4, 3, 1],
    [4, 3, 1],
    [4, 3, 1],
    [4, 3, 1],
  ]);
  expect([question(state), state.table.active]).toEqual(['before', 0]);
});

test('SF-FOUND-04 · with three players the remaining sites are closed, and one upgrade of each kind is laid out', () => {
  const state = founding(3, 0);
  settleAll(state);
  expect(state.table.sites.filter((site) => site === BLOCKED_SITE)).toHaveLength(3);
  expect(state.table.laidOut).toEqual([1, 1, 1]);
});

test('SF-FOUND-05 · nobody can found at home after the game has begun', () => {
  const state = position({ seats: [{ ships: [['colony', '1:27']] }, {}, {}], phase: 'flight' });
  expect(codes(state, 0, 'found 0')).toContain('no-site');
});

test('SF56-FOUND-01 · the third player to the left of the start player is pilot 2', () => {
  expect([5, 6].map((seats) => beginning(seats).second)).toEqual([4, 4]);
});
const beginning = (seats: number): { second: number } => {
  const state = founding(seats, 1);
  foundAll(state);
  return state.table;
};

/** Plays the founding of five or six to its end; returns who was asked for what. */
function foundAll(state: StarfarersState): Record<string, number[]> {
  const order: Record<string, number[]> = { settle: settleAll(state), harbour: [], fit: [], drew: [] };
  while (question(state) !== 'before') {
    const kind = question(state);
    const seat = seatAsked(state);
    order[kind]?.push(seat);
    if (kind === 'harbour') {
      const own = state.table.sites.findIndex((site) => site === 1 + seat);
      play(state, seat, `harbour ${own}`);
      const name = SITES[own - SLOT_COUNT * PLANETS_PER_SYSTEM] ?? '';
      const berth = state.table.stack.at(-1);
      expect(berth).toMatchObject({ kind: 'berth', site: own });
      expect(name).not.toBe('');
      playFirst(state, seat);
    } else if (kind === 'fit') playFirst(state, seat);
    else for (const event of chance(state, 0, 0, 0).open) if (event.kind === 'drew') order.drew?.push(event.seat);
  }
  return order;
}

/** The first legal move. */
function playFirst(state: StarfarersState, seat: number): void {
  const texts = ['fit booster', 'fit cannon', 'fit pod', ...Array.from({ length: 320 }, (_, v) => `launch trade ${v}`)];
  const text = texts.find((each) => codes(state, seat, each).length === 0);
  play(state, seat, text ?? '');
}

test('SF56-FOUND-02 · SF56-FOUND-03 · SF56-FOUND-04 · two rounds of colonies, spaceports forward, upgrades back, cards forward', () => {
  const state = founding(6, 2);
  const order = foundAll(state);
  expect(order).toEqual({
    settle: [2, 3, 4, 5, 0, 1, 1, 0, 5, 4, 3, 2],
    harbour: [2, 3, 4, 5, 0, 1],
    fit: [1, 0, 5, 4, 3, 2],
    drew: [2, 3, 4, 5, 0, 1],
  });
});

test('SF56-FOUND-05 · each player draws three cards and takes three half medals: 4 points', () => {
  const state = founding(6, 0);
  foundAll(state);
  expect(state.table.players.every(({ points, cards, fame }) => points === 4 && cards === 3 && fame === 3)).toBe(true);
  expect(state.table.laidOut).toEqual([0, 0, 0]);
});

test('SF56-FOUND-06 · with five players the two remaining sites are closed', () => {
  const state = founding(5, 0);
  foundAll(state);
  expect(state.table.sites.filter((site) => site === BLOCKED_SITE)).toHaveLength(2);
  expect(state.table.upgrades.reduce((sum, n) => sum + n, 0)).toBe(32 + 32 + 28 - 5);
});

test.each([
  [3, 3],
  [4, null],
  [5, 2],
])('SF-FOUND-04 · SF56-FOUND-06 · with %i players the number of closed sites is announced: %s', (seats, closed) => {
  const state = founding(seats, 0);
  const told: Event[] = [];
  for (let i = 0; question(state) === 'settle'; i++)
    told.push(...play(state, seatAsked(state), `settle ${SITES[i]}`).open);
  const blocked = told.flatMap((event) => (event.kind === 'blocked' ? [event.sites] : []));
  const free = state.table.sites.flatMap((site, i) => (site === BLOCKED_SITE ? [i] : []));
  expect(blocked).toEqual(closed === null ? [] : [free]);
  expect(free).toHaveLength(closed ?? 0);
});

test('SF56-FOUND-04 · the remaining upgrades of those laid out are returned', () => {
  const state = position({
    frames: [
      { kind: 'endow', seat: 0 },
      { kind: 'fit', seat: 0, from: 'laid-out' },
    ],
  });
  const { table } = state;
  const before = [...table.upgrades];
  table.laidOut.splice(0, 3, 1, 1, 2);
  table.upgrades.splice(0, 3, ...before.map((n, i) => n - (table.laidOut[i] ?? 0)));
  play(state, 0, 'fit pod');
  expect([table.laidOut, table.upgrades]).toEqual([[0, 0, 0], before.map((n, i) => (i === 2 ? n - 1 : n))]);
});
