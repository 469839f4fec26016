import { expect, test } from 'vitest';
import { playerOf } from './state.ts';
import {
  cardOf,
  chance,
  codes,
  legalMoves,
  meetCard,
  play,
  position,
  question,
  stockByName,
  why,
} from './testing/position.ts';

test('SS-ACT-E1, SS-ACT-E2 · at its planet an open task takes one action, if its terms are met', () => {
  const t = position('starship', {
    at: 'flight',
    open: ['A1-3', 'A2-1', 'A4-2'],
    seats: [{ stock: { knowledge: 1 } }],
  });
  meetCard(t, 'Hades');
  expect(codes(t, 0, 'task A1-3')).toEqual(['other-target']);
  expect(why(t, 0, 'task A2-1')).toEqual([
    { code: 'too-few-cannons', rule: 'SS-ACT-E2', numbers: { needed: 3, have: 1 } },
  ]);
  meetCard(t, 'Poseidon');
  expect(legalMoves(t, 0, 'task')).toEqual(['task A1-3']);
  play(t, 0, 'task A1-3');
  expect(question(t)).toBe('reward');
  play(t, 0, 'take ore');
  expect([stockByName(t, 0, 'knowledge'), stockByName(t, 0, 'astro'), stockByName(t, 0, 'ore'), t.table.acts]).toEqual([
    0, 3, 1, 1,
  ]);
});

test('SS-ACT-E3 · a task card with a medal or a point is kept, any other is discarded', () => {
  const t = position('starship', {
    at: 'flight',
    open: ['A1-1', 'A4-2', 'A2-1'],
    seats: [{ stock: { ore: 2, carbon: 1 } }],
  });
  meetCard(t, 'Pallas');
  play(t, 0, 'task A4-2');
  chance(t, 0);
  expect(playerOf(t.table, 0)).toMatchObject({ tasks: 1 << 10, points: 2 });
  play(t, 0, 'task A1-1');
  expect([playerOf(t.table, 0).tasks, t.table.discarded]).toEqual([1 << 10, 1]);
});

test('SS-ACT-E4, DU-ORD-07 · after each fulfilled task a new one is opened', () => {
  const t = position('duel', { at: 'flight', open: ['12', '13', '2'], seats: [{ stock: { goods: 2 } }] });
  meetCard(t, 'Kassiopeia');
  play(t, 0, 'task 12');
  play(t, 0, 'take food');
  expect(question(t)).toBe('open');
  chance(t, 0);
  expect(t.table.open).toHaveLength(3);
});

test('SS-ACT-E5, DU-ORD-08 · a new task for the same planet has to wait for another flight', () => {
  const t = position('duel', {
    at: 'flight',
    open: ['12', '13', '2'],
    seats: [{ stock: { goods: 2, carbon: 2, astro: 9 } }],
  });
  meetCard(t, 'Kassiopeia');
  play(t, 0, 'task 12');
  play(t, 0, 'take food');
  const told = chance(t, 0); // order 1, for Kassiopeia
  expect(told.open).toEqual([{ kind: 'opened', task: 0, isLocked: true }]);
  expect(codes(t, 0, 'task 1')).toEqual(['task-locked']);
  play(t, 0, 'stop');
  play(t, 0, 'end');
  expect(t.table.locked).toBe(0);
});

test('SS-ACT-E6, DU-ORD-09 · two open tasks for one planet may both be fulfilled, for an action each', () => {
  const t = position('starship', {
    at: 'flight',
    open: ['A1-1', 'A4-2', 'A2-1'],
    seats: [{ stock: { ore: 2, carbon: 1, goods: 1 }, centres: ['command'] }],
  });
  t.table.deck = 1 << 4;
  meetCard(t, 'Pallas');
  expect(legalMoves(t, 0, 'task')).toEqual(['task A1-1', 'task A4-2']);
  play(t, 0, 'task A1-1');
  play(t, 0, 'take fuel');
  chance(t, 0); // Urgent Need I, for Pallas again: it replaced a task for Pallas
  expect(legalMoves(t, 0, 'task')).toEqual(['task A4-2']);
  play(t, 0, 'task A4-2');
  expect(t.table.acts).toBe(2);
});

