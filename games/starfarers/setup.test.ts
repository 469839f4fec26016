import { bitCount, NONE } from '@orrery/common';
import { standardOptions, total } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { materialFor } from './data.ts';
import { starfarers } from './game.ts';
import { MOVES } from './moves.ts';
import { BEGINNER_SECTORS, BEGINNER_SECTORS_EXTENDED, poolsFor, SECTORS, SECTORS_BY_STARS } from './sectors.ts';
import { layoutBounds } from './setup.ts';
import { BLOCKED_SITE, type Options, type StarfarersState } from './state.ts';
import { asked, chance, playerAt, position, question, resolveChance, rollDice, siteAt } from './testing/position.ts';
import { PLANETS_PER_SYSTEM, SLOT_COUNT, SLOT_STARS, vertexAt } from './topology.ts';

const fresh = (options: Partial<Options>, seats: number): StarfarersState =>
  starfarers.setup({ ...standardOptions(starfarers.options), ...options }, seats);

/** The roll for the start: this seat rolls highest. */
function start(state: StarfarersState, seat: number): void {
  chance(state, ...state.hands.flatMap((_, q) => (q === seat ? [5, 5] : [q % 3, 0])));
}

/** Every chance gets its lowest outcome. */
function lowest({ table }: StarfarersState): readonly number[] {
  const due = starfarers.awaiting(table);
  return due.who === 'chance' ? due.of.map(() => 0) : [];
}

const starsIn = ({ table }: StarfarersState, slot: number): number =>
  SECTORS[Math.floor((table.layout[slot] ?? 0) / PLANETS_PER_SYSTEM)]?.stars ?? 0;

test('SF-SETUP-02 · discs are face down, as many of each shape as planets, and face up at home', () => {
  const { table } = fresh({ setup: 'beginner' }, 4);
  expect(
    poolsFor(4)
      .slice(0, 6)
      .map(({ length }) => length),
  ).toEqual([5, 5, 5, 3, 3, 3]);
  expect(table.discs.slice(0, SLOT_COUNT * PLANETS_PER_SYSTEM).every((disc) => disc === 0)).toBe(true);
  expect(table.discs.slice(SLOT_COUNT * PLANETS_PER_SYSTEM).every((disc) => disc > 0)).toBe(true);
});

/** The figure of the base game: its sectors, or others. */
const FIGURE = { setup: 'beginner', founding: 'figure' } as const;

test('SF-SETUP-03 · SF-SETUP-06 · SF-VP-01 · beginners start with two colonies, a spaceport and a colony ship: 4 points', () => {
  const state = fresh(FIGURE, 4);
  start(state, 2);
  resolveChance(state);
  for (const seat of [0, 1, 2, 3]) {
    const { points, cards, fame, fitted, colonies, shipyards } = playerAt(state, seat);
    expect({ points, cards, fame, fitted, colonies, shipyards }).toEqual({
      points: 4,
      cards: 3,
      fame: 1,
      fitted: [1, 0, 0],
      colonies: 5,
      shipyards: 2,
    });
  }
  expect(state.table.ships[0]).toBe(vertexAt('2:26') * 2);
  expect([question(state), state.table.active]).toEqual(['before', 2]);
});

test('SF-SETUP-04 · SF-SETUP-05 · eight of each resource form the pile, twelve are open; the stocks are full', () => {
  const { table, box } = fresh({}, 4);
  expect([box.reserve, table.supply]).toEqual([
    [8, 8, 8, 8, 8],
    [12, 12, 12, 12, 12],
  ]);
  expect([table.upgrades, table.fame, total(table.pools)]).toEqual([[24, 24, 20], 40, 31 * 3 + 7 * 3 + 31]);
  expect(table.friends).toBe((1 << 20) - 1);
});

test('SF-SETUP-07 · with three players the pieces of the absent colour close their sites and have no ship', () => {
  const { table } = fresh(FIGURE, 3);
  for (const name of ['26:26', '5:27', '19:27']) expect(table.sites[siteAt(name)]).toBe(BLOCKED_SITE);
  expect(table.ships).toHaveLength(9);
});

