import { expect, test } from 'vitest';
import { idleTurns, usefulMoves } from './nudge.ts';

const turn = (seat: number) => ({ kind: 'turn', seat });
/** Rounds in which the player does these things, and the other one nothing. */
const rounds = (...deeds: readonly string[]) =>
  deeds.flatMap((kind) => [turn(0), { kind, seat: 0 }, { kind: 'ended', seat: 0 }, turn(1)]);

test('a mission does not nudge while its player gets on', () => {
  expect(idleTurns([...rounds('settled'), turn(0)], 0)).toBe(0);
  expect(idleTurns([...rounds('landed', 'landed', 'fulfilled', 'landed'), turn(0)], 0)).toBe(0);
});

test('it nudges after two turns in which nothing was done', () => {
  expect(idleTurns([...rounds('landed'), turn(0)], 0)).toBe(0);
  expect(idleTurns([...rounds('landed', 'landed'), turn(0)], 0)).toBe(2);
  expect(idleTurns([...rounds('settled', 'landed', 'landed', 'landed'), turn(0)], 0)).toBe(3);
});

test('it waits longer while there is trade, and nudges then all the same', () => {
  expect(idleTurns([...rounds('landed', 'bought'), turn(0)], 0)).toBe(0);
  expect(idleTurns([...rounds('landed', 'bought', 'landed', 'sold'), turn(0)], 0)).toBe(4);
});

test('what the other player does is no progress', () => {
  const others = [turn(0), turn(1), { kind: 'settled', seat: 1 }];
  expect(idleTurns([...others, ...others, turn(0)], 0)).toBe(2);
});

test('it names what brings points before trade, one move of each kind, and nothing that only passes', () => {
  const moves = ['next', 'buy', 'buy', 'station', 'sell', 'stop'].map((kind, n) => ({ kind, n }));
  expect(usefulMoves(moves)).toEqual([
    { kind: 'station', n: 3 },
    { kind: 'sell', n: 4 },
  ]);
  expect(usefulMoves([{ kind: 'next' }, { kind: 'end' }])).toEqual([]);
});