test('SS-ACT-E4, SS-ACT-E6 · a task opened in this flight for another planet may be fulfilled in it, even beside an older task', () => {
  const t = position('starship', {
    at: 'flight',
    speed: 9,
    open: ['A1-1', 'A1-2', 'A1-3'],
    seats: [{ stock: { food: 1 }, centres: ['command'] }],
  });
  meetCard(t, 'Pallas');
  play(t, 0, 'task A1-1');
  play(t, 0, 'take fuel');
  chance(t, 2); // Famine, for Picasso
  meetCard(t, 'Picasso');
  expect(legalMoves(t, 0, 'task')).toEqual(['task A1-2', 'task A2-3']);
});

test('SS-ACT-E7 · Pallas with a trade good: give it, take any resource, keep the card with its medal', () => {
  const t = position('starship', { at: 'flight', open: ['A2-2', 'A1-2', 'A1-3'], seats: [{ stock: { goods: 1 } }] });
  meetCard(t, 'Pallas');
  play(t, 0, 'task A2-2');
  expect(legalMoves(t, 0)).toEqual(['take ore', 'take fuel', 'take food', 'take carbon', 'take goods']);
  play(t, 0, 'take goods');
  expect(playerOf(t.table, 0)).toMatchObject({ medals: 1, tasks: 1 << 4 });
  expect(stockByName(t, 0, 'goods')).toBe(1);
});

test('SS-OPT-REWARD · with the option the delivered good cannot be chosen as the reward', () => {
  const t = position('starship', {
    at: 'flight',
    open: ['A2-2', 'A1-2', 'A1-3'],
    seats: [{ stock: { goods: 1 } }],
    options: { reward: 'other' },
  });
  meetCard(t, 'Pallas');
  play(t, 0, 'task A2-2');
  expect(codes(t, 0, 'take goods')).toEqual(['barred']);
  expect(legalMoves(t, 0)).toHaveLength(4);
});

test('SS-ACT-E8 · a gift requires nothing except arriving', () => {
  const t = position('starship', { at: 'flight', open: ['A1-1', 'A1-2', 'A1-3'], seats: [{ stock: {} }] });
  meetCard(t, 'Picasso');
  play(t, 0, 'task A1-2');
  expect([question(t), t.table.acts]).toEqual(['reward', 1]);
});

test('SS-ACT-E2 · thresholds count points, double for level II, and are not spent', () => {
  const t = position('starship', {
    at: 'flight',
    open: ['A3-3', 'A2-1', 'A1-3'],
    seats: [{ boosters: 1, boosters2: 1, cannons2: 2, cannons: 0 }],
  });
  meetCard(t, 'Picasso');
  expect(codes(t, 0, 'task A3-3')).toEqual(['too-few-boosters']);
  meetCard(t, 'Hades');
  play(t, 0, 'task A2-1');
  expect(playerOf(t.table, 0).cannons2).toBe(2);
  const exact = position('starship', {
    at: 'flight',
    open: ['A3-3', 'A2-1', 'A1-3'],
    seats: [{ boosters: 2, boosters2: 1, cannons: 1, cannons2: 1 }],
  });
  meetCard(exact, 'Picasso');
  expect(codes(exact, 0, 'task A3-3')).toEqual([]);
  meetCard(exact, 'Hades');
  expect(codes(exact, 0, 'task A2-1')).toEqual([]);
});

test('DU-ORD-01, DU-ORD-02, DU-ORD-03, DU-ORD-06, T-07 · order 13 at Perseus: 2 ore and 1 knowledge for 7 astro and a medal', () => {
  const t = position('duel', { at: 'flight', open: ['13', '2', '3'], seats: [{ stock: { ore: 2, knowledge: 1 } }] });
  meetCard(t, 'Mestor');
  expect(codes(t, 0, 'task 13')).toEqual(['other-target']);
  meetCard(t, 'Perseus');
  expect(codes(t, 0, 'task 4')).toContain('not-open');
  play(t, 0, 'task 13');
  chance(t, 0);
  expect(playerOf(t.table, 0)).toMatchObject({ stock: [0, 0, 0, 0, 0, 0, 7], medals: 1, tasks: 1 << 12 });
  expect(t.table.open).toHaveLength(3);
});

