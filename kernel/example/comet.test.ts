import { expect, test } from 'vitest';
import { comet } from './game.ts';
import { play, position, startMatch, why } from './testing/table.ts';

const codes = (refusals: readonly { code: string }[]): string[] => refusals.map(({ code }) => code);

test('CO-01 · everybody begins with three goods from the bag of 24', () => {
  const { state } = startMatch();
  expect(state.table.sizes).toEqual([3, 3, 3]);
  expect(state.table.bag).toBe(24 - 9);
});

test('CO-02 · 2 to 4 bring one good, 5 and 6 bring two', () => {
  const sizes = [1, 2, 3, 4, 5].map((face) => {
    const state = position({
      hands: [
        [0, 0, 0],
        [0, 0, 0],
      ],
      frame: { kind: 'die' },
    });
    state.table.stack.unshift({ kind: 'main' });
    comet.resolve(state, [face], null);
    while (comet.awaiting(state.table).who === 'chance') comet.resolve(state, [0], null);
    return state.table.sizes[0];
  });
  expect(sizes).toEqual([1, 1, 1, 2, 2]);
});

test('CO-02 · an empty bag gives nothing', () => {
  const state = position({
    hands: [
      [8, 8, 0],
      [0, 0, 8],
    ],
    frame: { kind: 'die' },
  });
  state.table.stack.unshift({ kind: 'main' });
  comet.resolve(state, [5], null);
  expect(comet.awaiting(state.table)).toMatchObject({ who: 'seats', question: 'main' });
});

const cometHits = () => {
  const state = position({
    hands: [
      [3, 2, 0],
      [4, 0, 0],
      [3, 3, 0],
    ],
    frame: { kind: 'die' },
  });
  state.table.stack.unshift({ kind: 'main' });
  comet.resolve(state, [0], null);
  return state;
};

test('CO-03 · more than four goods: half goes back, rounded down, chosen in secret by all at once', () => {
  const state = cometHits();
  expect(comet.awaiting(state.table)).toMatchObject({ question: 'discard', must: 0b101 });
  expect(why(state, 0, 'discard 1 2 0')).toMatchObject([{ code: 'half', numbers: { owed: 2, given: 3 } }]);
  expect(codes(why(state, 0, 'discard 0 0 2'))).toEqual(['not-held']);
  play(state, [0, 'discard 1 1 0']);
  expect(state.table.sizes).toEqual([5, 4, 6]);
  play(state, [2, 'discard 3 0 0']);
  expect(state.table.sizes).toEqual([3, 4, 3]);
});

test('CO-03 · a choice can be changed until the last is in', () => {
  const state = cometHits();
  play(state, [0, 'discard 1 1 0'], [0, 'discard 2 0 0'], [2, 'discard 3 0 0']);
  expect(state.hands[0]?.goods).toEqual([1, 2, 0]);
});

test('CO-04 · the turn passes to the left, and a new round begins with seat 0', () => {
  const state = position({
    hands: [
      [1, 0, 0],
      [1, 0, 0],
    ],
  });
  play(state, [0, 'end']);
  expect(state.table).toMatchObject({ turn: 1, round: 1 });
  state.table.stack.push({ kind: 'main' });
  play(state, [1, 'end']);
  expect(state.table).toMatchObject({ turn: 0, round: 2 });
});

test('CO-05 · an offer goes to all, and the offerer picks among those who said yes', () => {
  const state = position({
    hands: [
      [1, 0, 0],
      [0, 2, 0],
      [0, 2, 0],
    ],
  });
  play(state, [0, 'offer 1 ice for 2 dust'], [1, 'accept'], [2, 'accept'], [0, 'deal 2']);
  expect(state.hands.map((hand) => hand.goods)).toEqual([
    [0, 2, 0],
    [0, 2, 0],
    [1, 0, 0],
  ]);
});

test('CO-05 · a player without the goods cannot accept, and is told how many are missing', () => {
  const state = position({
    hands: [
      [1, 0, 0],
      [0, 1, 0],
      [0, 2, 0],
    ],
  });
  play(state, [0, 'offer 1 ice for 2 dust']);
  expect(why(state, 1, 'accept')).toEqual([{ code: 'not-held', rule: 'CO-05', numbers: { need: 2, have: 1 } }]);
});

test('CO-05 · one offer a turn, withdrawn at any time', () => {
  const state = position({
    hands: [
      [1, 0, 0],
      [0, 2, 0],
      [0, 2, 0],
    ],
  });
  play(state, [0, 'offer 1 ice for 1 dust'], [1, 'accept'], [0, 'withdraw']);
  expect(codes(why(state, 0, 'offer 1 ice for 1 dust'))).toEqual(['one-offer']);
});

test('CO-06 · the same good cannot stand on both sides', () => {
  const state = position({
    hands: [
      [2, 0, 0],
      [2, 0, 0],
    ],
  });
  expect(codes(why(state, 0, 'offer 1 ice for 2 ice'))).toEqual(['same-good']);
});

test('CO-07 · a beacon costs one of each and stands if nobody jams', () => {
  const state = position({
    hands: [
      [1, 1, 1],
      [0, 0, 2],
      [0, 0, 0],
    ],
  });
  play(state, [0, 'beacon'], [1, 'pass'], [2, 'pass']);
  expect(state.table).toMatchObject({ beacons: [1, 0, 0], sizes: [0, 2, 0] });
});

test('CO-07 · jamming costs two iron, and one jammer is enough', () => {
  const state = position({
    hands: [
      [1, 1, 1],
      [0, 0, 2],
      [0, 0, 0],
    ],
  });
  play(state, [0, 'beacon']);
  expect(why(state, 2, 'jam')).toEqual([{ code: 'jam-price', rule: 'CO-07', numbers: { need: 2, have: 0 } }]);
  play(state, [1, 'jam'], [2, 'pass']);
  expect(state.table).toMatchObject({ beacons: [0, 0, 0], sizes: [0, 0, 0] });
});

test('CO-07 · without jamming a beacon stands at once', () => {
  const state = position({
    hands: [
      [1, 1, 1],
      [0, 0, 2],
    ],
    options: { jamming: 'off' },
  });
  play(state, [0, 'beacon']);
  expect(state.table.beacons).toEqual([1, 0]);
});

test('CO-08 · the third beacon wins at once', () => {
  const state = position({
    hands: [
      [1, 1, 1],
      [0, 0, 0],
    ],
    beacons: [2, 2],
  });
  play(state, [0, 'beacon'], [1, 'pass']);
  expect(comet.awaiting(state.table)).toEqual({ who: 'over', places: [1, 2] });
});

test('CO-09 · after the last round most beacons win, and equals share', () => {
  const state = position({
    hands: [
      [1, 0, 0],
      [1, 0, 0],
      [1, 0, 0],
    ],
    beacons: [1, 2, 2],
    round: 10,
    turn: 2,
    options: { rounds: 10 },
  });
  play(state, [2, 'end']);
  expect(comet.awaiting(state.table)).toEqual({ who: 'over', places: [3, 1, 1] });
});
