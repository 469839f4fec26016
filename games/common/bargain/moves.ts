import { defineMove, indexField, type MoveOf, type MoveSchemas, nameSetField } from '@orrery/kernel';
import { type BundleBounds, bundleField } from '../bundle.ts';

/** The moves of bargaining, to be declared with the others of a game. */
export function bargainMoves({ kinds, each, seats }: BundleBounds & { readonly seats: number }) {
  const side = bundleField({ kinds, each, any: (rng) => (rng(3) === 0 ? 1 + rng(2) : 0) });
  const everybody = Array.from({ length: seats }, (_, seat) => String(seat));
  return {
    offer: defineMove('offer {give} for {take} to {to}', {
      give: side,
      take: side,
      to: nameSetField(everybody, ',', 'nobody'),
    }),
    accept: defineMove('accept'),
    decline: defineMove('decline'),
    counter: defineMove('counter {give} for {take}', { give: side, take: side }),
    propose: defineMove('propose {give} for {take}', { give: side, take: side }),
    withdraw: defineMove('withdraw'),
    deal: defineMove('deal {seat}', { seat: indexField(seats) }),
    dismiss: defineMove('dismiss {seat}', { seat: indexField(seats) }),
    close: defineMove('close'), // no more offers this turn
    reopen: defineMove('reopen'),
  };
}

export type BargainMoves = MoveSchemas<ReturnType<typeof bargainMoves>>;
type BargainMove = MoveOf<BargainMoves>;
export type OfferMove = Extract<BargainMove, { kind: 'offer' }>;
export type CounterMove = Extract<BargainMove, { kind: 'counter' }>;
export type ProposeMove = Extract<BargainMove, { kind: 'propose' }>;