test.each(starfarers.options.setup.of)(
  'SF-OPT-FOUNDING · SF-SETUP-06 · the pieces of the fixed set-up are possible with the sectors “%s”',
  (setup) => {
    const state = fresh({ setup, founding: 'figure' }, 4);
    while (question(state) !== 'start-roll') chance(state, ...lowest(state));
    start(state, 3);
    resolveChance(state);
    expect([question(state), state.table.active, playerAt(state, 3).points]).toEqual(['before', 3, 4]);
    expect(state.table.ships[9]).toBe(vertexAt('25:25') * 2);
  },
);

test.each(starfarers.options.setup.of)(
  'SF-OPT-FOUNDING · SF-FOUND-01 · all players can also found with the sectors “%s”',
  (setup) => {
    const state = fresh({ setup, founding: 'rounds' }, 4);
    while (question(state) !== 'start-roll') chance(state, ...lowest(state));
    start(state, 3);
    expect([question(state), asked(state), state.table.laidOut]).toEqual(['settle', 0b1000, [2, 1, 1]]);
  },
);

test.each([5, 6])(
  'SF-OPT-FOUNDING · SF56-FOUND-02 · with %i players there are no fixed first pieces: all players found',
  (seats) => {
    const state = fresh(FIGURE, seats);
    start(state, 0);
    expect([question(state), state.table.sites.every((site) => site === 0)]).toEqual(['settle', true]);
  },
);

test('SF-VAR-01 · the beginners’ layout is face up and not turned', () => {
  const { table } = fresh({ setup: 'beginner' }, 3);
  expect(table.layout).toEqual(BEGINNER_SECTORS.map((sector) => sector * PLANETS_PER_SYSTEM));
  const extended = fresh({ setup: 'beginner' }, 6).table;
  expect(extended.layout).toEqual(BEGINNER_SECTORS_EXTENDED.map((sector) => sector * PLANETS_PER_SYSTEM));
});

test('SF-VAR-02 · SF-OPT-SETUP · strategic: slots take sectors with their number of stars, all face up, and one sector is left', () => {
  const state = fresh({ setup: 'strategic' }, 4);
  expect(question(state)).toBe('layout');
  resolveChance(state);
  expect(SLOT_STARS.map((_, slot) => starsIn(state, slot))).toEqual(SLOT_STARS);
  expect(state.table.sectors & (SECTORS_BY_STARS[1] ?? 0)).toBe(state.table.sectors);
});

/** The number of sectors from which each slot with this many stars is drawn. */
const drawnFrom = (seats: number, stars: number): number[] =>
  SLOT_STARS.flatMap((each, slot) => (each === stars ? [layoutBounds(seats)[slot * 2] ?? 0] : []));

test.each([
  [3, [9, 8, 7, 6, 5, 4, 3, 2]],
  [4, [9, 8, 7, 6, 5, 4, 3, 2]],
  [5, [8, 7, 6, 5, 4, 3, 2, 1]],
  [6, [8, 7, 6, 5, 4, 3, 2, 1]],
])(
  'SF-VAR-02 · SF56-SETUP-02 · with %i players every slot draws one of the remaining sectors with its stars, turned any way',
  (seats, one) => {
    expect(drawnFrom(seats, 1)).toEqual(one);
    expect(drawnFrom(seats, 2)).toEqual([7, 6, 5, 4, 3, 2, 1]);
    expect(layoutBounds(seats).filter((_, i) => i % 2 === 1)).toEqual(SLOT_STARS.map(() => PLANETS_PER_SYSTEM));
  },
);

test('SF-VAR-02 · each slot has the sector drawn for it, turned as drawn', () => {
  const state = fresh({}, 4);
  chance(state, ...SLOT_STARS.flatMap((_, slot) => (slot === 0 ? [3, 2] : [0, 0])));
  const [first = 0] = state.table.layout;
  expect([SECTORS[Math.floor(first / PLANETS_PER_SYSTEM)]?.word, first % PLANETS_PER_SYSTEM]).toEqual([
    'scientists',
    2,
  ]);
  const turned = fresh({}, 4);
  const homes = turned.table.planets.slice(SLOT_COUNT * PLANETS_PER_SYSTEM);
  chance(turned, ...SLOT_STARS.flatMap((_, slot) => [slot === 6 ? 2 : 0, slot % PLANETS_PER_SYSTEM]));
  expect(turned.table.layout.map((laid) => laid % PLANETS_PER_SYSTEM)).toEqual(
    SLOT_STARS.map((_, slot) => slot % PLANETS_PER_SYSTEM),
  );
  expect(SECTORS[Math.floor((turned.table.layout[6] ?? 0) / PLANETS_PER_SYSTEM)]?.word).toBe('system-3');
  expect(turned.table.planets.slice(SLOT_COUNT * PLANETS_PER_SYSTEM)).toEqual(homes);
});

