import { NONE } from '@orrery/common';
import { expect, test } from 'vitest';
import { actionsLeft } from './flight.ts';
import { playerOf } from './state.ts';
import {
  BOTH_GAMES,
  chance,
  codes,
  legalMoves,
  meetCard,
  play,
  position,
  question,
  rollFight,
  stockByName,
} from './testing/position.ts';

/** Ends the turns of seat 0 and seat 1 without any action: seat 0 rolls a 1 again. */
function roundOf(t: ReturnType<typeof position>): void {
  play(t, 0, 'end');
  chance(t, 0);
  play(t, 1, 'fly 3');
  play(t, 1, 'stop');
  play(t, 1, 'end');
  chance(t, 0);
}

test.each(BOTH_GAMES)(
  'SS-TURN-02, DU-TURN-02 · every turn starts with all its actions and cards again, in %s',
  (id) => {
    const t = position(id, { at: 'flight', speed: 2, seats: [{ stock: { astro: 20 } }] });
    meetCard(t, 'Litigus IX');
    play(t, 0, 'buy 1 fuel');
    meetCard(t, 'Ireoni VII');
    play(t, 0, 'buy 1 ore');
    expect([t.table.flown, t.table.acts, question(t)]).toEqual([2, 2, 'build']);
    roundOf(t);
    expect([t.table.flown, t.table.acts, t.table.speed, t.table.fresh]).toEqual([0, 0, 0, 0]);
    play(t, 0, 'fly 1');
    expect([t.table.speed, t.table.fresh]).toEqual([3, 0]);
    meetCard(t, 'Planctoinis VII');
    play(t, 0, 'buy 1 food');
    expect(question(t)).toBe('flight');
  },
);

test.each(BOTH_GAMES)('SS-TRD-01, DU-HND-02 · two stations can be used again every turn, in %s', (id) => {
  const t = position(id, { seats: [{ stock: { astro: 30 }, stations: ['rigel', 'mintaka', 'saiph'] }] });
  play(t, 0, 'buy 1 ore at rigel');
  play(t, 0, 'buy 1 fuel at mintaka');
  expect(legalMoves(t, 0, 'buy')).toEqual([]);
  roundOf(t);
  play(t, 0, 'fly 1');
  play(t, 0, 'stop');
  expect(codes(t, 0, 'buy 1 ore at rigel')).toEqual([]);
});

test.each(BOTH_GAMES)('SS-MOD-04, DU-CEN-06 · the trade centre can force a purchase again every turn, in %s', (id) => {
  const t = position(id, { seats: [{ stock: { astro: 9 }, centres: ['trade'] }, { stock: { ore: 2 } }] });
  play(t, 0, 'force ore');
  expect(codes(t, 0, 'force ore')).not.toEqual([]);
  roundOf(t);
  play(t, 0, 'fly 1');
  play(t, 0, 'stop');
  play(t, 0, 'force ore');
  expect([stockByName(t, 0, 'ore'), stockByName(t, 1, 'ore'), stockByName(t, 0, 'astro')]).toEqual([2, 0, 5]);
});

test.each(BOTH_GAMES)('SS-TURN-02, DU-TURN-02 · the turn passes to the other player and is counted, in %s', (id) => {
  const t = position(id);
  const told = play(t, 0, 'end');
  expect(told.open.at(-1)).toEqual({ kind: 'turn', seat: 1, turn: 2 });
  expect([t.table.active, t.table.turn, question(t), t.table.sector]).toEqual([1, 2, 'die', NONE]);
  expect(t.table.stack.map(({ kind }) => kind)).toEqual(['build', 'sector', 'die']);
  expect(Object.keys(t.table.sizes)).toHaveLength(4);
});

