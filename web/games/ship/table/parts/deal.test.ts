import { expect, test } from 'vitest';
import { dealMove, withOneMore } from './deal.tsx';

const EMPTY = [0, 0, 0, 0, 0, 0];
const [ORE, FOOD] = [0, 2];

test('where any kind is traded, a tap adds a piece until the basket is full', () => {
  const two = withOneMore(withOneMore(EMPTY, ORE, 2), FOOD, 2);
  expect(dealMove('sell', two, null)).toEqual({ kind: 'sell-pair', first: ORE, second: FOOD });
  expect(dealMove('sell', withOneMore(withOneMore(EMPTY, ORE, 2), ORE, 2), null)).toEqual({
    kind: 'sell',
    goods: ORE,
    n: 2,
  });
});

test('a tap on a full basket begins anew with that piece', () => {
  const one = withOneMore(EMPTY, ORE, 1);
  expect(dealMove('buy', withOneMore(one, FOOD, 1), null)).toEqual({ kind: 'buy', goods: FOOD, n: 1 });
});
