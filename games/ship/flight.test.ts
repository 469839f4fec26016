import { NONE } from '@orrery/common';
import { expect, test } from 'vitest';
import { playerOf } from './state.ts';
import {
  BOTH_GAMES,
  cardOf,
  chance,
  codes,
  firstStackSize,
  legalMoves,
  meetCard,
  pirateOf,
  placeInSector,
  play,
  position,
  question,
  refillWith,
  rollFight,
  type ShipTold,
  topFrameKind,
} from './testing/position.ts';

test.each(BOTH_GAMES)('SS-FLY-01, DU-FLT-01 · one of the four sectors must be chosen, in %s', (id) => {
  const t = position(id, { at: 'sector' });
  expect(legalMoves(t, 0)).toEqual(['fly 0', 'fly 1', 'fly 2', 'fly 3']);
});

test.each(BOTH_GAMES)(
  'SS-FLY-02, DU-FLT-03, DU-FLT-04, SS-EX-02, T-01 · boosters 1, 1 and 2 and a roll of 2 make speed 6, in %s',
  (id) => {
    const t = position(id, { at: 'sector', die: 2, seats: [{ boosters: 2, boosters2: 1 }] });
    play(t, 0, 'fly 1');
    expect(t.table.speed).toBe(6);
  },
);

test.each(BOTH_GAMES)(
  'SS-FLY-03, DU-FLT-02, DU-FLT-05, DU-FLT-08 · cards are revealed one after the other and placed to the right, in %s',
  (id) => {
    const t = position(id, { at: 'flight' });
    const told = meetCard(t, 'Rigel X');
    expect(told.open).toEqual([{ kind: 'revealed', seat: 0, sector: 0, card: cardOf(t, 'Rigel X') }]);
    meetCard(t, 'Heka II');
    expect(t.table.row).toEqual([cardOf(t, 'Rigel X'), cardOf(t, 'Heka II')]);
    expect(t.table.flown).toBe(2);
  },
);

test.each(BOTH_GAMES)(
  'SS-FLY-04, DU-FLT-06, DU-FLT-07 · an action turns the card over, then the next card may follow, in %s',
  (id) => {
    const t = position(id, { at: 'flight', seats: [{ stock: { astro: 9 } }] });
    meetCard(t, 'Litigus IX');
    expect(legalMoves(t, 0)).toContain('next');
    play(t, 0, 'buy 1 fuel');
    expect([t.table.turned, t.table.acts]).toEqual([0b1, 1]);
    meetCard(t, 'Heka II');
    expect(t.table.turned).toBe(0b1);
  },
);

test.each(BOTH_GAMES)(
  'SS-FLY-05, DU-FLT-10 · the last card that the speed allows can still be used, then the flight is over, in %s',
  (id) => {
    const t = position(id, { at: 'flight', speed: 1, seats: [{ stock: { astro: 9 } }] });
    meetCard(t, 'Litigus IX');
    expect(codes(t, 0, 'next')).toEqual(['speed-spent']);
    play(t, 0, 'buy 1 fuel');
    expect(question(t)).toBe('build');
  },
);

test.each(BOTH_GAMES)(
  'DU-FLT-11, SS-MOD-02, SS-EX-03, T-04 · after two actions the flight is over, after three with command I, in %s',
  (id) => {
    const flights = [[], ['command'] as const].map((centres) => {
      const t = position(id, { at: 'flight', speed: 6, seats: [{ stock: { astro: 9 }, centres }] });
      meetCard(t, 'Litigus IX');
      play(t, 0, 'buy 1 fuel');
      meetCard(t, 'Heka II');
      meetCard(t, 'Ireoni VII');
      play(t, 0, 'buy 1 ore');
      return [t.table.flown, question(t)];
    });
    expect(flights).toEqual([
      [3, 'build'],
      [3, 'flight'],
    ]);
    const four = position(id, { at: 'flight', speed: 9, seats: [{ stock: { astro: 20 }, centres2: ['command'] }] });
    for (const [name, good] of [
      ['Litigus IX', 'fuel'],
      ['Ireoni VII', 'ore'],
      ['Planctoinis VII', 'food'],
      ['Corendium VII', 'carbon'],
    ]) {
      expect(question(four)).toBe('flight');
      meetCard(four, name ?? '');
      play(four, 0, `buy 1 ${good}`);
    }
    expect(question(four)).toBe('build');
  },
);

