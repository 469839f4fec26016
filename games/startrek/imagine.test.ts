import { fastRng, type Seat, viewsOf } from '@orrery/kernel';
import { expect, test } from 'vitest';
import type { Event } from './events.ts';
import { startrek } from './game.ts';
import type { Memory } from './memory.ts';
import type { StartrekState } from './state.ts';
import { conservationError } from './testing/count.ts';
import { chance, play, position, type StartrekTold } from './testing/position.ts';

const OFF = { support: 'off' } as const;

function blank(state: StartrekState, seat: Seat): Memory {
  const view = viewsOf(state)[seat];
  if (view === undefined) throw new Error(`no seat ${seat}`);
  return startrek.memory.blank(view);
}

function hear(memory: Memory, events: readonly Event[]): Memory {
  for (const event of events) startrek.memory.hear(memory, event);
  return memory;
}

/** States that a seat cannot distinguish from the real one. */
function fancies(state: StartrekState, seat: Seat, memory = blank(state, seat), n = 40): StartrekState[] {
  return Array.from({ length: n }, (_, seed) => {
    const into = startrek.setup(state.table.options, state.hands.length);
    const view = viewsOf(state)[seat];
    if (view !== undefined) startrek.imagine(view, memory, fastRng(seed), into);
    expect(conservationError(into)).toBeNull();
    return into;
  });
}

const openly = (...tolds: StartrekTold[]): Event[] => tolds.flatMap(({ open }) => open);

test('cards seen to come and go are remembered, and a blind theft makes the memory uncertain', () => {
  const seats = [{}, { stations: [24], hand: [0, 4, 0, 0, 0] }, {}];
  const state = position({ seats, frame: { kind: 'cruiser' }, options: OFF });
  const memory = blank(state, 2);
  memory.least[1]?.splice(0, 5, 0, 4, 0, 0, 0);
  play(state, 0, 'cruiser 10');
  hear(memory, openly(chance(state, 0)));
  expect(memory.least).toEqual([
    [0, 0, 0, 0, 0],
    [0, 3, 0, 0, 0],
    [0, 0, 0, 0, 0],
  ]);
});

test('a player who offers has what is given, and a player who accepts has what is asked', () => {
  const seats = [{ hand: [1, 0, 0, 0, 0] }, { hand: [0, 2, 0, 0, 3] }, { hand: [0, 0, 1, 1, 1] }];
  const state = position({ seats, options: OFF });
  const told = [play(state, 0, 'offer 1,0,0,0,0 for 0,2,0,0,0 to 1,2'), play(state, 1, 'accept')];
  const memory = hear(blank(state, 2), openly(...told));
  expect([memory.least[0], memory.least[1]]).toEqual([
    [1, 0, 0, 0, 0],
    [0, 2, 0, 0, 0],
  ]);
  for (const fancy of fancies(state, 2)) {
    expect(fancy.hands[0]?.resources).toEqual([1, 0, 0, 0, 0]);
    expect(fancy.hands[1]?.resources[1]).toBeGreaterThanOrEqual(2);
  }
});

test('a sealed discard is imagined from the hand it comes from, with the right number of cards', () => {
  const seats = [{ hand: [9, 0, 0, 0, 0] }, { hand: [0, 8, 0, 0, 0] }, {}];
  const state = position({ seats, frame: { kind: 'discard', owing: 0b011, done: 0 }, options: OFF });
  play(state, 0, 'discard 4,0,0,0,0');
  for (const fancy of fancies(state, 1)) {
    expect(fancy.hands[0]?.discard?.reduce((a, b) => a + b)).toBe(4);
  }
});

test('with automatic claiming, the active player cannot hold cards that would have won', () => {
  const eight = { stations: [24, 8], bases: [40, 14], ships: [28, 27, 35, 43, 44], cards: [3, 0, 0, 0, 1] };
  const state = position({ seats: [eight, {}, {}], options: OFF });
  const most = Math.max(...fancies(state, 1, undefined, 200).map(({ hands }) => hands[0]?.developments[4] ?? 0));
  expect(most).toBe(1);
  const byHand = position({ seats: [eight, {}, {}], options: { ...OFF, claim: 'by-hand' } });
  const more = Math.max(...fancies(byHand, 1, undefined, 200).map(({ hands }) => hands[0]?.developments[4] ?? 0));
  expect(more).toBeGreaterThan(1);
});

test('a player whose turn ended without victory held no more victory cards than that allows', () => {
  const seats = [{ stations: [24, 8], bases: [40, 14], ships: [28, 27, 35, 43, 44], cards: [2, 0, 0, 0, 1] }, {}, {}];
  const state = position({ seats, options: OFF });
  const memory = hear(blank(state, 1), openly(play(state, 0, 'end')));
  expect(memory.most[0]).toBe(1);
  for (const fancy of fancies(state, 1, memory)) expect(fancy.hands[0]?.developments[4]).toBeLessThanOrEqual(1);
});

test('a hand that McCoy sees is known while it is shown, and other players imagine that it is', () => {
  const seats = [{ support: 'mccoy' }, { stations: [8], hand: [1, 0, 2, 0, 0] }, { hand: [2, 2, 2, 2, 2] }];
  const state = position({ seats });
  play(state, 0, 'inspect 1');
  for (const fancy of fancies(state, 0)) expect(fancy.hands[1]?.resources).toEqual([1, 0, 2, 0, 0]);
  for (const fancy of fancies(state, 2)) expect(fancy.hands[0]?.shown).toEqual(fancy.hands[1]?.resources);
});

test('Chapel knows which cards went back into the deck; other players imagine that three of its cards were seen', () => {
  const state = position({ seats: [{ support: 'chapel', hand: [0, 0, 1, 1, 1] }, {}, {}] });
  play(state, 0, 'choose');
  const looked = chance(state, 14, 15, 16);
  for (const fancy of fancies(state, 1)) expect(fancy.hands[0]?.shown?.reduce((a, b) => a + b)).toBe(3);
  const kept = play(state, 0, 'keep science');
  const memory = hear(blank(state, 0), [...looked.secret, ...kept.secret]);
  expect(memory.deck).toEqual([0, 1, 0, 1, 0]);
  for (const fancy of fancies(state, 0, memory)) expect(fancy.box.deck[3]).toBeGreaterThanOrEqual(1);
});

test('players who followed the rolls know what is left in the dice deck', () => {
  const state = position({ frame: { kind: 'before' }, seats: [{}, {}, {}], options: { ...OFF, dice: 'deck' } });
  const memory = blank(state, 1);
  play(state, 0, 'roll');
  hear(memory, openly(chance(state, 20)));
  for (const fancy of fancies(state, 1, memory)) expect(fancy.box.dice).toEqual(state.box.dice);
});
