import { expect, test } from 'vitest';
import type { GameSummary } from '../../session/library.ts';
import { namesOf, otherNames, waitsForPerson, winners } from './people.ts';

const ADA = { kind: 'person', name: 'Ada' } as const;
const JAN = { kind: 'person', name: 'Jan' } as const;
const VEGA = { kind: 'bot', name: 'Vega', level: 'captain' } as const;

const nameless = (seat: number) => `Player ${seat + 1}`;

const kept = (changes: Partial<GameSummary>): GameSummary => ({
  id: '1',
  game: 'startrek',
  edition: 1,
  sitters: [ADA, VEGA, JAN],
  begun: 0,
  touched: 0,
  seq: 1,
  waitsFor: [0],
  places: null,
  forfeited: [],
  table: null,
  ...changes,
});

test('a game waits for me when a person on this device is asked, and not while only bots are', () => {
  expect(waitsForPerson(kept({ waitsFor: [1, 2] }))).toBe(true);
  expect(waitsForPerson(kept({ waitsFor: [1] }))).toBe(false);
  expect(waitsForPerson(kept({ waitsFor: [], places: [1, 2, 3] }))).toBe(false);
});

test('everybody in first place has won, also together', () => {
  expect(winners(kept({ places: [2, 1, 3] }), nameless)).toEqual(['Vega']);
  expect(winners(kept({ places: [1, 1, 3] }), nameless)).toEqual(['Ada', 'Vega']);
});

test('my opponents are the bots when I play alone, and everybody when several people share the device', () => {
  expect(otherNames(kept({ sitters: [ADA, VEGA] }), nameless)).toEqual(['Vega']);
  expect(otherNames(kept({}), nameless)).toEqual(['Ada', 'Vega', 'Jan']);
});

test('a person without a name is named by the seat', () => {
  expect(namesOf(kept({ sitters: [{ kind: 'person', name: '' }, VEGA] }), nameless)).toEqual(['Player 1', 'Vega']);
});
