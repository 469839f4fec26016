import { expect, test } from 'vitest';
import { acceptedDifference, findGroup, type Pool, type Seeker } from './groups.ts';
import { distinctNames } from './paired-table.ts';

const SECOND_MS = 1_000;
const NOW = 1_000 * SECOND_MS;
const seeker = (person: string, mu: number, waitedMs = 0): Seeker => ({
  person,
  name: person,
  mu,
  since: NOW - waitedMs,
});
const found = (pool: Partial<Pool>) =>
  findGroup({ seekers: [], pace: 'live', seats: 2, now: NOW, mayMeet: () => true, ...pool })?.map(
    ({ person }) => person,
  ) ?? null;

test('the person who has waited longest gets the person nearest in strength', () => {
  expect(found({ seekers: [seeker('ada', 25, 3 * SECOND_MS), seeker('ben', 28), seeker('eve', 24)] })).toEqual([
    'ada',
    'eve',
  ]);
});

test('people of different strength meet only when both have waited long enough', () => {
  const waiting = (adaMs: number, benMs: number) =>
    found({ seekers: [seeker('ada', 25, adaMs), seeker('ben', 32, benMs)] });
  expect(waiting(0, 0)).toBeNull();
  expect(waiting(600 * SECOND_MS, 0)).toBeNull();
  expect(waiting(600 * SECOND_MS, 10 * SECOND_MS)).toEqual(['ada', 'ben']);
  expect(acceptedDifference('correspondence', 10 * SECOND_MS)).toBeLessThan(7);
});

test('a group is complete, each member accepts every other, and a person left out delays nobody', () => {
  const seekers = [seeker('ada', 25), seeker('ben', 40), seeker('eve', 26), seeker('tom', 27)];
  expect(found({ seekers, seats: 3 })).toEqual(['ada', 'eve', 'tom']);
  expect(found({ seekers, seats: 4 })).toBeNull();
  expect(found({ seekers, seats: 3, mayMeet: (...two) => two.toSorted().join() !== 'eve,tom' })).toBeNull();
  expect(found({ seekers, mayMeet: (...two) => !two.includes('ada') })).toEqual(['eve', 'tom']);
});

test('people of the same name get distinct names', () => {
  expect(distinctNames(['Ada', 'Ben', 'ada', 'Ada'])).toEqual(['Ada', 'Ben', 'ada 2', 'Ada 3']);
});