test.each(BOTH_GAMES)('DU-FLT-12, DU-LOS-01 · a lost fight ends the flight, in %s', (id) => {
  const t = position(id, { at: 'flight', seats: [{ cannons: 0 }] });
  meetCard(t, pirateOf(t, 3));
  play(t, 0, 'fight');
  chance(t, 0, 0);
  expect(question(t)).toBe('build');
});

test.each(BOTH_GAMES)('DU-FLT-13 · a flight can be stopped at any time, even before the first card, in %s', (id) => {
  const t = position(id, { at: 'sector' });
  play(t, 0, 'fly 2');
  const told = play(t, 0, 'stop');
  expect(told.open).toEqual([{ kind: 'landed', seat: 0, why: 'stopped' }]);
  expect(question(t)).toBe('build');
});

test.each(BOTH_GAMES)(
  'SS-FLY-06, DU-FLT-14 · when the flight ends the row returns to its stack, face down, in %s',
  (id) => {
    const t = position(id, { at: 'flight' });
    meetCard(t, 'Heka II');
    meetCard(t, 'Rigel X');
    play(t, 0, 'stop');
    expect(question(t)).toBe('build');
    expect([t.table.row, t.table.sector, t.table.fresh]).toEqual([[], NONE, 0]);
    expect(t.table.sizes[0]).toBe(firstStackSize(t));
    expect(t.state.box.sectors[0]).toContain(cardOf(t, 'Heka II'));
  },
);

test.each(BOTH_GAMES)(
  'SS-FLY-06, DU-FLT-14 · after the flight only the card of the last step stays visible, until the turn ends, in %s',
  (id) => {
    const founded = position(id, { at: 'flight', speed: 2 });
    meetCard(founded, 'Heka II');
    meetCard(founded, 'Rigel X');
    play(founded, 0, 'station');
    const paid = position(id, { at: 'flight', speed: 2, seats: [{ stock: { astro: 9 } }] });
    meetCard(paid, 'Heka II');
    meetCard(paid, pirateOf(paid, 2));
    refillWith(founded, 'green');
    play(paid, 0, 'pay');
    const beaten = position(id, { at: 'flight', speed: 5, seats: [{ cannons: 0 }] });
    meetCard(beaten, 'Heka II');
    meetCard(beaten, pirateOf(beaten, 3));
    play(beaten, 0, 'fight');
    rollFight(beaten, 1, 4);
    const last = [
      [founded, 'green', 0b1],
      [paid, pirateOf(paid, 2), 0],
      [beaten, pirateOf(beaten, 3), 0],
    ] as const;
    for (const [t, card, turned] of last) {
      expect([question(t), t.table.row, t.table.sector]).toEqual(['build', [cardOf(t, card)], 0]);
      expect([t.table.turned, t.table.sizes[0]]).toEqual([turned, firstStackSize(t) - 1]);
      play(t, 0, 'end');
      expect([t.table.row, t.table.sector, t.table.sizes[0]]).toEqual([[], NONE, firstStackSize(t)]);
    }
  },
);

test.each(BOTH_GAMES)('SS-FLY-05, DU-FLT-10 to 13 · the end of a flight is reported with its reason, in %s', (id) => {
  const why = (told: ShipTold): string[] => told.open.flatMap((event) => (event.kind === 'landed' ? [event.why] : []));
  const bought = position(id, { at: 'flight', speed: 1, seats: [{ stock: { astro: 9 } }] });
  meetCard(bought, 'Litigus IX');
  expect(why(play(bought, 0, 'buy 1 fuel'))).toEqual(['speed']);
  const passed = position(id, { at: 'flight', speed: 1 });
  meetCard(passed, 'Heka II');
  expect(why(play(passed, 0, 'stop'))).toEqual(['speed']);
  const left = position(id, { at: 'flight', speed: 2 });
  meetCard(left, 'Heka II');
  expect(why(play(left, 0, 'stop'))).toEqual(['stopped']);
  const empty = position(id, { at: 'flight', speed: 5, seats: [{ stock: { astro: 9 } }] });
  placeInSector(empty, cardOf(empty, 'Litigus IX'));
  empty.state.box.sectors[0]?.splice(0, 20, cardOf(empty, 'Litigus IX'));
  empty.table.sizes[0] = 1;
  meetCard(empty, 'Litigus IX');
  expect(why(play(empty, 0, 'buy 1 fuel'))).toEqual(['empty']);
  const acted = position(id, { at: 'flight', speed: 5, seats: [{ stock: { astro: 9 } }] });
  meetCard(acted, 'Litigus IX');
  play(acted, 0, 'buy 1 fuel');
  expect(question(acted)).toBe('flight');
  meetCard(acted, 'Ireoni VII');
  expect(why(play(acted, 0, 'buy 1 ore'))).toEqual(['actions']);
  const both = position(id, { at: 'flight', speed: 2, seats: [{ stock: { astro: 9 } }] });
  meetCard(both, 'Litigus IX');
  play(both, 0, 'buy 1 fuel');
  meetCard(both, 'Ireoni VII');
  expect(why(play(both, 0, 'buy 1 ore'))).toEqual(['actions']);
});