test('DU-ORD-04, DU-ORD-05 · an order may bring friendship, and a resource of choice cannot be knowledge', () => {
  const t = position('duel', { at: 'flight', open: ['8', '2', '3'], seats: [{ stock: { carbon: 2, astro: 2 } }] });
  meetCard(t, 'Andromeda');
  play(t, 0, 'task 8');
  expect(legalMoves(t, 0)).not.toContain('take knowledge');
  expect(playerOf(t.table, 0).friendship).toBe(1);
});

test('DU-ORD-03 · an order that cannot be paid reports what is missing', () => {
  const t = position('duel', { at: 'flight', open: ['13', '2', '3'], seats: [{ stock: { ore: 1 } }] });
  meetCard(t, 'Perseus');
  expect(why(t, 0, 'task 13')[0]).toMatchObject({ code: 'cannot-pay', numbers: { ore: 1, knowledge: 1, astro: 0 } });
  meetCard(t, 'Heka II');
  expect(codes(t, 0, 'task 13')).toContain('no-target');
});

test('SS-ACT-E4 · when the deck is empty, fewer tasks are open', () => {
  const t = position('starship', { at: 'flight', open: ['A1-1'], seats: [{ stock: {} }] });
  t.table.deck = 0;
  meetCard(t, 'Pallas');
  play(t, 0, 'task A1-1');
  play(t, 0, 'take ore');
  expect([question(t), t.table.open]).toEqual(['flight', []]);
});

test('SS-ACT-E2, SS-PROD-05 · two rewarded resources are taken one by one, and lost if no hold has room', () => {
  const room = { ore: 2, fuel: 2, food: 2, carbon: 1, goods: 2, astro: 6 };
  const t = position('starship', { at: 'flight', open: ['A3-2'], seats: [{ stock: room }] });
  meetCard(t, 'Poseidon');
  play(t, 0, 'task A3-2');
  expect(legalMoves(t, 0)).toEqual(['take carbon']);
  expect(codes(t, 0, 'take ore')).toEqual(['no-room']);
  const told = play(t, 0, 'take carbon');
  expect(told.open).toEqual([
    { kind: 'took', seat: 0, resource: 3 },
    { kind: 'wasted', seat: 0, n: 1 },
  ]);
  expect(cardOf(t, 'Poseidon')).toBeGreaterThan(0);
});

test('SS-OPT-BANK, DU-OPT-BANK · a task brings at most as much astro as a counted bank has', () => {
  for (const [id, task, planet] of [['starship', 'A1-3', 'Poseidon'] as const, ['duel', '13', 'Perseus'] as const]) {
    const t = position(id, {
      at: 'flight',
      open: [task],
      options: { bank: 'counted' },
      seats: [{ stock: { ore: 2, knowledge: 1, astro: 60 } }, { stock: { astro: 27 } }],
    });
    meetCard(t, planet);
    play(t, 0, `task ${task}`);
    expect(stockByName(t, 0, 'astro')).toBe(61);
  }
});

test('SS-ACT-E2, SS-PROD-05, SS-OPT-REWARD · a single hold with room is enough, and room for a barred resource does not count', () => {
  const full = { ore: 1, fuel: 2, food: 2, carbon: 2, goods: 2, astro: 6 };
  const t = position('starship', { at: 'flight', open: ['A3-2'], seats: [{ stock: full }] });
  meetCard(t, 'Poseidon');
  play(t, 0, 'task A3-2');
  expect(legalMoves(t, 0)).toEqual(['take ore']);
  const barred = position('starship', {
    at: 'flight',
    open: ['A2-2'],
    options: { reward: 'other' },
    seats: [{ stock: { ...full, ore: 2 } }],
  });
  meetCard(barred, 'Pallas');
  expect(play(barred, 0, 'task A2-2').open).toContainEqual({ kind: 'wasted', seat: 0, n: 1 });
});

test('SS-ACT-E4 · the last task of the deck is opened too, and the last action ends the flight', () => {
  const t = position('starship', { at: 'flight', open: ['A4-2'], seats: [{ stock: { ore: 2, carbon: 1 } }] });
  t.table.deck = 1;
  t.table.acts = 1;
  meetCard(t, 'Pallas');
  play(t, 0, 'task A4-2');
  expect(t.game.awaiting(t.table)).toMatchObject({ kind: 'open', of: [1] });
  chance(t, 0);
  expect([t.table.open, t.table.deck, question(t), t.table.fresh]).toEqual([[0], 0, 'build', 0]);
});
