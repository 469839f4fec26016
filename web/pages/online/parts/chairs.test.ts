import { expect, test } from 'vitest';
import { makeTableSummary } from '../testing/fake-server.ts';
import { freeSeat, isClaimable, namesAt, seatOf, waitsFor } from './chairs.ts';

const summary = makeTableSummary('comet', 3);
const [first, second, third] = summary.chairs;
const free = {
  sitter: null,
  colour: 0,
  isPresent: false,
  isReady: false,
  commitment: null,
  hasRevealed: false,
  votedToEnd: false,
};

test('a person is found on their chair, and nobody on a free one', () => {
  expect(seatOf(summary, 'p1')).toBe(1);
  expect(seatOf(summary, 'somebody else')).toBeNull();
  expect(seatOf(summary, null)).toBeNull();
});

test('the first free chair is found, and nobody has a name there', () => {
  const table = { ...summary, chairs: [first ?? free, free, third ?? free] };
  expect(freeSeat(table)).toBe(1);
  expect(freeSeat(summary)).toBeNull();
  expect(namesAt(table)).toEqual(['Player 0', '', 'Player 2']);
});

test('a game waits for a person only while it says so', () => {
  expect(waitsFor({ ...summary, waitsFor: [1] }, 'p1')).toBe(true);
  expect(waitsFor({ ...summary, waitsFor: [1] }, 'p2')).toBe(false);
  expect(waitsFor(summary, 'p1')).toBe(false);
});

test('a chair can be claimed while its person is away, and never from a bot', () => {
  expect(isClaimable({ ...(second ?? free), isPresent: false })).toBe(true);
  expect(isClaimable({ ...(second ?? free), isPresent: true })).toBe(false);
  expect(isClaimable(free)).toBe(false);
  expect(isClaimable({ ...free, sitter: { kind: 'bot', name: 'Vega', level: 'cadet' } })).toBe(false);
});