test.each(BOTH_GAMES)(
  'SS-MOD-03, DU-CEN-07 · cards put under the stack come last, after all unseen cards, in %s',
  (id) => {
    const t = position(id, { at: 'sector', die: 3, seats: [{ centres: ['sensor'], boosters: 0, boosters2: 3 }] });
    const cards = ['Heka II', 'Rigel X', 'Litigus IX'].map((name) => cardOf(t, name));
    t.state.box.sectors[0]?.splice(0, 20, ...[...cards].sort((a, b) => a - b));
    t.table.sizes[0] = 3;
    play(t, 0, 'fly 0');
    const stack = t.state.box.sectors[0] ?? [];
    const [hidden] = stack.slice(2);
    const below = stack.slice(0, 2);
    chance(t, 0, 0);
    const untold = structuredClone(t.state);
    const under = t.game.notation.parse('arrange /01');
    if (under !== null) t.game.play(untold, 0, under, null);
    expect([untold.table.ahead, untold.table.below]).toEqual([0, 2]);
    play(t, 0, 'arrange /01');
    expect([t.table.ahead, t.table.below]).toEqual([0, 2]);
    play(t, 0, 'next');
    chance(t, 0);
    expect(t.table.row).toEqual([hidden]);
    play(t, 0, 'next');
    play(t, 0, 'next');
    expect(t.table.row).toEqual([hidden, ...below]);
    expect([t.table.below, t.state.hands[0]?.pirate, legalMoves(t, 0)]).toEqual([
      0,
      NONE,
      expect.not.arrayContaining(['next']),
    ]);
  },
);

test.each(BOTH_GAMES)(
  'SS-RES-02, DU-REF-03 · the mark of an action moves with its card, and leaves with it, in %s',
  (id) => {
    const t = position(id, {
      at: 'flight',
      speed: 5,
      seats: [{ stock: { astro: 9 }, cannons: 3, centres2: ['command'] }],
    });
    meetCard(t, 'Heka II');
    meetCard(t, 'Litigus IX');
    play(t, 0, 'buy 1 fuel');
    expect(t.table.turned).toBe(0b10);
    meetCard(t, 'Rigel X');
    play(t, 0, 'station');
    expect([t.table.turned, t.table.fresh]).toEqual([0b10, 0]);
    refillWith(t, 'green');
    expect(t.table.turned).toBe(0b110);
    play(t, 0, 'stop');
    expect(t.table.turned).toBe(0);
  },
);

test.each(BOTH_GAMES)('SS-FLY-07, DU-FLT-15 · the possible actions depend on the card, in %s', (id) => {
  const t = position(id, {
    at: 'flight',
    seats: [{ stock: { ore: 1, astro: 3, knowledge: 1 }, centres: ['command'] }],
  });
  meetCard(t, 'Heka II');
  expect(legalMoves(t, 0)).toEqual(['next', 'stop', 'colony']);
  meetCard(t, 'Rigel X');
  expect(legalMoves(t, 0)).toEqual(['next', 'stop', 'buy 1 ore', 'sell 1 ore', 'station']);
  meetCard(t, 'Kopernikus II');
  expect(legalMoves(t, 0)).toEqual(['next', 'stop', 'buy 1 knowledge', 'sell 1 knowledge']);
});

test.each(BOTH_GAMES)('SS-FLY-08, DU-FLT-09 · only the card just reached can be used, and only once, in %s', (id) => {
  const t = position(id, { at: 'flight', speed: 3, seats: [{ stock: { astro: 9 } }] });
  meetCard(t, 'Litigus IX');
  play(t, 0, 'buy 1 fuel');
  expect(codes(t, 0, 'buy 1 fuel')).toEqual(['nothing-here', 'not-sold-here', 'over-limit']);
  meetCard(t, 'Heka II');
  expect(codes(t, 0, 'buy 1 fuel')).toEqual(['not-sold-here', 'over-limit']);
});