test.each(BOTH_GAMES)('SS-END-01, DU-END-01 · a task that brings the last point wins at once, in %s', (id) => {
  const [task, planet, pay] =
    id === 'starship'
      ? (['A4-2', 'Pallas', { ore: 2, carbon: 1 }] as const)
      : (['14', 'Andromeda', { ore: 1, carbon: 1, food: 1 }] as const);
  const t = position(id, { at: 'flight', open: [task], seats: [{ points: 9, stock: pay }] });
  meetCard(t, planet);
  const told = play(t, 0, `task ${task}`);
  expect(told.open.at(-1)).toEqual({ kind: 'won', seat: 0, points: 10 });
  expect(t.game.awaiting(t.table)).toEqual({ who: 'over', places: [1, 2] });
});

test.each(BOTH_GAMES)(
  'SS-END-01, DU-END-01 · a special card that brings the last point wins at once: through a trophy, a task or a station, in %s',
  (id) => {
    const trophy = position(id, { at: 'flight', seats: [{ points: 9, medals: 2, cannons: 3 }] });
    meetCard(trophy, id === 'starship' ? 'B-PI-2' : 'B31');
    play(trophy, 0, 'fight');
    rollFight(trophy, 4, 1);
    const medal = position(id, {
      at: 'flight',
      open: [id === 'starship' ? 'A2-2' : '12'],
      seats: [{ points: 9, medals: 2, stock: { goods: 2 } }],
    });
    meetCard(medal, id === 'starship' ? 'Pallas' : 'Kassiopeia');
    play(medal, 0, id === 'starship' ? 'task A2-2' : 'task 12');
    const station = position(id, { at: 'flight', seats: [{ points: 9, friendship: 2 }] });
    meetCard(station, 'Saiph VI');
    play(station, 0, 'station');
    for (const t of [trophy, medal, station]) {
      expect([playerOf(t.table, 0).points, question(t)]).toEqual([10, 'over']);
    }
  },
);

test('DU-FRI-01, DU-END-01 · friendship from an order counts for the Friend of the Peoples, and can win the game', () => {
  const t = position('duel', {
    at: 'flight',
    open: ['8'],
    seats: [{ points: 9, friendship: 2, stock: { carbon: 2, astro: 2 } }],
  });
  meetCard(t, 'Andromeda');
  play(t, 0, 'task 8');
  expect([t.table.friend, question(t)]).toEqual([0, 'over']);
});

test.each(BOTH_GAMES)(
  'SS-BLD-08, DU-CEN-03, SS-END-01 · a centre II that brings the last point wins at once, in %s',
  (id) => {
    const t = position(id, {
      seats: [{ points: 9, centres: ['trade'], stock: { ore: 1, carbon: 1, food: 2 } }],
    });
    play(t, 0, 'centre-2 trade');
    expect(question(t)).toBe('over');
  },
);

test('SS-OPT-OFFERS, SS-TRD-04 · every turn offers are counted from zero, and declined ones may be offered again', () => {
  const t = position('starship', {
    options: { offers: 1 },
    seats: [{ stock: { ore: 2, astro: 9 } }, { stock: { fuel: 2 } }],
  });
  const text = 'offer 1,0,0,0,0,0,0 for 0,1,0,0,0,0,0';
  play(t, 0, text);
  play(t, 1, 'decline');
  expect(codes(t, 0, text)).not.toEqual([]);
  roundOf(t);
  play(t, 0, 'fly 1');
  play(t, 0, 'stop');
  expect(codes(t, 0, text)).toEqual([]);
  expect([t.table.offers, t.table.refused, t.table.dismissed, t.table.closed]).toEqual([0, [], [], 0]);
});

test.each(BOTH_GAMES)(
  'SS-FLY-05, DU-FLT-11 · after the last action nothing more can be done with its card, in %s',
  (id) => {
    const t = position(id, { at: 'flight', speed: 5, seats: [{ stock: { astro: 20 } }] });
    meetCard(t, 'Litigus IX');
    play(t, 0, 'buy 1 fuel');
    expect([t.table.fresh, legalMoves(t, 0), actionsLeft(t.table)]).toEqual([0, ['next', 'stop'], 1]);
    meetCard(t, 'Ireoni VII');
    play(t, 0, 'buy 1 ore');
    expect([t.table.fresh, question(t), actionsLeft(t.table)]).toEqual([0, 'build', 0]);
  },
);
