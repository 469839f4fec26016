import { expect, test } from 'vitest';
import { makeTableSummary } from '../testing/fake-server.ts';
import { freeSeat, isClaimable, namesAt, seatOf, waitsFor } from './chairs.ts';

const card = makeTableSummary('comet', 3);
const [first, second, third] = card.chairs;
const free = {
  sitter: null,
  colour: 0,
  isHere: false,
  isReady: false,
  commitment: null,
  isOpened: false,
  wantsEnd: false,
};

test('somebody is found on the chair they sit on, and nobody on none', () => {
  expect(seatOf(card, 'p1')).toBe(1);
  expect(seatOf(card, 'somebody else')).toBeNull();
  expect(seatOf(card, null)).toBeNull();
});

test('the first free chair is found, and nobody has a name there', () => {
  const table = { ...card, chairs: [first ?? free, free, third ?? free] };
  expect(freeSeat(table)).toBe(1);
  expect(freeSeat(card)).toBeNull();
  expect(namesAt(table)).toEqual(['Player 0', '', 'Player 2']);
});

test('a game waits for somebody only as long as it says so', () => {
  expect(waitsFor({ ...card, waitsFor: [1] }, 'p1')).toBe(true);
  expect(waitsFor({ ...card, waitsFor: [1] }, 'p2')).toBe(false);
  expect(waitsFor(card, 'p1')).toBe(false);
});

test('a chair can be taken over while its person is away, and never from a bot', () => {
  expect(isClaimable({ ...(second ?? free), isHere: false })).toBe(true);
  expect(isClaimable({ ...(second ?? free), isHere: true })).toBe(false);
  expect(isClaimable(free)).toBe(false);
  expect(isClaimable({ ...free, sitter: { kind: 'bot', name: 'Vega', level: 'cadet' } })).toBe(false);
});