test.each(BOTH_GAMES)(
  'SS-LOST-01, DU-REF-05 · a lost planet or an asteroid field only uses up a card of the speed, in %s',
  (id) => {
    const t = position(id, { at: 'flight', speed: 2 });
    meetCard(t, 'empty');
    expect(legalMoves(t, 0)).toEqual(['next', 'stop']);
    expect(t.table.flown).toBe(1);
  },
);

test.each(BOTH_GAMES)(
  'SS-MOD-03, DU-CEN-07 · the sensor shows two cards, three at level II, to the flying player only, in %s',
  (id) => {
    for (const [has, n] of [
      [{ centres: ['sensor'] as const }, 2],
      [{ centres2: ['sensor'] as const }, 3],
    ] as const) {
      const t = position(id, { at: 'sector', seats: [has] });
      play(t, 0, 'fly 0');
      const size = firstStackSize(t);
      expect(t.game.awaiting(t.table)).toMatchObject({
        kind: 'look',
        of: [size, size - 1, size - 2].slice(0, n),
        secret: true,
      });
      const told = chance(t, ...Array.from({ length: n }, () => 0));
      expect(told.open).toEqual([{ kind: 'looked', seat: 0, sector: 0, n, cards: null }]);
      expect(t.state.hands[0]?.ahead).toHaveLength(n);
      expect(legalMoves(t, 0)).toHaveLength(n === 2 ? 6 : 24);
      expect(codes(t, 0, n === 2 ? 'arrange 012/' : 'arrange 01/')).toEqual(['other-cards']);
      expect(t.game.notation.parse('arrange 0123/')).toBeNull();
    }
  },
);

test.each(BOTH_GAMES)(
  'SS-MOD-03, DU-CEN-07 · peeked cards come in the chosen order, those put below come last, in %s',
  (id) => {
    const t = position(id, { at: 'sector', seats: [{ centres: ['sensor'], boosters2: 3, boosters: 0 }], die: 3 });
    for (const name of ['Heka II', 'Rigel X']) placeInSector(t, cardOf(t, name));
    play(t, 0, 'fly 0');
    const stack = [...(t.state.box.sectors[0] ?? [])];
    const first = stack.indexOf(cardOf(t, 'Rigel X'));
    const second = stack.filter((card) => card !== cardOf(t, 'Rigel X')).indexOf(cardOf(t, 'Heka II'));
    chance(t, first, second);
    const told = play(t, 0, 'arrange 1/0');
    expect(told.open).toEqual([{ kind: 'arranged', seat: 0, top: 1, below: 1, cards: null }]);
    const shown = play(t, 0, 'next');
    expect(shown.open).toEqual([{ kind: 'revealed', seat: 0, sector: 0, card: cardOf(t, 'Heka II') }]);
    expect(shown.reveals).toBe(0b11);
    play(t, 0, 'next');
    expect(question(t)).toBe('reveal');
  },
);

test.each(BOTH_GAMES)(
  'SS-PIR-01, SS-MOD-03, DU-CEN-07 · a peeked pirate is known to the flying player too, and peeked cards return when the flight is over, in %s',
  (id) => {
    const t = position(id, { at: 'sector', seats: [{ centres: ['sensor'] }] });
    const card = cardOf(t, pirateOf(t, 2));
    placeInSector(t, card);
    play(t, 0, 'fly 0');
    chance(t, (t.state.box.sectors[0] ?? []).indexOf(card), 0);
    play(t, 0, 'arrange 01/');
    play(t, 0, 'next');
    expect(topFrameKind(t)).toBe('pirate');
    expect(t.state.hands.map(({ pirate }) => pirate)).toEqual([card, card]);
    expect(t.table.stack.at(-1)).toEqual({ kind: 'pirate', demand: 3, isPeeked: true });
    play(t, 0, 'pay');
    expect(t.state.hands.map(({ pirate }) => pirate)).toEqual([NONE, NONE]);
    play(t, 0, 'stop');
    expect(t.state.hands[0]?.ahead).toEqual([]);
    expect(t.table.ahead).toBe(0);
    expect(playerOf(t.table, 0).points).toBe(1);
  },
);

test('SS-FLY-05, SS-RES-01 · an empty stack also ends the flight', () => {
  const t = position('starship', { at: 'flight', speed: 9 });
  t.table.sizes[0] = 1;
  t.state.box.sectors[0]?.splice(1);
  play(t, 0, 'next');
  chance(t, 0);
  expect(codes(t, 0, 'next')).toEqual(['speed-spent']);
});
