import { expect, test } from 'vitest';
import { displayedRating, INITIAL_SKILL, type Skill, updateSkills } from './rating.ts';

const skill = (mu: number, sigma: number): Skill => ({ mu, sigma });

/** Computed with openskill 5.0.1: rate(teams, { rank }). */
const KNOWN: readonly { before: Skill[]; places: number[]; after: [number, number][] }[] = [
  {
    before: [INITIAL_SKILL, INITIAL_SKILL],
    places: [1, 2],
    after: [
      [27.635389493140497, 8.06590141354368],
      [22.364610506859503, 8.06590141354368],
    ],
  },
  {
    before: [INITIAL_SKILL, INITIAL_SKILL, INITIAL_SKILL, INITIAL_SKILL],
    places: [1, 2, 3, 4],
    after: [
      [27.795252672501135, 8.263571791259416],
      [26.55291815138952, 8.17961798837266],
      [24.689416369722096, 8.084127880168786],
      [20.962412806387245, 8.084127880168786],
    ],
  },
  {
    before: [INITIAL_SKILL, INITIAL_SKILL, INITIAL_SKILL],
    places: [2, 1, 1],
    after: [
      [23.565475659625285, 8.205243377397993],
      [25.717262170187357, 8.205243377397993],
      [25.717262170187357, 8.205243377397993],
    ],
  },
  {
    before: [skill(30, 3), skill(20, 6), skill(25, 8)],
    places: [3, 1, 2],
    after: [
      [29.24292151639469, 2.9914289576996986],
      [22.230857870545663, 5.947087862679432],
      [26.414467161915994, 7.528764317911466],
    ],
  },
  {
    before: [skill(30, 3), skill(20, 6), skill(25, 8), skill(28, 2)],
    places: [1, 1, 3, 3],
    after: [
      [30.11332905868882, 2.997516317705728],
      [20.913171125099975, 5.965593641696341],
      [24.18197705510708, 7.640883877195042],
      [27.899172617294802, 2.000267427601463],
    ],
  },
];

test.each(KNOWN)('places $places change skills as openskill computes it', ({ before, places, after }) => {
  for (const [i, { mu, sigma }] of updateSkills(before, places).entries()) {
    expect(mu).toBeCloseTo(after[i]?.[0] ?? 0, 9);
    expect(sigma).toBeCloseTo(after[i]?.[1] ?? 0, 9);
  }
});

test("a new player's rating is shown as 0", () => {
  expect(displayedRating(INITIAL_SKILL)).toBe(0);
});