test('SF-VAR-03 · explorer: all sectors are face down', () => {
  const { table } = fresh({ setup: 'explorer' }, 4);
  expect(table.layout.every((laid) => laid === NONE)).toBe(true);
});

test('SF-VAR-04 · wild space: any sector can be anywhere', () => {
  const state = fresh({ setup: 'wild' }, 4);
  state.table.stack.push({ kind: 'discover', slot: 0 });
  chance(state, 0, 1);
  expect([SLOT_STARS[0], starsIn(state, 0), state.table.layout[0]]).toEqual([2, 1, 1]);
});

test.each([
  [4, 16],
  [6, 19],
])('SF-VAR-04 · SF56-SETUP-02 · with %i players any of %i sectors can be discovered', (seats, sectors) => {
  const state = fresh({ setup: 'wild' }, seats);
  state.table.stack.push({ kind: 'discover', slot: 0 });
  expect(starfarers.awaiting(state.table)).toMatchObject({ kind: 'discover', of: [sectors, PLANETS_PER_SYSTEM] });
});

test('SF-VAR-03 · a discovered sector has the number of stars of its slot', () => {
  const state = fresh({ setup: 'explorer' }, 4);
  state.table.stack.push({ kind: 'discover', slot: 0 });
  expect(starfarers.awaiting(state.table)).toMatchObject({ of: [7, PLANETS_PER_SYSTEM] });
  chance(state, 0, 0);
  state.table.stack.push({ kind: 'discover', slot: 1 });
  expect(starfarers.awaiting(state.table)).toMatchObject({ of: [6, PLANETS_PER_SYSTEM] });
});

test('SF-VAR-07 · each home system is shuffled separately', () => {
  const state = fresh({ setup: 'beginner', home: 'variable' }, 4);
  const home = SLOT_COUNT * PLANETS_PER_SYSTEM;
  const before = state.table.discs.slice(home);
  const [b0, b1, b2] = before.slice(PLANETS_PER_SYSTEM);
  const [d0, d1, d2] = before.slice(3 * PLANETS_PER_SYSTEM);
  chance(state, 0, 0, 2, 1, 0, 0, 1, 1);
  const after = state.table.discs.slice(home);
  expect(after).toEqual([
    ...before.slice(0, PLANETS_PER_SYSTEM),
    b2,
    b1,
    b0,
    ...before.slice(2 * PLANETS_PER_SYSTEM, 3 * PLANETS_PER_SYSTEM),
    d1,
    d2,
    d0,
  ]);
});

test('SF-SETUP-06 · the starting cards are drawn beginning with the start player', () => {
  const state = fresh(FIGURE, 4);
  start(state, 1);
  const order: number[] = [];
  while (question(state) === 'draw') {
    for (const event of chance(state, 0, 0, 0).open) if (event.kind === 'drew') order.push(event.seat);
  }
  expect(order).toEqual([1, 2, 3, 0]);
});

test('SF-VAR-07 · SF-OPT-HOME · the discs of each letter are dealt to the planets of its system', () => {
  const state = fresh({ setup: 'beginner', home: 'variable' }, 4);
  const home = SLOT_COUNT * PLANETS_PER_SYSTEM;
  const before = state.table.discs.slice(home, home + PLANETS_PER_SYSTEM);
  chance(state, 2, 1, 0, 0, 0, 0, 0, 0);
  expect(state.table.discs.slice(home, home + PLANETS_PER_SYSTEM)).toEqual([before[2], before[1], before[0]]);
});

