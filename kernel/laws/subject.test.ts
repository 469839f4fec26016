import { expect, test } from 'vitest';
import { goldenGame } from './golden-game.ts';
import { setupsCovering } from './subject.ts';
import { dusk } from './testing/dusk.ts';
import { duskSubject } from './testing/subject.ts';

test('the setups use every number of seats and every value of every option', () => {
  expect(setupsCovering(dusk)).toEqual([
    { options: { rounds: 2 }, seats: 2 },
    { options: { rounds: 2 }, seats: 3 },
    { options: { rounds: 1 }, seats: 2 },
  ]);
});

test('a golden game is the same for the same seed, and another for another seed', () => {
  const subject = duskSubject(dusk);
  expect(goldenGame(subject, 4)).toBe(goldenGame(subject, 4));
  expect(goldenGame(subject, 4)).not.toBe(goldenGame(subject, 7));
  expect(goldenGame(subject, 4)).toMatch(/\n\nover \d \d \d\n$/);
});
