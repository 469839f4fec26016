import {
  type DealMove,
  type DiscardMove,
  EACH,
  type Goods,
  KINDS,
  OFFER_MOST,
  type OfferMove,
  type PlainKind,
  type PlainMove,
} from './state.ts';

/**
 * Every move there can be is made once and shared: `moves` then costs no memory, and a move can be compared by identity.
 * Lists inside are readonly, not frozen: an engine reads frozen lists along a slower path.
 */

const plain = <P extends PlainKind>(kind: P): PlainMove<P> => Object.freeze({ kind });
export const ROLL = plain('roll');
export const BEACON = plain('beacon');
export const END = plain('end');
export const ACCEPT = plain('accept');
export const DECLINE = plain('decline');
export const WITHDRAW = plain('withdraw');
export const JAM = plain('jam');
export const PASS = plain('pass');

const upTo = (n: number): number[] => Array.from({ length: n + 1 }, (_, i) => i);

export const OFFERS: readonly OfferMove[] = upTo(KINDS - 1).flatMap((give) =>
  upTo(KINDS - 1).flatMap((want) =>
    upTo(OFFER_MOST - 1).flatMap((g) =>
      upTo(OFFER_MOST - 1).map((w) =>
        Object.freeze({ kind: 'offer', give, gives: g + 1, want, wants: w + 1 } as const),
      ),
    ),
  ),
);

/** DISCARDS[n] are all ways to give back n goods. */
export const DISCARDS: readonly (readonly DiscardMove[])[] = upTo(KINDS * EACH).map((n) => {
  const ways: DiscardMove[] = [];
  for (let ice = 0; ice <= Math.min(n, EACH); ice++) {
    for (let dust = 0; dust <= Math.min(n - ice, EACH); dust++) {
      const iron = n - ice - dust;
      if (iron <= EACH) ways.push(Object.freeze({ kind: 'discard', goods: [ice, dust, iron] }));
    }
  }
  return ways;
});

export const discardOf = (goods: Goods): DiscardMove | undefined =>
  DISCARDS[goods.reduce((a, b) => a + b, 0)]?.find((move) => move.goods.every((n, g) => n === goods[g]));

export const DEALS: readonly DealMove[] = upTo(3).map((seat) => Object.freeze({ kind: 'deal', with: seat }));
