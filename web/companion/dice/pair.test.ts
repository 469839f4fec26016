import { diceBounds, seededChance } from '@orrery/kernel';
import { DICE_CARDS as FAR_CARDS } from '@orrery/starfarers/facts';
import { DICE_CARDS as TREK_CARDS } from '@orrery/startrek/facts';
import { expect, test } from 'vitest';
import type { DrawChance } from '../draw-chance.ts';
import { facesOf, newPair, PAIR_SHAPE, type PairNotes, rollPair, SUMS, sumOf, tallyOf } from './pair.ts';

function drawer(seed: number): DrawChance {
  const source = seededChance(seed);
  return (of) => [...source({ who: 'chance', kind: 'test', of, secret: false }, 0)];
}

function rolledOften(notes: PairNotes, n: number): PairNotes {
  const draw = drawer(7);
  let now = notes;
  for (let i = 0; i < n; i++) now = rollPair(now, draw);
  return now;
}

test('ST-OPT-DICE, SF-OPT-DICE: the deck brings every way two dice can fall once before any comes again', () => {
  const { rolls, left } = rolledOften(newPair('deck'), TREK_CARDS);
  expect([...rolls].sort((a, b) => a - b)).toEqual([...Array(FAR_CARDS).keys()]);
  expect(left).toHaveLength(TREK_CARDS);
  expect(tallyOf(rolls)).toEqual(SUMS.map((sum) => 6 - Math.abs(7 - sum)));
});

test('dice are fair: each face about equally often, all between 1 and 6', () => {
  const { rolls } = rolledOften(newPair('dice'), 3600);
  const faces = rolls.flatMap(facesOf);
  for (const face of [1, 2, 3, 4, 5, 6]) {
    const n = faces.filter((each) => each === face).length;
    expect(n).toBeGreaterThan(1000);
    expect(n).toBeLessThan(1400);
  }
  expect(Math.min(...rolls.map(sumOf))).toBe(2);
  expect(Math.max(...rolls.map(sumOf))).toBe(12);
});

test('dice are rolled as the games require', () => {
  const asked: (readonly number[])[] = [];
  const draw: DrawChance = (of) => {
    asked.push(of);
    return of.map(() => 0);
  };
  rollPair(newPair('dice'), draw);
  rollPair(newPair('deck'), draw);
  expect(asked).toEqual([diceBounds(2), [TREK_CARDS]]);
});

test('stored notes are read back, damaged ones are not', () => {
  const notes = rolledOften(newPair('deck'), 5);
  expect(PAIR_SHAPE(JSON.parse(JSON.stringify(notes)))).toEqual(notes);
  expect(PAIR_SHAPE({ ...notes, rolls: [36] })).toBeUndefined();
  expect(PAIR_SHAPE(null)).toBeUndefined();
});
