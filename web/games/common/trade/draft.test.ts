import { expect, test } from 'vitest';
import { limitsOf, withinHand } from './draft.ts';

const NOTHING = [0, 0, 0, 0, 0];
const TABLE = { active: 0, players: [], offers: 0, options: { offers: 3 }, stack: [] };

test('a resource that is given cannot be wanted as well', () => {
  const limits = limitsOf([2, 1, 0, 0, 0], 19, { give: [1, 0, 0, 0, 0], take: NOTHING });
  expect(limits).toEqual({ give: [2, 1, 0, 0, 0], take: [0, 19, 19, 19, 19] });
});

test('no more can be given than is held', () => {
  const { give } = limitsOf([2, 1, 0, 0, 0], 19, { give: NOTHING, take: [0, 1, 0, 0, 0] });
  expect(give).toEqual([2, 0, 0, 0, 0]);
});

test('cards that leave the hand leave the draft', () => {
  const draft = { give: [2, 1, 0, 0, 0], take: [0, 0, 1, 0, 0], to: 6 };
  const view = { seat: 0, table: TABLE, hand: { resources: [1, 1, 0, 0, 0] } };
  expect(withinHand(draft, view)).toEqual({ give: [1, 1, 0, 0, 0], take: [0, 0, 1, 0, 0], to: 6 });
});