test('SF56-SETUP-01 · SF56-SETUP-02 · with five or six players one home disc of each letter is replaced and no sector is empty', () => {
  const state = fresh({}, 6);
  resolveChance(state);
  const { table } = state;
  expect(table.discs[SLOT_COUNT * PLANETS_PER_SYSTEM]).toBe((1 << 10) | (1 << 11));
  expect(table.layout.every((laid) => SECTORS[Math.floor(laid / PLANETS_PER_SYSTEM)]?.word !== 'empty')).toBe(true);
  expect(table.sectors).toBe(0);
});

test('SF56-SETUP-03 · SF56-SETUP-04 · SF56-SETUP-05 · the extension adds more of everything', () => {
  const { table, box } = fresh({}, 5);
  expect([box.reserve[0], table.supply[0], table.upgrades, table.fame]).toEqual([12, 16, [32, 32, 28], 60]);
  expect(poolsFor(5).map(({ length }) => length)).toEqual([6, 6, 6, 4, 4, 4, 7]);
  expect([table.friends, table.players[0]?.colonies]).toEqual([(1 << 25) - 1, 9]);
});

test('SF56-TURN-01 · five and six players have two pilots, three and four have one', () => {
  expect([3, 4, 5, 6].map((seats) => materialFor(seats).pilots)).toEqual([1, 1, 2, 2]);
});

test('SF56-SETUP-04 · a refilled pile has ten of each', () => {
  const state = position({ seats: [{}, {}, {}, {}, {}], phase: 'before', reserve: [1, 0, 0, 0, 0] });
  rollDice(state, 2);
  expect(chance(state, 0).open).toContainEqual({ kind: 'refilled', cards: [10, 10, 10, 10, 10] });
});

test.each([3, 4, 5, 6])('SF-VAR-02 · SF56-SETUP-02 · the sectors for %i players are dealt all at once', (seats) => {
  expect(starfarers.awaiting(fresh({}, seats).table)).toMatchObject({ kind: 'layout', of: layoutBounds(seats) });
});

test('SF-SETUP-03 · SF-SETUP-05 · before the first piece is placed each player has all pieces and nothing else', () => {
  const { table, hands } = fresh({}, 3);
  const empty = {
    cards: 0,
    fame: 0,
    tokens: 0,
    points: 0,
    friends: 0,
    waiting: 0,
    used: 0,
    stuck: 0,
    flown: 0,
    due: 0,
  };
  const pieces = { colonies: 9, stations: 7, shipyards: 3, fitted: [0, 0, 0], docked: [0, 0, 0, 0, 0] };
  expect(table.players).toEqual(hands.map(() => ({ ...empty, ...pieces })));
  expect(hands).toEqual(hands.map(() => ({ resources: [0, 0, 0, 0, 0], discard: null, card: NONE })));
  const { turn, spent, adrift, again, offers, closed, quiet, stake, swapped, laidOut } = table;
  expect([turn, spent, adrift, again, offers, closed, quiet]).toEqual([0, 0, 0, 0, 0, 0, 0]);
  expect([stake, swapped, laidOut]).toEqual([
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0],
  ]);
  const { shake, flying, from, leg, reader, family, card, starter, second, markers } = table;
  expect([shake, flying, from, leg, reader, family, card, starter, second, ...markers].every((n) => n === NONE)).toBe(
    true,
  );
  expect([...table.ships, ...table.layout].every((n) => n === NONE)).toBe(true);
  expect([table.deck, table.diceDeck]).toEqual([
    [2 ** 16 - 1, 2 ** 16 - 1],
    [2 ** 18 - 1, 2 ** 18 - 1],
  ]);
});

test('SF-SETUP-03 · SF56-SETUP-03 · three to six can play, and the Helping Hand covers every pair of seats', () => {
  expect(starfarers.seats).toEqual([3, 6]);
  const pairs = MOVES.help.all.map(({ from }) => from);
  const all = Array.from({ length: 64 }, (_, set) => set).filter((set) => bitCount(set) === 2);
  expect([...pairs].sort((a, b) => a - b)).toEqual(all);
});

test('SF-OPT-TARGET · SF-OPT-OFFERS · the values that can be chosen, and those of the books', () => {
  const { target, offers } = starfarers.options;
  expect(target).toMatchObject({ of: [8, 10, 12, 14, 15, 16, 18], standard: 15, book: 15 });
  expect(offers).toMatchObject({ of: ['any', 0, 1, 2, 3, 5, 8, 20], standard: 'any', book: 'any' });
});
