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
  play,
  position,
  question,
  refillWith,
  rollFight,
} from './testing/position.ts';

test.each(BOTH_GAMES)(
  'SS-ACT-B1, SS-ACT-B2, DU-STA-01, DU-STA-04 · with a trade ship a player can found a station, or trade at the place instead, in %s',
  (id) => {
    const t = position(id, { at: 'flight', seats: [{ stock: { astro: 3 } }] });
    meetCard(t, 'Saiph VI');
    expect(legalMoves(t, 0)).toEqual(['next', 'stop', 'buy 1 food', 'station']);
    play(t, 0, 'buy 1 food');
    expect(codes(t, 0, 'station')).toContain('nothing-here');
    expect(t.table.row).toContain(cardOf(t, 'Saiph VI'));
    const without = position(id, { at: 'flight', seats: [{ tradeShips: 0 }] });
    meetCard(without, 'Saiph VI');
    expect(codes(without, 0, 'station')).toEqual(['no-trade-ship']);
    meetCard(without, 'Ireoni VII');
    expect(codes(without, 0, 'station')).toEqual(['no-berth', 'no-trade-ship']);
  },
);

test.each(BOTH_GAMES)(
  'SS-ACT-B3, DU-STA-02, DU-FRI-01 · founding takes the ship from the hangar and the card from the row, and gains friendship, in %s',
  (id) => {
    const t = position(id, { at: 'flight' });
    meetCard(t, 'Saiph VI');
    const told = play(t, 0, 'station');
    expect(told.open).toEqual([{ kind: 'moored', seat: 0, sector: 0, card: cardOf(t, 'Saiph VI'), friendship: 1 }]);
    expect(playerOf(t.table, 0)).toMatchObject({ tradeShips: 0, friendship: 1, stations: 0b100 });
    expect(t.table.row).toEqual([]);
    expect(t.table.acts).toBe(1);
  },
);

test.each(BOTH_GAMES)(
  'SS-ACT-B4, DU-STA-03, DU-HND-07 · the station can be used in the same turn, but not during the flight, in %s',
  (id) => {
    const t = position(id, { at: 'flight', seats: [{ stock: { astro: 9 } }] });
    meetCard(t, 'Saiph VI');
    play(t, 0, 'station');
    refillWith(t, 'green');
    expect(codes(t, 0, 'buy 1 food at saiph')).toEqual(['not-now.flight']);
    expect(codes(t, 0, 'booster')).toEqual(['not-now.flight']);
    play(t, 0, 'stop');
    expect(legalMoves(t, 0, 'buy')).toEqual(['buy 1 food at saiph', 'buy 2 food at saiph']);
  },
);

test.each(BOTH_GAMES)(
  'SS-ACT-C1, DU-COL-01, DU-COL-02, DU-COL-03, DU-COL-04 · a colony ship founds a colony, which is worth a point and yields from then on, in %s',
  (id) => {
    const t = position(id, { at: 'flight' });
    meetCard(t, 'Heka II');
    play(t, 0, 'colony');
    expect(playerOf(t.table, 0)).toMatchObject({ colonyShips: 0, points: 2 });
    expect(question(t)).toBe('refill');
    chance(t, 0);
    play(t, 0, 'stop');
    play(t, 0, 'end');
    const before = playerOf(t.table, 0).stock[0];
    chance(t, 2);
    expect(playerOf(t.table, 0).stock[0]).toBe((before ?? 0) + 1);
    const without = position(id, { at: 'flight', seats: [{ colonyShips: 0 }] });
    meetCard(without, 'Heka II');
    expect(codes(without, 0, 'colony')).toEqual(['no-colony-ship']);
    meetCard(without, 'Rigel X');
    expect(codes(without, 0, 'colony')).toEqual(['no-colony', 'no-colony-ship']);
  },
);

test.each(BOTH_GAMES)(
  'SS-RES-03, DU-WIN-03 · a beaten pirate is replaced too, and the new card is not turned over, in %s',
  (id) => {
    const t = position(id, { at: 'flight', seats: [{ cannons: 3 }] });
    meetCard(t, 'Heka II');
    meetCard(t, pirateOf(t, 2));
    play(t, 0, 'fight');
    rollFight(t, 4, 1);
    play(t, 0, 'take ore');
    refillWith(t, 'green');
    expect([t.table.turned, t.table.acts, legalMoves(t, 0)]).toEqual([0, 0, ['next', 'stop']]);
  },
);

test.each(BOTH_GAMES)(
  'SS-FIX-01, DU-REF-01, DU-HNT-01 · a stack is full again after every flight as long as the reserve lasts, in %s',
  (id) => {
    const t = position(id, { at: 'flight' });
    meetCard(t, 'Heka II');
    play(t, 0, 'colony');
    chance(t, 0);
    play(t, 0, 'stop');
    play(t, 0, 'end');
    expect(t.table.sizes[0]).toBe(firstStackSize(t));
  },
);

