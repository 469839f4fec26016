import { expect, test } from 'vitest';
import type { Kept } from '../session/library.ts';
import { company, waitsForPerson, winners } from './people.ts';

const ADA = { kind: 'person', name: 'Ada' } as const;
const JAN = { kind: 'person', name: 'Jan' } as const;
const VEGA = { kind: 'bot', name: 'Vega', level: 'captain' } as const;

const kept = (changes: Partial<Kept>): Kept => ({
  id: '1',
  game: 'startrek',
  sitters: [ADA, VEGA, JAN],
  begun: 0,
  touched: 0,
  seq: 1,
  waitsFor: [0],
  places: null,
  ...changes,
});

test('a game waits for me when a person on this device is asked, and not while only bots are', () => {
  expect(waitsForPerson(kept({ waitsFor: [1, 2] }))).toBe(true);
  expect(waitsForPerson(kept({ waitsFor: [1] }))).toBe(false);
  expect(waitsForPerson(kept({ waitsFor: [], places: [1, 2, 3] }))).toBe(false);
});

test('whoever is on the first place has won, also together', () => {
  expect(winners(kept({ places: [2, 1, 3] }))).toEqual(['Vega']);
  expect(winners(kept({ places: [1, 1, 3] }))).toEqual(['Ada', 'Vega']);
});

test('my company are the bots when I play alone, and everybody when several people share the device', () => {
  expect(company(kept({ sitters: [ADA, VEGA] }))).toEqual(['Vega']);
  expect(company(kept({}))).toEqual(['Ada', 'Vega', 'Jan']);
});
