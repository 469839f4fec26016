import { allSeats, type EventSink, onlySeat } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { addClaim, newClaims, payClaims, payLoneClaimant } from './claims.ts';

const SEATS = 3;
const KINDS = 2;

/** Hands are empty, and each stack holds five. */
function blank() {
  return {
    table: { players: Array.from({ length: SEATS }, () => ({ cards: 0 })) },
    hands: Array.from({ length: SEATS }, () => ({ resources: [0, 0] })),
    stack: [5, 5],
    dues: newClaims(SEATS, KINDS),
  };
}
const resourcesOf = ({ hands }: ReturnType<typeof blank>) => hands.map(({ resources }) => resources);

test('each seat is paid its dues from the stack, and its card count is updated', () => {
  const state = blank();
  const claimants = addClaim(state.dues, 0, 0, 1) | addClaim(state.dues, 2, 0, 2) | addClaim(state.dues, 2, 1, 1);
  expect(claimants).toBe(onlySeat(0) | onlySeat(2));
  expect(payClaims(state, state.dues, claimants, state.stack, payLoneClaimant, null)).toBe(claimants);
  expect(resourcesOf(state)).toEqual([
    [1, 0],
    [0, 0],
    [2, 1],
  ]);
  expect(state.table.players).toEqual([{ cards: 1 }, { cards: 0 }, { cards: 3 }]);
  expect(state.stack).toEqual([2, 4]);
});

test('a stack that is too small follows the shortage rule, the others are paid out, and both are reported', () => {
  const state = blank();
  const claimants = addClaim(state.dues, 0, 0, 4) | addClaim(state.dues, 1, 0, 2) | addClaim(state.dues, 1, 1, 1);
  const told: unknown[] = [];
  const tell: EventSink<unknown> = { all: (event) => told.push(event), to: () => {}, reveals: () => {} };
  expect(payClaims(state, state.dues, claimants, state.stack, payLoneClaimant, tell)).toBe(onlySeat(1));
  expect(resourcesOf(state)).toEqual([
    [0, 0],
    [0, 1],
    [0, 0],
  ]);
  expect(told).toEqual([
    { kind: 'short', resource: 0, due: 6, left: 5 },
    { kind: 'produced', seat: 1, gains: [0, 1] },
  ]);
});

test('a single claimant takes what is left of a stack that is too small', () => {
  const state = blank();
  const claimants = addClaim(state.dues, 1, 0, 7) | addClaim(state.dues, 2, 1, 1);
  expect(payClaims(state, state.dues, claimants, state.stack, payLoneClaimant, null)).toBe(claimants);
  expect([resourcesOf(state)[1], state.stack]).toEqual([
    [5, 0],
    [0, 4],
  ]);
});

test('paid dues leave nothing for the next roll', () => {
  const state = blank();
  const { dues, stack } = state;
  const claimants = addClaim(dues, 0, 0, 9) | addClaim(dues, 1, 0, 1) | addClaim(dues, 1, 1, 2);
  payClaims(state, dues, claimants, stack, payLoneClaimant, null);
  expect(payClaims(state, dues, allSeats(SEATS), stack, payLoneClaimant, null)).toBe(0);
  expect(stack).toEqual([5, 3]);
});