test.each(BOTH_GAMES)('SS-RES-01, DU-REF-01 · without a reserve the sector keeps fewer cards, in %s', (id) => {
  const t = position(id, { at: 'flight', reserve: 'empty' });
  meetCard(t, 'Heka II');
  const told = play(t, 0, 'colony');
  expect(told.open.at(-1)).toEqual({ kind: 'exhausted', sector: 0 });
  play(t, 0, 'stop');
  play(t, 0, 'end');
  expect(t.table.sizes[0]).toBe(firstStackSize(t) - 1);
});

test.each(BOTH_GAMES)(
  'SS-VAR-01, DU-VAR-01 · with the variant the new card is face down and nobody sees it, in %s',
  (id) => {
    const t = position(id, { at: 'flight', options: { refill: 'hidden' } });
    meetCard(t, 'Heka II');
    play(t, 0, 'colony');
    const told = chance(t, 3);
    expect(told.secret).toEqual([{ kind: 'refilled', sector: 0, card: null, group: 1 }]);
    expect(t.table.row).toEqual([-1]);
    expect(t.state.box.veiled).toHaveLength(1);
    const [card] = t.state.box.veiled;
    play(t, 0, 'stop');
    play(t, 0, 'end');
    expect(t.state.box.sectors[0]).toContain(card);
  },
);

test('SS-MED-01 · the only action at the Median is founding a station, worth two friendship points', () => {
  const t = position('starship', { at: 'flight' });
  meetCard(t, 'Median');
  expect(legalMoves(t, 0)).toEqual(['next', 'stop', 'station']);
  play(t, 0, 'station');
  expect(playerOf(t.table, 0).friendship).toBe(2);
});

test('DU-OPT-MEDIAN · with the option the Median is in reserve IV, replacing one of five asteroid fields', () => {
  const kinds = (['off', 'on'] as const).map((median) => {
    const t = position('duel', { options: { median } });
    const last = t.state.box.reserve.filter((card) => t.kit.facts.group[card] === 4);
    return last.map((card) => t.kit.variant.cards[card]?.kind).filter((kind) => kind !== 'pirate');
  });
  expect(kinds).toEqual([
    ['empty', 'empty', 'empty', 'empty', 'empty'],
    ['empty', 'empty', 'empty', 'empty', 'median'],
  ]);
});

test.each(BOTH_GAMES)(
  'SS-VAR-01, DU-VAR-01 · only the groups of face-down cards are known, and all of them return with the row, in %s',
  (id) => {
    const t = position(id, { at: 'flight', options: { refill: 'hidden' }, seats: [{ centres2: ['command'] }] });
    meetCard(t, 'Heka II');
    play(t, 0, 'colony');
    chance(t, 6);
    meetCard(t, 'Rigel X');
    play(t, 0, 'station');
    chance(t, 0);
    expect([t.table.row, t.table.turned]).toEqual([[-1, -1], 0b11]);
    const [low = 0, high = 0] = t.state.box.veiled;
    expect(low).toBeLessThan(high);
    play(t, 0, 'stop');
    expect([t.table.row, t.state.box.veiled]).toEqual([[], []]);
    expect(t.state.box.sectors[0]).toEqual(expect.arrayContaining([low, high]));
    const later = position(id, { at: 'flight', options: { refill: 'hidden' } });
    later.state.box.reserve.splice(0, 7);
    later.table.reserve[0] = 0;
    meetCard(later, 'Heka II');
    play(later, 0, 'colony');
    expect(later.game.awaiting(later.table)).toMatchObject({ kind: 'refill', of: [7] });
    chance(later, 0);
    expect([later.table.row, later.table.reserve]).toEqual([[-2], [0, 6, 7, 7]]);
  },
);

test.each(BOTH_GAMES)(
  'SS-RES-01, DU-REF-01 · the last card of the reserve is used too, whatever its group, in %s',
  (id) => {
    const t = position(id, { at: 'flight' });
    t.state.box.reserve.splice(1);
    t.table.reserve.splice(0, 4, 1, 0, 0, 0);
    meetCard(t, 'Heka II');
    play(t, 0, 'colony');
    expect(t.game.awaiting(t.table)).toMatchObject({ kind: 'refill', of: [1], secret: false });
    chance(t, 0);
    expect(t.table.reserve).toEqual([0, 0, 0, 0]);
  },
);

test.each(BOTH_GAMES)(
  'SS-VAR-01, DU-VAR-01 · a face-down card is drawn in secret and returns when the flight ends, in %s',
  (id) => {
    const t = position(id, { at: 'flight', speed: 1, options: { refill: 'hidden' } });
    meetCard(t, 'Heka II');
    play(t, 0, 'colony');
    expect(t.game.awaiting(t.table)).toMatchObject({ kind: 'refill', of: [7], secret: true });
    chance(t, 0);
    expect([question(t), t.table.row, t.table.sector]).toEqual(['build', [], NONE]);
  },
);
