import { expect, test } from 'vitest';
import { dealMove, withOneMore } from './deal.tsx';

const EMPTY = [0, 0, 0, 0, 0, 0];
const [ORE, FOOD] = [0, 2];

test('with free choice of goods, a tap adds a unit until the basket is full', () => {
  const two = withOneMore(withOneMore(EMPTY, ORE, 2), FOOD, 2);
  expect(dealMove('sell', two, null)).toEqual({ kind: 'sell-pair', first: ORE, second: FOOD });
  expect(dealMove('sell', withOneMore(withOneMore(EMPTY, ORE, 2), ORE, 2), null)).toEqual({
    kind: 'sell',
    goods: ORE,
    n: 2,
  });
});

test('a tap on a full basket starts again with that good', () => {
  const one = withOneMore(EMPTY, ORE, 1);
  expect(dealMove('buy', withOneMore(one, FOOD, 1), null)).toEqual({ kind: 'buy', goods: FOOD, n: 1 });
});
